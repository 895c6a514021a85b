"""Agents: bots that choose from observations."""

from random import Random
from typing import Any

import pytest

from exlibris.engine import new_game, player_view, preset
from exlibris.rl import SIZE, Agent, Observations, to_seen
from exlibris.sim import play


class Curious(Agent):
    """Takes any action; keeps what it saw, and what it took."""

    def pick(self, observation: Any, actions: list[int]) -> int:
        self.seen = bytes(observation)
        self.taken = self.rng.choice(actions)
        return self.taken


def test_an_agent_sees_the_observation_of_its_seat_and_plays_whole_games() -> None:
    state = new_game(preset("first-en"), 3, bytes(32))
    seat = state.pending_seats()[0]
    actions = state.legal_actions(seat)
    agent = Curious(Random(1))
    chosen = agent.choose(player_view(state, seat), actions)
    assert to_seen(state, seat, [chosen]) == [agent.taken]
    alone = Observations(state.game, 1)
    alone.write(state, seat, 0)
    assert agent.seen == bytes(alone.numbers)
    assert len(agent.seen) == SIZE
    play(state, [agent, agent, agent])
    assert state.is_over


class Fixed(Agent):
    """Picks the same number everywhere."""

    picked: Any = -5

    def pick(self, observation: Any, actions: list[int]) -> Any:  # noqa: ARG002 (an agent's signature)
        return self.picked


def test_a_pick_may_be_a_whole_number_of_another_kind_and_has_to_be_legal() -> None:
    numpy = pytest.importorskip("numpy", reason="pip install 'exlibris-game[rl]'")
    state = new_game(preset("first-en"), 2, bytes(32))
    view, agent = player_view(state, state.pending_seats()[0]), Fixed(Random(1))
    assert view.decision is not None
    with pytest.raises(ValueError, match="picked -5, which is not legal"):
        agent.choose(view, view.decision.actions)
    agent.picked = numpy.int64(to_seen(state, view.seat, view.decision.actions)[0])
    assert type(agent.choose(view, view.decision.actions)) is int
