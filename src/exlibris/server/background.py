"""Tasks in the background, and collecting garbage in small portions."""

import asyncio
import gc
from collections.abc import AsyncGenerator, Coroutine
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

Result = TypeVar("Result")
YOUNG: Final = 500  # new objects after which the young ones are collected
PORTIONS: Final = 2  # such collections after which those that have survived one are collected, too
NEVER: Final = 1_000_000
CANCELLED_WITHIN: Final = 0.5  # seconds
PAUSE: Final = 600.0  # seconds between collections of all objects


@asynccontextmanager
async def in_background(work: Coroutine[None, None, None], name: str) -> AsyncGenerator[None, None]:
    """Run a coroutine that never ends beside the block, and cancel it when the block is left."""
    task = asyncio.create_task(work, name=name)
    try:
        yield
    finally:
        await ended(task)
        if not task.cancelled():
            task.result()


async def until_one_ends(*works: Coroutine[None, None, None]) -> None:
    """Run coroutines concurrently until one of them ends, and cancel the rest. Raises what it raised."""
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
    """Cancel a task until it is done: a library may mistake a cancellation for a timeout, as the Redis client does."""
    while not work.done():
        work.cancel()
        await asyncio.wait([work], timeout=CANCELLED_WITHIN)
    if not work.cancelled():
        work.exception()  # otherwise asyncio logs that it was never retrieved


async def to_its_end(work: Coroutine[None, None, Result]) -> Result:
    """Return what the work returns. If the task is cancelled meanwhile, that waits until the work is done.

    A transaction that is cut off keeps the database locked until its connection has been closed.
    """
    task = asyncio.create_task(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait([task])
        raise


@asynccontextmanager
async def collecting_rarely() -> AsyncGenerator[None, None]:
    """Collect this process's garbage in small portions until the end of the block."""
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
    """Collect all garbage at intervals until cancelled."""
    while True:
        await asyncio.sleep(PAUSE)
        gc.collect()
