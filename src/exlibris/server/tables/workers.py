"""Worker processes for slow work, and a fair queue for the askers."""

import asyncio
import os
import sys
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from functools import cache
from math import inf
from time import monotonic
from typing import Final, NamedTuple, TypeAlias, TypeVar, TypeVarTuple

from anyio import BrokenWorkerProcess, CapacityLimiter, fail_after, move_on_after, to_process, to_thread
from prometheus_client import Gauge, Histogram

from exlibris.table.errors import TableError

LEAST_TIME_SHARE: Final = 0.2  # smallest part of its usual time that a bot gets, however many wait

Level: TypeAlias = tuple[str, ...]  # a network, or a network and a person
TELL_EVERY: Final = 2.0  # seconds between reports to an asker that waits
NICENESS: Final = 4  # the server's own process has priority, but people wait for workers, too
BULK_NICENESS: Final = 15  # for less urgent work
BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)  # seconds
WAIT_SECONDS: Final = Histogram("exlibris_work_wait_seconds", "Wait for a worker process", ["pool"], buckets=BUCKETS)
WORK_SECONDS: Final = Histogram("exlibris_work_duration_seconds", "Time in a worker process", ["pool"], buckets=BUCKETS)
QUEUED: Final = Gauge(
    "exlibris_work_queued", "Tasks waiting for a worker process", ["pool"], multiprocess_mode="livesum"
)
Result = TypeVar("Result")
Arguments = TypeVarTuple("Arguments")


class Asker(NamedTuple):
    """The person for whom work is done, and the network of their requests."""

    network: str
    person: str


class Budget(NamedTuple):
    """Limits on the work queued or running for one network and one person."""

    network: int
    person: int


class Share:
    """The work of one network or person.

    `used`: seconds used, less the starting time of each of the `running` tasks.
    """

    __slots__ = ("running", "used", "waiting")

    def __init__(self, used: float) -> None:
        self.used = used
        self.running = 0
        self.waiting = 0

    def had(self, now: float) -> float:
        """Return the seconds used until now."""
        return self.used + self.running * now

    @property
    def pieces(self) -> int:
        """The number of tasks waiting or running."""
        return self.running + self.waiting


class Ticket:
    """A task of an asker; `started` is set once it has a place."""

    __slots__ = ("asker", "shares", "started")

    def __init__(self, asker: Asker, shares: tuple[Share, ...]) -> None:
        self.asker = asker
        self.shares = shares  # the network's and the person's
        self.started = asyncio.Event()


class FairQueue:
    """Queue for `places` workers that favors askers who have used the least time; times are the `clock`'s."""

    def __init__(self, places: int, budget: Budget | None = None, clock: Callable[[], float] = monotonic) -> None:
        self._places = places
        self._budget = budget
        self._clock = clock
        self._running = 0
        self._waiting: list[Ticket] = []  # in order of arrival
        self._shares: dict[Level, Share] = {}

    def enter(self, asker: Asker) -> Ticket:
        """Queue a task. Raises TableError if the network or person has too many already."""
        now = self._clock()
        for level, most in zip(_levels_of(asker), self._budget or (), strict=False):
            if level in self._shares and self._shares[level].pieces >= most:
                raise TableError("too-much-queued", "The server is still working on your earlier requests.")
        ticket = Ticket(asker, tuple(self._share_at(level, now) for level in _levels_of(asker)))
        for share in ticket.shares:
            share.waiting += 1
        self._waiting.append(ticket)
        self._start(now)
        return ticket

    def leave(self, ticket: Ticket) -> None:
        """Remove a finished or abandoned task, and start the next."""
        now = self._clock()
        if ticket.started.is_set():
            self._running -= 1
            for share in ticket.shares:
                share.running -= 1
                share.used += now
        else:
            self._waiting.remove(ticket)
            for share in ticket.shares:
                share.waiting -= 1
        self._start(now)
        self._forget_paid(now)

    def before(self, ticket: Ticket) -> int:
        """Return the estimated number of waiting tasks ahead of this one, if all take equally long."""
        now = self._clock()
        first = {share: at for at, waiting in reversed(list(enumerate(self._waiting))) for share in waiting.shares}

        def turn(share: Share) -> tuple[float, float]:
            return share.had(now), first.get(share, inf)

        rank = sum(other.shares[-1] is ticket.shares[-1] for other in self._waiting[: self._waiting.index(ticket)])
        for level, share in reversed(list(zip(_levels_of(ticket.asker), ticket.shares, strict=True))):
            others = [other for other in self._beside(level) if other is not share]
            rank += sum(min(other.waiting, rank + (turn(other) < turn(share))) for other in others)
        return rank

    def before_first_of(self, asker: Asker) -> int | None:
        """Return the estimated number of tasks ahead of the asker's first waiting task; None without one."""
        ticket = next((ticket for ticket in self._waiting if ticket.asker == asker), None)
        return None if ticket is None else self.before(ticket)

    def time_share(self, ticket: Ticket) -> float:
        """Return the part of its usual time, from LEAST_TIME_SHARE to 1, that a task may take at the current load."""
        places = float(self._places)
        for level in _levels_of(ticket.asker):
            places /= sum(other.pieces > 0 for other in self._beside(level))
        return min(1.0, max(LEAST_TIME_SHARE, places / ticket.shares[-1].pieces))

    def _start(self, now: float) -> None:
        while self._waiting and self._running < self._places:
            ticket = self._next(now)
            self._waiting.remove(ticket)
            self._running += 1
            for share in ticket.shares:
                share.waiting -= 1
                share.running += 1
                share.used -= now
            ticket.started.set()

    def _next(self, now: float) -> Ticket:
        """Return the first task of the person who has used the least in the network that has used the least."""
        waiting = self._waiting
        for depth in range(len(waiting[0].shares)):
            least = min((ticket.shares[depth] for ticket in waiting), key=lambda share: share.had(now))
            waiting = [ticket for ticket in waiting if ticket.shares[depth] is least]
        return waiting[0]

    def _share_at(self, level: Level, now: float) -> Share:
        """Return a network's or person's share. A newcomer starts level with the least of the others."""
        share = self._shares.setdefault(level, Share(0.0))
        if not share.pieces:
            share.used = max(share.used, self._least(now).get(level[:-1], 0.0))
        return share

    def _forget_paid(self, now: float) -> None:
        least = self._least(now)
        for level, share in list(self._shares.items()):
            if not share.pieces and share.used <= least.get(level[:-1], inf):
                del self._shares[level]

    def _least(self, now: float) -> dict[Level, float]:
        least: dict[Level, float] = {}
        for level, share in self._shares.items():
            if share.pieces:
                least[level[:-1]] = min(least.get(level[:-1], inf), share.had(now))
        return least

    def _beside(self, level: Level) -> list[Share]:
        return [share for other, share in self._shares.items() if other[:-1] == level[:-1]]


def _levels_of(asker: Asker) -> tuple[Level, Level]:
    return asker[:1], asker


OF_REQUESTS: Final = Budget(network=32, person=8)  # the replay page sends four requests at once


class WorkerPool:
    """Up to `most` processes, started on demand; a task is killed after `seconds`.

    Networks, and the persons within each, take turns (see `FairQueue`); `budget` limits their queued work. If `most` is
    0, tasks run in a thread of this process. `niceness` lowers the priority of the work. `name` labels the metrics.
    """

    def __init__(
        self, most: int, seconds: float, niceness: int = NICENESS, name: str = "work", budget: Budget | None = None
    ) -> None:
        self.name = name
        self.queue = FairQueue(max(1, most), budget)
        self._niceness = niceness
        self._is_here = most == 0
        self._processes = CapacityLimiter(max(1, most))  # AnyIO's own limit; waiting for it would count as working
        self._seconds = seconds
        self._works = self._is_here  # True if the last task got an answer; False before the first task
        self._trial: asyncio.Task[None] | None = None

    async def run(self, asker: Asker, work: Callable[[*Arguments], Result], *args: *Arguments) -> Result:
        """Run a function in a worker process at the asker's turn, and return its result.

        Raises the function's exceptions; TableError if the asker has too much work queued, or as `work` does.
        """
        async with self.place_for(asker):
            return await self.work(work, *args)

    async def work(self, work: Callable[[*Arguments], Result], *args: *Arguments) -> Result:
        """Run a function in a worker process, and return its result or raise its exception. Call it inside `place_for`.

        Raises TableError if the work takes too long (its process is killed) or the process dies.
        """
        if self._is_here:
            return await to_thread.run_sync(_safely, work, args)
        try:
            with fail_after(self._seconds):
                result = await to_process.run_sync(
                    _nicely, self._niceness, work, args, cancellable=True, limiter=self._processes
                )
            self._works = True
        except TimeoutError as error:
            detail = f"This took longer than {self._seconds:g} seconds and was stopped."
            raise TableError("takes-too-long", detail) from error
        except BrokenWorkerProcess as error:
            self._works = False
            raise TableError("worker-died", "The process working on this has died.") from error
        return result

    async def is_up(self, seconds: float) -> bool:
        """Return True if the last task got an answer or, failing that, a trial task does within `seconds` seconds.

        A slower trial continues, and may have succeeded by the next call.
        """
        if not self._works:
            if self._trial is None or self._trial.done():
                self._trial = asyncio.create_task(self._try(), name=f"trial of the pool {self.name}")
            await asyncio.wait([self._trial], timeout=seconds)
        return self._works

    async def _try(self) -> None:
        with suppress(BrokenWorkerProcess, OSError):
            await to_process.run_sync(os.getpid, cancellable=True, limiter=CapacityLimiter(1))
            self._works = True

    @asynccontextmanager
    async def place_for(self, asker: Asker, tell: Callable[[int], None] = lambda _: None) -> AsyncIterator[Ticket]:
        """Wait for a place, and keep it during the block; measure both times.

        While waiting, `tell` is called every two seconds with the number of tasks ahead.
        """
        asked = time.perf_counter()
        ticket = self.queue.enter(asker)
        try:
            with QUEUED.labels(self.name).track_inprogress():
                while not await _is_set_within(ticket.started, TELL_EVERY):
                    tell(self.queue.before(ticket))
            WAIT_SECONDS.labels(self.name).observe(time.perf_counter() - asked)
            with WORK_SECONDS.labels(self.name).time():
                yield ticket
        finally:
            self.queue.leave(ticket)


async def _is_set_within(event: asyncio.Event, seconds: float) -> bool:
    with move_on_after(seconds):
        await event.wait()
    return event.is_set()


def _nicely(niceness: int, work: Callable[[*Arguments], Result], args: tuple[*Arguments]) -> Result:
    """Run a function in a new thread of lower priority.

    All pools share their processes, and a priority can't be raised again; but on Linux it applies to a thread only.
    """
    with ThreadPoolExecutor(1, initializer=_lower_priority, initargs=(niceness,)) as thread:
        return thread.submit(_safely, work, args).result()


def _safely(work: Callable[[*Arguments], Result], args: tuple[*Arguments]) -> Result:
    """Run a function; turn exceptions that would end the server's process into RuntimeError."""
    try:
        return work(*args)
    except Exception:
        raise
    except BaseException as error:
        raise RuntimeError(f"it raised {type(error).__name__}: {error}") from error


def _lower_priority(niceness: int) -> None:
    """Lower the priority of this thread on Linux, or of the process elsewhere, by the default niceness and once."""
    if sys.platform == "linux":
        os.nice(niceness)
    else:
        _lower_that_of_the_process()


@cache
def _lower_that_of_the_process() -> None:
    """Lower the priority of this process, once and where the system can."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
