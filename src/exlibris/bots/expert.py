"""Expert: tries actions to the end of the round, with its value network for all seats, by sequential halving."""

from __future__ import annotations

from random import Random
from typing import Final

from exlibris.bots.learned import LearnedBot
from exlibris.engine import PlayerView, forward_actions, is_placing
from exlibris.search import LikelyDeals, Lookahead, Network, StopRule, load_policy, race, ranked
from exlibris.search.estimates import rollout_value
from exlibris.search.racing import Spent, within

SECONDS: Final = 0.5
DEALS: Final = 4  # determinizations on which every action is tried to the end of its effect first
PLACEMENTS: Final = 8  # the most promising ones, that are tried to the end of the round
CHOICES: Final = 4  # the same of choices within an effect
WITHIN_EFFECT: Final = 0.5  # of the budget of a placement, for a choice within an effect
FINAL_ROUND: Final = 3.0  # times the budget in the final round, where losses can't be made up
RANKING: Final = 0.5  # of the budget, after which no further action is tried to the end of its effect
DEEPEST: Final = 8  # frames; effects within more others, such as many rewards of a Yard Sale, are left to learned


class ExpertBot:
    """Looks ahead to the end of the round: tries the best actions against opponents like itself.

    `seconds`: to think about a placement; half of that for other choices, three times as long in the final round.
    `simulations`: if not 0, the number of tries instead, whatever time they take; only then the same random numbers
    make the same choices. `deals`: determinizations on which every action is tried to the end of its effect first.
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
        self._time_share = 1.0
        self._learned = LearnedBot(rng, deals)

    def with_network(self, network: Network) -> ExpertBot:
        """Replace the package's network with another; return the bot."""
        self._learned.with_network(network)
        return self

    def hurry(self, time_share: float) -> bool:
        """Take that part of the usual time or tries, and of the deals, from now on; it always makes a difference."""
        self._time_share = time_share
        return True

    def choose(self, view: PlayerView, actions: list[int]) -> int:
        """Return the action after which the view's seat stands best."""
        if len(actions) == 1 or not _is_searched(view):
            return self._learned.choose(view, actions)
        spent = self._budget(view)
        deals = max(1, round(self._time_share * self._deals))
        forward = forward_actions(actions)
        values = self._learned.action_values(view, forward, deals, lambda _: spent(0) / RANKING)
        promising = ranked(values)[: PLACEMENTS if is_placing(view) else CHOICES]
        network, policy = self._learned.network_for(view), load_policy(view.game.ruleset.mode)
        unknown = LikelyDeals(view, self._rng)
        return race(
            [forward[i] for i in promising],
            lambda: Lookahead(network, unknown.deal(), policy),
            lambda lookahead, action: rollout_value(lookahead, view.seat, action),
            StopRule(spent=spent, whole=0, halving=True),
            [values[i] for i in promising],
        )[0].candidate

    def _budget(self, view: PlayerView) -> Spent:
        share = self._time_share * (1.0 if is_placing(view) else WITHIN_EFFECT)
        share *= FINAL_ROUND if view.round.final else 1.0
        if self._simulations:
            return lambda done: done / (share * self._simulations)
        return within(share * self._seconds)


def _is_searched(view: PlayerView) -> bool:
    """Return whether actions are tried to the end of the round: not flips, nor in effects within many others."""
    flips = view.decision is not None and view.decision.kind == "flip"
    return not flips and len(view.stack) <= DEEPEST
