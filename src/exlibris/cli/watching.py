"""Long work in the terminal: a progress bar, and Ctrl-C that keeps what is done."""

from __future__ import annotations

import signal
from types import FrameType
from typing import TYPE_CHECKING, Final, Self

import typer

if TYPE_CHECKING:
    from rich.progress import Progress


FIRST: Final = "\nCtrl-C: what is under way comes to its end; once more ends all at once."


class CtrlC:
    """A context in which the first Ctrl-C is only noted, and said to be; the second ends the program at once."""

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
    """Return a progress bar on standard error that counts what its tasks say; none where that is no terminal."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
