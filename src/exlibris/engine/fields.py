"""The registers of a frame: the kind of numbers in each, and who may see them.

The notation loops over this list. Code that must be fast names each register: copies and comparison in `frames.py`, and
views in `view.py`; `tests/engine/test_fields.py` compares them with the list, and does the same for the fields of a
state.
"""

from __future__ import annotations

from typing import Final, NamedTuple

# Visibility of a register.
EVERYBODY: Final = "everybody"  # unchanged
IN_PART: Final = "in part"  # as `view.py` decides

# Kinds of numbers in a register.
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
    """A register of a frame: a number, a flag or a set of numbers."""

    name: str
    numbers: str  # the kind of its numbers
    is_set: bool = False
    seen_by: str = EVERYBODY  # IN_PART: only the cards that the viewer can see


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
