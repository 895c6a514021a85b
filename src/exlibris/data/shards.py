"""Simulations as Parquet, some games to a file, so that any number of games takes the memory of a few.

A folder has `plan.json` and the tables of SCHEMAS, each in as many files as there are shards. The file of games is the
last of a shard to be written: where it is, the shard is complete, and the same simulation goes on with the next one.
"""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import takewhile
from pathlib import Path
from typing import Final

import polars as pl

from exlibris.data.collecting import SCHEMAS, Collector, Row
from exlibris.sim import Plan, PlanError, Totals, play_game
from exlibris.sim.pools import open_pool

SHARD: Final = 100  # games
PLAN: Final = "plan.json"


@dataclass(frozen=True)
class Shard:
    """Some games of a plan, and the folder that gets them."""

    plan: Plan
    folder: Path
    number: int

    def path(self, table: str) -> Path:
        """Return the file of a table."""
        return self.folder / f"{table}-{self.number:05}.parquet"

    @property
    def is_complete(self) -> bool:
        """Whether all of its files are there."""
        return self.path("games").exists()

    @property
    def games(self) -> range:
        """The numbers of its games."""
        return range(self.number * SHARD, min((self.number + 1) * SHARD, self.plan.games))


def simulate_to(folder: Path, plan: Plan, jobs: int, stop: Callable[[], bool]) -> Iterator[Totals]:
    """Play the games of a plan that the folder lacks; yield the totals of each shard that was written.

    Args:
        folder: Made if it is missing.
        plan: The simulation.
        jobs: Processes that share the work.
        stop: Asked before each shard; once it returns True, no further one begins.

    Raises:
        PlanError: The folder is of another simulation, or its plan can't be read.
        BotFault: A bot failed or chose an illegal action.
        OSError: A file can't be read or written.
    """
    _check(folder, plan)
    shards = (Shard(plan, folder, number) for number in range(-(-plan.games // SHARD)))
    missing = (shard for shard in shards if not shard.is_complete)
    with open_pool(jobs) as pool:
        yield from pool.map(play_shard, takewhile(lambda _: not stop(), missing))


def play_shard(shard: Shard) -> Totals:
    """Play the games of a shard, write its files and return its totals."""
    totals = Totals(shard.plan.bots)
    rows: dict[str, list[Row]] = {name: [] for name in SCHEMAS}
    for number in shard.games:
        collector = Collector(number)
        outcome = play_game(shard.plan.game(number), lambda _, it=collector: it)  # type: ignore[misc]
        collector.add(outcome)
        totals.add(outcome)
        for name, found in collector.rows.items():
            rows[name] += found
    for name, schema in SCHEMAS.items():
        write(pl.DataFrame(rows[name], schema=schema, orient="row"), shard.path(name))
    return totals


def write(table: pl.DataFrame, path: Path) -> None:
    """Write a table to a file that is complete or not there."""
    part = path.with_suffix(".part")
    table.write_parquet(part)
    part.replace(path)


def _check(folder: Path, plan: Plan) -> None:
    """Note the plan in the folder, or check that it is the one noted there."""
    folder.mkdir(parents=True, exist_ok=True)
    ours = {"games": plan.games, "bots": list(plan.bots), "seed": plan.seed, "ruleset": plan.ruleset.to_json()}
    path = folder / PLAN
    if not path.exists():
        path.write_text(json.dumps(ours, indent=2) + "\n", encoding="utf-8")
        return
    try:
        theirs = json.loads(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise PlanError(f"{path}: not the plan of a simulation; delete this folder to begin again") from error
    if theirs != ours:
        raise PlanError(f"{path}: there are games of another simulation in this folder already; name another")
