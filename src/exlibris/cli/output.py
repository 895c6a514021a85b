"""What commands print: tables on standard output, and why they can't go on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NoReturn

import typer

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

WIDTH_IN_PIPES: Final = 160  # columns, enough for whole words


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


def fail(why: object, command: str = "", code: int = 2) -> NoReturn:
    """End the program with one line that names the command and says why, and that exit code."""
    typer.echo(f"exlibris {command}".rstrip() + f": {why}", err=True)
    raise typer.Exit(code)
