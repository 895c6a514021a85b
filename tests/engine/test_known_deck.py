"""What a seat has seen of the deck: it knows how deep each card lies, and follows it when it is drawn."""

import random

import pytest

from exlibris.engine import HIDDEN, SPECTATOR, State, determinize, player_view, problems
from exlibris.engine.moves import draw, forget_others, from_deck, look_at, lower_in_deck, take_from_deck, top_of_deck
from exlibris.engine.view import in_sight
from support.deck import cards_of
from support.hidden import exchange, hidden_cards
from support.table import Table

A1, A2, A3 = cards_of("A1 A2 A3")


def seen_by_first() -> State:
    """Return a game of three in which seat 0 has seen the top three cards of the deck: A1, A2 and A3."""
    state = Table(3, deck="A1 A2 A3", hand={0: "M3", 1: "N1 N2", 2: "O1"}, discard="P1 P2").state
    look_at(state, 0, top_of_deck(state, 3))
    assert problems(state) == []
    return state


def test_who_has_looked_sees_the_cards_at_their_depth_and_nobody_else_does() -> None:
    state = seen_by_first()
    own = player_view(state, 0)
    assert own.deck[:3] == bytes([A1, A2, A3])
    assert set(own.deck[3:]) == {HIDDEN}
    for viewer in (SPECTATOR, 1, 2):
        view = player_view(state, viewer)
        assert set(view.deck) == {HIDDEN}
        assert len(view.deck) == view.deck_count == own.deck_count
        assert view.peeks == b""
        assert A1 not in in_sight(state, viewer)


@pytest.mark.parametrize("luck", range(5))
def test_deals_leave_the_cards_where_they_were_seen(luck: int) -> None:
    state = seen_by_first()
    deal = determinize(player_view(state, 0), random.Random(luck))
    assert deal.deck[:3] == bytes([A1, A2, A3])
    assert player_view(deal, 0) == player_view(state, 0)
    assert problems(deal) == []
    assert determinize(player_view(state, 1), random.Random(luck)).deck[:3] != deal.deck[:3]


@pytest.mark.parametrize("viewer", [SPECTATOR, 1, 2])
def test_the_others_see_no_difference_when_cards_change_places(viewer: int) -> None:
    state = seen_by_first()
    hidden = hidden_cards(state, viewer)
    assert {A1, A2, A3} <= set(hidden)
    for other in hidden[::7]:
        if other != A1:
            assert player_view(exchange(state, A1, other), viewer) == player_view(state, viewer)


def test_who_has_looked_sees_the_difference() -> None:
    state = seen_by_first()
    assert player_view(exchange(state, A1, A2), 0) != player_view(state, 0)


def test_a_known_card_is_followed_to_the_hand_of_whoever_draws_it() -> None:
    state = seen_by_first()
    assert draw(state, 1, 1) == bytes([A1])
    assert A1 in player_view(state, 0).hands[1]
    assert A1 not in player_view(state, 2).hands[1]
    assert player_view(state, 0).deck[:2] == bytes([A2, A3])


def test_nothing_is_noted_about_a_card_in_ones_own_hand() -> None:
    state = seen_by_first()
    draw(state, 0, 2)
    assert state.peeks == bytes([A3, 0])


def test_nothing_is_noted_about_a_card_that_has_come_to_lie_open() -> None:
    state = seen_by_first()
    state.discard += from_deck(state, 2)
    assert state.peeks == bytes([A3, 0])
    assert problems(state) == []


def test_a_reshuffle_leaves_known_cards_on_top() -> None:
    state = seen_by_first()
    state.deck = state.deck[state.dealt :][:3]
    state.dealt = 0
    assert top_of_deck(state, 4)[:3] == bytes([A1, A2, A3])
    assert len(state.deck) == 5
    assert player_view(state, 0).deck[:3] == bytes([A1, A2, A3])


def test_who_does_not_see_where_cards_go_loses_track_of_them() -> None:
    state = seen_by_first()
    look_at(state, 1, bytes([A1, A2]))
    forget_others(state, 1, bytes([A1, A2]))
    lower_in_deck(state, A1, 1)
    assert player_view(state, 1).deck[:2] == bytes([A2, A1])
    assert player_view(state, 0).deck[:3] == bytes([HIDDEN, HIDDEN, A3])
    take_from_deck(state, 1, A2)
    assert state.deck[state.dealt] == A1
    assert A2 in state.hands[1]
    assert A2 not in state.peeks[::2]


def test_what_is_known_of_the_deck_is_saved() -> None:
    state = seen_by_first()
    draw(state, 2, 1)
    assert player_view(State.from_text(state.to_text()), 0) == player_view(state, 0)
