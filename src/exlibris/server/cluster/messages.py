"""Messages between the processes of a server through PostgreSQL or Redis; a broken connection is renewed."""

import asyncio
import logging
from collections.abc import AsyncGenerator, AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, aclosing, asynccontextmanager
from typing import Final

from litestar.channels.backends.base import ChannelsBackend
from msgspec import Struct, json
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from exlibris.server.background import ended, until_one_ends
from exlibris.table.clocks import ServerLoad

CHANNEL: Final = "exlibris"
MOST_AT_ONCE: Final = 3000  # bytes; PostgreSQL's limit of 8,000 leaves room for one more message of up to 4,000
encode = json.Encoder().encode
CONNECT_SECONDS: Final = 5.0
PAUSE: Final = 1.0  # seconds between attempts to connect, and between polls without a connection
MOST_KEPT: Final = 10_000  # messages queued without a connection
logger = logging.getLogger(__name__)


class LinkLost(Exception):
    """Raised when the connection to the other processes is lost."""


class Link:
    """A connection to the other processes through a Litestar channels backend. Methods may raise any exception."""

    def __init__(self, backend: ChannelsBackend, lost: asyncio.Event | None = None) -> None:
        self._backend = backend
        self._lost = lost or asyncio.Event()

    async def send(self, data: bytes) -> None:
        """Send data to all processes, the sender included."""
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


class PostgresLink(Link):
    """A link that sends through the pool of connections; Litestar's backend would open one for each message."""

    def __init__(self, backend: ChannelsBackend, lost: asyncio.Event, engine: AsyncEngine) -> None:
        super().__init__(backend, lost)
        self._engine = engine

    async def send(self, data: bytes) -> None:
        """Send data to all processes, the sender included."""
        async with self._engine.begin() as connection:
            await connection.execute(select(func.pg_notify(CHANNEL, data.decode())))


Connect = Callable[[], AbstractAsyncContextManager[Link]]


@asynccontextmanager
async def by_postgres(engine: AsyncEngine) -> AsyncIterator[Link]:
    """Connect to the other processes through the database, with LISTEN and NOTIFY."""
    import asyncpg
    from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

    lost = asyncio.Event()

    async def connected() -> asyncpg.Connection:
        url = engine.url
        connection = await asyncpg.connect(
            **{**url.translate_connect_args(username="user"), **url.query}, timeout=CONNECT_SECONDS
        )
        connection.add_termination_listener(lambda _: lost.set())
        return connection

    async with _opened(AsyncPgChannelsBackend(make_connection=connected)) as backend:
        yield PostgresLink(backend, lost, engine)


@asynccontextmanager
async def by_redis(url: str) -> AsyncIterator[Link]:
    """Connect to the other processes through Redis."""
    from litestar.channels.backends.redis import RedisChannelsPubSubBackend
    from redis.asyncio import Redis

    async with (
        Redis.from_url(url, socket_connect_timeout=CONNECT_SECONDS) as redis,
        _opened(RedisChannelsPubSubBackend(redis=redis)) as backend,
    ):
        yield Link(backend)


@asynccontextmanager
async def _opened(backend: ChannelsBackend) -> AsyncIterator[ChannelsBackend]:
    """Subscribe a backend to the channel during the block."""
    await backend.on_startup()
    try:
        await backend.subscribe([CHANNEL])
        yield backend
    finally:
        await backend.on_shutdown()


class Message(Struct, frozen=True, tag=True):
    """A message from the process `sender`."""

    sender: str


class Changed(Message, frozen=True):
    """A table has a new event or was deleted."""

    table_id: str


class Busy(Message, frozen=True):
    """The load shown at a table has changed, as reported by the process that moves for its computer players."""

    table_id: str
    load: ServerLoad


class Here(Message, frozen=True):
    """The complete list of sessions that have a table open at the sender."""

    table_id: str
    sessions: list[str]


class WhoIsHere(Message, frozen=True):
    """The sender has loaded a table and asks which sessions have it open elsewhere."""

    table_id: str


class Alive(Message, frozen=True):
    """The sender is still running."""


class Known(Message, frozen=True):
    """The webhook, subscriptions or token of a session have changed."""

    session: str


class Said(Message, frozen=True):
    """A line was added to, or removed from, the chat at a table."""

    table_id: str


AnyMessage = Changed | Busy | Said | Here | WhoIsHere | Alive | Known


decode = json.Decoder(AnyMessage).decode


class News:
    """Messages to and from the other processes.

    `hear` is called with each message from another process, `missed` whenever messages may have been lost and every
    second without a connection.
    """

    def __init__(
        self, connect: Connect, sender: str, hear: Callable[[AnyMessage], None], missed: Callable[[], None]
    ) -> None:
        self._connect = connect
        self._sender = sender
        self._hear = hear
        self._missed = missed
        self._waiting: dict[bytes, None] = {}  # a dict as an ordered set
        self._is_waiting = asyncio.Event()
        self.is_linked = False

    def tell(self, message: AnyMessage) -> None:
        """Queue a message to the other processes."""
        if len(self._waiting) < MOST_KEPT:
            self._waiting[encode(message)] = None
        self._is_waiting.set()

    async def exchange(self) -> None:
        """Exchange messages until cancelled."""
        was_linked = True
        while True:
            try:
                async with self._connect() as link:
                    logger.info("connected to the other processes")
                    was_linked = self.is_linked = True
                    self._missed()
                    await until_one_ends(self._send(link), self._receive(link))
                    raise LinkLost("the link has ended")
            except Exception as error:  # noqa: BLE001 (each driver has its own exceptions)
                if was_linked:
                    logger.error("lost the connection to the other processes, polling tables: %s", _in_words(error))
                was_linked = self.is_linked = False
            self._missed()
            await asyncio.sleep(PAUSE)

    async def _send(self, link: Link) -> None:
        while True:
            await self._is_waiting.wait()
            batch = self._next_batch()
            try:
                await link.send(b"\n".join(batch))
            except BaseException:
                self._waiting = dict.fromkeys([*batch, *self._waiting])
                self._is_waiting.set()
                raise

    def _next_batch(self) -> list[bytes]:
        """Remove the next messages from the queue and return them, so that equal messages can be queued meanwhile."""
        batch: list[bytes] = []
        while self._waiting and sum(map(len, batch)) < MOST_AT_ONCE:
            batch.append(first := next(iter(self._waiting)))
            del self._waiting[first]
        if not self._waiting:
            self._is_waiting.clear()
        return batch

    async def _receive(self, link: Link) -> None:
        async with aclosing(link.received()) as received:
            async for data in received:
                for message in map(decode, data.split(b"\n")):
                    if message.sender != self._sender:
                        self._hear(message)


def _in_words(error: Exception) -> str:
    return " ".join(str(error).split()) or type(error).__name__
