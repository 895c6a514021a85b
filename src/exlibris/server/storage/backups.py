"""Backups of a server's SQLite database, and restoring them."""

import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, TypeAlias

from msgspec import Struct

from exlibris.server.settings import OWNER_READS, TABLES
from exlibris.server.storage.database import UnknownSchema, check_known
from exlibris.server.storage.folder import CannotServe, only_server_of, settings_for

Progress: TypeAlias = Callable[[int, int], None]
"""Called with the number of pages copied and the number of pages in all."""
PAGES: Final = 1024  # copied at a time: 4 MiB with the default page size
BESIDE = ("-wal", "-shm", "-journal")  # files that SQLite keeps next to a database, and would apply to its replacement


class Backup(Struct, frozen=True):
    """A backup file, with its schema's revision and its number of tables."""

    path: Path
    schema: str
    tables: int


def back_up(folder: Path, target: Path, force: bool, progress: Progress) -> Backup:
    """Copy a folder's database to a file, or to a new file in a folder, named by the time. Raises BackupError.

    A target that doesn't exist is a file if its name has a suffix, else a folder, which is made. An existing file is
    replaced only with `force`, and only once the copy is complete.
    """
    source = folder / TABLES
    if not source.is_file():
        raise BackupError(f"there are no tables in {folder}")
    is_folder = target.is_dir() or not (target.exists() or target.suffix)
    path = target / name_at(datetime.now(UTC)) if is_folder else target
    if path.exists() and path.samefile(source):
        raise BackupError(f"{path} is the database being copied; choose another file")
    if path.exists() and not force:
        raise BackupError(f"{path} already exists; --force replaces it")
    _schema_of(source)
    if is_folder:
        _make_folder(target)
    _copy(source, path, progress)
    return _described(path)


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BackupError(f"can't make the folder {folder}: {error.strerror}") from error


def name_at(time: datetime) -> str:
    """Return the name of a backup made at this time. It is in UTC, since local hours repeat when summer time ends."""
    return f"exlibris-{time:%Y%m%d-%H%M%S}Z.sqlite3"


def _described(path: Path) -> Backup:
    return Backup(path, _schema_of(path), _count_tables(path))


class BackupError(Exception):
    """Raised when a backup can't be made or restored; the message says why."""


@contextmanager
def _opened(path: Path) -> Iterator[sqlite3.Connection]:
    try:
        with closing(
            sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True, isolation_level=None)
        ) as database:
            yield database
    except sqlite3.Error as error:
        raise BackupError(f"can't use {path}: {error}") from error


def _copy(source: Path, target: Path, progress: Progress) -> None:
    """Copy a consistent snapshot of a database, even while a server writes to it. Raises BackupError.

    The copy replaces the target only when it is complete and has been checked.
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
    with _opened(source) as before, _opened(target) as after:
        # Within a transaction the copy is a snapshot; without it, each write would restart the copy.
        before.execute("BEGIN")
        before.execute("SELECT count(*) FROM sqlite_master").fetchone()
        before.backup(after, pages=PAGES, progress=lambda _, left, total: progress(total - left, total))
        before.execute("ROLLBACK")
        after.execute("PRAGMA journal_mode=DELETE")


def _check_sound(path: Path) -> None:
    with _opened(path) as database:
        problems = [str(row[0]) for row in database.execute("PRAGMA integrity_check(1)") if row != ("ok",)]
        problems += [f"a row of {row[0]} lacks its parent" for row in database.execute("PRAGMA foreign_key_check")]
    if problems:
        raise BackupError(f"{path.name.removesuffix('.partial')} is damaged: {problems[0]}")


def _check_plain(database: sqlite3.Connection, path: Path) -> None:
    """Raise BackupError unless a database has only tables and indexes: views and triggers could run any code."""
    others = database.execute(
        "SELECT type, name FROM sqlite_master WHERE type NOT IN ('table', 'index') OR sql LIKE 'CREATE VIRTUAL%'"
    ).fetchone()
    if others:
        kind, name = others
        raise BackupError(f"can't use {path}: it has the {kind} {name!r}, which no Ex Libris database has")


def _schema_of(path: Path) -> str:
    with _opened(path) as database:
        _check_plain(database, path)
        try:
            (revision,) = database.execute("SELECT version_num FROM alembic_version").fetchone()
        except (sqlite3.OperationalError, TypeError) as error:
            raise BackupError(f"{path} is not an Ex Libris database") from error
    try:
        check_known(revision)
    except UnknownSchema as error:
        raise BackupError(f"can't use {path}: {error}") from error
    return str(revision)


def _count_tables(path: Path) -> int:
    with _opened(path) as database:
        return int(database.execute("SELECT count(*) FROM game_tables").fetchone()[0])


def restore(source: Path, folder: Path, force: bool, progress: Progress) -> Backup:
    """Replace a folder's database with a backup; create the folder if needed. Raises BackupError.

    Existing tables are replaced only with `force`.
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
                raise BackupError(f"there are already tables in {folder}; --force replaces them")
            _copy(source, target, progress)
    except CannotServe as error:
        raise BackupError(str(error)) from error
    return backup
