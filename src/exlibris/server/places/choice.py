"""Which database keeps the tables of a server."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from exlibris.server.base.settings import Settings, default_folder
from exlibris.server.places.folder import CannotServe, only_server_of, prepare_database, settings_for
from exlibris.server.places.postgres import VARIABLE, postgres_url, prepare_postgres
from exlibris.server.places.redis import VARIABLE as REDIS
from exlibris.server.places.redis import redis_url


@contextmanager
def ready_database(folder: Path | None, workers: int = 1) -> Iterator[Settings]:
    """Yield settings with a database that is up to date: PostgreSQL if the environment names it, else in the folder.

    Raises CannotServe if it can't be used, or not by so many processes.
    """
    url, redis = postgres_url(), redis_url()
    if url is None:
        if workers > 1:
            raise CannotServe(f"--workers {workers} needs PostgreSQL ({VARIABLE}): SQLite is for one process")
        if redis is not None:
            raise CannotServe(f"{REDIS} is for servers on one PostgreSQL database, but there is no {VARIABLE}")
        with sqlite_in(folder or default_folder()) as settings:
            yield settings
        return
    if folder is not None:
        raise CannotServe(f"--data names a folder for SQLite, but {VARIABLE} names another database: choose one")
    prepare_postgres(url)
    yield Settings(database=url, redis=redis)


@contextmanager
def sqlite_in(folder: Path) -> Iterator[Settings]:
    """Yield settings with the database of a folder that no other server uses. Raises CannotServe."""
    settings = settings_for(folder)
    with only_server_of(folder):
        prepare_database(settings.database, folder)
        yield settings
