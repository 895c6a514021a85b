"""Output of commands: tables, progress and failures; and the handling of Ctrl-C."""

from __future__ import annotations

import io
import os
import signal
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from gettext import gettext as _
from types import FrameType
from typing import TYPE_CHECKING, Final, NoReturn, Self

import typer

from exlibris.cli.language import translated

if TYPE_CHECKING:
    from rich.console import Console
    from rich.progress import Progress
    from rich.table import Table

WIDTH_IN_PIPES: Final = 160  # columns, enough for whole words
FIRST: Final = "\nCtrl-C: finishing the games in progress; press it again to stop at once."


def write_utf8() -> None:
    """Write files and pipes in UTF-8 whatever the system's code page, so that they can be read back."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            coding = stream.encoding if stream.isatty() else "utf-8"
            stream.reconfigure(encoding=coding, errors="backslashreplace")  # a terminal may lack some letters


def drop_output() -> None:
    """Discard pending standard output, so that Python doesn't try to write it again at exit."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)


def console() -> Console:
    """Return a console for standard output: the width of the terminal, or `WIDTH_IN_PIPES` for files and pipes."""
    from rich.console import Console

    terminal = Console()
    return terminal if terminal.is_terminal else Console(width=WIDTH_IN_PIPES)


def plain_table(heads: Sequence[str] = (), title: str | None = None) -> Table:
    """Return an empty table without rules; the first column is left-aligned, the others right-aligned."""
    from rich.markup import escape
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold", title=title, title_justify="left")
    for number, head in enumerate(heads):
        table.add_column(escape(head), justify="right" if number else "left")
    return table


def print_table(heads: Sequence[str], rows: Iterable[Sequence[str]], title: str | None = None) -> None:
    """Print a table of text, as `plain_table` lays it out."""
    from rich.markup import escape

    table = plain_table(heads, title)
    for row in rows:
        table.add_row(*map(escape, row))
    console().print(table)


class Failure(Exception):
    """Reason in one line why a command failed, with its exit code; the command group catches it."""

    def __init__(self, why: str, code: int) -> None:
        super().__init__(why)
        self.code = code


def fail(why: str, code: int = 2) -> NoReturn:
    """End the program with one line that names the command and the reason, and with this exit code."""
    raise Failure(why, code)


@contextmanager
def failing(*errors: type[Exception], at: str = "", code: int = 2) -> Iterator[None]:
    """Call `fail` if the block raises one of these errors; `at` names the place of the error."""
    try:
        yield
    except errors as error:
        why = translated(" ".join(str(error).split()))
        if isinstance(error, OSError) and error.strerror:
            at, why = error.filename or at, _(error.strerror)
        fail(f"{at}: {why}" if at else why, code)


class CtrlC:
    """Context that only records the first Ctrl-C, with a message; the second one ends the program at once."""

    def __init__(self) -> None:
        self.pressed = False

    def __enter__(self) -> Self:
        self._before = signal.signal(signal.SIGINT, self._note)
        return self

    def __exit__(self, *_: object) -> None:
        signal.signal(signal.SIGINT, self._before)

    def _note(self, _number: int, _frame: FrameType | None) -> None:
        self.pressed = True
        signal.signal(signal.SIGINT, self._before)
        typer.echo(FIRST, err=True)


def progress_bar() -> Progress:
    """Return a progress bar on standard error; it is disabled unless that is a terminal."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
