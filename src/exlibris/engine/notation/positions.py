"""What writing and reading of positions share; `docs/notation.md` describes the lines."""

from __future__ import annotations

from typing import Final

from exlibris.engine.sets import NOTHING
from exlibris.engine.sites import all_places
from exlibris.engine.state import State
from exlibris.engine.view import PlayerView

TITLE: Final = "exlibris position"
VERSION: Final = 1
ASIDE_NAME: Final = "aside"  # instead of a tile: cards that lie open beside the tiles
NOBODYS: Final = "nobody"  # instead of a seat: a spectator


def usual_places(at: State | PlayerView) -> bytes:
    """Return the free spaces to assume if a position does not name them.

    These are all free spaces of a state in which assistants are yet to be placed; else none.
    """
    return all_places(at) if isinstance(at, State) and at.unplaced else NOTHING
