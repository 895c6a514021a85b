"""Work that goes on for as long as the server runs."""

import asyncio
from collections.abc import AsyncGenerator, Coroutine
from contextlib import asynccontextmanager, suppress


@asynccontextmanager
async def in_background(work: Coroutine[None, None, None], name: str) -> AsyncGenerator[None, None]:
    """Let a coroutine that never ends run beside the block, and cancel it when the block is left."""
    task = asyncio.create_task(work, name=name)
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
