"""The database: how it is connected to, its transactions, and the one writer of events."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import partial
from time import monotonic
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Struct
from sqlalchemy import URL, Dialect, ExceptionContext, event, func, insert, make_url, select, text, update
from sqlalchemy.exc import DisconnectionError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, AsyncSession, async_sessionmaker, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from exlibris.server.storage.migrations import is_current, upgrade
from exlibris.server.storage.rows import EventRow, TableRow

# With FULL each commit waits for the disk: what is acknowledged outlives a power failure.
SQLITE_PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
CONNECT_SECONDS: Final = 5.0
LONG_IDLE: Final = 1.0  # seconds after which a connection to PostgreSQL is tried out before it is used again
RETURNED: Final = "returned"  # when a connection came back to the pool, by the monotonic clock
StorageError: TypeAlias = SQLAlchemyError  # when the database can't be read or written
UPGRADING: Final = 0x45786C69  # the number of the lock that one process at a time has while it changes a schema


def engine_for(url: str) -> AsyncEngine:
    """Return what connects to the database of that URL."""
    return create_async_engine(
        url,
        hide_parameters=True,
        connect_args={"timeout": CONNECT_SECONDS} if is_postgres(url) else {},
        json_serializer=as_json,
        json_deserializer=msgspec.json.decode,
    )


def as_json(value: object) -> str:
    """Return the text that a JSON column stores."""
    return msgspec.json.encode(value).decode()


def is_postgres(url: str | URL) -> bool:
    """Return whether a URL is of a PostgreSQL database; otherwise it is of SQLite."""
    return make_url(url).get_backend_name() == "postgresql"


def _engine_of_single_statements(engine: AsyncEngine) -> AsyncEngine:
    """Return the engine for statements that stand alone: in PostgreSQL each is a transaction of its own."""
    return engine.execution_options(isolation_level="AUTOCOMMIT") if is_postgres(engine.url) else engine


async def lock(db: AsyncSession, *key: Any) -> None:
    """Wait until no other process has the lock of that key, one or two numbers; keep it until the transaction ends.

    SQLite serves one process, and has no such locks.
    """
    if is_postgres(db.get_bind().engine.url):
        await db.execute(select(func.pg_advisory_xact_lock(*key)))


def _listen_to_postgres(engine: AsyncEngine) -> None:
    """Strip the contents of rows from errors, and test connections that have been idle."""
    event.listen(engine.sync_engine, "do_connect", connected)
    event.listen(engine.sync_engine, "handle_error", _forget_details)
    event.listen(engine.sync_engine, "checkin", _note_return)
    event.listen(engine.sync_engine, "checkout", partial(_try_out, engine.sync_engine.dialect))


def _note_return(_: Any, entry: ConnectionPoolEntry) -> None:
    """Note when a connection came back to the pool."""
    entry.info[RETURNED] = monotonic()


def _try_out(dialect: Dialect, connection: Any, entry: ConnectionPoolEntry, _: object) -> None:
    """Make the pool reconnect instead of using an idle connection that no longer answers.

    Otherwise the first requests after a restart of PostgreSQL would fail. Testing every connection each time, as
    `pool_pre_ping` does, takes three round trips, more than most reads need themselves.
    Raises DisconnectionError.
    """
    if monotonic() - entry.info.get(RETURNED, monotonic()) < LONG_IDLE:
        return
    try:
        dialect.do_ping(connection)
    except dialect.loaded_dbapi.Error as error:
        raise DisconnectionError from error


def connected(dialect: Dialect, _: object, args: list[Any], options: dict[str, Any]) -> Any:
    """Return a new connection. Raises the driver's OperationalError where it would let an error of the system pass."""
    try:
        return dialect.connect(*args, **options)
    except OSError as error:
        what = error.strerror or str(error) or "no answer"
        raise dialect.loaded_dbapi.OperationalError(what) from error


def _forget_details(context: ExceptionContext) -> None:
    """Remove from an error of PostgreSQL what its rows hold: a traceback in the log would show it."""
    cause = context.original_exception.__cause__
    if cause is not None and hasattr(cause, "detail"):
        cause.detail = None


def _listen_to_sqlite(engine: AsyncEngine) -> None:
    event.listen(engine.sync_engine, "connect", _set_pragmas)


def _set_pragmas(connection: Any, _: object) -> None:
    """Make a new SQLite connection write ahead, check references and wait for other writers."""
    cursor = connection.cursor()
    for pragma in SQLITE_PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def in_one_line(error: Exception) -> str:
    """Return the message of a storage error in one line for the log, the database's own if there is one."""
    return " ".join(str(getattr(error, "orig", None) or error).split())


class Database:
    """The database of one URL; if it `is_shared`, other processes write to it, too.

    SQLite allows one writer at a time: writers hold the `lock`.
    """

    def __init__(self, url: str) -> None:
        self.engine = engine_for(url)
        self._session = async_sessionmaker(self.engine, expire_on_commit=False)  # rows outlive their session
        self.single = _engine_of_single_statements(self.engine)
        self.is_shared = is_postgres(url)
        self.lock = asyncio.Lock()
        if self.is_shared:
            _listen_to_postgres(self.engine)

    async def start(self) -> None:
        """Bring the schema up to date. Call this before anything else. Raises UnknownSchema."""
        async with self.engine.begin() as connection:
            await _lock_schema(connection)
            await connection.run_sync(upgrade)
        if not self.is_shared:
            await self.engine.dispose()  # the connection so far does not check foreign keys, as migrations need it
            _listen_to_sqlite(self.engine)

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


class NumberTaken(Exception):
    """Raised when another event of the table has that number already."""


class Waiting(Struct, frozen=True):
    """An event to be stored, by its columns; `finishes` if its table is over then."""

    values: dict[str, Any]
    finishes: bool = False


class EventWriter:
    """Stores events: the holder of the database's lock stores those of all that wait for it."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[tuple[Waiting, asyncio.Future[None]]] = []

    async def write(self, entry: Waiting) -> None:
        """Store an event for good. Raises NumberTaken if its number is used."""
        stored = asyncio.get_running_loop().create_future()
        self._waiting.append((entry, stored))
        async with self._database.lock:
            if not stored.done():  # otherwise the previous holder of the lock has stored it too
                await self._write_all()
        await stored

    async def _write_all(self) -> None:
        batch, self._waiting = self._waiting, []
        try:
            await self._commit([entry for entry, _ in batch])
        except IntegrityError:
            for entry, stored in batch:
                await self._write_one(entry, stored)
        except BaseException as error:
            for _, stored in batch:
                fail(stored, error)
            if not isinstance(error, Exception):
                raise
        else:
            for _, stored in batch:
                stored.set_result(None)

    async def _write_one(self, entry: Waiting, stored: asyncio.Future[None]) -> None:
        try:
            await self._commit([entry])
        except IntegrityError as error:
            table_id, number = entry.values["table_id"], entry.values["number"]
            taken = await self._is_taken(table_id, number)
            fail(stored, NumberTaken(f"the table has an event {number}") if taken else error)
        except Exception as error:  # noqa: BLE001 (raised where the event was to be stored)
            fail(stored, error)
        else:
            stored.set_result(None)

    async def _commit(self, entries: Sequence[Waiting]) -> None:
        finished = [entry.values["table_id"] for entry in entries if entry.finishes]
        async with (self._database.engine if finished else self._database.single).begin() as connection:
            await connection.execute(insert(EventRow), [entry.values for entry in entries])
            if finished:
                await _mark_finished(connection, finished)

    async def _is_taken(self, table_id: str, number: int) -> bool:
        wanted = select(EventRow.number).where(EventRow.table_id == table_id, EventRow.number == number)
        async with self._database.engine.connect() as connection:
            return (await connection.execute(wanted)).first() is not None


async def _mark_finished(connection: AsyncConnection, table_ids: Sequence[str]) -> None:
    """Mark tables as over; from which network they were opened is no longer needed."""
    over = update(TableRow).where(TableRow.id.in_(table_ids))
    await connection.execute(over.values(finished=True, network=None))


def fail(stored: asyncio.Future[None], error: BaseException) -> None:
    """Raise the error where the event is awaited."""
    if not stored.done():
        stored.set_exception(error if isinstance(error, Exception) else ConnectionError("the server stops"))
        stored.exception()  # the waiting task may have been cancelled
