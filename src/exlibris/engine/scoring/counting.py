"""Counts and points for single lines of the inspection form (ALPHA, STAB, PROM, BAN, VARY, FOCUS).

The functions take shelves, cards and numbers of books, so they work for games and for shelves of the boxed game.
`counts` has six numbers of books for each card; `books` has one number for each category.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from exlibris.engine.game import CATEGORY_COUNT, MOST_SEATS
from exlibris.engine.rows import WIDTH
from exlibris.engine.sets import NOTHING
from exlibris.engine.shelf import Shelf

AWARDS: Final = (15, 9, 4)  # PROM-01; solo has only the first award (SOLO-27)
ALL_PLACES: Final = "all_places"
NEXT_PLACE: Final = "next_place"
# By the switch `prominent_ties`, the most places whose awards tied columns share (PROM-04, AMB-34).
SHARED_PLACES: Final = {ALL_PLACES: 4, NEXT_PLACE: 2}
PER_ENTOMBED: Final = 2  # ASST-MUMMY-04
PER_VARIETY: Final = 3  # VARY-01
PER_FOCUS: Final = 2  # FOCUS-02


def out_of_order(cards: bytes, face_down: bytes) -> bytes:
    """Return the cards that the inspector flips: those before the last face-up card (ALPHA-02..06, AMB-31).

    Args:
        cards: The upper cards in reading order; their numbers follow the alphabet.
        face_down: Cards that are skipped, because they lie face down already.
    """
    last = -1
    turned = []
    for card in cards:
        if card in face_down:
            continue
        if card < last:
            turned.append(card)
        else:
            last = card
    return bytes(turned)


def inspected(shelf: Shelf, flips: bytes) -> bytes:
    """Return all upper cards that lie face down after the owner's and the inspector's flips.

    Args:
        shelf: The shelf before the inspection.
        flips: The cards that the owner flips.
    """
    down = shelf.dark_cards() + flips
    return down + out_of_order(shelf.cards(), down)


def tally(counts: list[bytes], cards: bytes) -> list[int]:
    """Return the number of books of each category on some cards (SCORE-A2).

    Args:
        counts: By card, the number of its books of each category.
        cards: The cards, none of them HIDDEN.
    """
    books = [0] * CATEGORY_COUNT
    for card in cards:
        own = counts[card]
        for category in range(CATEGORY_COUNT):
            books[category] += own[category]
    return books


def face_up(counts: list[bytes], shelf: Shelf, flips: bytes) -> list[int]:
    """Return the books that are face up after the owner's and the inspector's flips.

    Args:
        counts: By card, the number of its books of each category.
        shelf: The shelf before the inspection.
        flips: The cards that the owner flips.

    Returns:
        The number of books of each category.
    """
    return tally(counts, shelf.cards().translate(None, inspected(shelf, flips)))


def stability(shelf: Shelf) -> int:
    """Return the size of the largest full rectangle on the bottom row, at least 2 by 2, else 0 (STAB-01..05)."""
    width, height, _ = _largest_rectangle(shelf)
    return width * height


def stable_cells(shelf: Shelf) -> bytes:
    """Return the cells of the largest full rectangle in reading order; among equals, the lowest, then the leftmost."""
    width, height, starts = _largest_rectangle(shelf)
    if width == 0:
        return NOTHING
    left = (starts & -starts).bit_length() - 1
    rows = range(shelf.bottom - height + 1, shelf.bottom + 1)
    return bytes([row * WIDTH + column for row in rows for column in range(left, left + width)])


def _largest_rectangle(shelf: Shelf) -> tuple[int, int, int]:
    """Return the rectangle's width and height, and a mask of the columns where a rectangle of this size begins."""
    best = (0, 0, 0)
    size = 0
    columns = -1
    rows = shelf.rows
    for height, row in enumerate(range(shelf.bottom, shelf.top - 1, -1), 1):
        columns &= rows[row]
        width = 0
        run = columns
        while run:
            width += 1
            if height > 1 and width > 1 and width * height > size:
                size = width * height
                best = (width, height, run)
            run &= run >> 1
    return best


def entombed_points(shelf: Shelf) -> int:
    """Return the points for entombed cards, part of the stability line (ASST-MUMMY-04, ASST-MUMMY-05)."""
    return PER_ENTOMBED * (len(shelf.tombs) // 2)


@dataclass(frozen=True)
class Award:
    """One column's share of Prominent Works: the `tied` columns on a place share the `pot`."""

    place: int  # from 0
    tied: int  # columns with the same number of books of Prominent Works, itself included
    pot: int  # points

    @property
    def points(self) -> int:
        """The share, rounded up (PROM-03, AMB-34, AMB-35)."""
        return -(-self.pot // self.tied)


def award_for(own: int, books: Sequence[int], ties: str = ALL_PLACES) -> Award:
    """Return one column's award for Prominent Works. Tied columns take up as many places as there are columns (AMB-35).

    Args:
        own: The column's number of books of Prominent Works.
        books: The numbers of all columns, including its own.
        ties: The awards that tied columns share: ALL_PLACES or NEXT_PLACE (AMB-34).
    """
    place = sum([1 for other in books if other > own])
    return _award(place, books.count(own), ties)


def _award(place: int, tied: int, ties: str) -> Award:
    return Award(place, tied, sum(AWARDS[place : place + min(tied, SHARED_PLACES[ties])]))


@cache
def awards_by_place(ties: str = ALL_PLACES) -> tuple[tuple[int, ...], ...]:
    """Return the points for Prominent Works (PROM-03, AMB-34, AMB-35).

    Args:
        ties: The awards that tied columns share: ALL_PLACES or NEXT_PLACE.

    Returns:
        Points by place, from 0, and by the number of columns tied on it.
    """
    places = range(MOST_SEATS)
    return tuple([(0, *[_award(place, tied, ties).points for tied in range(1, MOST_SEATS + 1)]) for place in places])


def prominent_awards(books: Sequence[int], ties: str = ALL_PLACES) -> list[int]:
    """Return the points of each column for Prominent Works.

    Args:
        books: The number of books of Prominent Works in each column.
        ties: The awards that tied columns share: ALL_PLACES or NEXT_PLACE (AMB-34).
    """
    return [award_for(own, books, ties).points for own in books]


def solo_awards(own: int, library: int) -> list[int]:
    """Return the points for Prominent Works of the player and of the Public Library, which wins ties (SOLO-27).

    Args:
        own: The player's number of books of Prominent Works.
        library: The Public Library's number.
    """
    return [AWARDS[0], 0] if own > library else [0, AWARDS[0]]


def rarest(books: Sequence[int], banned: int) -> int:
    """Return the category with the fewest books, the first in case of a tie (VARY-02, VARY-03).

    Args:
        books: By category.
        banned: The category that is left out.
    """
    found = 1 if banned == 0 else 0
    for category in range(CATEGORY_COUNT):
        if category != banned and books[category] < books[found]:
            found = category
    return found


def variety(books: Sequence[int], banned: int) -> int:
    """Return the points for Categorical Variety: three per book of the rarest category (VARY-01..05).

    Args:
        books: By category.
        banned: The category that is left out.
    """
    return PER_VARIETY * books[rarest(books, banned)]
