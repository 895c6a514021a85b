"""The database: connections, transactions, and the writer of events."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import cache, partial
from pathlib import Path
from time import monotonic
from typing import Any, Final, TypeAlias

import msgspec
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from msgspec import Struct
from sqlalchemy import URL, Connection, Dialect, ExceptionContext, event, func, insert, make_url, select, text, update
from sqlalchemy.exc import DisconnectionError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, AsyncSession, async_sessionmaker, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from exlibris.server.storage.rows import EventRow, TableRow

# With FULL, each commit waits for the disk, so that confirmed changes survive a power failure.
SQLITE_PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
CONNECT_SECONDS: Final = 5.0
LONG_IDLE: Final = 1.0  # seconds after which a PostgreSQL connection is tested before it is used again
RETURNED: Final = "returned"  # key of the time, by the monotonic clock, at which a connection returned to the pool
StorageError: TypeAlias = SQLAlchemyError  # raised when the database can't be read or written
UPGRADING: Final = 0x45786C69  # number of the lock that a process holds while it migrates the schema


def engine_for(url: str) -> AsyncEngine:
    """Return the engine for the database of that URL."""
    return create_async_engine(
        url,
        hide_parameters=True,
        connect_args={"timeout": CONNECT_SECONDS} if _is_postgres(url) else {},
        json_serializer=_as_json,
        json_deserializer=msgspec.json.decode,
    )


def _as_json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _is_postgres(url: str | URL) -> bool:
    return make_url(url).get_backend_name() == "postgresql"


async def lock(db: AsyncSession, *key: Any) -> None:
    """Acquire the lock of that key, one or two numbers, until the transaction ends; wait for other processes.

    Does nothing on SQLite, which serves only one process.
    """
    if _is_postgres(db.get_bind().engine.url):
        await db.execute(select(func.pg_advisory_xact_lock(*key)))


def _listen_to_postgres(engine: AsyncEngine) -> None:
    """Remove row contents from errors, and test idle connections."""
    event.listen(engine.sync_engine, "do_connect", connected)
    event.listen(engine.sync_engine, "handle_error", _forget_details)
    event.listen(engine.sync_engine, "checkin", _note_return)
    event.listen(engine.sync_engine, "checkout", partial(_try_out, engine.sync_engine.dialect))


def _note_return(_: Any, entry: ConnectionPoolEntry) -> None:
    entry.info[RETURNED] = monotonic()


def _try_out(dialect: Dialect, connection: Any, entry: ConnectionPoolEntry, _: object) -> None:
    """Make the pool reconnect if an idle connection no longer answers.

    Otherwise the first requests after a restart of PostgreSQL would fail. Testing every connection each time, like
    `pool_pre_ping`, takes three round trips, more than most reads. Raises DisconnectionError.
    """
    if monotonic() - entry.info.get(RETURNED, monotonic()) < LONG_IDLE:
        return
    try:
        dialect.do_ping(connection)
    except dialect.loaded_dbapi.Error as error:
        raise DisconnectionError from error


def connected(dialect: Dialect, _: object, args: list[Any], options: dict[str, Any]) -> Any:
    """Return a new connection. Raises the driver's OperationalError, even for OSErrors that the driver passes on."""
    try:
        return dialect.connect(*args, **options)
    except OSError as error:
        what = error.strerror or str(error) or "no answer"
        raise dialect.loaded_dbapi.OperationalError(what) from error


def _forget_details(context: ExceptionContext) -> None:
    """Remove row contents from a PostgreSQL error, since a logged traceback would show them."""
    cause = context.original_exception.__cause__
    if cause is not None and hasattr(cause, "detail"):
        cause.detail = None


def _set_pragmas(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in SQLITE_PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def in_one_line(error: Exception) -> str:
    """Return a storage error's message on one line for the log, preferably the database's own."""
    return " ".join(str(getattr(error, "orig", None) or error).split())


class Database:
    """The database of one URL. If it `is_shared`, other processes write to it, too.

    SQLite allows one writer at a time, so writers hold the `lock`.
    """

    def __init__(self, url: str) -> None:
        self.engine = engine_for(url)
        self._session = async_sessionmaker(self.engine, expire_on_commit=False)  # rows outlive their session
        self.single = self.engine  # for single statements: on PostgreSQL, each is its own transaction
        self.is_shared = _is_postgres(url)
        self.lock = asyncio.Lock()
        if self.is_shared:
            self.single = self.engine.execution_options(isolation_level="AUTOCOMMIT")
            _listen_to_postgres(self.engine)

    async def start(self) -> None:
        """Bring the schema up to date. Call this first. Raises UnknownSchema."""
        async with self.engine.begin() as connection:
            await _lock_schema(connection)
            await connection.run_sync(upgrade)
        if not self.is_shared:
            await self.engine.dispose()  # migrations need a connection without foreign key checks
            event.listen(self.engine.sync_engine, "connect", _set_pragmas)

    async def stop(self) -> None:
        """Close all connections."""
        await self.engine.dispose()

    async def is_current(self) -> bool:
        """Return True if the database has this version's schema."""
        async with self.engine.connect() as connection:
            return await connection.run_sync(is_current)

    async def try_writing(self) -> None:
        """Rewrite a row unchanged to test that writing works. Raises StorageError, for example if the disk is full."""
        async with self.writing() as db:
            await db.execute(text("UPDATE alembic_version SET version_num = version_num"))

    def reading(self) -> AsyncSession:
        """Return a session for reading, to be used in an `async with` block."""
        return self._session()

    def connected(self) -> AsyncConnection:
        """Return a connection for reading plain rows, likewise; creating a session takes as long as a read."""
        return self.single.connect()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncSession]:
        """Yield a session for writing while holding the lock, and commit at the end unless there is an error."""
        async with self.lock, self._session() as db:
            yield db
            await db.commit()


async def _lock_schema(connection: AsyncConnection) -> None:
    """Hold the schema's lock until the transaction ends; wait for other processes."""
    if _is_postgres(connection.engine.url):
        await connection.execute(select(func.pg_advisory_xact_lock(UPGRADING)))
    else:  # SQLite's driver would begin the transaction only after schema changes
        await connection.exec_driver_sql("BEGIN IMMEDIATE")


class UnknownSchema(Exception):
    """Raised for a database whose schema this version doesn't know: a newer one, or one from before 1.0."""


def upgrade(connection: Connection) -> None:
    """Create the schema in a new database, or migrate it to the newest revision. Raises UnknownSchema.

    On SQLite the connection must not check foreign keys, since Alembic recreates some tables.
    """
    current = MigrationContext.configure(connection).get_current_revision()
    if current is not None:
        check_known(current)
    config = alembic_config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def check_known(revision: str) -> None:
    """Raise UnknownSchema unless this version has a migration to that revision."""
    if revision in _known_revisions():
        return
    if revision.isdigit():  # the numbering before 1.0
        raise UnknownSchema(f"it is from before Ex Libris 1.0, which can't read it (schema {revision})")
    raise UnknownSchema(f"it is from a newer Ex Libris (schema {revision}, not {newest_revision()})")


def is_current(connection: Connection) -> bool:
    """Return True if the schema is the newest known to this version."""
    return MigrationContext.configure(connection).get_current_revision() == newest_revision()


@cache
def newest_revision() -> str | None:
    """Return the newest revision."""
    return ScriptDirectory.from_config(alembic_config()).get_current_head()


@cache
def _known_revisions() -> frozenset[str]:
    steps = ScriptDirectory.from_config(alembic_config())
    return frozenset(step.revision for step in steps.walk_revisions())


def alembic_config() -> Config:
    """Return the Alembic configuration that points to the migrations."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parents[1] / "migrations").replace("%", "%%"))
    return config


async def bring_up_to_date(url: str) -> None:
    """Bring a database's schema up to date and close the database. Raises UnknownSchema and DBAPIError.

    Also raises for a database that can't be written, so that no server starts on a full disk.
    """
    database = Database(url)
    try:
        await database.start()
        await database.try_writing()
    finally:
        await database.stop()


class NumberTaken(Exception):
    """Raised when the table already has another event of that number."""


class Waiting(Struct, frozen=True):
    """An event to store, by its columns; `finishes` if it ends its table's game."""

    values: dict[str, Any]
    finishes: bool = False


class EventWriter:
    """Stores events in batches: the holder of the database's lock stores all waiting events."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[tuple[Waiting, asyncio.Future[None]]] = []

    async def write(self, entry: Waiting) -> None:
        """Store an event durably. Raises NumberTaken if its number is used."""
        stored = asyncio.get_running_loop().create_future()
        self._waiting.append((entry, stored))
        async with self._database.lock:
            if not stored.done():  # otherwise the previous lock holder has stored it
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
                _fail(stored, error)
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
            _fail(stored, NumberTaken(f"the table has an event {number}") if taken else error)
        except Exception as error:  # noqa: BLE001 (raised by the `write` that waits for the event)
            _fail(stored, error)
        else:
            stored.set_result(None)

    async def _commit(self, entries: Sequence[Waiting]) -> None:
        finished = [entry.values["table_id"] for entry in entries if entry.finishes]
        async with (self._database.engine if finished else self._database.single).begin() as connection:
            await connection.execute(insert(EventRow), [entry.values for entry in entries])
            if finished:
                over = update(TableRow).where(TableRow.id.in_(finished))
                await connection.execute(over.values(finished=True, network=None))

    async def _is_taken(self, table_id: str, number: int) -> bool:
        wanted = select(EventRow.number).where(EventRow.table_id == table_id, EventRow.number == number)
        async with self._database.engine.connect() as connection:
            return (await connection.execute(wanted)).first() is not None


def _fail(stored: asyncio.Future[None], error: BaseException) -> None:
    """Raise the error in the `write` that waits for the event."""
    if not stored.done():
        stored.set_exception(error if isinstance(error, Exception) else ConnectionError("the server is stopping"))
        stored.exception()  # the waiting task may have been cancelled
