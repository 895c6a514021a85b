"""Garbage collection that keeps nobody waiting.

Each table and each connection consists of thousands of objects. With 500 tables a collection of all of them takes a
second, in which nobody is answered, and Python would make one every few seconds. It finds next to nothing, since hardly
any of the server's garbage is in cycles. So young objects are collected in small portions, all of them rarely, and what
is there when the server starts never.
"""

import asyncio
import gc
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Final

from exlibris.server.base.background import in_background

YOUNG: Final = 500  # new objects after which the young ones are collected
PORTIONS: Final = 2  # such collections after which those that have survived one are collected, too
NEVER: Final = 1_000_000
PAUSE: Final = 600.0  # seconds between collections of all objects


@asynccontextmanager
async def collecting_rarely() -> AsyncGenerator[None, None]:
    """Collect this process's garbage in small portions until the end of the block."""
    thresholds = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, PORTIONS, NEVER)
    try:
        async with in_background(collect_all(), "collecting garbage"):
            yield
    finally:
        gc.set_threshold(*thresholds)
        gc.unfreeze()


async def collect_all() -> None:
    """Collect, for ever, all garbage once in a while."""
    while True:
        await asyncio.sleep(PAUSE)
        gc.collect()
