"""Environments for reinforcement learning: observations, actions as seats see them, many games at once.

Compiled by mypyc like the engine. Of packages it needs only librt; those of `exlibris.rl.adapters` are in the extra
`exlibris-game[rl]`.
"""

from __future__ import annotations

from exlibris.rl.actions import corner_of, from_seen, to_seen
from exlibris.rl.agent import Agent
from exlibris.rl.batch import MOST_LEGAL, Batch
from exlibris.rl.fields import FIELDS, OFFSETS, SIZE, VERSION, Field
from exlibris.rl.observation import Observations
from exlibris.rl.rewards import REWARDS, potential, rewards_of

__all__ = [
    "FIELDS",
    "MOST_LEGAL",
    "OFFSETS",
    "REWARDS",
    "SIZE",
    "VERSION",
    "Agent",
    "Batch",
    "Field",
    "Observations",
    "corner_of",
    "from_seen",
    "potential",
    "rewards_of",
    "to_seen",
]
