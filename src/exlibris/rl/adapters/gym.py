"""Gymnasium environments: one seat of each game learns, computer players take the others."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Any, Self, TypedDict, Unpack

import gymnasium
import numpy as np

from exlibris.bots import Bot
from exlibris.engine import ACTION_SPACE, Ruleset, player_view, preset
from exlibris.rl.batch import Batch
from exlibris.rl.fields import SIZE


class Options(TypedDict, total=False):
    """Options of an environment, as in `Batch`, with one random opponent by default."""

    opponents: str | Sequence[str | Bot]  # empty in solo
    reward: str
    shaping: float
    discount: float


def rules_of(rules: Ruleset | str) -> Ruleset:
    """Return the ruleset, or the preset of that name. Raises SetupError for an unknown name."""
    return preset(rules) if isinstance(rules, str) else rules


def observation_space() -> Any:
    """Return the observation space."""
    return gymnasium.spaces.Box(0, 255, (SIZE,), np.uint8)


def action_space() -> Any:
    """Return the action space; only a few of its actions are legal at a time."""
    return gymnasium.spaces.Discrete(ACTION_SPACE)


class Copied:
    """Base class of environments for which `copy.copy` makes an independent game."""

    def __copy__(self) -> Self:
        return deepcopy(self)


class BatchEnv(Copied, gymnasium.vector.VectorEnv):  # type: ignore[misc]  # Gymnasium is not followed by the type checker
    """A batch with one learning seat per game. `info["action_mask"]` has masks; illegal actions raise ValueError.

    When a game ends, the next begins in the same step, and `info["final_obs"]` has the last observation.
    `copy.copy` and pickle make an environment with independent games.

    Args:
        num_envs: Number of games.
        rules: A ruleset, or the name of a preset.
        seats: Number of players; 1 requires a solo ruleset.
        copy: Whether each call returns new arrays. With False, observations and masks are views of the batch's buffers,
            which the next step overwrites: faster, but a replay buffer has to copy them.
        options: Opponents and reward.
    """

    metadata = {"autoreset_mode": gymnasium.vector.AutoresetMode.SAME_STEP}  # noqa: RUF012 (Gymnasium's convention)

    def __init__(
        self,
        num_envs: int = 64,
        rules: Ruleset | str = "first-en",
        seats: int = 2,
        copy: bool = True,
        **options: Unpack[Options],
    ) -> None:
        self.num_envs = num_envs
        self.single_observation_space, self.single_action_space = observation_space(), action_space()
        self.observation_space = gymnasium.vector.utils.batch_space(self.single_observation_space, num_envs)
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, num_envs)
        ruleset = rules_of(rules)
        options.setdefault("opponents", ["random"])
        if not options["opponents"] and not ruleset.is_solo:
            raise ValueError("opponents: expected at least one; in Batch and AgentsEnv all seats may learn")
        self._words = (ruleset, seats, num_envs)
        self._options = options
        self._copy = copy
        self.batch = self.begin(0)

    def begin(self, seed: int) -> Batch:
        """Return a batch of games at their beginning, determined by the seed."""
        return Batch(*self._words, seed, **self._options)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin all games; the seed and the actions determine them."""
        super().reset(seed=seed, options=options)
        self.batch = self.begin(int(self.np_random.integers(1 << 62)))
        return self._seen(), self._info()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Apply one action in each game; opponents then play until the learners must decide again."""
        batch = self.batch
        learners = np.array(batch.actors)
        batch.step(np.asarray(actions).tolist())
        rewards = self._by_game(batch.rewards)[np.arange(self.num_envs), learners]
        ended = np.array(batch.ended, dtype=bool)
        info = self._info()
        if ended.any():
            info["final_obs"] = self._by_game(batch.last.numbers).copy()
            info["_final_obs"] = ended
            info["points"] = self._by_game(batch.points).copy()
        return self._seen(), rewards, ended, np.zeros(self.num_envs, dtype=bool), info

    def _seen(self) -> Any:
        seen = self._by_game(self.batch.observations.numbers)
        return seen.copy() if self._copy else seen

    def _info(self) -> dict[str, Any]:
        masks = self._by_game(self.batch.masks).view(np.int8)
        return {"action_mask": masks.copy() if self._copy else masks, "seat": np.array(self.batch.actors)}

    def _by_game(self, numbers: Any) -> Any:
        return np.asarray(numbers).reshape(self.num_envs, -1)


class SingleEnv(Copied, gymnasium.Env):  # type: ignore[misc]
    """A game with a randomly drawn learning seat; `info["action_mask"]` and `action_masks()` mark the legal actions.

    An illegal action raises ValueError, and a step after the end raises `gymnasium.error.ResetNeeded`. At the end,
    `info["points"]` has the totals by seat; `info["seat"]` is the learner's seat.

    Args:
        rules: A ruleset, or the name of a preset.
        seats: Number of players; 1 requires a solo ruleset.
        render_mode: "ansi" for `render`.
        options: Opponents and reward.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 (Gymnasium's convention)

    def __init__(
        self,
        rules: Ruleset | str = "first-en",
        seats: int = 2,
        render_mode: str | None = None,
        **options: Unpack[Options],
    ) -> None:
        self.observation_space, self.action_space = observation_space(), action_space()
        self.render_mode = render_mode
        self._games = BatchEnv(1, rules, seats, **options)
        self._over = True

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin a game, determined by the seed and the actions."""
        super().reset(seed=seed, options=options)
        seen, info = self._games.reset(seed=seed)
        self._over = False
        return seen[0], _first(info)

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Apply an action; opponents then play until the learner must decide again or the game is over.

        Raises ValueError for an illegal action, gymnasium.error.ResetNeeded if no game is in progress.
        """
        if self._over:
            raise gymnasium.error.ResetNeeded("the game is over, or has not begun: call reset")
        batch = self._games.batch
        seat = int(batch.actors[0])
        seen, rewards, ended, _, info = self._games.step([action])
        self._over = bool(ended[0])
        found = _first(info) | {"seat": seat}
        if self._over:
            found["points"] = info["points"][0, : batch.seats].tolist()
            seen = info["final_obs"]
        return seen[0], float(rewards[0]), self._over, False, found

    def action_masks(self) -> Any:
        """Return the mask of legal actions; MaskablePPO calls this."""
        return np.array(self._games.batch.masks, dtype=bool)

    def render(self) -> str:
        """Return the position as text, as the learner sees it."""
        batch = self._games.batch
        return player_view(batch.states[0], int(batch.actors[0])).to_text()


def _first(info: dict[str, Any]) -> dict[str, Any]:
    return {"action_mask": info["action_mask"][0], "seat": int(info["seat"][0])}
