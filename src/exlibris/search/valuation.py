"""The value of a position to a seat: the inspection form at this moment plus the expected points of the hand.

The constants were tuned by hand and in play; none of them is a rule.
"""

from __future__ import annotations

from typing import Final

from exlibris.engine import Deal, State, assistants_left, index_of, seat_of
from exlibris.engine.native import i64
from exlibris.engine.shelves import Shelf
from exlibris.search.shelf_values import PLAIN, ShelfEvaluator, Taste, evaluator_of

LEADING: Final = 13.0  # approximate value of the award to the seat with the most books of Prominent Works
HAND_SHARE: Final = 0.4  # of a card's value on the shelf
HAND_CARD: Final = 0.35  # for any card in hand, which can be swapped or used as payment
ROOM_TO_GROW: Final = 0.25  # for a shelved card, face up or not: future stability
PER_BID: Final = 0.5  # for each card bid by an assistant that waits for Resolution


class Valuation:
    """Values of positions to a seat according to its taste.

    Shelves are immutable and few choices change them, so the result for a shelf is kept until another shelf replaces
    it.
    """

    __slots__ = ("_books", "_by", "_deal", "_points", "_rivals", "_seat", "_shelf", "_shown", "_taste")

    _taste: Taste
    _deal: Deal | None  # of the last position, like the seat that it was valued for
    _seat: int
    _by: ShelfEvaluator | None
    _shelf: Shelf | None  # the seat's shelf, with its points and its books of Prominent Works in order
    _points: float
    _books: int
    _rivals: list[Shelf | None]  # by seat, a shelf, with its books of Prominent Works in order or not
    _shown: list[int]

    def __init__(self, taste: Taste = PLAIN) -> None:
        self._taste = taste
        self._deal = self._by = self._shelf = None
        self._seat = self._books = 0
        self._points = 0.0
        self._rivals = []
        self._shown = []

    def of(self, s: State, seat: int) -> float:
        """Return the points that the seat can expect from its shelf, its hand and its waiting assistants."""
        by = self._evaluator(s, seat)
        taste = self._taste
        shelf = s.shelves[seat]
        if self._shelf is not shelf:
            self._shelf = shelf
            self._points, self._books = shelf_points(shelf, by, taste)
        contest = taste.prominent * self._prominent(s, seat, self._books)
        return self._points + contest + taste.hand * _reserves(s, seat, by) + _waiting(s, seat)

    def _evaluator(self, s: State, seat: int) -> ShelfEvaluator:
        by, deal = self._by, s.deal
        if by is None or self._deal is not deal or self._seat != seat:
            by = evaluator_of(s.game, deal.prominent, deal.banned, deal.focus[seat], taste=self._taste)
            self._deal, self._seat, self._by = deal, seat, by
            self._shelf = None
            self._rivals = [None] * s.game.seats
            self._shown = [0] * s.game.seats
        return by

    def _prominent(self, s: State, seat: int, books: int) -> float:
        """Return the expected value of the Prominent Works award: all of it with a lead of two books, else a share."""
        most = -1
        for other in range(s.game.seats):
            if other != seat:
                shelf = s.shelves[other]
                if self._rivals[other] is not shelf:
                    self._rivals[other] = shelf
                    counts, prominent = s.game.counts, s.deal.prominent
                    self._shown[other] = sum([counts[card][prominent] for card in shelf.cards()])
                most = max(most, self._shown[other])
        return LEADING * min(1.0, max(0.0, (books - most + 4) / 6)) + 0.3 * books


def shelf_points(shelf: Shelf, evaluator: ShelfEvaluator, taste: Taste = PLAIN) -> tuple[float, int]:
    """Return the points of a shelf without the Prominent Works award, and the number of books that count for it."""
    lines = evaluator.lines_of(shelf)
    points = taste.stability * lines.b1 + taste.banned * lines.b3 + taste.variety * lines.b4 + taste.focus * lines.b5
    points = points + ROOM_TO_GROW * shelf.count + taste.disorder * lines.out_of_order
    return points, lines.books[evaluator.prominent]


def _reserves(s: State, seat: int, by: ShelfEvaluator) -> float:
    """Return the expected points of the hand; in the final round, fewer if few assistants are left to shelve it."""
    cards, values = s.hands[seat], by.values
    shelved = 0.0
    count: i64 = len(cards)
    for i in range(count):
        found = values[i64(cards[i])]
        if found > 0.0:
            shelved += found
    hand = HAND_CARD * len(cards) + HAND_SHARE * shelved
    time = min(1.0, assistants_left(s.unplaced, seat) / 3) * 0.7 if s.round.final else 1.0
    return time * hand / (1.0 + 0.04 * len(cards))


def _waiting(s: State, seat: int) -> float:
    found = 0.0
    for tile, gain in s.game.waiting:
        pairs = s.visitors[tile]  # alternating tokens and spaces
        for i in range(0, len(pairs), 2):
            if seat_of(pairs[i]) == seat:
                bids = s.game.bids[tile]
                bid = bids[index_of(pairs[i + 1])] if bids else 0
                found += gain - PER_BID * bid if len(s.hands[seat]) >= bid else 0.0
    return found
