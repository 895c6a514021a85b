"""How the store connects to its database, by the kind of database."""

from functools import partial
from time import monotonic
from typing import Any, Final, TypeAlias

import msgspec
from sqlalchemy import URL, Dialect, ExceptionContext, event, func, make_url, select
from sqlalchemy.exc import DisconnectionError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, AsyncSession, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

# With FULL each commit waits for the disk: what is acknowledged outlives a power failure.
SQLITE_PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
CONNECT_SECONDS: Final = 5.0
LONG_IDLE: Final = 1.0  # seconds after which a connection to PostgreSQL is tried out before it is used again
RETURNED: Final = "returned"  # when a connection came back to the pool, by the monotonic clock
StorageError: TypeAlias = SQLAlchemyError  # when the database can't be read or written


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


def engine_of_single_statements(engine: AsyncEngine) -> AsyncEngine:
    """Return the engine for statements that stand alone: in PostgreSQL each is a transaction of its own."""
    return engine.execution_options(isolation_level="AUTOCOMMIT") if is_postgres(engine.url) else engine


async def lock(db: AsyncSession, *key: Any) -> None:
    """Wait until no other process has the lock of that key, one or two numbers; keep it until the transaction ends.

    SQLite serves one process, and has no such locks.
    """
    if is_postgres(db.get_bind().engine.url):
        await db.execute(select(func.pg_advisory_xact_lock(*key)))


def listen_to_postgres(engine: AsyncEngine) -> None:
    """Strip the contents of rows from errors, and test connections that have been idle."""
    event.listen(engine.sync_engine, "do_connect", connected)
    event.listen(engine.sync_engine, "handle_error", forget_details)
    event.listen(engine.sync_engine, "checkin", note_return)
    event.listen(engine.sync_engine, "checkout", partial(try_out, engine.sync_engine.dialect))


def note_return(_: Any, entry: ConnectionPoolEntry) -> None:
    """Note when a connection came back to the pool."""
    entry.info[RETURNED] = monotonic()


def try_out(dialect: Dialect, connection: Any, entry: ConnectionPoolEntry, _: object) -> None:
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


def forget_details(context: ExceptionContext) -> None:
    """Remove from an error of PostgreSQL what its rows hold: a traceback in the log would show it."""
    cause = context.original_exception.__cause__
    if cause is not None and hasattr(cause, "detail"):
        cause.detail = None


def listen_to_sqlite(engine: AsyncEngine) -> None:
    """Set up each new connection to SQLite."""
    event.listen(engine.sync_engine, "connect", set_pragmas)


def set_pragmas(connection: Any, _: object) -> None:
    """Make a new SQLite connection write ahead, check references and wait for other writers."""
    cursor = connection.cursor()
    for pragma in SQLITE_PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def in_one_line(error: Exception) -> str:
    """Return the message of a storage error in one line for the log, the database's own if there is one."""
    return " ".join(str(getattr(error, "orig", None) or error).split())
