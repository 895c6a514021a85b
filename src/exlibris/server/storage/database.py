"""The database: all transactions of the server begin here."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from sqlalchemy import func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncSession, async_sessionmaker

from exlibris.server.storage.engines import (
    engine_for,
    engine_of_single_statements,
    is_postgres,
    listen_to_postgres,
    listen_to_sqlite,
)
from exlibris.server.storage.migrations import is_current, upgrade

UPGRADING: Final = 0x45786C69  # the number of the lock that one process at a time has while it changes a schema


class Database:
    """The database of one URL; if it `is_shared`, other processes write to it, too.

    SQLite allows one writer at a time: writers hold the `lock`.
    """

    def __init__(self, url: str) -> None:
        self.engine = engine_for(url)
        self._session = async_sessionmaker(self.engine, expire_on_commit=False)  # rows outlive their session
        self.single = engine_of_single_statements(self.engine)
        self.is_shared = is_postgres(url)
        self.lock = asyncio.Lock()
        if self.is_shared:
            listen_to_postgres(self.engine)

    async def start(self) -> None:
        """Bring the schema up to date. Call this before anything else. Raises UnknownSchema."""
        async with self.engine.begin() as connection:
            await _lock_schema(connection)
            await connection.run_sync(upgrade)
        if not self.is_shared:
            await self.engine.dispose()  # the connection so far does not check foreign keys, as migrations need it
            listen_to_sqlite(self.engine)

    async def stop(self) -> None:
        """Close all connections."""
        await self.engine.dispose()

    async def is_current(self) -> bool:
        """Return whether the database has the schema of this version."""
        async with self.engine.connect() as connection:
            return await connection.run_sync(is_current)

    async def try_writing(self) -> None:
        """Write a row as it is, to see whether that can be done. Raises StorageError, such as on a full disk."""
        async with self.writing() as db:
            await db.execute(text("UPDATE alembic_version SET version_num = version_num"))

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncSession]:
        """Yield a session that reads."""
        async with self._session() as db:
            yield db

    @asynccontextmanager
    async def connected(self) -> AsyncIterator[AsyncConnection]:
        """Yield a connection for reading rows as they are: to get one takes as long as to read."""
        async with self.single.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncSession]:
        """Yield a session, with the lock; what it has written is committed at the end, unless there is an error."""
        async with self.lock, self._session() as db:
            yield db
            await db.commit()


async def _lock_schema(connection: AsyncConnection) -> None:
    """Wait until no other process changes the schema; until the transaction ends none will."""
    if is_postgres(connection.engine.url):
        await connection.execute(select(func.pg_advisory_xact_lock(UPGRADING)))
    else:  # SQLite's driver begins a transaction too late for changes of the schema
        await connection.exec_driver_sql("BEGIN IMMEDIATE")


async def bring_up_to_date(url: str) -> None:
    """Bring the schema of a database up to date, and close it again. Raises UnknownSchema and DBAPIError.

    A database that can't be written raises, too, so that no server begins on a full disk.
    """
    database = Database(url)
    try:
        await database.start()
        await database.try_writing()
    finally:
        await database.stop()
