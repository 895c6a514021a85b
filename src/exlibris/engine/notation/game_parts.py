"""Shared parts of reading and writing games: headings, comments, early endings, the outcome."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Final

from exlibris.content.names import has_invisible
from exlibris.engine.errors import NotationError
from exlibris.engine.notation.lines import TextLine
from exlibris.engine.pickling import Picklable
from exlibris.engine.record import ENDINGS, Ending
from exlibris.engine.scoring import result
from exlibris.engine.state import State

TITLE: Final = "exlibris game"
VERSION: Final = 1
SETUP: Final = "setup"
ROUND: Final = "round"
INSPECTION: Final = "inspection"
ENDING: Final = "ending"
WRITTEN_ENDING: Final = re.compile(rf"({'|'.join(ENDINGS)})(?: by seat ([0-9]))?(?:, won by ([0-9]))?")


@dataclass(frozen=True)
class Comment(Picklable):
    """A comment on the position after `ply` actions."""

    ply: int
    text: str


def section_of(s: State) -> str:
    """Return the heading of the section for the next action: "setup", "round 3" or "inspection"."""
    if s.is_sealing_flips():
        return INSPECTION
    return f"{ROUND} {s.round.number}" if s.round.number else SETUP


def ending_text(ending: Ending) -> str:
    """Return why players ended a game early, such as "resigned by seat 1, won by 0" or "agreed"."""
    who = "" if ending.seat is None else f" by seat {ending.seat}"
    winner = "" if ending.winner is None else f", won by {ending.winner}"
    return f"{ending.reason}{who}{winner}"


def read_ending(line: TextLine, seats: int) -> dict[str, Any]:
    """Return the ending as in a record's JSON. Raises NotationError for invalid text and unknown seats."""
    found = WRITTEN_ENDING.fullmatch(" ".join(line.text.lower().split()))
    if found is None:
        raise line.error(f"expected, for example, 'resigned by seat 1, won by 0' or 'agreed', found {line.text[:60]!r}")
    return {"reason": found[1], "seat": _seat(line, found[2], seats), "winner": _seat(line, found[3], seats)}


def _seat(line: TextLine, digit: str | None, seats: int) -> int | None:
    if digit is None:
        return None
    if int(digit) >= seats:
        raise line.error(f"this game has seats 0 to {seats - 1}, found {digit}")
    return int(digit)


def outcome(s: State) -> str:
    """Return the outcome of a game, the totals by seat and the winners; "" for an unfinished game."""
    if not s.is_over:
        return ""
    end = result(s)
    totals = " ".join([str(seat.total) for seat in end.seats])
    library = f", library {end.library.total}" if end.library is not None else ""
    winners = " ".join([str(seat) for seat in end.winners]) or "nobody"
    return f"{totals}{library}, won by {winners}"


def check_name(name: str) -> str:
    """Return the name unchanged. Raises NotationError if it is not printable in one line."""
    if not name or name != name.strip() or has_invisible(name):
        raise NotationError(f"name {name!r}: expected one line of printable text")
    return name
