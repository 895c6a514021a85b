"""Many games, in one process or several. Their outcomes are a stream; none is stored.

Each process takes the next game that no other process has taken.
"""

from __future__ import annotations  # Synchronized takes no type arguments at run time

import pickle
import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from multiprocessing.sharedctypes import Synchronized
from typing import ClassVar, Final, Protocol, TypeVar

from exlibris.sim.match import BotGame, Outcome, Watch, play_game
from exlibris.sim.plan import Plan, PlanError
from exlibris.sim.pools import AHEAD, Processes
from exlibris.sim.totals import Totals

Product = TypeVar("Product")  # of a slice of games

SLICE: Final = 0.1  # seconds of games between two reports, and between two calls of `stop`
LOCK_SECONDS: Final = 1.0  # to wait for a lock, which a killed process may never release


class Schedule(Protocol):
    """Games to play, numbered from 0; they don't depend on the number of processes."""

    @property
    def games(self) -> int:
        """The number of games."""
        ...

    def game(self, number: int) -> BotGame:
        """Return the game of that number."""
        ...


def _never() -> bool:
    return False


def simulate(
    schedule: Schedule, jobs: int = 1, stop: Callable[[], bool] = _never, watch: Watch | None = None
) -> Iterator[Outcome]:
    """Yield the outcomes of games, in any order.

    Args:
        schedule: The games; they don't depend on the number of jobs.
        jobs: Number of processes that share the work.
        stop: Called repeatedly; once it returns True, no further game begins.
        watch: Makes an observer of each game, in the process that plays it; with several jobs it is pickled.

    Raises:
        PlanError: With several jobs, a bot or `watch` can't be imported by other processes.
        BotFault: A bot failed or chose an illegal action.
        WorkerLostError: A worker process ended unexpectedly.
    """
    if jobs > 1:
        for outcomes in _in_processes(schedule, jobs, stop, _outcomes_of_a_slice, watch):
            yield from outcomes
    else:
        yield from _in_this_process(schedule, stop, watch)


def simulate_totals(plan: Plan, jobs: int = 1, stop: Callable[[], bool] = _never) -> Iterator[Totals]:
    """Yield totals of batches of the plan's games, to be added up; otherwise like `simulate`.

    With several processes this is faster, because single outcomes don't pass between them.
    """
    if jobs > 1:
        yield from _in_processes(plan, jobs, stop, partial(_totals_of_a_slice, plan.names))
    else:
        yield from _in_slices(plan, _in_this_process(plan, stop))


def _in_this_process(schedule: Schedule, stop: Callable[[], bool], watch: Watch | None = None) -> Iterator[Outcome]:
    for number in range(schedule.games):
        if stop():
            return
        yield play_game(schedule.game(number), watch)


def _in_slices(plan: Plan, outcomes: Iterator[Outcome]) -> Iterator[Totals]:
    totals = Totals(plan.names)
    until = time.monotonic() + SLICE
    for outcome in outcomes:
        totals.add(outcome)
        if time.monotonic() >= until:
            yield totals
            totals = Totals(plan.names)
            until = time.monotonic() + SLICE
    yield totals


def _outcomes_of_a_slice() -> list[Outcome]:
    return list(_play_on(SLICE))


def _totals_of_a_slice(bots: tuple[str, ...]) -> Totals:
    totals = Totals(bots)
    for outcome in _play_on(SLICE):
        totals.add(outcome)
    return totals


def _in_processes(
    schedule: Schedule,
    jobs: int,
    stop: Callable[[], bool],
    play_slice: Callable[[], Product],
    watch: Watch | None = None,
) -> Iterator[Product]:
    _check_importable(schedule, watch)
    jobs = min(jobs, max(schedule.games, 1))
    shared = _Shared(schedule, get_context("spawn").Value("q", 0), watch)
    pending: set[Future[str]] = set()
    with Processes(jobs, _begin_worker, (shared,)) as pool:
        try:
            while True:
                while len(pending) < AHEAD * jobs and not shared.is_done():
                    pending.add(pool.begin(play_slice))
                if not pending:
                    return
                done, pending = wait(pending, SLICE, FIRST_COMPLETED)
                if stop():
                    shared.stop()
                for task in done:
                    yield pool.result(task)
        except KeyboardInterrupt:  # don't wait for unfinished games
            pool.kill()
            raise
        finally:
            shared.stop()  # after an error too, workers begin no further game


def _check_importable(schedule: Schedule, watch: Watch | None) -> None:
    try:
        pickle.dumps((schedule, watch))
    except (pickle.PicklingError, AttributeError, TypeError) as error:
        why = "several processes import the bots and `watch`, so each must be at the top level of a module"
        raise PlanError(f"{why}; with jobs=1 it can be anywhere: {error}") from error


@dataclass(frozen=True)
class _Shared:
    schedule: Schedule
    taken: Synchronized[int]  # games begun so far; all games once stopped
    watch: Watch | None

    def next_game(self) -> int | None:
        """Take and return the next game, or None if none is left."""
        count = self.taken.get_obj()  # the number itself: each use of `taken.value` would lock again
        with self.taken.get_lock():
            game: int = count.value
            count.value = min(game + 1, self.schedule.games)
        return game if game < self.schedule.games else None

    def is_done(self) -> bool:
        """Return whether no further game will begin."""
        return self.taken.get_obj().value >= self.schedule.games

    def stop(self) -> None:
        """Begin no further game."""
        lock = self.taken.get_lock()
        locked = lock.acquire(timeout=LOCK_SECONDS)
        self.taken.get_obj().value = self.schedule.games
        if locked:
            lock.release()


class _Worker:
    shared: ClassVar[_Shared]


def _begin_worker(shared: _Shared) -> None:
    _Worker.shared = shared


def _play_on(seconds: float) -> Iterator[Outcome]:
    shared = _Worker.shared
    until = time.monotonic() + seconds
    while time.monotonic() < until and (game := shared.next_game()) is not None:
        yield play_game(shared.schedule.game(game), shared.watch)
