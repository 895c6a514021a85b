"""The memory of a simulation against the games that it has played."""

from __future__ import annotations

import resource
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Any, Final

from exlibris.engine import preset
from exlibris.sim import Plan, Totals, tally

FIRST: Final = 500  # games before the first look; twice as many before each further one
ENDLESS: Final = 10**9  # games
UNITS: Final = 1024**2 if sys.platform == "darwin" else 1024  # in which the system counts, to MiB


def measure(seconds: float) -> list[dict[str, Any]]:
    """Return the peak memory of a process of its own after more and more games, for about that many seconds."""
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        return pool.submit(watch, seconds).result()


def watch(seconds: float) -> list[dict[str, Any]]:
    """Return the peak memory of this process, measured in the same way."""
    plan = Plan(preset("first-en"), ENDLESS, ("random",) * 4, "growth")
    totals = Totals(plan.bots)
    until = time.monotonic() + seconds
    rows: list[dict[str, Any]] = []
    for part in tally(plan, stop=lambda: bool(rows) and time.monotonic() > until):
        totals.add_all(part)
        if totals.games >= FIRST << len(rows):
            rows.append({"games": totals.games, "peak_mib": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / UNITS})
    return rows
