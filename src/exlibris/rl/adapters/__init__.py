"""The game as environments of Gymnasium and PettingZoo; needs the packages of the extra `exlibris[rl]`.

Importing this module registers "ExLibris-v1" with Gymnasium.
"""

from __future__ import annotations

import gymnasium

from exlibris.rl.adapters.agents import AgentsEnv
from exlibris.rl.adapters.single import SingleEnv
from exlibris.rl.adapters.vector import BatchEnv

__all__ = ["AgentsEnv", "BatchEnv", "SingleEnv"]

gymnasium.register(
    "ExLibris-v1",
    entry_point="exlibris.rl.adapters.single:SingleEnv",
    vector_entry_point="exlibris.rl.adapters.vector:BatchEnv",
)
