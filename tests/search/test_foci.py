"""Foci of rivals, as their shelves speak for them: drawn by the books that everybody can see."""

from collections import Counter
from math import exp
from random import Random

import pytest

from exlibris.engine import player_view, possible_foci
from exlibris.engine.scoring import tally
from exlibris.search import LikelyDeals
from exlibris.search.foci import PER_BOOK, focus_weights
from support.hidden import unseen_twin
from support.random_play import position

DEALS = 3000


def test_foci_are_drawn_by_the_books_on_the_shelves() -> None:
    state = position(3, 11, 11, 150)
    view, luck = player_view(state, 0), Random("foci")
    shown = [shelf.cards().translate(None, shelf.dark_cards()) for shelf in state.shelves]
    books = [tally(state.game.counts, cards) for cards in shown]
    weights = {foci: exp(PER_BOOK * (books[1][foci[1]] + books[2][foci[2]])) for foci in possible_foci(view)}
    assert max(weights.values()) > 2 * min(weights.values())
    found = Counter(LikelyDeals(view, luck).deal().deal.focus for _ in range(DEALS))
    for foci, weight in weights.items():
        share = weight / sum(weights.values())
        assert found[foci] / DEALS == pytest.approx(share, abs=5 * (share * (1 - share) / DEALS) ** 0.5)


def test_a_few_dozen_in_a_row_weigh_the_foci_as_all_would() -> None:
    view = player_view(position(3, 11, 11, 150), 0)
    possible = possible_foci(view)
    weights = focus_weights(view, possible)
    for seed in range(4):
        unknown = LikelyDeals(view, Random(seed))
        found = Counter(unknown.deal().deal.focus for _ in range(48))
        for foci, weight in zip(possible, weights, strict=True):
            assert found[foci] == pytest.approx(48 * weight / sum(weights), abs=2)


@pytest.mark.parametrize("seed", range(6))
def test_what_the_seat_cannot_see_changes_nothing(seed: int) -> None:
    state = position(2 + seed % 3, seed, seed, 40 * seed + 7)
    seat = state.pending_seats()[0]
    view, twin = player_view(state, seat), player_view(unseen_twin(state, seat, Random(seed)), seat)
    assert LikelyDeals(view, Random(seed)).deal().key() == LikelyDeals(twin, Random(seed)).deal().key()


def test_cards_that_lie_face_down_say_nothing() -> None:
    state = position(2, 11, 11, 60)
    shelf = state.shelves[1]
    for card in shelf.cards():
        shelf = shelf.take(card) if len(shelf.cards()) > 1 else shelf
    [card] = shelf.cards()
    state.shelves[1] = shelf.take(card).put(card, shelf.cell_of(card), face_down=True)
    view = player_view(state, 0)
    assert len(set(focus_weights(view, possible_foci(view)))) == 1
