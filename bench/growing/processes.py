"""Games per second of `simulate` against its number of processes, by the clock, not by CPU time."""

from __future__ import annotations

import os
import time
from statistics import median
from typing import Any, Final

from exlibris.engine import preset
from exlibris.sim import Plan, tally

ROUNDS: Final = 3
WARM_UP: Final = 1.0  # seconds after the first games, for all processes to be at work
ENDLESS: Final = 10**9  # games


def measure(seconds: float, jobs: tuple[int, ...]) -> list[dict[str, Any]]:
    """Return medians of rounds in which each number of processes has its turn, for that many seconds each."""
    runs: dict[int, list[tuple[float, float]]] = {number: [] for number in jobs}
    for _ in range(ROUNDS):
        for number in jobs:
            runs[number].append(throughput(number, seconds))
    single = median(rate for rate, _ in runs[jobs[0]])
    return [
        {
            "jobs": number,
            "games_per_second": median(rate for rate, _ in found),
            "times_one_job": median(rate for rate, _ in found) / single,
            "cpu_ms_per_game": median(cost for _, cost in found),
        }
        for number, found in runs.items()
    ]


class Window:
    """Counter of games that end within a stretch of time, which begins when all processes are at work."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.opens: float | None = None
        self.games = 0

    def count(self, games: int) -> None:
        """Count games that have just ended."""
        now = time.monotonic()
        if self.opens is None:
            self.opens = now + WARM_UP
        elif self.opens < now <= self.opens + self.seconds:
            self.games += games

    def is_over(self) -> bool:
        """Tell whether the stretch of time is over."""
        return self.opens is not None and time.monotonic() > self.opens + self.seconds


def throughput(jobs: int, seconds: float) -> tuple[float, float]:
    """Return games per second, and CPU milliseconds of all processes per game, their start included."""
    plan = Plan(preset("first-en"), ENDLESS, ("random",) * 4, "growth")
    window = Window(seconds)
    cpu = cpu_seconds()
    games = 0
    for part in tally(plan, jobs, window.is_over):
        games += part.games
        window.count(part.games)
    return window.games / seconds, 1000 * (cpu_seconds() - cpu) / games


def cpu_seconds() -> float:
    """Return the CPU time of this process and of the children that have ended."""
    spent = os.times()
    return spent.user + spent.system + spent.children_user + spent.children_system
