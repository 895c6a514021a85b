"""Background tasks, and garbage collection in small portions."""

import asyncio
import gc
from collections.abc import AsyncGenerator, Coroutine
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

Result = TypeVar("Result")
YOUNG: Final = 500  # allocations between collections of the youngest generation
PORTIONS: Final = 2  # collections of the youngest generation between collections of the next
NEVER: Final = 1_000_000
CANCELLED_WITHIN: Final = 0.5  # seconds
PAUSE: Final = 600.0  # seconds between collections of all objects


class Tasks:
    """Tasks that run until they end by themselves or all of them are stopped."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[None]] = set()

    def begin(self, work: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
        """Start a task, and return it."""
        task = asyncio.create_task(work, name=name)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    async def stop(self) -> None:
        """Cancel all tasks, and wait for their end."""
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)

    async def idle(self) -> None:
        """Wait until no task runs anymore."""
        while self._running:
            await asyncio.gather(*self._running, return_exceptions=True)


@asynccontextmanager
async def in_background(work: Coroutine[None, None, None], name: str) -> AsyncGenerator[None, None]:
    """Run an endless coroutine during the block, and cancel it at the end."""
    task = asyncio.create_task(work, name=name)
    try:
        yield
    finally:
        await ended(task)
        if not task.cancelled():
            task.result()


async def until_one_ends(*works: Coroutine[None, None, None]) -> None:
    """Run coroutines concurrently until one ends, then cancel the rest. Raises the exception of the one that failed."""
    tasks = [asyncio.create_task(work) for work in works]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            await ended(task)
    for task in tasks:
        if not task.cancelled():
            task.result()


async def ended(work: asyncio.Future[Any]) -> None:
    """Cancel a task until it is done; a library may mistake the first cancellation for a timeout, as redis-py does."""
    while not work.done():
        work.cancel()
        await asyncio.wait([work], timeout=CANCELLED_WITHIN)
    if not work.cancelled():
        work.exception()  # otherwise asyncio logs that it was never retrieved


async def to_its_end(work: Coroutine[None, None, Result]) -> Result:
    """Return the result of `work`. If the caller is cancelled, finish `work` before raising CancelledError.

    An interrupted transaction would keep the database locked until its connection is closed.
    """
    task = asyncio.create_task(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait([task])
        raise


@asynccontextmanager
async def collecting_rarely() -> AsyncGenerator[None, None]:
    """Collect garbage in small portions until the end of the block."""
    thresholds = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, PORTIONS, NEVER)
    try:
        async with in_background(_collect_all(), "collecting garbage"):
            yield
    finally:
        gc.set_threshold(*thresholds)
        gc.unfreeze()


async def _collect_all() -> None:
    while True:
        await asyncio.sleep(PAUSE)
        gc.collect()
