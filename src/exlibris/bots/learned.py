"""Learned: looks to the end of the effect at hand, and takes what its value network judges best."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from exlibris.bots.greedy import next_flip
from exlibris.engine import PlayerView, forward_actions, is_placing
from exlibris.search import LikelyDeals, Lookahead, Network, first_best, load_network, planned_flips

DEALS: Final = 4  # determinizations on which an action is tried
DRAFTING: Final = 4  # times as many in the draft, where the first hand is not known either
MOST_DEALS: Final = 1000
NOT_TRIED: Final = -3000.0  # the value of an action for which there was no time


def never() -> bool:
    """Return False."""
    return False


class LearnedBot:
    """Looks to the end of the effect at hand and takes what its value network judges best.

    `deals`: determinizations on which a placement is tried; more is slower and a little better. `choices`: the same
    for any other choice, of which the draft takes four times as many.
    """

    def __init__(self, rng: Random, deals: int = DEALS, choices: int = DEALS) -> None:
        for name, value in (("deals", deals), ("choices", choices)):
            if not 1 <= value <= MOST_DEALS:
                raise ValueError(f"option {name}: expected 1 to {MOST_DEALS}, found {value}")
        self._rng = rng
        self._deals = deals
        self._choices = choices
        self._network: Network | None = None

    def with_network(self, network: Network) -> LearnedBot:
        """Let the bot play by another network than that of the package; return it."""
        self._network = network
        return self

    def choose(self, view: PlayerView, actions: list[int]) -> int:
        """Return the action after whose effect the view's seat stands best."""
        if len(actions) == 1:
            return actions[0]
        if view.decision is not None and view.decision.kind == "flip":
            return next_flip(view, actions, planned_flips(view))
        forward = forward_actions(actions)
        values = self.action_values(view, forward, self._deals_for(view))
        return forward[first_best(values)]

    def _deals_for(self, view: PlayerView) -> int:
        if not view.deal.is_dealt:
            return DRAFTING * self._choices
        return self._deals if is_placing(view) else self._choices

    def network_for(self, view: PlayerView) -> Network:
        """Return the network that judges games such as that of the view."""
        return self._network or load_network(view.game.ruleset.mode)

    def action_values(
        self, view: PlayerView, actions: list[int], deals: int, is_over: Callable[[], bool] = never
    ) -> list[float]:
        """Return the value of each action, on average over `deals` determinizations.

        Once `is_over` returns True, only determinizations on which all actions have been tried count; when time ends
        within the first one, the actions left have the value NOT_TRIED.
        """
        network = self.network_for(view)
        unknown = LikelyDeals(view, self._rng)
        tried: list[list[float]] = []
        while not tried or (len(tried) < deals and not is_over()):
            deal = unknown.deal()
            lookahead = Lookahead(network, deal)
            values = [NOT_TRIED if is_over() else lookahead.action_value(deal, view.seat, a) for a in actions]
            if tried and NOT_TRIED in values:
                break
            tried.append(values)
        return [sum(values) / len(tried) for values in zip(*tried, strict=True)]
