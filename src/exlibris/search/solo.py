"""The value of a solo position: the player's form minus the Public Library's.

All discarded cards belong to the library. The constants were tuned by hand and in play; none of them is a rule.
"""

from __future__ import annotations

from typing import Final

from exlibris.engine import CATEGORY_COUNT, SOLO_ROUNDS, Game, State, assistants_left
from exlibris.engine.scoring import AWARDS, PER_FOCUS, tally
from exlibris.search.shelf_values import VARIETY_VALUE, ShelfEvaluator, evaluator_of
from exlibris.search.valuation import shelf_points

AWARD_SWING: Final = 2 * AWARDS[0]  # the award goes to one side or the other
CONTEST: Final = 8.0  # range of the lead in books of Prominent Works from no award to a certain award
PER_PROMINENT: Final = 0.5  # for each book of Prominent Works, with or without the award
LEFT_ON_TILES: Final = 0.9  # share of the cards on the tiles that the library will own
HAND_SHARE: Final = 0.3  # of a card's value on the shelf
HAND_CARD: Final = 0.2  # for any card in hand, which can be swapped or used as payment
SHELVED_A_ROUND: Final = 4.0  # cards, roughly


def value(s: State) -> float:
    """Return the player's expected lead over the library, in points."""
    deal = s.deal
    points, books = shelf_points(s.shelves[0], _evaluator(s, deal.focus[0]))
    pile = tally(s.game.counts, s.discard)
    on_tiles = tally(s.game.counts, b"".join([s.pools[tile] for tile in s.round.tiles]))
    theirs = [pile[c] + LEFT_ON_TILES * on_tiles[c] for c in range(CATEGORY_COUNT)]
    award = _award(s, books, theirs[deal.prominent])
    waiting = sum([gain for tile, gain in s.game.waiting if s.visitors[tile]])
    return points + award - _library(s, theirs) + _hand(s) + waiting


def _evaluator(s: State, focus: int) -> ShelfEvaluator:
    return evaluator_of(s.game, s.deal.prominent, s.deal.banned, focus)


def _award(s: State, own: int, theirs: float) -> float:
    """Return the expected value of the Prominent Works award: the more rounds are left, the less a lead counts."""
    contest = CONTEST + 2.0 * (SOLO_ROUNDS - s.round.number)
    chance = min(1.0, max(0.0, 0.5 + (own - theirs - 0.5) / contest))
    return AWARD_SWING * chance + PER_PROMINENT * own


def _library(s: State, books: list[float]) -> float:
    """Return the expected score of the library's books: an average for variety, and this deal's library focus."""
    banned = s.deal.banned
    variety = sum(books) - books[banned]
    return VARIETY_VALUE * variety - books[banned] + PER_FOCUS * books[s.deal.library_focus]


def _hand(s: State) -> float:
    """Return the expected value of the hand; the library gets the cards that can't be shelved in time (SOLO-22)."""
    cards = s.hands[0]
    if not cards:
        return 0.0
    own = _evaluator(s, s.deal.focus[0]).values
    theirs = _evaluator(s, s.deal.library_focus).values
    placements = assistants_left(s.unplaced, 0) + SHELVED_A_ROUND * (SOLO_ROUNDS - s.round.number)
    shelvable = min(1.0, placements / len(cards))
    value = HAND_CARD * len(cards) + HAND_SHARE * sum([own[card] for card in cards if own[card] > 0])
    return shelvable * value - (1.0 - shelvable) * sum([theirs[card] for card in cards])


def first_to_leave(game: Game, tiles: list[int]) -> int:
    """Return the tile that gives the library the most cards: the best one to remove from the game."""
    return max(tiles, key=lambda tile: fed_by(game, tile))


def fed_by(game: Game, tile: int) -> float:
    """Return the approximate number of cards that a tile gives the library in a round."""
    feeding = game.sites[tile].feeding
    return float(game.cards_dealt[tile]) if feeding < 0 else feeding
