"""Simulations as Parquet, some games to a file, so that any number of games takes the memory of a few.

A folder has `plan.json` and the tables of SCHEMAS, each in as many files as there are shards. The file of games is the
last of a shard to be written: where it is, the shard is complete, and the same simulation goes on with the next one.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from io import BytesIO
from itertools import takewhile
from pathlib import Path
from typing import Final

import polars as pl

from exlibris.data.change import Change
from exlibris.data.collecting import SCHEMAS, Collector, Row
from exlibris.sim import LINES, Plan, PlanError, Totals, play_game
from exlibris.sim.kept import noted, write_whole
from exlibris.sim.pools import open_pool

SHARD: Final = 100  # games
PLAN: Final = "plan.json"
UNCHANGED: Final = Change()
Tables = dict[str, pl.DataFrame]


@dataclass(frozen=True)
class Shard:
    """Some games of a plan, what is changed for them beyond its ruleset, and the folder that gets them."""

    plan: Plan
    folder: Path
    number: int
    games: range
    change: Change

    def path(self, table: str) -> Path:
        """Return the file of a table."""
        return self.folder / f"{table}-{self.number:05}.parquet"


def simulate_to(
    folder: Path,
    plan: Plan,
    stop: Callable[[], bool],
    jobs: int = 1,
    ray: str | None = None,
    change: Change = UNCHANGED,
) -> Iterator[Totals]:
    """Play the games of a plan that the folder lacks; yield the totals of each shard, first of those that are there.

    Args:
        folder: Made if it is missing.
        plan: The simulation.
        stop: Asked before each shard; once it returns True, no further one begins.
        jobs: Processes that share the work.
        ray: The address of a Ray cluster that does it instead.
        change: What differs from the plan's rules.

    Raises:
        PlanError: The folder is of another simulation, or its plan can't be read.
        PoolError: There is no such cluster.
        WorkerLostError: A process ended unexpectedly.
        BotFault: A bot failed or chose an illegal action.
        OSError: A file can't be read or written.
    """
    _check(folder, plan, change)
    missing: list[Shard] = []
    for shard in _shards(plan, folder, change):
        if shard.path("games").exists():
            yield _totals(shard)
        else:
            missing.append(shard)
    for shard, seconds in zip(missing, _played(takewhile(lambda _: not stop(), missing), jobs, ray), strict=False):
        totals = _totals(shard)
        totals.cpu_seconds = seconds
        yield totals


def _shards(plan: Plan, folder: Path, change: Change) -> Iterator[Shard]:
    for number, first in enumerate(range(0, plan.games, SHARD)):
        yield Shard(plan, folder, number, range(first, min(first + SHARD, plan.games)), change)


def _played(shards: Iterable[Shard], jobs: int, ray: str | None) -> Iterator[float]:
    """Play the shards in order, and yield the CPU seconds of each when its files are there.

    Processes of this machine write them; from another one, which has another disk, the tables come here.
    """
    with open_pool(jobs, ray) as pool:
        if ray is None:
            yield from pool.map(keep_shard, shards)
        else:
            for shard, tables, seconds in pool.map(play_shard, shards):
                _write_all(shard, tables)
                yield seconds


def keep_shard(shard: Shard) -> float:
    """Play the games of a shard and write its files; return the CPU seconds."""
    _, tables, seconds = play_shard(shard)
    _write_all(shard, tables)
    return seconds


def play_shard(shard: Shard) -> tuple[Shard, Tables, float]:
    """Play the games of a shard; return it with its tables and the CPU seconds."""
    rows: dict[str, list[Row]] = {name: [] for name in SCHEMAS}
    seconds = 0.0
    with shard.change.made(shard.plan.ruleset, shard.plan.seats):
        for number in shard.games:
            collector = Collector(number)
            outcome = play_game(shard.plan.game(number), lambda _, it=collector: it)  # type: ignore[misc]
            collector.add(outcome)
            seconds += outcome.cpu_seconds
            for name, found in collector.rows.items():
                rows[name] += found
    tables = {name: pl.DataFrame(rows[name], schema=schema, orient="row") for name, schema in SCHEMAS.items()}
    return shard, tables, seconds


def _write_all(shard: Shard, tables: Tables) -> None:
    for name in SCHEMAS:  # the games last
        write(tables[name], shard.path(name))


def _totals(shard: Shard) -> Totals:
    """Return the totals of a shard by its files, which don't have the CPU seconds."""
    plan = shard.plan
    totals = Totals(plan.bots)
    games, seats = _read(shard.path("games")), _read(shard.path("seats"))
    totals.games, totals.decisions, totals.rounds = games.height, int(games["plies"].sum()), int(games["rounds"].sum())
    for row in seats.select("seat", "bot", "win", *LINES).iter_rows(named=True):
        wins, bot = Fraction(row["win"]).limit_denominator(plan.seats), row["bot"]
        totals.wins_by_seat[row["seat"]] += wins
        totals.wins_by_bot[bot] += wins
        totals.appearances[bot] += 1
        for line in LINES:
            totals.form_by_bot[bot][line] += row[line]
    return totals


def _read(path: Path) -> pl.DataFrame:
    try:
        return pl.read_parquet(path)
    except pl.exceptions.PolarsError as error:
        raise PlanError(f"{path}: not a whole file of Parquet; delete the file of games with that number") from error


def write(table: pl.DataFrame, path: Path) -> None:
    """Write a table to a file that is complete or not there."""
    data = BytesIO()
    table.write_parquet(data)
    write_whole(path, data.getvalue())


def _check(folder: Path, plan: Plan, change: Change) -> None:
    """Note the plan in the folder, or check that it is the one noted there."""
    ours = {"games": plan.games, "bots": list(plan.bots), "seed": plan.seed, "ruleset": plan.ruleset.to_json()}
    ours |= change.to_json()
    path = folder / PLAN
    try:
        theirs = noted(path, ours)
    except ValueError as error:
        raise PlanError(f"{path}: not the plan of a simulation; delete this folder to begin again") from error
    if theirs != ours:
        raise PlanError(f"{path}: there are games of another simulation in this folder already; name another")
