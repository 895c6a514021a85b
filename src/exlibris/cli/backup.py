"""The commands backup and restore: all tables of a folder as one file, and back."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from exlibris.cli.output import failing

Data = Annotated[Path | None, typer.Option(file_okay=False, help="Folder that keeps the tables.", metavar="DIR")]
Target = Annotated[Path, typer.Argument(help="The file to write, or a folder for a file named by the time.")]
Source = Annotated[Path, typer.Argument(help="The backup.")]
Replace = Annotated[bool, typer.Option("--force", help="Replace what is there.")]


def backup(target: Target = Path(), data: Data = None, force: Replace = False) -> None:
    """Copy all tables to a file; the server may be running."""
    from exlibris.server.storage.backups import BackupError, back_up

    with failing(BackupError), progress("Copying") as show:
        made = back_up(_folder_of(data), target, force, show)
    typer.echo(f"{made.tables} tables (schema {made.schema}) are in {made.path}")


def restore(source: Source, data: Data = None, force: Replace = False) -> None:
    """Restore a backup while no server is running."""
    from exlibris.server.storage.backups import BackupError
    from exlibris.server.storage.backups import restore as bring_back

    with failing(BackupError), progress("Copying") as show:
        folder = _folder_of(data)
        found = bring_back(source, folder, force, show)
    typer.echo(f"{found.tables} tables (schema {found.schema}) are in {folder}")


def _folder_of(data: Path | None) -> Path:
    """Return the folder of the tables. Raises BackupError if they are in PostgreSQL."""
    from exlibris.server.settings import default_folder
    from exlibris.server.storage.backups import BackupError
    from exlibris.server.storage.folder import DATABASE_VARIABLE

    if data is None and os.environ.get(DATABASE_VARIABLE):
        raise BackupError(f"{DATABASE_VARIABLE} names a PostgreSQL database: use pg_dump and pg_restore for it")
    return data or default_folder()


@contextmanager
def progress(what: str) -> Iterator[Callable[[int, int], None]]:
    """Yield what shows on a terminal how much is done, in pages of the database."""
    from exlibris.cli.watching import progress_bar

    with progress_bar() as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
