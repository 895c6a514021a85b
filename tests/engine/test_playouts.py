"""Play inside the engine gives the same games as single calls, whatever the policy."""

import pytest

from exlibris.engine import Eager, Policy, State, Uniform, play, play_until, playout, to_json
from support.random_play import fresh_game, position


class First(Policy):
    """A policy that takes the first action, as a user would write it, not compiled."""

    def pick(self, s: State) -> int:  # noqa: ARG002
        return 0


class Beyond(Policy):
    def pick(self, s: State) -> int:
        return len(s.options)


@pytest.mark.parametrize("seed", range(6))
def test_the_uniform_policy_plays_the_game_of_the_playout(seed: int) -> None:
    state, twin = fresh_game(3, seed), fresh_game(3, seed)
    assert playout(state, seed) == play(twin, Uniform(seed)) == state.ply
    assert to_json(state) == to_json(twin)


def test_a_limit_is_kept_and_the_rest_can_be_played_later() -> None:
    state, twin = fresh_game(4, 1), fresh_game(4, 1)
    policy = Eager(9)
    assert play(state, policy, 25) == 25
    assert state.ply == 25
    play(state, policy)
    play(twin, Eager(9))
    assert to_json(state) == to_json(twin)


def test_a_policy_of_ones_own_is_asked_for_every_choice() -> None:
    state, twin = fresh_game(2, 4), fresh_game(2, 4)
    made = play(state, First(), 100)
    for _ in range(made):
        twin.apply(twin.legal_actions()[0])
    assert to_json(state) == to_json(twin)


def test_an_index_that_there_is_not_is_refused_and_nothing_has_changed() -> None:
    state = fresh_game(2, 4)
    before = to_json(state)
    with pytest.raises(IndexError, match=r"policy: picked 2 of 2 actions"):
        play(state, Beyond())
    assert to_json(state) == before


@pytest.mark.parametrize("seat", range(3))
def test_the_others_play_until_a_seat_is_asked(seat: int) -> None:
    state = position(3, 11, 2, 40)
    made = play_until(state, seat, Uniform(5))
    while not state.is_over:
        assert seat in state.pending_seats()
        if made:
            assert play_until(state, seat, Uniform(5)) == 0, "it is asked, so nobody else goes on"
        state.apply(state.legal_actions(seat)[-1], seat)
        made = play_until(state, seat, Eager(7))
    assert state.ply > 40


def test_eager_ends_nothing_that_can_go_on() -> None:
    state = fresh_game(4, 3)
    policy = Eager(1)
    while not state.is_over:
        if len(state.options) > 1 and not state.is_sealing_flips():
            assert state.options[policy.pick(state.clone())] != 255
        play(state, policy, 1)
