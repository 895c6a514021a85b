"""The data folder and its lock for a single server, and the database settings from the environment."""

import asyncio
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

from filelock import FileLock, Timeout
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from exlibris.server.settings import OWNER_READS, TABLES, Settings, default_folder
from exlibris.server.storage.database import UnknownSchema, bring_up_to_date, in_one_line

LOCK = "serving.lock"
ADDRESS = "serving.url"
DATABASE_VARIABLE: Final = "EXLIBRIS_DATABASE"
EXAMPLE: Final = "postgresql://user:password@host:5432/name"
DRIVER: Final = "postgresql+asyncpg"
SCHEMES: Final = ("postgres", "postgresql", DRIVER)
REDIS_VARIABLE: Final = "EXLIBRIS_REDIS"


class CannotServe(Exception):
    """Raised when the server can't start; the message says why."""


class ServedAlready(CannotServe):
    """Raised when another server uses the folder; `address` is its URL, "" while it starts."""

    def __init__(self, folder: Path, address: str) -> None:
        at = f", at {address}" if address else ""
        super().__init__(f"another Ex Libris server already uses {folder}{at}; stop that one first")
        self.address = address


def settings_for(folder: Path) -> Settings:
    """Return settings for a folder. Raises CannotServe if the folder can't be created."""
    try:
        return Settings.in_folder(folder)
    except OSError as error:
        raise CannotServe(f"can't keep tables in {folder}: {error.strerror}") from error


@contextmanager
def only_server_of(folder: Path) -> Iterator[None]:
    """Lock the folder: with two servers, the computer players of both would move. Raises CannotServe."""
    try:
        lock = FileLock(folder / LOCK).acquire(timeout=0)
    except Timeout as error:
        raise ServedAlready(folder, _noted_address(folder)) from error
    except OSError as error:
        raise CannotServe(f"can't keep tables in {folder}: {error.strerror}") from error
    with lock:
        with suppress(OSError):
            (folder / ADDRESS).unlink(missing_ok=True)
        yield


def _noted_address(folder: Path) -> str:
    try:
        return (folder / ADDRESS).read_text("utf-8").strip()
    except OSError:
        return ""


def prepare_database(url: str, folder: Path) -> None:
    """Bring the folder's database up to date. Raises CannotServe if it is damaged, read-only or of another version."""
    _keep_private(folder / TABLES)
    _check_usable(folder / TABLES)
    _bring_schema_up_to_date(url, str(folder / TABLES))


def _bring_schema_up_to_date(url: str, name: str) -> None:
    """Bring a database up to date. Raises CannotServe, calling it `name`, if it is unreachable or unusable."""
    try:
        asyncio.run(bring_up_to_date(url))
    except UnknownSchema as error:
        raise CannotServe(f"can't use {name}: {error}") from error
    except DBAPIError as error:
        said = in_one_line(error)
        raise CannotServe(f"can't use {name}: {said.partition('>: ')[2] or said}") from error  # without the class


def _keep_private(path: Path) -> None:
    """Create the file if missing, and restrict it to its owner; SQLite copies its mode to companion files.

    If the mode can't be changed, `_check_usable` reports the problem.
    """
    with suppress(OSError):
        if not path.exists():
            path.touch(OWNER_READS)
        elif (mode := path.stat().st_mode) & ~OWNER_READS & 0o777 and path.is_file():
            path.chmod(mode & OWNER_READS)


def _check_usable(path: Path) -> None:
    """Raise CannotServe unless the file is a sound, writable database or doesn't exist.

    Reads the whole file: a server on damaged pages would destroy data that can still be saved.
    """
    try:
        with closing(sqlite3.connect(path, isolation_level=None)) as database:
            database.execute("BEGIN IMMEDIATE")
            (version,) = database.execute("PRAGMA user_version").fetchone()
            database.execute(f"PRAGMA user_version = {version}")  # fails for a read-only file; never committed
            (verdict,) = database.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.Error as error:
        raise CannotServe(f"can't use {path}: {error}") from error
    if verdict != "ok":
        raise CannotServe(f"can't use {path}: it is damaged ({' '.join(str(verdict).split())})")


@contextmanager
def ready_database(folder: Path | None, workers: int = 1) -> Iterator[Settings]:
    """Yield settings with an up-to-date database: the environment's PostgreSQL or else the folder's SQLite.

    Raises CannotServe if the database can't be used, or not by that many `workers`.
    """
    url, redis = _postgres_url(), _redis_url()
    if url is None:
        if workers > 1:
            raise CannotServe(f"--workers {workers} needs PostgreSQL ({DATABASE_VARIABLE}): SQLite is for one process")
        if redis is not None:
            raise CannotServe(
                f"{REDIS_VARIABLE} is for servers on one PostgreSQL database, but there is no {DATABASE_VARIABLE}"
            )
        with sqlite_in(folder or default_folder()) as settings:
            yield settings
        return
    if folder is not None:
        raise CannotServe(
            f"--data names a folder for SQLite, but {DATABASE_VARIABLE} names another database: choose one"
        )
    _prepare_postgres(url)
    yield Settings(database=url, redis=redis)


def database_beside(folder: Path | None) -> str:
    """Return the URL of a database that a server may be using: the environment's, unless a folder is given.

    Raises CannotServe if the folder has no tables.
    """
    url = _postgres_url()
    if url is not None and folder is None:
        return url
    place = folder or default_folder()
    if not (place / TABLES).is_file():
        raise CannotServe(f"there are no tables in {place}")
    return settings_for(place).database


@contextmanager
def sqlite_in(folder: Path) -> Iterator[Settings]:
    """Yield settings with the database of a folder that no other server uses. Raises CannotServe."""
    settings = settings_for(folder)
    with only_server_of(folder):
        prepare_database(settings.database, folder)
        yield settings


def note_address(settings: Settings, address: str) -> None:
    """Write the server's URL into its folder for a second server to find; does nothing for PostgreSQL.

    Raises CannotServe if the URL can't be written, for example if the disk is full.
    """
    url = make_url(settings.database)
    if url.get_backend_name() == "sqlite" and url.database:
        folder = Path(url.database).parent
        try:
            (folder / ADDRESS).write_text(address, encoding="utf-8")
        except OSError as error:
            raise CannotServe(f"can't keep tables in {folder}: {error.strerror}") from error


def _postgres_url() -> str | None:
    """Return the PostgreSQL URL from the environment, None if it has none.

    Raises CannotServe for an invalid URL. Messages leave the URL out, since it may contain a password.
    """
    given = os.environ.get(DATABASE_VARIABLE, "")
    return with_driver(given) if given else None


def with_driver(given: str) -> str:
    """Return a URL in SQLAlchemy's form. Raises CannotServe."""
    try:
        url = make_url(given)
    except (ArgumentError, ValueError) as error:
        raise CannotServe(f"{DATABASE_VARIABLE} is not a URL such as {EXAMPLE}") from error
    if url.drivername not in SCHEMES:
        raise CannotServe(f"{DATABASE_VARIABLE} must begin with postgresql://; for SQLite, name its folder with --data")
    if not url.database:
        raise CannotServe(f"{DATABASE_VARIABLE} names no database: it must look like {EXAMPLE}")
    return _with_ssl(url.set(drivername=DRIVER)).render_as_string(hide_password=False)


def _with_ssl(url: URL) -> URL:
    """Return the URL with the usual parameter `sslmode` renamed to the driver's `ssl`."""
    mode = url.query.get("sslmode")
    return url.difference_update_query(["sslmode"]).update_query_dict({"ssl": mode}) if mode else url


def _prepare_postgres(url: str) -> None:
    try:
        _bring_schema_up_to_date(url, f"the database of {DATABASE_VARIABLE}")
    except (TypeError, ValueError) as error:  # the driver doesn't know an option of the URL or its value
        raise CannotServe(f"{DATABASE_VARIABLE} has an option that can't be used: {error}") from error


def _redis_url() -> str | None:
    """Return the Redis URL from the environment, None if it has none.

    Raises CannotServe for an invalid URL. Messages leave the URL out, since it may contain a password.
    """
    given = os.environ.get(REDIS_VARIABLE, "")
    if not given:
        return None
    from redis.asyncio import Redis

    try:
        Redis.from_url(given)
    except (ValueError, TypeError) as error:
        raise CannotServe(f"{REDIS_VARIABLE} is not a URL such as redis://:password@host:6379/0") from error
    return given
