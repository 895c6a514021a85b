"""Play inside the engine gives the same games as single calls, whatever the policy."""

import pytest

from exlibris.engine import Eager, Policy, State, Uniform, play_by, playout
from support.random_play import fresh_game


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
    assert playout(state, seed) == play_by(twin, Uniform(seed)) == state.ply
    assert state.key() == twin.key()


def test_a_limit_is_kept_and_the_rest_can_be_played_later() -> None:
    state, twin = fresh_game(4, 1), fresh_game(4, 1)
    policy = Eager(9)
    assert play_by(state, policy, 25) == 25
    assert state.ply == 25
    play_by(state, policy)
    play_by(twin, Eager(9))
    assert state.key() == twin.key()


def test_a_policy_of_ones_own_is_asked_for_every_choice() -> None:
    state, twin = fresh_game(2, 4), fresh_game(2, 4)
    made = play_by(state, First(), 100)
    for _ in range(made):
        twin.apply(twin.legal_actions()[0])
    assert state.key() == twin.key()


def test_an_index_that_there_is_not_is_refused_and_nothing_has_changed() -> None:
    state = fresh_game(2, 4)
    before = state.key()
    with pytest.raises(IndexError, match=r"policy: picked 2 of 2 actions"):
        play_by(state, Beyond())
    assert state.key() == before


def test_eager_ends_nothing_that_can_go_on() -> None:
    state = fresh_game(4, 3)
    policy = Eager(1)
    while not state.is_over:
        if len(state.options) > 1 and not state.is_sealing_flips():
            assert state.options[policy.pick(state.clone())] != 255
        play_by(state, policy, 1)
