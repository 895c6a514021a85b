"""The registers of a frame: what each holds, and who may see it.

The notation loops over this list. What has to be quick is written out, copies and comparison in `frames.py`, what is
public in `view.py`; `tests/engine/test_fields.py` compares them, and so it does with the fields of a state.
"""

from __future__ import annotations

from typing import Final, NamedTuple

# Who sees it
EVERYBODY: Final = "everybody"  # as it is
IN_PART: Final = "in part"  # as `view.py` decides

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
