"""Simulations as Parquet files, 100 games per file, so that memory does not grow with the number of games.

A folder has `plan.json` and the tables of SCHEMAS, each with one file per shard. The file of games is written last: if
it exists, the shard is complete, and a resumed simulation skips it. Only complete shards are read.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from io import BytesIO
from itertools import takewhile
from pathlib import Path
from typing import Any, Final

import polars as pl

from exlibris.data.change import Change
from exlibris.data.collecting import SCHEMAS, Collector, Row
from exlibris.sim import LINES, Plan, PlanError, Totals, play_game
from exlibris.sim.kept import noted, write_whole
from exlibris.sim.pools import pool_of

PLAN: Final = "plan.json"


class TablesError(PlanError):
    """A folder without readable games; the message says why."""


@dataclass(frozen=True)
class Played:
    """The games of a simulation.

    Args:
        folder: The simulation's output folder.
        plan: Its plan, as JSON values.
        shards: The shard numbers in its file names.
    """

    folder: Path
    plan: dict[str, Any]
    shards: tuple[str, ...]

    @property
    def player(self) -> str:
        """The distinct bots."""
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


def read_folder(folder: Path | str) -> Played:
    """Return the games in a folder.

    Raises:
        TablesError: No simulation wrote into it, no shard is complete, or a file is missing or unreadable.
        OSError: A file can't be read.
    """
    folder = Path(folder)
    shards = tuple(sorted(path.stem.removeprefix("games-") for path in folder.glob("games-*.parquet")))
    played = Played(folder, _plan_in(folder), shards)
    if not shards:
        raise TablesError(f"{folder}: no file of games is complete yet; run the same simulate command to resume")
    for name in SCHEMAS:
        for shard in shards:
            read_table(folder / f"{name}-{shard}.parquet", name, rows=0)
    return played


def _plan_in(folder: Path) -> dict[str, Any]:
    path = folder / PLAN
    if not path.exists():
        raise TablesError(f"{folder}: no games here; exlibris simulate --parquet DIR writes them")
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
        raise TablesError(f"{path}: not a complete Parquet file; delete the file of games with that number") from error
    if found.schema != SCHEMAS[name]:
        raise TablesError(f"{path}: written by another version of Ex Libris")
    return found


def write_table(table: pl.DataFrame, path: Path) -> None:
    """Write a table atomically: an interrupted write leaves no file."""
    data = BytesIO()
    table.write_parquet(data)
    write_whole(path, data.getvalue())


SHARD: Final = 100  # games
UNCHANGED: Final = Change()
Tables = dict[str, pl.DataFrame]


@dataclass(frozen=True)
class Shard:
    """A range of games of a plan, with its change of locations and the output folder."""

    plan: Plan
    folder: Path
    number: int
    games: range
    change: Change

    def path(self, table: str) -> Path:
        """Return the file of a table."""
        return self.folder / f"{table}-{self.number:05}.parquet"


def simulate_to(
    folder: Path | str,
    plan: Plan,
    stop: Callable[[], bool] = lambda: False,
    jobs: int = 1,
    ray: str | None = None,
    change: Change = UNCHANGED,
) -> Iterator[Totals]:
    """Play the games of a plan that the folder lacks; yield the totals of each shard, existing shards first.

    Args:
        folder: Created if it is missing.
        plan: The simulation.
        stop: Called before each shard; once it returns True, no further shard starts.
        jobs: Number of processes.
        ray: Address of a Ray cluster to use instead of processes.
        change: Changes to the plan's rules.

    Raises:
        PlanError: The folder belongs to another simulation, or its plan or a table can't be read.
        PoolError: The cluster can't be reached.
        WorkerLostError: A process ended unexpectedly.
        BotFault: A bot failed or chose an illegal action.
        OSError: A file can't be read or written.
    """
    folder = Path(folder)
    _check(folder, plan, change)
    missing = []
    for number, first in enumerate(range(0, plan.games, SHARD)):
        shard = Shard(plan, folder, number, range(first, min(first + SHARD, plan.games)), change)
        if shard.path("games").exists():
            yield _totals(shard)
        else:
            missing.append(shard)
    with pool_of(jobs, ray) as pool:  # tables are written on this machine, since cluster machines have other disks
        for shard, tables, seconds in pool.map(_play_shard, takewhile(lambda _: not stop(), missing)):
            for name in SCHEMAS:  # games last
                write_table(tables[name], shard.path(name))
            totals = _totals(shard)
            totals.cpu_seconds = seconds
            yield totals


def _play_shard(shard: Shard) -> tuple[Shard, Tables, float]:
    rows: dict[str, list[Row]] = {name: [] for name in SCHEMAS}
    seconds = 0.0
    facts = shard.change.game(shard.plan.ruleset, shard.plan.seats)
    for number in shard.games:
        collector = Collector(number)
        outcome = play_game(shard.plan.game(number), lambda _, it=collector: it, facts)  # type: ignore[misc]
        collector.add(outcome)
        seconds += outcome.cpu_seconds
        for name, found in collector.rows.items():
            rows[name] += found
    return shard, {name: pl.DataFrame(rows[name], SCHEMAS[name], orient="row") for name in SCHEMAS}, seconds


def _totals(shard: Shard) -> Totals:
    totals = Totals(shard.plan.names)
    games, seats = (read_table(shard.path(name), name) for name in ("games", "seats"))
    totals.games, totals.decisions, totals.rounds = games.height, int(games["plies"].sum()), int(games["rounds"].sum())
    for seat, bot, win, *form in seats.select("seat", "bot", "win", *LINES).iter_rows():
        wins = Fraction(win).limit_denominator(shard.plan.seats)
        totals.wins_by_seat[seat] += wins
        totals.wins_by_bot[bot] += wins
        totals.appearances[bot] += 1
        for line, points in zip(LINES, form, strict=True):
            totals.form_by_bot[bot][line] += points
    return totals


def _check(folder: Path, plan: Plan, change: Change) -> None:
    rules = plan.ruleset.to_json()
    ours = {"games": plan.games, "bots": list(plan.names), "seed": plan.seed, "ruleset": rules, **change.to_json()}
    path = folder / PLAN
    try:
        theirs = noted(path, ours)
    except ValueError as error:
        raise PlanError(f"{path}: not the plan of a simulation; delete this folder to begin again") from error
    if theirs != ours:
        of_seats = {"bots": "seats"} if len(theirs.get("bots", ())) != plan.seats else {}
        differ = ", ".join(of_seats.get(key, key) for key in ours | theirs if ours.get(key) != theirs.get(key))
        raise PlanError(f"{path}: from another simulation, which differs in {differ}; choose another folder")
