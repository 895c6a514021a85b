"""A backup: all tables of a folder as one file, whether or not a server runs on it."""

from datetime import datetime
from pathlib import Path

from msgspec import Struct

from exlibris.server.base.settings import TABLES
from exlibris.server.places.copying import BackupError, Progress, copy, count_tables, schema_of


class Backup(Struct, frozen=True):
    """What a backup has: the file, the schema's revision, and how many tables."""

    path: Path
    schema: str
    tables: int


def back_up(folder: Path, target: Path, force: bool, progress: Progress) -> Backup:
    """Copy the tables of a folder to a file, or under a name with the time into a folder. Raises BackupError.

    A file that is there already is only replaced with `force`, and when the copy is complete.
    """
    source = folder / TABLES
    if not source.is_file():
        raise BackupError(f"there are no tables in {folder}")
    path = target / name_at(datetime.now()) if target.is_dir() else target
    if path.exists() and path.samefile(source):
        raise BackupError(f"{path} is what is to be copied")
    if path.exists() and not force:
        raise BackupError(f"{path} exists already; --force replaces it")
    schema_of(source)
    copy(source, path, progress)
    return described(path)


def name_at(time: datetime) -> str:
    """Return the name of a backup that is made at this time."""
    return f"exlibris-{time:%Y%m%d-%H%M%S}.sqlite3"


def described(path: Path) -> Backup:
    """Return what a backup has. Raises BackupError if it is none."""
    return Backup(path, schema_of(path), count_tables(path))
