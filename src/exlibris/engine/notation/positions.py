"""What writing and reading of positions have in common; `docs/notation.md` has the lines."""

from __future__ import annotations

from typing import Final

from exlibris.engine.sets import NOTHING
from exlibris.engine.sites import all_places
from exlibris.engine.state import State
from exlibris.engine.view import PlayerView

TITLE: Final = "exlibris position"
VERSION: Final = 1
ASIDE_NAME: Final = "aside"  # in place of a tile: cards that lie open beside the tiles
NOBODYS: Final = "nobody"  # in place of a seat: a spectator's eyes


def usual_places(at: State | PlayerView) -> bytes:
    """Return the spaces on offer where nothing else is written.

    All free ones while assistants are to be placed, as far as the whole position is known; else none.
    """
    return all_places(at) if isinstance(at, State) and at.unplaced else NOTHING
