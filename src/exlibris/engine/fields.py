"""The fields of a state and the registers of a frame: what each holds, and who may see it.

Saved states and the notation loop over these lists. What has to be quick is written out, copies and comparison in
`state.py` and `frames.py`, the public fields of views in `view.py`; `tests/engine/test_fields.py` compares them.
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
RNG: Final = "rng"
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
    Field("rng", RNG, NOBODY),
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

# What the numbers of a register are
COUNT: Final = "count"
FLAG: Final = "flag"  # one bool instead of a number
CARD: Final = "card"
CATEGORY: Final = "category"
CHOICE: Final = "choice"  # a value of an action of this kind
LIBRARY: Final = "library"  # the number of a special assistant
OPTION: Final = "option"
SEAT: Final = "seat"
SPACE: Final = "space"
TILE: Final = "tile"
ASSISTANT: Final = "assistant"  # as a token


class Register(NamedTuple):
    """What a frame remembers under one name: a number or a flag, or a set of numbers."""

    name: str
    numbers: str  # what they are
    is_set: bool = False
    seen_by: str = EVERYBODY  # IN_PART: its cards as far as the viewer sees them where they are


REGISTERS: Final = (
    Register("count", COUNT),
    Register("card", CARD),
    Register("other", SEAT),
    Register("category", CATEGORY),
    Register("space", SPACE),
    Register("direction", CHOICE),
    Register("amount", COUNT),
    Register("face_down", FLAG),
    Register("cards", CARD, is_set=True, seen_by=IN_PART),
    Register("picked", OPTION, is_set=True),
    Register("seats", SEAT, is_set=True),
    Register("tokens", ASSISTANT, is_set=True),
    Register("tiles", TILE, is_set=True),
    Register("libraries", LIBRARY, is_set=True),
    Register("result", CARD, is_set=True, seen_by=IN_PART),
)
