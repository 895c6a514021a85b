"""PettingZoo environment: one game with an agent at each seat."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import numpy as np
import pettingzoo
from gymnasium import spaces

from exlibris.engine import (
    ACTION_SPACE,
    SEED_BYTES,
    SPECTATOR,
    IllegalAction,
    Ruleset,
    State,
    game_of,
    new_game,
    player_view,
    result,
)
from exlibris.rl.actions import from_seen, to_seen
from exlibris.rl.adapters.gym import Copied, action_space, observation_space, rules_of
from exlibris.rl.observation import Observations
from exlibris.rl.rewards import WIN, check_reward, rewards_of

REMADE: Final = frozenset({"_row", "observation_space", "action_space"})


class AgentsEnv(Copied, pettingzoo.AECEnv):  # type: ignore[misc]  # PettingZoo is not followed by the type checker
    """A game as an agent environment cycle: the agents "seat_0", "seat_1", … act in the order of the game's decisions.

    An observation is a dict of `observation` and `action_mask`, as in PettingZoo's classic games. Rewards are given at
    the end of the game. An illegal action raises IllegalAction.

    Args:
        rules: A ruleset, or the name of a preset.
        seats: Number of players; 1 requires a solo ruleset.
        reward: "win" for the share of the win, "margin" for the points ahead of the best rival.
        render_mode: "ansi" for `render`.
    """

    metadata = {"name": "exlibris_v1", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012 (its way)

    def __init__(
        self, rules: Ruleset | str = "first-en", seats: int = 2, reward: str = WIN, render_mode: str | None = None
    ) -> None:
        super().__init__()
        check_reward(reward)
        self._rules = rules_of(rules)
        self._reward = reward
        self._luck = Random()
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        mask = spaces.Box(0, 1, (ACTION_SPACE,), np.int8)
        seen = spaces.Dict({"observation": observation_space(), "action_mask": mask})
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: action_space() for agent in self.possible_agents}
        self._remake()
        self._state: State

    def __getstate__(self) -> dict[str, Any]:
        """Return the state to copy, without the buffer that each observation overwrites."""
        return {name: value for name, value in self.__dict__.items() if name not in REMADE}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Restore the state of a copied environment."""
        self.__dict__.update(state)
        self._remake()

    def _remake(self) -> None:
        self._row = Observations(game_of(self._rules, len(self.possible_agents)), 1)
        # PettingZoo's own methods do the same but warn.
        self.observation_space, self.action_space = self.observation_spaces.__getitem__, self.action_spaces.__getitem__

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 (none)
        """Begin a game, determined by the seed and the actions."""
        if seed is not None:
            self._luck = Random(seed)
        self._state = new_game(self._rules, len(self.possible_agents), self._luck.randbytes(SEED_BYTES))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def step(self, action: int | None) -> None:
        """Apply an action of the selected agent; None once the game is over."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent}: an action is missing")
        seat = self.possible_agents.index(agent)
        try:
            self._state.apply(from_seen(self._state, seat, int(action)), seat)
        except IllegalAction as error:  # whose number is the engine's
            raise IllegalAction(int(action), seat, error.prompt, error.rule_id) from None
        self._cumulative_rewards[agent] = 0.0
        if self._state.is_over:
            found = rewards_of(result(self._state), self._reward)
            self.rewards = dict(zip(self.agents, found, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        self._ask()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return an agent's observation and action mask; the mask is zero unless the agent is selected."""
        s = self._state
        seat = self.possible_agents.index(agent)
        self._row.write(s, seat, 0)
        mask = np.zeros(ACTION_SPACE, np.int8)
        if not s.is_over and agent == self.agent_selection:
            mask[to_seen(s, seat, s.legal_actions(seat))] = 1
        return {"observation": np.array(self._row.numbers), "action_mask": mask}

    def render(self) -> str:
        """Return the public position as text."""
        return player_view(self._state, SPECTATOR).to_text()

    def close(self) -> None:
        """Do nothing: there is no window to close."""

    def _ask(self) -> None:
        pending = self._state.pending_seats()
        self.agent_selection = self.possible_agents[pending[0]] if pending else self.agents[0]
