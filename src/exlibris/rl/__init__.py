"""Environments for reinforcement learning: observations, actions as seats see them, many games at once.

Compiled by mypyc like the engine. Of packages it needs only librt; those of `exlibris.rl.adapters` are in the extra
`exlibris[rl]`.
"""

from __future__ import annotations

from exlibris.rl.actions import corner_of, from_seen, to_seen
from exlibris.rl.fields import FIELDS, OFFSETS, SIZE, VERSION, Field
from exlibris.rl.observation import Observations

__all__ = [
    "FIELDS",
    "OFFSETS",
    "SIZE",
    "VERSION",
    "Field",
    "Observations",
    "corner_of",
    "from_seen",
    "to_seen",
]
