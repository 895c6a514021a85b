"""Nothing that a seat may not know changes anything it is shown: its view, its legal actions, its log."""

import random
from itertools import permutations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from exlibris.engine import (
    EVERYBODY,
    SEED_BYTES,
    SPECTATOR,
    Event,
    Recorder,
    Rng,
    State,
    player_view,
    problems,
)
from exlibris.texts.sentences import Cast, event_text
from support.attributes import field_names
from support.audiences import audience
from support.deck import cards_of
from support.examples import examples
from support.hidden import contents, exchange, hidden_cards, offered, same_categories, with_foci, with_rng, with_stack
from support.random_play import SEATS, SEEDS, fresh_game, position
from support.table import Table

PLIES = st.integers(0, 700)
VIEWERS = st.integers(SPECTATOR, 3)
CAST = Cast(("Ann", "Bob", "Cyd", "Dan"), ("standard",) * 4)


def shown_to(state: State, seat: int) -> tuple[object, ...]:
    """Return everything that a seat (or a spectator) gets to see of a state."""
    return contents(player_view(state, seat)), state.legal_actions(seat) if seat != SPECTATOR else []


@pytest.mark.slow
@settings(max_examples=examples(150))
@given(seats=SEATS, seed=SEEDS, policy=SEEDS, ply=PLIES, viewer=VIEWERS, pick=st.randoms(use_true_random=False))
def test_swapping_two_hidden_cards_shows_nowhere(
    seats: int, seed: int, policy: int, ply: int, viewer: int, pick: random.Random
) -> None:
    assume(viewer < seats)
    state = position(seats, seed, policy, ply)
    hidden = hidden_cards(state, viewer)
    for _ in range(10):
        twin = exchange(state, *pick.sample(hidden, 2))
        if offered(twin):  # otherwise nobody would have been asked
            assert problems(twin) == []
            assert shown_to(twin, viewer) == shown_to(state, viewer)


@settings(max_examples=examples(40))
@given(seats=SEATS, seed=SEEDS, policy=SEEDS, ply=PLIES, luck=SEEDS)
def test_foci_tiles_to_come_and_luck_show_nowhere(seats: int, seed: int, policy: int, ply: int, luck: int) -> None:
    state = position(seats, seed, policy, ply)
    drawn = random.Random(luck)
    r = state.round
    other_luck = Rng(drawn.randbytes(SEED_BYTES), 8 * luck)
    twins = [
        with_rng(state, other_luck),
        with_stack(state, bytes(drawn.sample(r.stack, len(r.stack)))),
    ]
    for viewer in range(SPECTATOR, seats):
        for twin in twins:
            assert shown_to(twin, viewer) == shown_to(state, viewer)
        for focus in other_foci(state, viewer):
            assert shown_to(with_foci(state, focus), viewer) == shown_to(state, viewer)


@pytest.mark.parametrize("viewer", [SPECTATOR, 0])
def test_the_order_of_discarded_tiles_shows_nowhere(viewer: int) -> None:
    """They are shuffled before they come again (RES-04)."""
    one, other = (Table(2, tile_discard=tiles).state for tiles in ("9 4 7", "4 7 9"))
    assert one.round.discarded != other.round.discarded
    assert shown_to(one, viewer) == shown_to(other, viewer)


def other_foci(state: State, viewer: int) -> list[bytes]:
    """Return all deals of the foci that the viewer can't tell from the true one."""
    deal = state.deal
    left = [category for category in range(6) if category not in (deal.prominent, deal.banned)]
    deals = [bytes(focus) for focus in permutations(left, state.game.seats)]
    return [focus for focus in deals if viewer == SPECTATOR or focus[viewer] == deal.focus[viewer]]


@settings(max_examples=examples(60))
@given(seats=SEATS, seed=SEEDS, policy=SEEDS, viewer=VIEWERS)
def test_whatever_is_done_to_a_view_the_state_stays_as_it_was(seats: int, seed: int, policy: int, viewer: int) -> None:
    assume(viewer < seats)
    state = position(seats, seed, policy, policy % 500)
    before = state.key()
    view = player_view(state, viewer)
    for frame in view.stack:
        frame.count += 1
        frame.go_on()
    for name in ("hands", "pools", "shelves", "visitors", "flips", "stack"):
        getattr(view, name).clear()
    assert state.key() == before


@pytest.mark.slow
@settings(max_examples=examples(80))
@given(seats=SEATS, seed=SEEDS, policy=SEEDS, ply=PLIES, viewer=VIEWERS, pick=st.randoms(use_true_random=False))
def test_two_games_that_differ_in_hidden_cards_look_alike_until_one_is_shown(
    seats: int, seed: int, policy: int, ply: int, viewer: int, pick: random.Random
) -> None:
    """Played on side by side with the same choices: views, legal actions and log agree byte for byte."""
    assume(viewer < seats)
    state = position(seats, seed, policy, ply) if ply % 2 else fresh_game(seats, seed)
    one = pick.choice(hidden_cards(state, viewer))
    likes = [card for card in hidden_cards(state, viewer) if card != one and same_categories(state, one, card)]
    assume(likes)
    other = pick.choice(likes)
    assert_alike_until_shown(state, one, other, viewer, random.Random(policy + 1))


def assert_alike_until_shown(state: State, one: int, other: int, viewer: int, luck: random.Random) -> None:
    twin = exchange(state, one, other)
    state.recorder, twin.recorder = Recorder(), Recorder()
    names = {one: other, other: one}
    while {one, other} <= set(hidden_cards(state, viewer)):
        assert player_view(twin, viewer) == player_view(state, viewer)
        if state.is_over or state.ply % 5 == 0:
            assert shown_to(twin, viewer) == shown_to(state, viewer)
        if state.is_over:
            return
        before, option = state.clone(), luck.choice(state.options)
        is_card = state.pending_step().kind == "card"
        state.apply_option(option)
        twin.apply_option(names.get(option, option) if is_card else option)
        told, told_twin = state.recorder.take(), twin.recorder.take()
        if any(lie_open({one, other}, event, viewer, before) for event in told):
            return
        assert [as_told(event, viewer) for event in told] == [as_told(event, viewer) for event in told_twin]


def lie_open(cards: set[int], event: Event, viewer: int, before: State) -> bool:
    """Return whether the event rightly shows the viewer one of the cards."""
    may_know = audience(event, before)
    return bool(cards & set(event.cards)) and (may_know == EVERYBODY or (viewer >= 0 and may_know >> viewer & 1 > 0))


def as_told(event: Event, viewer: int) -> tuple[object, ...]:
    """Return all that the viewer is told of an event: its fields and its sentence."""
    told = event.for_seat(viewer)
    return *(getattr(told, name) for name in field_names(told)), event_text(told, CAST)


def test_views_are_equal_if_all_that_they_say_is() -> None:
    first, twin, other = (player_view(Table(2, hand={0: hand}).state, 0) for hand in ("M1", "M1", "M2"))
    assert first == twin
    assert first != other
    assert first != "M1"


def test_in_which_order_cards_were_seen_shows_nowhere() -> None:
    one, other = (Table(2, hand={1: "M1 M2"}).state for _ in "12")
    seen = [cards_of(name) + bytes([0]) for name in ("M1", "M2")]
    one.peeks, other.peeks = b"".join(seen), b"".join(reversed(seen))
    assert len(player_view(one, 0).peeks) == 4
    assert shown_to(one, 0) == shown_to(other, 0)
