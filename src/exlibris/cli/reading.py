"""Read the input of a command, from a file or standard input; a failure ends the program."""

from __future__ import annotations

import sys
from gettext import gettext as _
from pathlib import Path
from typing import TYPE_CHECKING, Final

from exlibris.cli.output import fail, failing

if TYPE_CHECKING:
    from collections.abc import Sequence

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
        fail(f"{name_of(file)}: {otherwise}: " + _("longer than {limit} bytes").format(limit=MOST_BYTES))
    if not data.strip():
        fail(f"{name_of(file)}: {otherwise}: " + _("empty"))
    with failing(NotTextError, at=f"{name_of(file)}: {otherwise}"):
        return read_text_file(data)


def name_of(file: str) -> str:
    """Return the file's name for error messages."""
    return _("standard input") if file == "-" else file


def read_text(file: str) -> str:
    """Return the text of a file that should be a record."""
    return read_input(file, _("not a record")).text


def read_whole_game(file: str) -> tuple[Record, State]:
    """Return the record of a finished game, with its players if the file names them, and the final state."""
    from dataclasses import replace

    from exlibris.engine import RecordError, read_game_file

    with failing(RecordError, at=name_of(file)):
        game = read_game_file(read_text(file))
        record = replace(game.record, players=game.names)
        state = record.replay()
    if not state.is_over:
        decision = state.decisions()[0]
        why = _("the game is not over: after {count} actions, in round {round}, {seat} is asked ({prompt})")
        now = {"count": len(record.actions), "round": state.round.number, "seat": seat_name(decision.seat)}
        fail(f"{name_of(file)}: {why.format(prompt=decision.prompt, **now)}")
    return record, state


def seat_name(seat: int, players: Sequence[str] = ()) -> str:
    """Return the seat's name for output, with its player's if known."""
    name = _("Seat {number}").format(number=seat + 1)
    return f"{name}: {players[seat]}" if players else name
