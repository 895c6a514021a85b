"""Backups of a server's folder, made and restored."""

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, TypeAlias

from msgspec import Struct

from exlibris.server.settings import OWNER_READS, TABLES
from exlibris.server.storage.folder import CannotServe, only_server_of, settings_for
from exlibris.server.storage.migrations import UnknownSchema, check_known

Progress: TypeAlias = Callable[[int, int], None]
PAGES: Final = 1024  # copied at a time: 4 MiB with pages of the usual size
BESIDE = ("-wal", "-shm", "-journal")  # what SQLite writes beside a database, and would apply to another one as well
"""Called with how many of the database's pages have been copied, and how many it has."""


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
    path = target / name_at(datetime.now(UTC)) if target.is_dir() else target
    if path.exists() and path.samefile(source):
        raise BackupError(f"{path} is what is to be copied")
    if path.exists() and not force:
        raise BackupError(f"{path} exists already; --force replaces it")
    _schema_of(source)
    _copy(source, path, progress)
    return _described(path)


def name_at(time: datetime) -> str:
    """Return the name of a backup that is made at this time, in UTC: an hour comes twice when summer time ends."""
    return f"exlibris-{time:%Y%m%d-%H%M%S}Z.sqlite3"


def _described(path: Path) -> Backup:
    """Return what a backup has. Raises BackupError if the file is not a backup."""
    return Backup(path, _schema_of(path), _count_tables(path))


class BackupError(Exception):
    """Raised when a copy can't be made or brought back; the message says why."""


@contextmanager
def _opened(path: Path) -> Iterator[sqlite3.Connection]:
    """Open a database that is there. Raises BackupError if it can't be read, then or within the block."""
    try:
        with closing(
            sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True, isolation_level=None)
        ) as database:
            yield database
    except sqlite3.Error as error:
        raise BackupError(f"can't use {path}: {error}") from error


def _copy(source: Path, target: Path, progress: Progress) -> None:
    """Copy a database as it is at one moment, even while others write to it. Raises BackupError.

    The copy takes the target's place when it is complete and has been checked; until then the target stays as it is.
    """
    partial = target.with_name(f"{target.name}.partial")
    try:
        partial.unlink(missing_ok=True)
        os.close(os.open(partial, os.O_CREAT | os.O_EXCL, OWNER_READS))
        _copy_pages(source, partial, progress)
        _check_sound(partial)
        for suffix in BESIDE:
            target.with_name(target.name + suffix).unlink(missing_ok=True)
        partial.replace(target)
    except OSError as error:
        raise BackupError(f"can't write {target}: {error.strerror}") from error
    finally:
        partial.unlink(missing_ok=True)


def _copy_pages(source: Path, target: Path, progress: Progress) -> None:
    """Copy a database into an empty file, which needs no others beside it then. Raises BackupError."""
    with _opened(source) as before, _opened(target) as after:
        # Within a transaction the copy is of one moment; otherwise each write would restart it.
        before.execute("BEGIN")
        before.execute("SELECT count(*) FROM sqlite_master").fetchone()
        before.backup(after, pages=PAGES, progress=lambda _, left, total: progress(total - left, total))
        before.execute("ROLLBACK")
        after.execute("PRAGMA journal_mode=DELETE")


def _check_sound(path: Path) -> None:
    with _opened(path) as database:
        problems = [str(row[0]) for row in database.execute("PRAGMA integrity_check(1)") if row != ("ok",)]
        problems += [f"a row of {row[0]} belongs to none" for row in database.execute("PRAGMA foreign_key_check")]
    if problems:
        raise BackupError(f"{path.name.removesuffix('.partial')} is damaged: {problems[0]}")


def _check_plain(database: sqlite3.Connection, path: Path) -> None:
    """Raise BackupError unless a database has tables and indexes only: views and triggers run what they like."""
    others = database.execute(
        "SELECT type, name FROM sqlite_master WHERE type NOT IN ('table', 'index') OR sql LIKE 'CREATE VIRTUAL%'"
    ).fetchone()
    if others:
        kind, name = others
        raise BackupError(f"can't use {path}: it has the {kind} {name!r}, which no database of Ex Libris has")


def _schema_of(path: Path) -> str:
    """Return the revision of a database's schema. Raises BackupError if it is not known."""
    with _opened(path) as database:
        _check_plain(database, path)
        try:
            (revision,) = database.execute("SELECT version_num FROM alembic_version").fetchone()
        except (sqlite3.OperationalError, TypeError) as error:
            raise BackupError(f"{path} has no tables of Ex Libris") from error
    try:
        check_known(revision)
    except UnknownSchema as error:
        raise BackupError(f"can't use {path}: {error}") from error
    return str(revision)


def _count_tables(path: Path) -> int:
    with _opened(path) as database:
        return int(database.execute("SELECT count(*) FROM game_tables").fetchone()[0])


def restore(source: Path, folder: Path, force: bool, progress: Progress) -> Backup:
    """Make a backup the tables of a folder, which is made if it is missing. Raises BackupError.

    Tables that are there already are only replaced with `force`.
    """
    if not source.is_file():
        raise BackupError(f"there is no backup {source}")
    backup = _described(source)
    _check_sound(source)
    target = folder / TABLES
    try:
        settings_for(folder)
        with only_server_of(folder):
            if target.exists() and not force:
                raise BackupError(f"there are tables in {folder} already; --force replaces them")
            _copy(source, target, progress)
    except CannotServe as error:
        raise BackupError(str(error)) from error
    return backup
