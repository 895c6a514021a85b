"""Many games for Gymnasium, in one batch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np

from exlibris.engine import ACTION_SPACE, MOST_SEATS, Ruleset
from exlibris.rl.adapters.rules import action_space, batch_maker, observation_space
from exlibris.rl.batch import Batch
from exlibris.rl.fields import SIZE
from exlibris.rl.opponents import RANDOM, Opponent
from exlibris.rl.rewards import WIN


class BatchEnv(gymnasium.vector.VectorEnv):  # type: ignore[misc]  # Gymnasium is not followed by the type checker
    """A batch in which one seat of each game learns. `info["action_mask"]` has masks; illegal actions raise ValueError.

    Games that end begin again in the same step; `info["final_obs"]` then has what was seen at the end. Observations
    and masks are the batch's own memory, which the next step overwrites; `copy=True` copies them.

    Args:
        num_envs: How many games.
        rules: A ruleset, or the name of a preset.
        seats: How many play, 1 with a ruleset for solo.
        opponents: Names of computer players, one for all other seats or one for each.
        reward: "win" or "margin", as for `Batch`.
        shaping: As for `Batch`.
        discount: As for `Batch`.
        copy: Whether what is returned stays.
    """

    metadata = {"autoreset_mode": gymnasium.vector.AutoresetMode.SAME_STEP}  # noqa: RUF012 (Gymnasium's way)

    def __init__(
        self,
        num_envs: int = 64,
        rules: Ruleset | str = "first-en",
        seats: int = 2,
        opponents: Sequence[str | Opponent] = (RANDOM,),
        reward: str = WIN,
        shaping: float = 0.0,
        discount: float = 1.0,
        copy: bool = False,
    ) -> None:
        self.num_envs = num_envs
        self.single_observation_space, self.single_action_space = observation_space(), action_space()
        self.observation_space = gymnasium.vector.utils.batch_space(self.single_observation_space, num_envs)
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, num_envs)
        self._begin = batch_maker(rules, seats, num_envs, opponents, reward, shaping, discount)
        self._copy = copy
        self._games = np.arange(num_envs)
        self.batch: Batch = self._begin(0)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin all games; all of them follow from the seed and the actions."""
        super().reset(seed=seed, options=options)
        self.batch = self._begin(int(self.np_random.integers(1 << 62)))
        return self._seen(), self._info()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Take one action in each game, and let the others play until the learners are asked again."""
        batch = self.batch
        learners = np.array(batch.actors)
        batch.step(np.asarray(actions).tolist())
        rewards = np.asarray(batch.rewards).reshape(self.num_envs, MOST_SEATS)[self._games, learners]
        ended = np.array(batch.ended, dtype=bool)
        info = self._info()
        if ended.any():
            info["final_obs"] = np.array(batch.last.numbers).reshape(self.num_envs, SIZE)
            info["_final_obs"] = ended
            info["points"] = np.array(batch.points).reshape(self.num_envs, MOST_SEATS)
        return self._seen(), rewards, ended, np.zeros(self.num_envs, dtype=bool), info

    def _seen(self) -> Any:
        return self._shown(self.batch.observations.numbers, SIZE)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._shown(self.batch.masks, ACTION_SPACE), "seat": np.array(self.batch.actors)}

    def _shown(self, numbers: Any, size: int) -> Any:
        shown = np.asarray(numbers).reshape(self.num_envs, size)
        return shown.copy() if self._copy else shown
