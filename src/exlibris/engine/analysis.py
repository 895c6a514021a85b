"""What shelves and actions are worth: a public module of the engine, which `exlibris.engine` does not import.

The best cards to turn face down, the best alphabetical run, and what an action changes in the form.
"""

from __future__ import annotations

from exlibris.engine.best_flips import SOLO_AWARD, awards_against, awards_in_solo, best_flips, flips_for
from exlibris.engine.best_run import best_run
from exlibris.engine.worth import Lines, changes, hindsight, lines

__all__ = [
    "SOLO_AWARD",
    "Lines",
    "awards_against",
    "awards_in_solo",
    "best_flips",
    "best_run",
    "changes",
    "flips_for",
    "hindsight",
    "lines",
]
