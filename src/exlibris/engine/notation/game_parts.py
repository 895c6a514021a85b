"""What reading and writing of games share: headings, comments, the outcome."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from exlibris.engine.errors import NotationError
from exlibris.engine.pickling import by_fields
from exlibris.engine.scoring import result
from exlibris.engine.state import State

TITLE: Final = "exlibris game"
VERSION: Final = 1
SETUP: Final = "setup"
ROUND: Final = "round"
INSPECTION: Final = "inspection"


@dataclass(frozen=True)
class Comment:
    """A comment on the position after `ply` actions."""

    ply: int
    text: str

    def __reduce__(self) -> tuple[type, tuple[Any, ...]]:
        return by_fields(self)


def section_of(s: State) -> str:
    """Return the heading under which the next action is written: "setup", "round 3" or "inspection"."""
    if s.is_sealing_flips():
        return INSPECTION
    return f"{ROUND} {s.round.number}" if s.round.number else SETUP


def outcome(s: State) -> str:
    """Return the outcome of a game, the totals by seat and the winners; "" while it is played."""
    if not s.is_over:
        return ""
    end = result(s)
    totals = " ".join([str(seat.total) for seat in end.seats])
    library = f", library {end.library.total}" if end.library is not None else ""
    winners = " ".join([str(seat) for seat in end.winners]) or "nobody"
    return f"{totals}{library}, won by {winners}"


def check_name(name: str) -> str:
    """Return the name unchanged. Raises NotationError if it can't be written in one line."""
    if not name or name != name.strip() or not name.isprintable():
        raise NotationError(f"name {name!r}: expected something to print in one line")
    return name
