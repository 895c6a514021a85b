"""Environments for reinforcement learning: observations, actions numbered as each seat sees them, batches of games.

Compiled by mypyc like the engine. The only package it needs is librt; `exlibris.rl.adapters` needs the packages of the
extra `exlibris-game[rl]`.
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
