"""Tables of figures, on a terminal or in Markdown."""

from __future__ import annotations

from collections.abc import Sequence

import typer
from rich.console import Console
from rich.table import Table

Rows = Sequence[Sequence[str]]


def figure(value: float | None) -> str:
    """Return a number with at least three significant digits."""
    if value is None:
        return "-"
    return f"{value:,.0f}" if value >= 1000 else f"{value:,.1f}" if value >= 10 else f"{value:.2f}"


def times(value: float | None) -> str:
    """Return a ratio as text."""
    return "" if value is None else f"{value:,.0f}x" if value >= 10 else f"{value:.2g}x"


def on_terminal(heads: Sequence[str], rows: Rows) -> Table:
    """Return the table for a terminal; heads have one word a line to keep it narrow."""
    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    for number, head in enumerate(heads):
        table.add_column(head.replace(" ", "\n"), justify="right" if number else "left", no_wrap=number > 0)
    for row in rows:
        table.add_row(*row)
    return table


def in_markdown(heads: Sequence[str], rows: Rows) -> str:
    """Return the table in Markdown."""
    lines = [heads, ["---", *["---:"] * (len(heads) - 1)], *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def print_table(conditions: str, heads: Sequence[str], rows: Rows, markdown: bool) -> None:
    """Print the conditions of a measurement and its table, for a terminal or in Markdown."""
    if markdown:
        typer.echo(f"{conditions}\n\n{in_markdown(heads, rows)}")
        return
    console = Console()
    console.print(conditions)
    console.print(on_terminal(heads, rows))
