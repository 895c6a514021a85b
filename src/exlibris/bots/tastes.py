"""What a player makes of the lines of the inspection form: personalities as other weights."""

from __future__ import annotations

from typing import Final, NamedTuple


class Taste(NamedTuple):
    """How much a point of each line counts in a valuation, and what else does; the plain one counts points."""

    stability: float = 1.0
    prominent: float = 1.0
    banned: float = 1.0
    variety: float = 1.0
    focus: float = 1.0
    hand: float = 1.0  # what the hand may still bring
    disorder: float = 0.0  # points for each shelved card that can't stay face up


PLAIN: Final = Taste()
TASTES: Final = {
    "plain": PLAIN,
    "hoarder": Taste(hand=3.0),
    "stickler": Taste(stability=0.7, disorder=-4.0),
    "hunter": Taste(prominent=2.5),
}
