"""Why people ended a game early, as the line "ending" of its text: `resigned by seat 1, won by 0`, `agreed`."""

from __future__ import annotations

import re
from typing import Any, Final

from exlibris.engine.notation.lines import Line
from exlibris.engine.record import ENDINGS, Ending

ENDING: Final = "ending"
WRITTEN: Final = re.compile(rf"({'|'.join(ENDINGS)})(?: by seat ([0-9]))?(?:, won by ([0-9]))?")


def ending_text(ending: Ending) -> str:
    """Return the text of the line."""
    who = "" if ending.seat is None else f" by seat {ending.seat}"
    winner = "" if ending.winner is None else f", won by {ending.winner}"
    return f"{ending.reason}{who}{winner}"


def read_ending(line: Line, seats: int) -> dict[str, Any]:
    """Return the line as the entry of a record's JSON. Raises NotationError for other text and for missing seats."""
    found = WRITTEN.fullmatch(" ".join(line.text.lower().split()))
    if found is None:
        raise line.error(f"expected such as 'resigned by seat 1, won by 0' or 'agreed', found {line.text[:60]!r}")
    return {"reason": found[1], "seat": _seat(line, found[2], seats), "winner": _seat(line, found[3], seats)}


def _seat(line: Line, digit: str | None, seats: int) -> int | None:
    if digit is None:
        return None
    if int(digit) >= seats:
        raise line.error(f"this game has seats 0 to {seats - 1}, found {digit}")
    return int(digit)
