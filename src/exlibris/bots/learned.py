"""Learned: looks to the end of the current effect, and takes the action that its value network rates highest."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Final

from exlibris.bots.greedy import next_flip
from exlibris.engine import PlayerView, forward_actions, is_placing
from exlibris.search import LikelyDeals, Lookahead, Network, StopRule, first_best, load_network, planned_flips, race
from exlibris.search.racing import Spent, unlimited

DEALS: Final = 4  # determinizations per action
DRAFTING: Final = 4  # times as many in the draft, where even the first hand is unknown
MOST_DEALS: Final = 1000


class LearnedBot:
    """Looks ahead to the end of the current effect and takes what its value network rates highest.

    `deals`: determinizations per placement; more is slower and a little better. `choices`: determinizations per other
    choice; the draft uses four times as many.
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
        """Replace the package's network with another; return the bot."""
        self._network = network
        return self

    def choose(self, view: PlayerView, actions: list[int]) -> int:
        """Return the action with the highest value for the view's seat after its effect."""
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
        """Return the network for games like the view's."""
        return self._network or load_network(view.game.ruleset.mode)

    def action_values(self, view: PlayerView, actions: list[int], deals: int, spent: Spent = unlimited) -> list[float]:
        """Return the value of each action, averaged over `deals` determinizations, or fewer if the budget is spent."""
        network, unknown = self.network_for(view), LikelyDeals(view, self._rng)
        value, rule = partial(self._value, view.seat), StopRule(deals, spent, whole=0)
        found = race(actions, lambda: Lookahead(network, unknown.deal()), value, rule)
        values = {each.candidate: each.mean for each in found}
        return [values[action] for action in actions]

    def _value(self, seat: int, lookahead: Lookahead, action: int) -> float:
        return lookahead.action_value(lookahead.start, seat, action)
