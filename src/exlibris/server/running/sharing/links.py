"""How messages get from one process to the others: by one of Litestar's backends for channels."""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, aclosing, asynccontextmanager
from typing import Final

from litestar.channels.backends.base import ChannelsBackend

from exlibris.server.base.background import ended

CHANNEL: Final = "exlibris"
MOST_AT_ONCE: Final = 3000  # bytes; one more message of up to 4000 fits into what PostgreSQL takes


class LinkLost(Exception):
    """Raised when the connection to the other processes is lost."""


class Link:
    """A connection to the other processes, by one of Litestar's backends for channels. It may raise any exception."""

    def __init__(self, backend: ChannelsBackend, lost: asyncio.Event | None = None) -> None:
        self._backend = backend
        self._lost = lost or asyncio.Event()

    async def send(self, data: bytes) -> None:
        """Send to all processes, this one among them."""
        await self._backend.publish(data, [CHANNEL])

    async def received(self) -> AsyncGenerator[bytes, None]:
        """Yield messages. Raises LinkLost when the connection is lost."""
        async with aclosing(self._backend.stream_events()) as events:
            while True:
                coming = asyncio.ensure_future(anext(events))
                lost = asyncio.ensure_future(self._lost.wait())
                try:
                    await asyncio.wait([coming, lost], return_when=asyncio.FIRST_COMPLETED)
                    if not coming.done():
                        raise LinkLost("the connection is closed")
                    yield coming.result()[1]
                finally:
                    lost.cancel()
                    await ended(coming)


Connect = Callable[[], AbstractAsyncContextManager[Link]]


@asynccontextmanager
async def opened(backend: ChannelsBackend, lost: asyncio.Event | None = None) -> AsyncIterator[Link]:
    """Listen to the channel within the block; `lost` is set when the connection is lost."""
    await backend.on_startup()
    try:
        await backend.subscribe([CHANNEL])
        yield Link(backend, lost)
    finally:
        await backend.on_shutdown()
