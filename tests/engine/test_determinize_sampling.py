"""What determinizations sample: by chi-squared tests, every arrangement that agrees with a view equally often."""

import random
from collections import Counter
from collections.abc import Callable, Hashable, Iterable
from functools import cache
from itertools import permutations
from math import sqrt

import pytest

from exlibris.engine import HIDDEN, State, determinize, player_view, possible_foci
from exlibris.engine.game import CATEGORY_COUNT
from exlibris.engine.moves import draw, look_at, top_of_deck
from support.hidden import hidden_cards
from support.random_play import position

DEALS = 3000
SIGMAS = 5.0  # a sound sampler is beyond that in fewer than one of a million tests
TOP = 3  # cards of the deck that are looked at one by one


def far_off(observed: Counter[Hashable], expected: dict[Hashable, float], freedom: int) -> float:
    """Return by how many standard deviations Pearson's chi-squared is off (Wilson and Hilferty's approximation)."""
    assert set(observed) <= set(expected)
    assert min(expected.values()) >= 5, "too few for the distribution to be that of chi-squared"
    statistic = sum((observed[cell] - wanted) ** 2 / wanted for cell, wanted in expected.items())
    spread = 2 / (9 * freedom)
    return float(abs((statistic / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread))


@cache
def knowing() -> State:
    """Return a game of three in which seat 0 knows two cards of the deck, and one in the hand of seat 1."""
    state = position(3, 11, 11, 60)
    look_at(state, 0, top_of_deck(state, 3))
    draw(state, 1, 1)
    return state


def places_of(state: State, deal: State) -> dict[str, list[int]]:
    """Return by place the cards that a deal puts where seat 0 does not know the card."""
    view = player_view(state, 0)
    places = {f"hand {seat}": unknown(view.hands[seat], deal.hands[seat]) for seat in (1, 2)}
    places["discard pile"] = unknown(view.discard, deal.discard)
    deck = unknown(view.deck, deal.deck)
    places |= {f"deck {depth}": [deck[depth]] for depth in range(TOP)}
    places["deck"] = deck[TOP:]
    return {name: cards for name, cards in places.items() if cards}


def unknown(seen: bytes, dealt: bytes) -> list[int]:
    """Return the cards dealt for those that are hidden in a view of the same place."""
    if HIDDEN not in seen:
        return []
    known = [card for card in seen if card != HIDDEN]
    return [card for card in dealt if card not in known]


def deals(state: State, seed: str) -> Iterable[State]:
    view, luck = player_view(state, 0), random.Random(seed)
    return (determinize(view, luck) for _ in range(DEALS))


def cards_far_off(state: State, found: Callable[[State], dict[str, list[int]]]) -> float:
    """Return how far deals are from putting every card that seat 0 does not know equally often into each place."""
    cards = set(hidden_cards(state, 0))
    sampled = [found(deal) for deal in deals(state, "cards")]
    observed = Counter[Hashable]((name, card) for places in sampled for name, put in places.items() for card in put)
    places = sampled[0]
    assert sum(len(put) for put in places.values()) == len(cards)
    expected: dict[Hashable, float] = {
        (name, card): DEALS * len(put) / len(cards) for name, put in places.items() for card in cards
    }
    return far_off(observed, expected, (len(cards) - 1) * (len(places) - 1))


@pytest.mark.parametrize("state", [position(3, 11, 11, 60), knowing()], ids=["nothing known", "cards known"])
def test_every_unknown_card_is_as_likely_in_each_hand_the_pile_and_each_depth_of_the_deck(state: State) -> None:
    assert cards_far_off(state, lambda deal: places_of(state, deal)) < SIGMAS


def test_what_a_seat_knows_is_never_dealt_anew() -> None:
    state = knowing()
    view = player_view(state, 0)
    known = [card for card in view.hands[1] if card != HIDDEN]
    on_top = view.deck[:2]
    assert known
    assert HIDDEN not in on_top
    for deal in deals(state, "known"):
        assert set(known) <= set(deal.hands[1])
        assert deal.deck[:2] == on_top


def test_foci_are_drawn_from_the_categories_that_nobody_is_seen_to_have() -> None:
    state = position(3, 11, 11, 60)
    seen = (state.deal.prominent, state.deal.banned, state.deal.focus[0])
    left = [category for category in range(CATEGORY_COUNT) if category not in seen]
    pairs: dict[Hashable, float] = dict.fromkeys(permutations(left, 2), DEALS / 6)
    observed = Counter[Hashable]((deal.deal.focus[1], deal.deal.focus[2]) for deal in deals(state, "foci"))
    assert len(pairs) == 6
    assert far_off(observed, pairs, len(pairs) - 1) < SIGMAS


def test_foci_that_are_given_are_dealt() -> None:
    state = position(3, 11, 11, 60)
    view = player_view(state, 0)
    possible = possible_foci(view)
    assert len(set(possible)) == 6
    assert state.deal.focus in possible
    for foci in possible:
        assert determinize(view, random.Random(1), foci).deal.focus == foci


def test_tiles_to_come_are_in_any_order() -> None:
    state = position(3, 11, 11, 60)
    tiles = sorted(state.round.stack)
    observed = Counter[Hashable](
        (depth, tile) for deal in deals(state, "tiles") for depth, tile in enumerate(deal.round.stack)
    )
    expected: dict[Hashable, float] = {
        (depth, tile): DEALS / len(tiles) for depth in range(len(tiles)) for tile in tiles
    }
    assert far_off(observed, expected, (len(tiles) - 1) ** 2) < SIGMAS


def test_a_card_that_is_dealt_a_little_more_often_is_found_out() -> None:
    """The test of the test: in one deal of ten, one card goes to the hand of seat 1."""
    state = position(3, 11, 11, 60)
    wanted, luck = hidden_cards(state, 0)[0], random.Random("marked")

    def marked(deal: State) -> dict[str, list[int]]:
        places = places_of(state, deal)
        if luck.random() < 0.1 and wanted not in places["hand 1"]:
            other = places["hand 1"][0]
            swap = {wanted: other, other: wanted}
            return {name: [swap.get(card, card) for card in cards] for name, cards in places.items()}
        return places

    assert cards_far_off(state, marked) > SIGMAS
