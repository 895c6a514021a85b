"""Learned players as computer players: they choose from an observation, and play wherever bots do."""

from __future__ import annotations

from random import Random
from typing import Any, SupportsIndex

from exlibris.engine import PlayerView, determinize
from exlibris.engine.native import mypyc_attr
from exlibris.rl.actions import to_seen
from exlibris.rl.observation import Observations


@mypyc_attr(allow_interpreted_subclasses=True)
class Agent:
    """A computer player that chooses from an observation. Subclasses define `pick`.

    Args:
        rng: Its random numbers.
    """

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self._observations: Observations | None = None

    def pick(self, observation: Any, actions: list[int]) -> SupportsIndex:
        """Return one of the actions; NumPy's whole numbers are taken, too.

        Args:
            observation: SIZE numbers from 0 to 255, laid out as FIELDS, in a buffer that `memoryview` and `np.asarray`
                read without copying. The next call overwrites it.
            actions: The legal actions as the seat sees them.
        """
        raise NotImplementedError

    def choose(self, view: PlayerView, actions: list[int]) -> int:
        """Return the engine's number of the action picked. All that the view hides is dealt somehow: it isn't seen."""
        s = determinize(view, self.rng)
        known = self._observations
        if known is None or known.game is not s.game:
            known = self._observations = Observations(s.game, 1)
        known.write(s, view.seat, 0)
        seen = to_seen(s, view.seat, actions)
        picked = self.pick(known.numbers, seen).__index__()
        if picked not in seen:
            raise ValueError(f"picked {picked}, which is not legal")
        return actions[seen.index(picked)]
