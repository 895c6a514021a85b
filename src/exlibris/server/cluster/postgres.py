"""Messages between processes through PostgreSQL's LISTEN and NOTIFY."""

import asyncio
from collections.abc import Iterable
from contextlib import AbstractAsyncContextManager

import asyncpg
from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from exlibris.server.cluster.messages import Connect, Link, opened


class PostgresBackend(AsyncPgChannelsBackend):
    """Litestar's backend, changed to send through the connection pool instead of a new connection per message.

    `lost` is set when the listening connection closes.
    """

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__(make_connection=self._connected)
        self._engine = engine
        self.lost = asyncio.Event()

    async def _connected(self) -> asyncpg.Connection:
        url = self._engine.url
        connection = await asyncpg.connect(**{**url.translate_connect_args(username="user"), **url.query}, timeout=5)
        connection.add_termination_listener(lambda _: self.lost.set())
        return connection

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Send data to all listeners."""
        async with self._engine.begin() as connection:
            for channel in channels:
                await connection.execute(select(func.pg_notify(channel, data.decode())))


def by_postgres(engine: AsyncEngine) -> Connect:
    """Return a function that connects to the other processes through the database."""

    def connect() -> AbstractAsyncContextManager[Link]:
        backend = PostgresBackend(engine)
        return opened(backend, backend.lost)

    return connect
