"""A PostgreSQL database instead of the folder of the tables, named by an environment variable."""

import asyncio
import os
from typing import Final

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from exlibris.server.places.folder import CannotServe
from exlibris.server.storage.migrations import UnknownSchema
from exlibris.server.storage.store import bring_up_to_date

VARIABLE: Final = "EXLIBRIS_DATABASE"
EXAMPLE: Final = "postgresql://user:password@host:5432/name"
DRIVER: Final = "postgresql+asyncpg"
SCHEMES: Final = ("postgres", "postgresql", DRIVER)


def postgres_url() -> str | None:
    """Return the URL of the PostgreSQL database that the environment names, None if it names none.

    Raises CannotServe for a URL that is wrong. No message has the URL, which may have a password.
    """
    given = os.environ.get(VARIABLE, "")
    return with_driver(given) if given else None


def with_driver(given: str) -> str:
    """Return a URL as SQLAlchemy takes it. Raises CannotServe."""
    try:
        url = make_url(given)
    except (ArgumentError, ValueError) as error:
        raise CannotServe(f"{VARIABLE} is no URL such as {EXAMPLE}") from error
    if url.drivername not in SCHEMES:
        raise CannotServe(f"{VARIABLE} has to begin with postgresql://; for SQLite, name its folder with --data")
    if not url.database:
        raise CannotServe(f"{VARIABLE} names no database: it has to look like {EXAMPLE}")
    return with_ssl(url.set(drivername=DRIVER)).render_as_string(hide_password=False)


def with_ssl(url: URL) -> URL:
    """Return the URL with `sslmode`, as every other program calls it, under the driver's name for it."""
    mode = url.query.get("sslmode")
    return url.difference_update_query(["sslmode"]).update_query_dict({"ssl": mode}) if mode else url


def prepare_postgres(url: str) -> None:
    """Bring the database up to date. Raises CannotServe if it can't be reached or used."""
    try:
        asyncio.run(bring_up_to_date(url))
    except UnknownSchema as error:
        raise CannotServe(f"can't use the database of {VARIABLE}: {error}") from error
    except DBAPIError as error:
        raise CannotServe(f"can't use the database of {VARIABLE}: {in_one_line(error)}") from error
    except (TypeError, ValueError) as error:  # an option of the URL that the driver does not know, or not this value
        raise CannotServe(f"{VARIABLE} has an option that can't be used: {error}") from error


def in_one_line(error: DBAPIError) -> str:
    """Return what the database says, without the name of the driver's class."""
    said = " ".join(str(error.orig).split())
    return said.partition(">: ")[2] or said
