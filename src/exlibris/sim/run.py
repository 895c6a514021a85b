"""Many games, in one process or several; what comes of them is a stream, and nothing is kept."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Final, TypeVar

from exlibris.sim.match import Outcome, play_game
from exlibris.sim.plan import Plan
from exlibris.sim.totals import Totals
from exlibris.sim.worker import Shared, Worker, begin_worker, play_on

Product = TypeVar("Product")  # what a slice of games comes to

SLICE: Final = 0.1  # seconds of games between two reports, and between two looks at whether to stop
WAITING: Final = 3  # slices handed out per job, one of them being played: nobody waits for the next one


class WorkerLostError(Exception):
    """A process that played games has ended before its time; the message says so."""


def never() -> bool:
    """Nobody wants to stop."""
    return False


def simulate(plan: Plan, jobs: int = 1, stop: Callable[[], bool] = never) -> Iterator[Outcome]:
    """The outcomes of the plan's games, in any order; when `stop` says so, the games under way are the last.

    The games are the same whatever the number of jobs. Raises WorkerLostError.
    """
    if jobs > 1:
        for outcomes in _in_processes(plan, jobs, stop, outcomes_of_a_slice):
            yield from outcomes
    else:
        yield from _in_this_process(plan, stop)


def tally(plan: Plan, jobs: int = 1, stop: Callable[[], bool] = never) -> Iterator[Totals]:
    """The totals of the plan's games, some games at a time, to be put together; else like `simulate`.

    With several processes this is the quicker way: outcomes would all have to pass through this one.
    """
    if jobs > 1:
        yield from _in_processes(plan, jobs, stop, totals_of_a_slice)
    else:
        yield from _in_slices(plan, _in_this_process(plan, stop))


def _in_this_process(plan: Plan, stop: Callable[[], bool]) -> Iterator[Outcome]:
    for game in range(plan.games):
        if stop():
            return
        yield play_game(plan, game)


def _in_slices(plan: Plan, outcomes: Iterator[Outcome]) -> Iterator[Totals]:
    totals = Totals(plan.bots)
    until = time.monotonic() + SLICE
    for outcome in outcomes:
        totals.add(outcome)
        if time.monotonic() >= until:
            yield totals
            totals = Totals(plan.bots)
            until = time.monotonic() + SLICE
    yield totals


def outcomes_of_a_slice() -> list[Outcome]:
    """In a worker: the outcomes of the games that it plays in a slice of time; none when all are taken."""
    return list(play_on(SLICE))


def totals_of_a_slice() -> Totals:
    """In a worker: the same as totals, whose size does not depend on the number of games."""
    totals = Totals(Worker.shared.plan.bots)
    for outcome in play_on(SLICE):
        totals.add(outcome)
    return totals


def _in_processes(
    plan: Plan, jobs: int, stop: Callable[[], bool], play_slice: Callable[[], Product]
) -> Iterator[Product]:
    context = get_context("spawn")
    shared = Shared.among(context, plan)
    jobs = min(jobs, max(plan.games, 1))
    pending: set[Future[Product]] = set()
    with ProcessPoolExecutor(jobs, context, begin_worker, (shared,)) as pool:
        try:
            while True:
                while len(pending) < WAITING * jobs and not shared.is_done():
                    pending.add(pool.submit(play_slice))
                if not pending:
                    return
                done, pending = wait(pending, SLICE, FIRST_COMPLETED)
                if stop():
                    shared.stop()
                for future in done:
                    yield future.result()
        except BrokenProcessPool as error:
            raise WorkerLostError("a process that played games was killed, or ran out of memory") from error
        finally:
            shared.stop()  # however this ends, the workers begin no further game
