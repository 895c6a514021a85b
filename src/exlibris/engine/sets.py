"""Sets of cards, cells and options are `bytes`: immutable, small, quick to copy, to compare and to hash."""

from __future__ import annotations

from typing import Final

ONE: Final = [bytes([n]) for n in range(256)]  # ONE[card]: the set of that card alone
NOTHING: Final = b""


def without(cards: bytes, card: int) -> bytes:
    """The set without that card."""
    return cards.replace(ONE[card], NOTHING)
