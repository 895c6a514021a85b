"""What commands print: tables on standard output, and why they can't go on."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final, NoReturn

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

WIDTH_IN_PIPES: Final = 160  # columns, enough for whole words


def write_utf8() -> None:
    """Write files and pipes in UTF-8 whatever the system's code page, so that they can be read back."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            coding = stream.encoding if stream.isatty() else "utf-8"
            stream.reconfigure(encoding=coding, errors="backslashreplace")  # a terminal may lack letters


def drop_output() -> None:
    """Drop what can't be written to standard output, so that Python does not try it again when it ends."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)


def console() -> Console:
    """Return standard output: a terminal as wide as it is, anything else `WIDTH_IN_PIPES` wide."""
    from rich.console import Console

    terminal = Console()
    return terminal if terminal.is_terminal else Console(width=WIDTH_IN_PIPES)


def plain_table(heads: Sequence[str] = (), title: str | None = None) -> Table:
    """Return an empty table without lines: the first column of words, the others of figures."""
    from rich.markup import escape
    from rich.table import Table

    table = Table(box=None, pad_edge=False, header_style="bold", title=title, title_justify="left")
    for number, head in enumerate(heads):
        table.add_column(escape(head), justify="right" if number else "left")
    return table


class Failure(Exception):
    """Why a command can't go on, in one line, and its exit code; the group of commands catches it."""

    def __init__(self, why: str, code: int) -> None:
        super().__init__(why)
        self.code = code


def fail(why: str, code: int = 2) -> NoReturn:
    """End the program with one line that names the command and says why, and that exit code."""
    raise Failure(why, code)


@contextmanager
def failing(*errors: type[Exception], at: str = "", code: int = 2) -> Iterator[None]:
    """End the program by `fail` where the block raises one of these errors; `at` names the place."""
    try:
        yield
    except errors as error:
        why = " ".join(str(error).split())
        if isinstance(error, OSError) and error.strerror:
            at, why = error.filename or at, error.strerror
        fail(f"{at}: {why}" if at else why, code)
