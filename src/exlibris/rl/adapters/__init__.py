"""Environments for Gymnasium and PettingZoo; they need the packages of the extra `exlibris-game[rl]`.

Importing this module registers "ExLibris-v1" with Gymnasium.
"""

from __future__ import annotations

from exlibris.extras import needing

with needing("rl", __name__):
    import gymnasium

    from exlibris.rl.adapters.agents import AgentsEnv
    from exlibris.rl.adapters.gym import BatchEnv, SingleEnv

__all__ = ["AgentsEnv", "BatchEnv", "SingleEnv"]

ENTRY = "exlibris.rl.adapters.gym:"
gymnasium.register("ExLibris-v1", entry_point=f"{ENTRY}SingleEnv", vector_entry_point=f"{ENTRY}BatchEnv")
