"""Positions built from keyword arguments instead of lines of text."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from exlibris.engine.board import ASIDE, HOME
from exlibris.engine.events import Recorder
from exlibris.engine.notation.position_reading import read_state
from exlibris.engine.notation.position_writing import TITLE, VERSION
from exlibris.engine.notation.rulesets import COMPONENTS, components_text, ruleset_lines
from exlibris.engine.notation.shelves import rows_of_drawing
from exlibris.engine.ruleset import Ruleset
from exlibris.engine.state import State

# Words that replace the tile number 0 in a line.
WORDS: Final = {("at", HOME): "home", ("on", ASIDE): "aside"}


def build_position(
    ruleset: Ruleset, seats: int, recorder: Recorder | None = None, **pieces: str | int | Mapping[int, str]
) -> State:
    """Return the state with these pieces at its first decision; omitted pieces have the notation's defaults.

    build_position(preset("first-en"), 2, hand={0: "M3 X1"}, shelf={0: "A1 A2"}, at={14: "1*"}, deck="C1 C2")

    Args:
        ruleset: The rules.
        seats: Number of players.
        recorder: Receives the events until the first decision.
        pieces: The lines of a position by key, with _ for a space: a value, or a value for each seat or tile (0 for
            home, and for cards aside).

    Raises:
        NotationError: A piece is invalid; the message names the line.
    """
    lines = [f"{TITLE} {VERSION}", *ruleset_lines(ruleset), f"{COMPONENTS}: {components_text(ruleset.components)}"]
    lines.append(f"seats: {seats}")
    for name, piece in pieces.items():
        key = name.replace("_", " ")
        if isinstance(piece, Mapping):
            lines += [f"{key} {WORDS.get((key, at), at)}: {_in_one_line(piece[at])}" for at in piece]
        else:
            lines.append(f"{key}: {piece}")
    return read_state("\n".join(lines), recorder)


def _in_one_line(text: str) -> str:
    return " / ".join([" ".join(row) for row in rows_of_drawing(text)])
