"""Expert: tries placements to the end of the round, with its value network for all seats, by sequential halving."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Final

from exlibris.bots.learned import LearnedBot
from exlibris.engine import PlayerView, determinize, is_placing
from exlibris.search import best_by_halving, load_policy

SECONDS: Final = 0.5
DEALS: Final = 4  # determinizations on which every action is tried to the end of its effect first
CANDIDATES: Final = 8  # placements, the most promising ones, that are tried to the end of the round


class ExpertBot:
    """Looks to the end of the round: tries the best placements against opponents that play like itself.

    `seconds`: to think about a placement. `simulations`: if not 0, so many tries instead, whatever time they take; only
    then the same random numbers make the same choices. `deals`: as of the bot learned.
    """

    def __init__(self, rng: Random, seconds: float = SECONDS, simulations: int = 0, deals: int = DEALS) -> None:
        if not 0 < seconds <= 3600:
            raise ValueError(f"option seconds: expected more than 0, up to 3600, found {seconds}")
        if simulations < 0:
            raise ValueError(f"option simulations: expected 0 or more, found {simulations}")
        self._rng = rng
        self._seconds = seconds
        self._simulations = simulations
        self._deals = deals
        self._learned = LearnedBot(rng, deals)

    def choose(self, view: PlayerView, actions: list[int]) -> int:
        """Return the action after which the view's seat stands best."""
        if len(actions) == 1 or not is_placing(view):
            return self._learned.choose(view, actions)
        promises = self._learned.promises(view, actions)
        ranked = sorted(range(len(actions)), key=lambda i: -promises[i])
        best = {actions[i]: promises[i] / self._deals for i in ranked[:CANDIDATES]}
        network = self._learned.network_for(view)
        policy = load_policy(view.game.ruleset.mode)
        return best_by_halving(network, policy, view.seat, best, lambda: determinize(view, self._rng), self._budget())

    def _budget(self) -> Callable[[int], float]:
        """Return a function that says which part of the budget is used up after so many rollouts."""
        if self._simulations:
            return lambda done: done / self._simulations
        began = perf_counter()
        return lambda _done: (perf_counter() - began) / self._seconds
