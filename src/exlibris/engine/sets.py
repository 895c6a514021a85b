"""Sets of cards, cells and options as `bytes`: immutable, small, quick to copy, to compare and to hash."""

from __future__ import annotations

from typing import Final

ONE: Final = [bytes([n]) for n in range(256)]  # ONE[card]: the set of that card only
NOTHING: Final = b""
EVERYTHING: Final = bytes(range(256))
COMPILED: Final = not __file__.endswith((".py", ".pyc"))


def pairs_of(values: bytes) -> list[bytes]:
    """Return the pairs that stand one after the other in `values`, such as token and space, or card and seat.

    Loops of nearly every decision read them by index instead, since slices cost a tenth of a compiled playout.
    """
    return [values[i : i + 2] for i in range(0, len(values), 2)]


def without(cards: bytes, card: int) -> bytes:
    """Return the set without a card, which need not be in it."""
    if not COMPILED:
        return cards.replace(ONE[card], NOTHING)
    for i in range(len(cards)):  # compiled, half the time of `replace`
        if cards[i] == card:
            if i + 1 == len(cards):  # half of all cards that are found
                return cards[:i]
            return cards[:i] + cards[i + 1 :] if i else cards[1:]
    return cards


def minus(cards: bytes, others: bytes) -> bytes:
    """Return the set without any of the others, which are few."""
    if not COMPILED:
        return cards.translate(None, others)
    for i in range(len(others)):  # compiled, `translate` costs more than some passes over a small set
        cards = without(cards, others[i])
    return cards


def position(cards: bytes, card: int) -> int:
    """Return where the card stands in the set, -1 if it is not in it."""
    if not COMPILED:
        return cards.find(card)
    for i in range(len(cards)):  # compiled, a third of the time of `find`
        if cards[i] == card:
            return i
    return -1


def exchanged(cards: bytes, card: int, others: bytes) -> bytes:
    """Return the set with other cards in the place of one, unchanged if that is not in it."""
    if not COMPILED:
        return cards.replace(ONE[card], others)
    for i in range(len(cards)):
        if cards[i] == card:
            return cards[:i] + others + cards[i + 1 :]
    return cards
