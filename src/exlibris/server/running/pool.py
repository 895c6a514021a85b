"""A bounded pool of worker processes, so that no table waits for what takes long."""

import asyncio
import os
import sys
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from functools import cache
from typing import Final, TypeVar, TypeVarTuple

from anyio import BrokenWorkerProcess, CapacityLimiter, fail_after, move_on_after, to_process, to_thread

from exlibris.server.base.metrics import QUEUED, WAIT_SECONDS, WORK_SECONDS
from exlibris.server.running.fairness import Asker, Budget, FairQueue, Ticket
from exlibris.table.errors import TableError

OF_REQUESTS: Final = Budget(network=32, person=8)  # a browser that looks back at a game asks for four things at once
TELL_EVERY: Final = 2.0  # seconds of waiting
NICENESS: Final = 4  # the server's own process answers first; people wait for what workers do, too
BULK_NICENESS: Final = 15  # of what people have less haste with

Result = TypeVar("Result")
Arguments = TypeVarTuple("Arguments")


class WorkerPool:
    """Up to `most` processes, started on demand; a task is killed after `seconds`.

    Networks, and the persons of each, take turns (see `fairness`); by a `budget` each has only so much work there. If
    `most` is 0, tasks run in a thread of this process. By `niceness` they leave the processor to others. Metrics have
    the pool's `name`.
    """

    def __init__(
        self, most: int, seconds: float, niceness: int = NICENESS, name: str = "work", budget: Budget | None = None
    ) -> None:
        self.name = name
        self.queue = FairQueue(max(1, most), budget)
        self._niceness = niceness
        self._is_here = most == 0
        self._processes = CapacityLimiter(max(1, most))  # AnyIO wants one, too; a wait for it would count as working
        self._seconds = seconds
        self._works = self._is_here  # whether a process has answered last; not known before the first piece of work
        self._trial: asyncio.Task[None] | None = None

    async def run(self, asker: Asker, work: Callable[[*Arguments], Result], *args: *Arguments) -> Result:
        """Return what the function returns in a worker process when it is the asker's turn.

        Raises what it raises there; TableError if the asker has too much work waiting, or as `work` does.
        """
        async with self.place_for(asker):
            return await self.work(work, *args)

    async def work(self, work: Callable[[*Arguments], Result], *args: *Arguments) -> Result:
        """Return what the function returns in a worker process, or raise what it raises there. Call this in a place.

        Raises TableError if the work takes too long: its process is killed.
        """
        if self._is_here:
            return await to_thread.run_sync(safely, work, args)
        try:
            with fail_after(self._seconds):
                result = await to_process.run_sync(
                    nicely, self._niceness, work, args, cancellable=True, limiter=self._processes
                )
            self._works = True
        except TimeoutError as error:
            detail = f"This takes longer than {self._seconds:g} seconds, so it was given up."
            raise TableError("takes-too-long", detail) from error
        except BrokenWorkerProcess as error:
            self._works = False
            raise TableError("worker-died", "The process that worked on this has died.") from error
        return result

    async def is_up(self, patience: float) -> bool:
        """Return whether the last task was done or, if not, a trial task is done within `patience` seconds.

        A trial that takes longer goes on, and may have succeeded by the next call.
        """
        if not self._works:
            if self._trial is None or self._trial.done():
                self._trial = asyncio.create_task(self._try(), name=f"trial of the pool {self.name}")
            await asyncio.wait([self._trial], timeout=patience)
        return self._works

    async def _try(self) -> None:
        with suppress(BrokenWorkerProcess, OSError):
            await to_process.run_sync(os.getpid, cancellable=True, limiter=CapacityLimiter(1))
            self._works = True

    @asynccontextmanager
    async def place_for(self, asker: Asker, tell: Callable[[int], None] = lambda _: None) -> AsyncIterator[Ticket]:
        """Wait for a place, and keep it for the block; measure both.

        Meanwhile `tell` is called every two seconds with the number of those who come before.
        """
        asked = time.perf_counter()
        ticket = self.queue.enter(asker)
        try:
            with QUEUED.labels(self.name).track_inprogress():
                while not await is_set_within(ticket.started, TELL_EVERY):
                    tell(self.queue.before(ticket))
            WAIT_SECONDS.labels(self.name).observe(time.perf_counter() - asked)
            with WORK_SECONDS.labels(self.name).time():
                yield ticket
        finally:
            self.queue.leave(ticket)


async def is_set_within(event: asyncio.Event, seconds: float) -> bool:
    """Wait until the event is set, for that many seconds at most, and return whether it is."""
    with move_on_after(seconds):
        await event.wait()
    return event.is_set()


def nicely(niceness: int, work: Callable[[*Arguments], Result], args: tuple[*Arguments]) -> Result:
    """Return what the function returns, in a thread of its own with a lower priority.

    All pools share their processes, and nobody may raise a priority again; but on Linux each thread has its own.
    """
    with ThreadPoolExecutor(1, initializer=lower_priority, initargs=(niceness,)) as thread:
        return thread.submit(safely, work, args).result()


def safely(work: Callable[[*Arguments], Result], args: tuple[*Arguments]) -> Result:
    """Return what the function returns; raise as it does, but nothing that would end the process that has asked."""
    try:
        return work(*args)
    except Exception:
        raise
    except BaseException as error:
        raise RuntimeError(f"it raised {type(error).__name__}: {error}") from error


def lower_priority(niceness: int) -> None:
    """Lower the priority of this thread, elsewhere than on Linux that of the process, by the usual and once."""
    if sys.platform == "linux":
        os.nice(niceness)
    else:
        lower_that_of_the_process()


@cache
def lower_that_of_the_process() -> None:
    """Lower the priority of this process, once; Windows can't."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
