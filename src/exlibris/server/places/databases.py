"""The database that keeps the tables: SQLite in a folder, or PostgreSQL, with Redis beside it."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from exlibris.server.base.settings import TABLES, Settings, default_folder
from exlibris.server.places.folder import (
    ADDRESS,
    CannotServe,
    bring_schema_up_to_date,
    only_server_of,
    prepare_database,
    settings_for,
)

DATABASE_VARIABLE: Final = "EXLIBRIS_DATABASE"
EXAMPLE: Final = "postgresql://user:password@host:5432/name"
DRIVER: Final = "postgresql+asyncpg"
SCHEMES: Final = ("postgres", "postgresql", DRIVER)
REDIS_VARIABLE: Final = "EXLIBRIS_REDIS"


@contextmanager
def ready_database(folder: Path | None, workers: int = 1) -> Iterator[Settings]:
    """Yield settings with a database that is up to date: PostgreSQL if the environment names it, else in the folder.

    Raises CannotServe if it can't be used, or not by `workers` processes.
    """
    url, redis = postgres_url(), redis_url()
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
    prepare_postgres(url)
    yield Settings(database=url, redis=redis)


def database_beside(folder: Path | None) -> str:
    """Return the URL of the database of a server that may be running: of the environment, else of the folder.

    Raises CannotServe if there are no tables.
    """
    url = postgres_url()
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
    """Let a second server of the same folder know where this one serves; there is no folder for PostgreSQL.

    Raises CannotServe if that can't be written, such as on a full disk.
    """
    url = make_url(settings.database)
    if url.get_backend_name() == "sqlite" and url.database:
        folder = Path(url.database).parent
        try:
            (folder / ADDRESS).write_text(address, encoding="utf-8")
        except OSError as error:
            raise CannotServe(f"can't keep tables in {folder}: {error.strerror}") from error


def postgres_url() -> str | None:
    """Return the URL of the PostgreSQL database that the environment names, None if it names none.

    Raises CannotServe for a URL that is wrong. No message has the URL, which may have a password.
    """
    given = os.environ.get(DATABASE_VARIABLE, "")
    return with_driver(given) if given else None


def with_driver(given: str) -> str:
    """Return a URL as SQLAlchemy takes it. Raises CannotServe."""
    try:
        url = make_url(given)
    except (ArgumentError, ValueError) as error:
        raise CannotServe(f"{DATABASE_VARIABLE} is no URL such as {EXAMPLE}") from error
    if url.drivername not in SCHEMES:
        raise CannotServe(
            f"{DATABASE_VARIABLE} has to begin with postgresql://; for SQLite, name its folder with --data"
        )
    if not url.database:
        raise CannotServe(f"{DATABASE_VARIABLE} names no database: it has to look like {EXAMPLE}")
    return with_ssl(url.set(drivername=DRIVER)).render_as_string(hide_password=False)


def with_ssl(url: URL) -> URL:
    """Return the URL with `sslmode`, as every other program calls it, under the driver's name for it."""
    mode = url.query.get("sslmode")
    return url.difference_update_query(["sslmode"]).update_query_dict({"ssl": mode}) if mode else url


def prepare_postgres(url: str) -> None:
    """Bring the database up to date. Raises CannotServe if it can't be reached or used."""
    try:
        bring_schema_up_to_date(url, f"the database of {DATABASE_VARIABLE}")
    except (TypeError, ValueError) as error:  # an option of the URL that the driver does not know, or not this value
        raise CannotServe(f"{DATABASE_VARIABLE} has an option that can't be used: {error}") from error


def redis_url() -> str | None:
    """Return the URL of the Redis that the environment names, None if it names none.

    Raises CannotServe for a URL that is wrong. No message has the URL, which may have a password.
    """
    given = os.environ.get(REDIS_VARIABLE, "")
    if not given:
        return None
    from redis.asyncio import Redis

    try:
        Redis.from_url(given)
    except (ValueError, TypeError) as error:
        raise CannotServe(f"{REDIS_VARIABLE} is no URL such as redis://:password@host:6379/0") from error
    return given
