"""The folders that simulations wrote, read again: those of their shards that are complete."""

import json
from dataclasses import dataclass
from functools import cached_property
from io import BytesIO
from pathlib import Path
from typing import Any, Final

import polars as pl

from exlibris.data.collecting import SCHEMAS
from exlibris.sim import PlanError
from exlibris.sim.kept import write_whole

PLAN: Final = "plan.json"


class TablesError(PlanError):
    """A folder without games that can be read; the message says why."""


@dataclass(frozen=True)
class Played:
    """The games of a simulation.

    Args:
        folder: Where it wrote them.
        plan: What it noted of itself.
        shards: The ends of its files' names.
    """

    folder: Path
    plan: dict[str, Any]
    shards: tuple[str, ...]

    @property
    def player(self) -> str:
        """The bots, each once."""
        return ", ".join(dict.fromkeys(self.plan["bots"]))

    @property
    def seats(self) -> int:
        """The number of players in each game."""
        return len(self.plan["bots"])

    @cached_property
    def games(self) -> int:
        """The number of games in complete shards."""
        return int(self.table("games").select(pl.len()).collect().item())

    def table(self, name: str) -> pl.LazyFrame:
        """Return one of the tables of SCHEMAS."""
        return pl.scan_parquet([self.folder / f"{name}-{shard}.parquet" for shard in self.shards])


def read_folder(folder: Path) -> Played:
    """Return the games in a folder.

    Raises:
        TablesError: No simulation wrote into it, no shard is complete, or a file is missing or unreadable.
        OSError: A file can't be read.
    """
    shards = tuple(sorted(path.stem.removeprefix("games-") for path in folder.glob("games-*.parquet")))
    played = Played(folder, _plan_in(folder), shards)
    if not shards:
        raise TablesError(f"{folder}: no file of games is complete yet; the same simulate goes on with them")
    for name in SCHEMAS:
        for shard in shards:
            read_table(folder / f"{name}-{shard}.parquet", name, rows=0)
    return played


def _plan_in(folder: Path) -> dict[str, Any]:
    path = folder / PLAN
    if not path.exists():
        raise TablesError(f"{folder}: no simulation wrote here; exlibris simulate --parquet DIR does")
    try:
        plan: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        _ = plan["bots"][0], plan["games"], plan["seed"], plan["ruleset"]["preset"]
    except (ValueError, LookupError, TypeError) as error:
        raise TablesError(f"{path}: not the plan of a simulation") from error
    return plan


def read_table(path: Path, name: str, rows: int | None = None) -> pl.DataFrame:
    """Return a file of one of the tables of SCHEMAS, or its first rows.

    Raises TablesError if it is missing, cut short or has other columns.
    """
    try:
        found = pl.read_parquet(path, n_rows=rows)
    except (FileNotFoundError, pl.exceptions.PolarsError) as error:
        raise TablesError(f"{path}: no whole file of Parquet; delete the file of games with that number") from error
    if found.schema != SCHEMAS[name]:
        raise TablesError(f"{path}: written by another version of Ex Libris")
    return found


def write(table: pl.DataFrame, path: Path) -> None:
    """Write a table to a file that is complete or not there."""
    data = BytesIO()
    table.write_parquet(data)
    write_whole(path, data.getvalue())
