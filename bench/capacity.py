"""Simulate a day of games with measured costs: the server's load by hour, and the number of machines needed.

python bench/capacity.py                            # a million games
python bench/capacity.py --games 20000 --output json
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import accumulate
from random import Random
from typing import Annotated, Final

import typer

from report import Form, Output, Row, figure, print_report

MINUTES: Final = 24 * 60
ARRIVALS: Final = (5, 4, 3, 2, 2, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, 10, 11, 13, 16, 18, 18, 15, 11, 8)  # shares of hours
SIZES: Final = (("one core", 1, 1), ("one machine of 8 cores", 1, 8), ("ten of them", 10, 8))
FILES: Final = 65_536  # that the processes of a machine may have open, by the documented limit
SAMPLE: Final = 100_000  # games that are drawn, each of which counts for as many as make the whole day
HEADS: Final = {
    "hour": "hour",
    "tables": "tables",
    "connections": "connections",
    "actions": "actions/s",
    "server_cores": "cores, server",
    "bot_cores": "cores, bots",
    "memory_gib": "GiB of memory",
    "mbit": "Mbit/s sent",
    "size": "what there is",
    "games": "games a day",
    "peak_tables": "tables at the peak",
    "peak_actions": "actions/s at the peak",
    "peak_connections": "connections",
    "gives_way": "first at its limit",
}


@dataclass(frozen=True)
class Kind:
    """A kind of game: its share of all, people and computers at the table, and actions of each in a game."""

    share: float
    people: int
    bots: int
    actions: int


@dataclass(frozen=True)
class Costs:
    """Measured costs; docs/scale.md describes the measurements."""

    action_ms: float = 3.7  # CPU of an action with four browsers, one process on SQLite
    action_shared_ms: float = 6.2  # with several processes, PostgreSQL and Redis
    thought_ms: float = 20.0  # CPU of a computer's choice, all levels mixed
    think_median: float = 4.0  # seconds that a person takes for an action
    think_spread: float = 1.0  # of its logarithm
    bot_pause: float = 1.0  # seconds until a computer's move has been shown
    table_kib: float = 190.0
    connection_kib: float = 47.0
    action_bytes: float = 191.0  # for each browser
    row_bytes: float = 160.0  # an event, with its place and both indexes
    process_mib: float = 120.0
    busy: float = 0.5  # of a core, up to which 99 of 100 actions are shown within 50 ms


KINDS: Final = (  # people against computers above all, as on a site for a board game that few friends own
    Kind(0.60, 1, 3, 105),
    Kind(0.15, 1, 1, 140),
    Kind(0.15, 2, 0, 140),
    Kind(0.07, 4, 0, 105),
    Kind(0.03, 3, 1, 105),
)


@dataclass
class Day:
    """The load in each minute: tables, connections, and actions per second of people and of computers."""

    tables: list[float]
    connections: list[float]
    of_people: list[float]
    of_bots: list[float]

    @property
    def actions(self) -> list[float]:
        """All actions a second, by minute."""
        return [people + bots for people, bots in zip(self.of_people, self.of_bots, strict=True)]


def a_day(games: int, costs: Costs, luck: Random) -> Day:
    """Return a day with that many games, each begun at random within an hour drawn by its share."""
    changes = [[0.0] * (MINUTES + 1) for _ in range(4)]
    drawn = min(games, SAMPLE)
    weight = games / drawn
    hours = luck.choices(range(24), ARRIVALS, k=drawn)
    for hour, kind in zip(hours, luck.choices(KINDS, [kind.share for kind in KINDS], k=drawn), strict=True):
        seconds = duration(kind, costs, luck)
        rates = (1.0, kind.people, kind.people * kind.actions / seconds, kind.bots * kind.actions / seconds)
        begins = hour * 60 + luck.randrange(60)
        for change, rate in zip(changes, rates, strict=True):
            add(change, begins, math.ceil(seconds / 60), rate * weight)
    return Day(*(list(accumulate(change[:MINUTES])) for change in changes))


def duration(kind: Kind, costs: Costs, luck: Random) -> float:
    """Return the seconds that a game takes: the sum of its think times, nearly normal for hundreds of them."""
    mean = costs.think_median * math.exp(costs.think_spread**2 / 2)
    spread = mean * math.sqrt(math.exp(costs.think_spread**2) - 1)
    count = kind.people * kind.actions
    return max(60.0, luck.gauss(count * mean, spread * math.sqrt(count))) + kind.bots * kind.actions * costs.bot_pause


def add(change: list[float], begins: int, minutes: int, rate: float) -> None:
    """Add a constant rate for `minutes`; the part after midnight is counted at the beginning of the same day."""
    ends = begins + minutes
    change[begins] += rate
    change[min(ends, MINUTES)] -= rate
    if ends > MINUTES:
        change[0] += rate
        change[ends - MINUTES] -= rate


def by_hour(day: Day, costs: Costs) -> list[Row]:
    """Return the mean load of a server with several processes in each hour."""
    rows = []
    for hour in range(24):
        tables, connections, people, bots = (
            sum(values[hour * 60 : hour * 60 + 60]) / 60
            for values in (day.tables, day.connections, day.of_people, day.of_bots)
        )
        cores = (people + bots) * costs.action_shared_ms / 1000 / costs.busy
        memory = (tables * costs.table_kib + connections * costs.connection_kib) / (1 << 20)
        rows.append(
            {
                "hour": f"{hour:02}",
                "tables": round(tables),
                "connections": round(connections),
                "actions": people + bots,
                "server_cores": cores,
                "bot_cores": bots * costs.thought_ms / 1000,
                "memory_gib": memory + math.ceil(cores) * costs.process_mib / 1024,
                "mbit": (people + bots) * costs.action_bytes * 8 / 1e6 * connections / max(tables, 1),
            }
        )
    return rows


def carried(day: Day, games: int, costs: Costs) -> list[Row]:
    """Return the number of games a day that a server of each size carries before its first part reaches its limit."""
    actions, bots, connections = max(day.actions), max(day.of_bots), max(day.connections)
    rows = []
    for size, machines, cores in SIZES:
        action_ms = costs.action_ms if cores == 1 else costs.action_shared_ms
        needs = {  # shares of the available resources
            "processor": (actions * action_ms / costs.busy + bots * costs.thought_ms) / 1000 / (machines * cores),
            "bots of the leader": bots * costs.thought_ms / 1000 / cores,
            "open files": connections / FILES / machines,
        }
        first = max(needs, key=lambda part: needs[part])
        share = 1 / needs[first]
        rows.append(
            {
                "size": size,
                "games": round(share * games, -2),
                "peak_tables": round(share * max(day.tables)),
                "peak_actions": share * actions,
                "peak_connections": round(share * connections),
                "gives_way": first,
            }
        )
    return rows


def main(
    games: Annotated[int, typer.Option(min=100, max=100_000_000, help="Games that begin in a day.")] = 1_000_000,
    thought_ms: Annotated[float, typer.Option(min=0, help="CPU milliseconds of a computer's choice.")] = 20.0,
    seed: Annotated[int, typer.Option(help="The same seed, the same day.")] = 1,
    output: Output = Form.TABLE,
) -> None:
    """Simulate a day of games with measured costs; print the load by hour and the capacity of machines."""
    costs = Costs(thought_ms=thought_ms)
    day = a_day(games, costs, Random(seed))
    stored = sum(kind.share * (kind.people + kind.bots) * kind.actions for kind in KINDS) * games * costs.row_bytes
    notes = f"Events add {figure(stored / 1e9)} GB to the database in that day."
    print_report({"hours": by_hour(day, costs), "sizes": carried(day, games, costs)}, HEADS, output, notes)


if __name__ == "__main__":
    typer.run(main)
