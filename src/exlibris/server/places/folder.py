"""The folder that keeps the tables: for one server at a time, with a database that can be used."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from filelock import FileLock, Timeout
from sqlalchemy.exc import DBAPIError

from exlibris.server.base.settings import OWNER_READS, TABLES, Settings
from exlibris.server.storage.database import bring_up_to_date
from exlibris.server.storage.engines import in_one_line
from exlibris.server.storage.migrations import UnknownSchema

LOCK = "serving.lock"
ADDRESS = "serving.url"


class CannotServe(Exception):
    """Raised when the server can't start; the message says why."""


class ServedAlready(CannotServe):
    """Raised when another server has the folder; `address` is where it serves, empty while it starts."""

    def __init__(self, folder: Path, address: str) -> None:
        at = f", at {address}" if address else ""
        super().__init__(f"another Ex Libris serves the tables in {folder} already{at}")
        self.address = address


def settings_for(folder: Path) -> Settings:
    """Return settings for a folder. Raises CannotServe if it can't be made."""
    try:
        return Settings.in_folder(folder)
    except OSError as error:
        raise CannotServe(f"can't keep tables in {folder}: {error.strerror}") from error


@contextmanager
def only_server_of(folder: Path) -> Iterator[None]:
    """Keep other servers from the folder, for the computer players of both would move. Raises CannotServe."""
    try:
        lock = FileLock(folder / LOCK).acquire(timeout=0)
    except Timeout as error:
        raise ServedAlready(folder, noted_address(folder)) from error
    except OSError as error:
        raise CannotServe(f"can't keep tables in {folder}: {error.strerror}") from error
    with lock:
        with suppress(OSError):
            (folder / ADDRESS).unlink(missing_ok=True)
        yield


def noted_address(folder: Path) -> str:
    """Return where the server of the folder serves, empty if it has not written that."""
    try:
        return (folder / ADDRESS).read_text("utf-8").strip()
    except OSError:
        return ""


def prepare_database(url: str, folder: Path) -> None:
    """Bring the folder's database up to date. Raises CannotServe if it is damaged, read-only, or of another version."""
    keep_private(folder / TABLES)
    check_usable(folder / TABLES)
    bring_schema_up_to_date(url, str(folder / TABLES))


def bring_schema_up_to_date(url: str, name: str) -> None:
    """Bring a database up to date. Raises CannotServe, which calls it by its name, if it can't be reached or used."""
    try:
        asyncio.run(bring_up_to_date(url))
    except UnknownSchema as error:
        raise CannotServe(f"can't use {name}: {error}") from error
    except DBAPIError as error:
        said = in_one_line(error)
        raise CannotServe(f"can't use {name}: {said.partition('>: ')[2] or said}") from error  # without the class


def keep_private(path: Path) -> None:
    """Let only its owner read the file, which is made if it is missing; SQLite makes others beside it alike.

    One that can't be changed is left to `check_usable`.
    """
    with suppress(OSError):
        if not path.exists():
            path.touch(OWNER_READS)
        elif (mode := path.stat().st_mode) & ~OWNER_READS & 0o777 and path.is_file():
            path.chmod(mode & OWNER_READS)


def check_usable(path: Path) -> None:
    """Raise CannotServe unless the file is a sound database that can be written, or is not there yet.

    Reads the whole file: to go on with damaged pages would spoil what can still be saved.
    """
    try:
        with closing(sqlite3.connect(path, isolation_level=None)) as database:
            database.execute("BEGIN IMMEDIATE")
            (version,) = database.execute("PRAGMA user_version").fetchone()
            database.execute(f"PRAGMA user_version = {version}")  # a read-only file fails here; it is not committed
            (verdict,) = database.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.Error as error:
        raise CannotServe(f"can't use {path}: {error}") from error
    if verdict != "ok":
        raise CannotServe(f"can't use {path}: it is damaged ({' '.join(str(verdict).split())})")
