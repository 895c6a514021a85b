"""What holds after every single action of a random game."""

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from exlibris.engine import ACTION_SPACE, action_of, describe_action, playout
from support.examples import examples
from support.random_play import SEATS, SEEDS, fresh_game, positions


@settings(max_examples=examples(30))
@given(seats=SEATS, seed=SEEDS, policy=SEEDS)
def test_whoever_must_choose_has_different_legal_actions(seats: int, seed: int, policy: int) -> None:
    for state in positions(fresh_game(seats, seed), policy):
        decisions = state.decisions()
        assert [decision.seat for decision in decisions] == state.pending_seats()
        assert state.is_over == (decisions == [])
        for decision in decisions:
            assert decision.actions == state.legal_actions(decision.seat)
            assert decision.actions
            assert len(set(decision.actions)) == len(decision.actions)
            assert all(0 <= action < ACTION_SPACE for action in decision.actions)
        for seat in set(range(seats)) - set(state.pending_seats()):
            assert state.legal_actions(seat) == []


@settings(max_examples=examples(40))
@given(seats=SEATS, seed=SEEDS, policy=SEEDS)
def test_options_and_actions_are_two_names_for_one_choice(seats: int, seed: int, policy: int) -> None:
    by_option = fresh_game(seats, seed)
    by_action = fresh_game(seats, seed)
    luck = random.Random(policy)
    while not by_option.is_over:
        seats_in_turn = by_action.pending_seats()
        actions = [action for seat in seats_in_turn for action in by_action.legal_actions(seat)]
        assert len(actions) == len(by_option.options)
        at = luck.randrange(len(actions))
        by_option.apply_option(by_option.options[at])
        by_action.apply(actions[at])
    assert by_option.key() == by_action.key()


@given(st.integers(0, ACTION_SPACE - 1))
def test_every_action_number_has_one_meaning(action: int) -> None:
    assert action_of(*describe_action(action)) == action


@settings(max_examples=examples(60))
@given(seats=SEATS, seed=SEEDS, policy=st.integers(0, 2**32 - 1), limit=st.integers(0, 400))
def test_playouts_repeat(seats: int, seed: int, policy: int, limit: int) -> None:
    one, other = fresh_game(seats, seed), fresh_game(seats, seed)
    assert playout(one, policy, limit) == playout(other, policy, limit) == one.ply
    assert one.key() == other.key()
