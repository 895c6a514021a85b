"""One game for Gymnasium: one seat learns, computer players have the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np

from exlibris.engine import Ruleset, player_view
from exlibris.rl.adapters.rules import action_space, batch_maker, observation_space
from exlibris.rl.batch import Batch
from exlibris.rl.opponents import RANDOM, Opponent
from exlibris.rl.rewards import WIN


class SingleEnv(gymnasium.Env):  # type: ignore[misc]  # Gymnasium is not followed by the type checker
    """A game in which the seat that learns is drawn; `info["action_mask"]` and `action_masks()` say what is legal.

    Gymnasium knows spaces but no masks. In place of an illegal action a legal one is drawn, and `info["illegal"]` says
    so. `info["points"]` has the totals by seat at the end, and `info["seat"]` says which is the learner's.

    Args:
        rules: A ruleset, or the name of a preset.
        seats: How many play, 1 with a ruleset for solo.
        opponents: Names of computer players, one for all other seats or one for each.
        reward: "win" or "margin", as for `Batch`.
        shaping: As for `Batch`.
        discount: As for `Batch`.
        render_mode: "ansi" for `render`.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012 (Gymnasium's way)

    def __init__(
        self,
        rules: Ruleset | str = "first-en",
        seats: int = 2,
        opponents: Sequence[str | Opponent] = (RANDOM,),
        reward: str = WIN,
        shaping: float = 0.0,
        discount: float = 1.0,
        render_mode: str | None = None,
    ) -> None:
        self.observation_space = observation_space()
        self.action_space = action_space()
        self.render_mode = render_mode
        self._begin = batch_maker(rules, seats, 1, opponents, reward, shaping, discount)
        self._batch: Batch = self._begin(0)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin a game; all of it follows from the seed and the actions."""
        super().reset(seed=seed, options=options)
        self._batch = self._begin(int(self.np_random.integers(1 << 62)))
        return np.array(self._batch.observations.numbers), self._info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Take an action, and let the others play until the learner is asked again or the game is over."""
        batch = self._batch
        illegal = not batch.masks[int(action)]
        seat = int(batch.actors[0])
        batch.step(batch.sample() if illegal else [int(action)])
        ended = bool(batch.ended[0])
        info = self._info() | {"illegal": illegal, "seat": seat}
        if ended:
            info["points"] = list(batch.points)[: batch.seats]
        return np.array((batch.last if ended else batch.observations).numbers), batch.rewards[seat], ended, False, info

    def action_masks(self) -> Any:
        """Return which actions are legal, as MaskablePPO asks for it."""
        return np.array(self._batch.masks, dtype=bool)

    def render(self) -> str:
        """Return the position in the notation, as the learner sees it."""
        return player_view(self._batch.states[0], int(self._batch.actors[0])).to_text()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": np.array(self._batch.masks, dtype=np.int8), "seat": int(self._batch.actors[0])}
