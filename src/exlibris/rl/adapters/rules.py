"""What the environments have in common."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import gymnasium
import numpy as np

from exlibris.engine import ACTION_SPACE, Ruleset, preset
from exlibris.rl.batch import Batch
from exlibris.rl.fields import SIZE
from exlibris.rl.opponents import Opponent


def rules_of(rules: Ruleset | str) -> Ruleset:
    """Return the ruleset, or the one of the preset of that name. Raises SetupError for an unknown name."""
    return preset(rules) if isinstance(rules, str) else rules


def batch_maker(
    rules: Ruleset | str,
    seats: int,
    games: int,
    opponents: Sequence[str | Opponent],
    reward: str,
    shaping: float,
    discount: float,
) -> Callable[[int], Batch]:
    """Return what makes a `Batch` from a seed; with one seat, no opponents play."""
    ruleset, others = rules_of(rules), opponents if seats > 1 else ()
    return lambda seed: Batch(ruleset, seats, games, seed, others, reward, shaping, discount)


def observation_space() -> Any:
    """Return the space of observations."""
    return gymnasium.spaces.Box(0, 255, (SIZE,), np.uint8)


def action_space() -> Any:
    """Return the space of actions, of which few are legal at a time."""
    return gymnasium.spaces.Discrete(ACTION_SPACE)
