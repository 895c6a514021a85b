"""The value of a position for a seat: the inspection form as it stands, and what the hand may still bring.

The figures were chosen by hand and by play; none of them is a rule.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from exlibris.engine import Game, State, assistants_left, index_of, visitors_of
from exlibris.engine.shelves import Shelf
from exlibris.search.shelf_values import PLAIN, ShelfEvaluator, Taste, evaluator_of

LEADING: Final = 13.0  # about the award of the seat with most Prominent books
HAND_SHARE: Final = 0.4  # of what a card would bring on the shelf
HAND_CARD: Final = 0.35  # any hand card, for what it can be swapped or paid for
ROOM_TO_GROW: Final = 0.25  # a shelved card, face up or not, for the stability to come
DELAYED_VALUE: Final = {3: 2.5, 11: 1.5, 12: 3.5}  # an assistant waiting there for Resolution


def value(s: State, seat: int, taste: Taste = PLAIN) -> float:
    """Return the points that the seat can expect from its shelf, its hand and its waiting assistants, by its taste."""
    deal = s.deal
    evaluator = evaluator_of(s.game, deal.prominent, deal.banned, deal.focus[seat], taste=taste)
    points, books = shelf_points(s.shelves[seat], evaluator, taste)
    contest = taste.prominent * _prominent(s, seat, books)
    return points + contest + taste.hand * _reserves(s, seat, evaluator.values) + _waiting(s, seat)


def shelf_points(shelf: Shelf, evaluator: ShelfEvaluator, taste: Taste = PLAIN) -> tuple[float, int]:
    """Return the points of a shelf without the Prominent Works award, and the number of its Prominent books."""
    lines = evaluator.lines_of(shelf)
    points = taste.stability * lines.b1 + taste.banned * lines.b3 + taste.variety * lines.b4 + taste.focus * lines.b5
    points = points + ROOM_TO_GROW * shelf.count + taste.disorder * lines.out_of_order
    return points, lines.books[evaluator.prominent]


# Shelves are immutable and few choices change them: the same ones are evaluated again and again.
@lru_cache(maxsize=8192)
def _prominent_shown(game: Game, shelf: Shelf, prominent: int) -> int:
    """Return the number of Prominent books on a shelf, whether in order or not."""
    return sum([game.counts[card][prominent] for card in shelf.cards()])


def _prominent(s: State, seat: int, books: int) -> float:
    """Return about what the Prominent Works award is worth: all of it two books ahead, a share when close."""
    others = [s.shelves[other] for other in range(s.game.seats) if other != seat]
    lead = books - max([_prominent_shown(s.game, shelf, s.deal.prominent) for shelf in others])
    return LEADING * min(1.0, max(0.0, (lead + 4) / 6)) + 0.3 * books


def _reserves(s: State, seat: int, values: list[float]) -> float:
    """Return what the hand may still bring; in the final round only as far as assistants are left to shelve it."""
    cards = s.hands[seat]
    hand = HAND_CARD * len(cards) + HAND_SHARE * sum([values[card] for card in cards if values[card] > 0])
    time = min(1.0, assistants_left(s.unplaced, seat) / 3) * 0.7 if s.round.final else 1.0
    return time * hand / (1.0 + 0.04 * len(cards))


def _waiting(s: State, seat: int) -> float:
    found = 0.0
    for tile, gain in DELAYED_VALUE.items():
        for visitor in visitors_of(s.visitors[tile]):
            if visitor.seat == seat:
                bid = index_of(visitor.space) + 1 if tile == 3 else 0
                found += gain - 0.5 * bid if len(s.hands[seat]) >= bid else 0.0
    return found
