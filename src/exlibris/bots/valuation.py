"""The value of a position for a seat: the inspection form as it stands, and what the hand may still bring.

The figures were chosen by hand and by play; none of them is a rule.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from exlibris.bots.tastes import PLAIN, Taste
from exlibris.engine import CATEGORY_COUNT, Game, State, assistants_left, index_of, visitors_of
from exlibris.engine.scoring import (
    PER_FOCUS,
    PER_VARIETY,
    Column,
    dark_cards,
    entombed_points,
    points_of,
    stability,
    tally,
)
from exlibris.engine.shelves import Shelf

VARIETY_WORTH: Final = PER_VARIETY / 5  # a book of one of the five categories that count
PROMINENT_WORTH: Final = 0.8  # on the way to an award
LEADING: Final = 13.0  # about the award of the seat with most Prominent books
HAND_SHARE: Final = 0.4  # of what a card would bring on the shelf
HAND_CARD: Final = 0.35  # any hand card, for what it can be swapped or paid for
ROOM_TO_GROW: Final = 0.25  # a shelved card, face up or not, for the stability to come
DELAYED_WORTH: Final = {3: 2.5, 11: 1.5, 12: 3.5}  # an assistant waiting there for Resolution


@cache
def card_worths(game: Game, prominent: int, banned: int, focus: int, taste: Taste = PLAIN) -> list[float]:
    """Return for each card about how many points its books add to the form."""
    worth = [taste.variety * VARIETY_WORTH] * CATEGORY_COUNT
    worth[prominent] += taste.prominent * PROMINENT_WORTH
    worth[focus] += taste.focus * PER_FOCUS
    worth[banned] = -taste.banned
    return [sum(worth[c] * counts[c] for c in range(CATEGORY_COUNT)) for counts in game.counts]


def best_in_order(cards: bytes, worths: list[float]) -> bytes:
    """Return the cards to keep face up: the most valuable run in alphabetical order (`cards` in reading order)."""
    wanted = [card for card in cards if worths[card] > 0]
    totals: list[float] = []  # of the best run that ends with each card
    runs: list[bytes] = []
    for i, card in enumerate(wanted):
        before, run = 0.0, b""
        for j in range(i):
            if wanted[j] < card and totals[j] > before:
                before, run = totals[j], runs[j]
        totals.append(before + worths[card])
        runs.append(run + bytes([card]))
    return runs[totals.index(max(totals))] if runs else b""


def own_worths(s: State, seat: int, taste: Taste = PLAIN) -> list[float]:
    """Return what each card is worth to the seat, by its own focus."""
    return card_worths(s.game, s.deal.prominent, s.deal.banned, s.deal.focus[seat], taste)


def value(s: State, seat: int, taste: Taste = PLAIN) -> float:
    """Return the points that the seat can expect from its shelf, its hand and its waiting assistants, by its taste."""
    deal = s.deal
    shelf = s.shelves[seat]
    points, books = shelf_points(s.game, shelf, deal.prominent, deal.banned, deal.focus[seat], taste)
    contest = taste.prominent * _prominent(s, seat, books)
    return points + contest + taste.hand * _reserves(s, seat, taste) + _waiting(s, seat)


# Shelves are immutable and few choices change them: the same ones are valued again and again.
@lru_cache(maxsize=8192)
def shelf_points(
    game: Game, shelf: Shelf, prominent: int, banned: int, focus: int, taste: Taste = PLAIN
) -> tuple[float, int]:
    """Return the points of a shelf without the Prominent Works award, and the number of its Prominent books."""
    light = shelf.cards().translate(None, dark_cards(shelf))
    face_up = best_in_order(light, card_worths(game, prominent, banned, focus, taste))
    books = tuple(tally(game.counts, face_up))
    lines = points_of(Column(books, focus, stability(shelf), entombed_points(shelf)), 0, banned)
    points = taste.stability * lines.b1 + taste.banned * lines.b3 + taste.variety * lines.b4 + taste.focus * lines.b5
    return points + ROOM_TO_GROW * shelf.count + taste.disorder * (len(light) - len(face_up)), books[prominent]


@lru_cache(maxsize=8192)
def prominent_shown(game: Game, shelf: Shelf, prominent: int) -> int:
    """Return the number of Prominent books on a shelf, whether in order or not."""
    return sum(game.counts[card][prominent] for card in shelf.cards())


def _prominent(s: State, seat: int, books: int) -> float:
    """Return about what the Prominent Works award is worth: all of it two books ahead, a share when close."""
    others = [s.shelves[other] for other in range(s.game.seats) if other != seat]
    lead = books - max(prominent_shown(s.game, shelf, s.deal.prominent) for shelf in others)
    return LEADING * min(1.0, max(0.0, (lead + 4) / 6)) + 0.3 * books


def _reserves(s: State, seat: int, taste: Taste) -> float:
    """Return what the hand may still bring; in the final round only as far as assistants are left to shelve it."""
    worths = own_worths(s, seat, taste)
    cards = s.hands[seat]
    hand = HAND_CARD * len(cards) + HAND_SHARE * sum([worths[card] for card in cards if worths[card] > 0])
    time = min(1.0, assistants_left(s.unplaced, seat) / 3) * 0.7 if s.round.final else 1.0
    return time * hand / (1.0 + 0.04 * len(cards))


def _waiting(s: State, seat: int) -> float:
    """Return what the seat's assistants on delayed locations will bring."""
    worth = 0.0
    for tile, gain in DELAYED_WORTH.items():
        for visitor in visitors_of(s.visitors[tile]):
            if visitor.seat == seat:
                bid = index_of(visitor.space) + 1 if tile == 3 else 0
                worth += gain - 0.5 * bid if len(s.hands[seat]) >= bid else 0.0
    return worth
