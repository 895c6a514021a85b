"""Games as text, in files that end in .exl: a head of "key: text" lines, then the actions by name, turn by turn.

exlibris game 1
preset: first-en
seats: 2
...

round 1
1. seat 0: place 14.1; take B1; shelve B1 right of A2 {well, well}; done
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from exlibris.engine.errors import NotationError
from exlibris.engine.pickling import by_fields
from exlibris.engine.record import Record
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


@dataclass(frozen=True)
class GameText:
    """A record with what else a file says about the game. `names` has a name for each seat, or none at all."""

    record: Record
    names: tuple[str, ...] = ()
    date: str = ""
    comments: tuple[Comment, ...] = ()

    def __reduce__(self) -> tuple[type, tuple[Any, ...]]:
        return by_fields(self)

    def to_text(self) -> str:
        """Return the game as text, which is secret while it is played.

        Raises NotationError for names and comments that can't be written.
        """
        from exlibris.engine.notation.game_writing import write_game

        return write_game(self)

    @staticmethod
    def from_text(text: str) -> GameText:
        """Return the game in a text. Raises NotationError naming the line that is wrong."""
        from exlibris.engine.notation.game_reading import read_game

        return read_game(text)


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
