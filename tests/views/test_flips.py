"""Before the inspection everybody chooses at once: nobody sees anything of the others' choices until all are in."""

import random

import pytest
from hypothesis import given, settings

from exlibris.engine import HIDDEN, SPECTATOR, State, action_of, open_view, player_view
from support.examples import examples
from support.hidden import contents
from support.random_play import SEATS, SEEDS, fresh_game


def at_the_flips(seats: int, seed: int, policy: int) -> State:
    """Return a random game where the seats are about to choose."""
    state = fresh_game(seats, seed)
    luck = random.Random(policy)
    while not state.is_sealing_flips():
        state.apply_option(luck.choice(state.options))
    return state


@settings(max_examples=examples(60))
@given(seats=SEATS, seed=SEEDS, policy=SEEDS)
def test_what_one_seat_chooses_changes_no_other_view_until_all_are_ready(seats: int, seed: int, policy: int) -> None:
    state = at_the_flips(seats, seed, policy)
    luck = random.Random(policy)
    before = [(contents(player_view(state, seat)), state.legal_actions(seat)) for seat in range(seats)]
    spectator = contents(player_view(state, SPECTATOR))
    while len(state.pending_seats()) > 1:
        seat = luck.choice(state.pending_seats())
        state.apply(luck.choice(state.legal_actions(seat)), seat)
        if not state.is_sealing_flips():
            break
        before[seat] = contents(player_view(state, seat)), state.legal_actions(seat)
        assert [(contents(player_view(state, other)), state.legal_actions(other)) for other in range(seats)] == before
        assert contents(player_view(state, SPECTATOR)) == spectator


@settings(max_examples=examples(30))
@given(seats=SEATS, seed=SEEDS, policy=SEEDS)
def test_the_order_in_which_the_seats_choose_makes_no_difference(seats: int, seed: int, policy: int) -> None:
    state = at_the_flips(seats, seed, policy)
    luck = random.Random(policy)
    queues = [[action for action in state.legal_actions(seat)[:-1] if luck.random() < 0.3] for seat in range(seats)]
    for seat, queue in enumerate(queues):
        queue.append(action_of("ready", seat))
    ends = []
    for first in (0, seats - 1):
        game = state.clone()
        for seat in sorted(range(seats), key=lambda seat: (seat - first) % seats):
            for action in queues[seat]:
                game.apply(action, seat)
        assert game.is_over
        ends.append([contents(player_view(game, seat)) for seat in range(seats)])
    assert ends[0] == ends[1]


@settings(max_examples=examples(30))
@given(seats=SEATS, seed=SEEDS, policy=SEEDS)
def test_a_seat_turns_down_its_own_cards_only_and_none_once_it_is_ready(seats: int, seed: int, policy: int) -> None:
    state = at_the_flips(seats, seed, policy)
    for seat in range(seats):
        cards = [action - action_of("flip", 0) for action in state.legal_actions(seat)[:-1]]
        assert all(state.shelves[seat].cell_of(card) >= 0 for card in cards)
        assert state.legal_actions(seat)[-1] == action_of("ready", seat)
        if seat < seats - 1:
            state.apply(action_of("ready", seat), seat)
            assert state.legal_actions(seat) == []


@settings(max_examples=examples(20))
@given(seats=SEATS, seed=SEEDS, policy=SEEDS)
def test_a_seat_sees_how_many_choices_it_has_made_and_an_open_view_sees_all(seats: int, seed: int, policy: int) -> None:
    state = at_the_flips(seats, seed, policy)
    luck = random.Random(policy)
    while not state.is_over:
        for seat in range(seats):
            made = len(state.flips[seat]) + (state.ready >> seat & 1)
            assert player_view(state, seat).stack[-1].count == made
        asked = luck.choice(state.pending_seats())
        shown = open_view(state, asked)
        assert (shown.flips, shown.ready, shown.hands) == (state.flips, state.ready, state.hands)
        assert (shown.pending, shown.decision) == (state.pending_seats(), state.decision(asked))
        assert (shown.deal, shown.pools, shown.discard, shown.ply) == (
            state.deal,
            state.pools,
            state.discard,
            state.ply,
        )
        assert shown.deck == bytes([HIDDEN]) * (len(state.deck) - state.dealt)
        assert set(shown.round.stack) <= {HIDDEN}
        state.apply(luck.choice(state.legal_actions(asked)), asked)


@pytest.mark.parametrize("first", [0, 1, 2])
def test_amb_30_a_seat_sees_that_it_is_ready_itself_and_who_looks_on_sees_of_nobody(first: int) -> None:
    state = at_the_flips(3, 4, 4)
    looks_on = player_view(state, SPECTATOR)
    spectator = contents(looks_on)
    assert (looks_on.ready, looks_on.pending, looks_on.stack[-1].count) == (0, [0, 1, 2], 0)
    ready = [first, (first + 1) % 3]
    for seat in ready:
        state.apply(action_of("ready", seat), seat)
    for seat in range(3):
        view, is_ready = player_view(state, seat), seat in ready
        assert view.ready == is_ready << seat
        assert view.pending == [other for other in range(3) if other != seat or not is_ready]
        assert (view.decision is None, view.stack[-1].count) == (is_ready, int(is_ready))
    assert contents(player_view(state, SPECTATOR)) == spectator


def test_amb_30_before_and_after_the_flips_everybody_sees_who_is_asked_and_what_is_turned_down() -> None:
    state = fresh_game(3, 4)
    luck = random.Random(4)
    while not state.is_sealing_flips():
        for viewer in range(SPECTATOR, 3):
            view = player_view(state, viewer)
            assert (view.pending, view.ply, view.ready) == (state.pending_seats(), state.ply, 0)
        state.apply_option(luck.choice(state.options))
    while not state.is_over:
        seat = state.pending_seats()[0]
        state.apply(state.legal_actions(seat)[0] if not state.flips[seat] else action_of("ready", seat), seat)
    assert all(state.flips)
    for viewer in range(SPECTATOR, 3):
        view = player_view(state, viewer)
        assert (view.flips, view.ready, view.pending, view.ply) == (state.flips, state.ready, [], state.ply)
