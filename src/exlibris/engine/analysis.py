"""Analysis of shelves and actions: a public module of the engine, which `exlibris.engine` does not import.

It finds the best flips, before the inspection and after it, and the points that an action or a lost card adds to the
form.
"""

from __future__ import annotations

from exlibris.engine.scoring.best_flips import best_flips, best_public_flips, expected_flips
from exlibris.engine.scoring.worth import Lines, changes, difference, hindsight, hindsight_in, lines, losses

__all__ = [
    "Lines",
    "best_flips",
    "best_public_flips",
    "changes",
    "difference",
    "expected_flips",
    "hindsight",
    "hindsight_in",
    "lines",
    "losses",
]
