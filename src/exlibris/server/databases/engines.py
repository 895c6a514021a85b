"""How the store connects to its database, by the kind of database."""

from typing import Any, Final

from advanced_alchemy.config.asyncio import SQLAlchemyAsyncConfig
from advanced_alchemy.config.engine import EngineConfig
from sqlalchemy import Dialect, ExceptionContext, event, make_url
from sqlalchemy.ext.asyncio import AsyncEngine

# With FULL each commit waits for the disk: what is acknowledged outlives a power failure.
SQLITE_PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
CONNECT_SECONDS: Final = 5.0


def engine_config(url: str) -> SQLAlchemyAsyncConfig:
    """Return how to connect to the database of that URL."""
    if not is_postgres(url):
        return SQLAlchemyAsyncConfig(connection_string=url, engine_config=EngineConfig(hide_parameters=True))
    return SQLAlchemyAsyncConfig(
        connection_string=url,
        engine_config=EngineConfig(
            hide_parameters=True,
            pool_pre_ping=True,  # or else the first requests after a restart of PostgreSQL would fail
            connect_args={"timeout": CONNECT_SECONDS},
        ),
    )


def is_postgres(url: str) -> bool:
    """Tell whether a URL is of a PostgreSQL database."""
    return make_url(url).get_backend_name() == "postgresql"


def listen_to_postgres(engine: AsyncEngine) -> None:
    """Let all errors be those of the database, without what its rows hold."""
    event.listen(engine.sync_engine, "do_connect", connected)
    event.listen(engine.sync_engine, "handle_error", forget_details)


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
