"""The fields of a state, listed once: what each holds, and who may see it.

Copies, comparison, public fields of views, and saved states follow from this list: `scripts/generate_fields.py` writes
the first three into `state.py` and `view.py`, `saving.py` loops over it.
"""

from __future__ import annotations

from typing import Final, NamedTuple

# What a field holds
NUMBER: Final = "number"  # an int or a bool
SET: Final = "set"  # bytes
SETS: Final = "sets"  # a list of bytes, changed in place
SHARED: Final = "shared"  # a list of bytes, never changed but replaced
SHELVES: Final = "shelves"
FRAMES: Final = "frames"
DEAL: Final = "deal"
ROUND: Final = "round"
DECK: Final = "deck"  # of which the first `dealt` cards are gone
DEALT: Final = "dealt"
LUCK: Final = "luck"
GAME: Final = "game"
RECORDER: Final = "recorder"  # no part of the game

# Who sees it
EVERYBODY: Final = "everybody"  # as it is
IN_PART: Final = "in part"  # as `view.py` decides
NOBODY: Final = "nobody"


class Field(NamedTuple):
    """One field of a state."""

    name: str
    holds: str
    seen_by: str


FIELDS: Final = (
    Field("game", GAME, EVERYBODY),
    Field("deal", DEAL, IN_PART),
    Field("round", ROUND, IN_PART),
    Field("luck", LUCK, NOBODY),
    Field("deck", DECK, IN_PART),
    Field("dealt", DEALT, NOBODY),
    Field("discard", SET, IN_PART),
    Field("hands", SETS, IN_PART),
    Field("shelves", SHELVES, EVERYBODY),
    Field("pools", SETS, IN_PART),
    Field("shown", SET, EVERYBODY),
    Field("peeks", SET, IN_PART),
    Field("visitors", SETS, EVERYBODY),
    Field("unplaced", NUMBER, EVERYBODY),
    Field("places", SET, EVERYBODY),
    Field("fresh", SET, EVERYBODY),
    Field("flips", SHARED, IN_PART),
    Field("ready", NUMBER, IN_PART),
    Field("stack", FRAMES, IN_PART),
    Field("options", SET, NOBODY),
    Field("ply", NUMBER, IN_PART),
    Field("is_over", NUMBER, EVERYBODY),
    Field("recorder", RECORDER, NOBODY),
)
