"""Many games, in one process or several. Their outcomes are a stream; none is kept."""

import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context
from typing import Final, TypeVar

from exlibris.sim.game import Schedule
from exlibris.sim.match import Outcome, play_game
from exlibris.sim.plan import Plan
from exlibris.sim.totals import Totals
from exlibris.sim.worker import Shared, begin_worker, play_on

Product = TypeVar("Product")  # of a slice of games

SLICE: Final = 0.1  # seconds of games between two reports, and between two calls of `stop`
WAITING: Final = 3  # slices handed out per job, one of which is being played, so that no worker idles


class WorkerLostError(Exception):
    """A process that played games ended unexpectedly."""


def _never() -> bool:
    return False


def simulate(schedule: Schedule, jobs: int = 1, stop: Callable[[], bool] = _never) -> Iterator[Outcome]:
    """Yield the outcomes of games, in any order.

    Args:
        schedule: The games; they don't depend on the number of jobs.
        jobs: Processes that share the work.
        stop: Asked again and again; once it returns True, no further game begins.

    Raises:
        BotFault: A bot failed or chose an illegal action.
        WorkerLostError: A process that played games ended unexpectedly.
    """
    if jobs > 1:
        for outcomes in _in_processes(schedule, jobs, stop, _outcomes_of_a_slice):
            yield from outcomes
    else:
        yield from _in_this_process(schedule, stop)


def tally(plan: Plan, jobs: int = 1, stop: Callable[[], bool] = _never) -> Iterator[Totals]:
    """Yield totals of some of the plan's games at a time, to be added up; otherwise like `simulate`.

    With several processes this is quicker, because single outcomes needn't pass between them.
    """
    if jobs > 1:
        yield from _in_processes(plan, jobs, stop, partial(_totals_of_a_slice, plan.bots))
    else:
        yield from _in_slices(plan, _in_this_process(plan, stop))


def _in_this_process(schedule: Schedule, stop: Callable[[], bool]) -> Iterator[Outcome]:
    for number in range(schedule.games):
        if stop():
            return
        yield play_game(schedule.game(number))


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


def _outcomes_of_a_slice() -> list[Outcome]:
    """Return, in a worker, the outcomes of one slice of time; none when all games are taken."""
    return list(play_on(SLICE))


def _totals_of_a_slice(bots: tuple[str, ...]) -> Totals:
    """Return, in a worker, the totals of one slice of time."""
    totals = Totals(bots)
    for outcome in play_on(SLICE):
        totals.add(outcome)
    return totals


def _in_processes(
    schedule: Schedule, jobs: int, stop: Callable[[], bool], play_slice: Callable[[], Product]
) -> Iterator[Product]:
    context = get_context("spawn")
    shared = Shared.among(context, schedule)
    jobs = min(jobs, max(schedule.games, 1))
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
            shared.stop()  # after an error, too, the workers begin no further game
