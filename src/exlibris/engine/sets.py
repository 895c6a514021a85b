"""Sets of cards, cells and options as `bytes`: immutable, small, fast to copy, compare and hash."""

from __future__ import annotations

from typing import Final

ONE: Final = [bytes([n]) for n in range(256)]  # ONE[card]: the set with only that card
NOTHING: Final = b""
EVERYTHING: Final = bytes(range(256))
COMPILED: Final = not __file__.endswith((".py", ".pyc"))


def pairs_of(values: bytes) -> list[bytes]:
    """Return the pairs in `values`, such as token and space, or card and seat.

    Hot loops read them by index instead, because slices cost a tenth of a compiled playout.
    """
    return [values[i : i + 2] for i in range(0, len(values), 2)]


def without(cards: bytes, card: int) -> bytes:
    """Return the set without a card, which need not be in it."""
    if not COMPILED:
        return cards.replace(ONE[card], NOTHING)
    for i in range(len(cards)):  # compiled, half the time of `replace`
        if cards[i] == card:
            if i + 1 == len(cards):  # the usual case, half of the cards found
                return cards[:i]
            return cards[:i] + cards[i + 1 :] if i else cards[1:]
    return cards


def minus(cards: bytes, others: bytes) -> bytes:
    """Return the set without the others, of which there should be few."""
    if not COMPILED:
        return cards.translate(None, others)
    for i in range(len(others)):  # compiled, `translate` costs more than a few passes over a small set
        cards = without(cards, others[i])
    return cards


def position(cards: bytes, card: int) -> int:
    """Return the index of the card in the set, -1 if it is not in it."""
    if not COMPILED:
        return cards.find(card)
    for i in range(len(cards)):  # compiled, a third of the time of `find`
        if cards[i] == card:
            return i
    return -1


def exchanged(cards: bytes, card: int, others: bytes) -> bytes:
    """Return the set with a card replaced by others, unchanged if the card is not in it."""
    if not COMPILED:
        return cards.replace(ONE[card], others)
    for i in range(len(cards)):
        if cards[i] == card:
            return cards[:i] + others + cards[i + 1 :]
    return cards
