"""Standard output as tables are printed on it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from rich.console import Console

WIDTH_IN_PIPES: Final = 160  # columns, enough for whole words


def console() -> Console:
    """Return standard output: a terminal as wide as it is, anything else `WIDTH_IN_PIPES` wide."""
    from rich.console import Console

    terminal = Console()
    return terminal if terminal.is_terminal else Console(width=WIDTH_IN_PIPES)
