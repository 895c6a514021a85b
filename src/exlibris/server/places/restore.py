"""Bringing a backup back into a folder on which no server runs."""

from pathlib import Path

from exlibris.server.base.settings import TABLES
from exlibris.server.places.backup import Backup, described
from exlibris.server.places.copying import BackupError, Progress, check_sound, copy
from exlibris.server.places.folder import CannotServe, only_server_of, settings_for

BESIDE = ("-wal", "-shm", "-journal")  # what SQLite writes beside a database, and would apply to another one as well


def restore(source: Path, folder: Path, force: bool, progress: Progress) -> Backup:
    """Make a backup the tables of a folder, which is made if it is missing. Raises BackupError.

    Tables that are there already are only replaced with `force`.
    """
    if not source.is_file():
        raise BackupError(f"there is no backup {source}")
    found = described(source)
    check_sound(source)
    target = folder / TABLES
    try:
        settings_for(folder)
        with only_server_of(folder):
            if target.exists() and not force:
                raise BackupError(f"there are tables in {folder} already; --force replaces them")
            put_in_place(source, target, progress)
    except CannotServe as error:
        raise BackupError(str(error)) from error
    return found


def put_in_place(source: Path, target: Path, progress: Progress) -> None:
    """Copy a backup to where a server finds it. Raises BackupError."""
    fresh = target.with_name(f"{target.name}.restored")
    try:
        copy(source, fresh, progress)
        for suffix in BESIDE:
            target.with_name(target.name + suffix).unlink(missing_ok=True)
        fresh.replace(target)
    except OSError as error:
        raise BackupError(f"can't write {target}: {error.strerror}") from error
    finally:
        fresh.unlink(missing_ok=True)
