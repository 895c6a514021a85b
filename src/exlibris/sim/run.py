"""Many games, in one process or several; outcomes come as a stream, and nothing is kept."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from typing import Final

from exlibris.sim.match import Outcome, play_game
from exlibris.sim.plan import Plan

CHUNKS_PER_JOB: Final = 50  # so that no job idles for long at the end
LONGEST_CHUNK: Final = 16  # games
WAITING: Final = 3  # chunks handed out per job, one of them being played
LOOK_UP: Final = 0.1  # seconds between two looks at whether to stop


def never() -> bool:
    """Nobody wants to stop."""
    return False


def simulate(plan: Plan, jobs: int = 1, stop: Callable[[], bool] = never) -> Iterator[Outcome]:
    """The outcomes of the plan's games, in any order; when `stop` says so, the games under way are the last.

    The games are the same whatever the number of jobs.
    """
    if jobs > 1:
        yield from _in_processes(plan, min(jobs, max(plan.games, 1)), stop)
        return
    for game in range(plan.games):
        if stop():
            return
        yield play_game(plan, game)


def _in_processes(plan: Plan, jobs: int, stop: Callable[[], bool]) -> Iterator[Outcome]:
    context = get_context("spawn")
    stopping = context.Event()
    chunks = _chunks(plan.games, jobs)
    pending: set[Future[list[Outcome]]] = set()
    with ProcessPoolExecutor(jobs, context, _begin_worker, (stopping,)) as pool:
        try:
            while True:
                while len(pending) < WAITING * jobs and not stopping.is_set() and (chunk := next(chunks, None)):
                    pending.add(pool.submit(_play_chunk, plan, chunk))
                if not pending:
                    return
                done, pending = wait(pending, LOOK_UP, FIRST_COMPLETED)
                if stop():
                    stopping.set()
                for future in done:
                    yield from future.result()
        finally:
            stopping.set()  # however this ends, the workers play no further game


def _chunks(games: int, jobs: int) -> Iterator[range]:
    length = min(LONGEST_CHUNK, max(1, games // (jobs * CHUNKS_PER_JOB)))
    for first in range(0, games, length):
        yield range(first, min(first + length, games))


class Worker:
    """What a worker process knows beside the plan: when to stop."""

    stopping: Event | None = None


def _begin_worker(stopping: Event) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C reaches the whole group; the parent says when to stop
    Worker.stopping = stopping


def _play_chunk(plan: Plan, games: range) -> list[Outcome]:
    outcomes: list[Outcome] = []
    for game in games:
        if Worker.stopping is not None and Worker.stopping.is_set():
            break
        outcomes.append(play_game(plan, game))
    return outcomes
