"""Read the input of a command, from a file or standard input; a failure ends the program."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from exlibris.cli.output import fail, failing

if TYPE_CHECKING:
    from exlibris.content.text_files import TextFile
    from exlibris.engine import Record, State

MOST_BYTES: Final = 10_000_000  # far more than any record, form or ruleset needs


def read_input(file: str, otherwise: str) -> TextFile:
    """Return the text of the file, or of standard input for "-"; `otherwise` describes a malformed file."""
    from exlibris.content.text_files import NotTextError, read_text_file

    with failing(OSError, at=name_of(file)):
        if file == "-":
            data = sys.stdin.buffer.read(MOST_BYTES + 1)
        else:
            with Path(file).open("rb") as stream:
                data = stream.read(MOST_BYTES + 1)
    if len(data) > MOST_BYTES:
        fail(f"{name_of(file)}: {otherwise}: longer than {MOST_BYTES} bytes")
    if not data.strip():
        fail(f"{name_of(file)}: {otherwise}: empty")
    with failing(NotTextError, at=f"{name_of(file)}: {otherwise}"):
        return read_text_file(data)


def name_of(file: str) -> str:
    """Return the file's name for error messages."""
    return "standard input" if file == "-" else file


def read_text(file: str) -> str:
    """Return the text of a file that should be a record."""
    return read_input(file, "not a record").text


def read_whole_game(file: str) -> tuple[Record, State]:
    """Return the record of a finished game and the final state."""
    from exlibris.engine import RecordError, read_game_file

    with failing(RecordError, at=name_of(file)):
        record = read_game_file(read_text(file)).record
        state = record.replay()
    if not state.is_over:
        decision = state.decisions()[0]
        fail(
            f"{name_of(file)}: the game is not over: after {len(record.actions)} actions, in round "
            f"{state.round.number}, {seat_name(decision.seat)} is asked ({decision.prompt})"
        )
    return record, state


def seat_name(seat: int) -> str:
    """Return the seat's name for output; records have no names."""
    return f"Seat {seat + 1}"
