"""What the environments have in common."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np

from exlibris.engine import ACTION_SPACE, Ruleset, preset
from exlibris.rl.fields import SIZE


def rules_of(rules: Ruleset | str) -> Ruleset:
    """Return the ruleset, of a preset if it is its name. Raises SetupError if there is none."""
    return preset(rules) if isinstance(rules, str) else rules


def observation_space() -> Any:
    """Return the space of observations."""
    return gymnasium.spaces.Box(0, 255, (SIZE,), np.uint8)


def action_space() -> Any:
    """Return the space of actions, of which few are legal at a time."""
    return gymnasium.spaces.Discrete(ACTION_SPACE)
