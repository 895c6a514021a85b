"""Greedy: looks to the end of the current effect, from its own view, and chooses the best expected form."""

from random import Random
from typing import Final

from exlibris.engine import PlayerView, action_of, describe_action, determinize, forward_actions, is_placing
from exlibris.engine.analysis import best_flips
from exlibris.search.effects import Effects
from exlibris.search.shelf_values import PLAIN, Taste
from exlibris.search.solo import first_to_leave

DEALS: Final = 2  # determinizations per placement
MOST_DEALS: Final = 1000
TASTES: Final = {
    "plain": PLAIN,
    "hoarder": Taste(hand=3.0),
    "stickler": Taste(stability=0.7, disorder=-4.0),
    "hunter": Taste(prominent=2.5),
}


class GreedyBot:
    """Looks ahead to the end of the current effect and takes what promises the best form.

    `deals`: determinizations per placement; more is slower and a little better. `taste`: how it values the form: plain
    points, or hoarder, stickler, hunter.
    """

    def __init__(self, rng: Random, deals: int = DEALS, taste: str = "plain") -> None:
        if not 1 <= deals <= MOST_DEALS:
            raise ValueError(f"option deals: expected 1 to {MOST_DEALS}, found {deals}")
        if taste not in TASTES:
            raise ValueError(f"option taste: expected one of {', '.join(TASTES)}, found {taste}")
        self._rng = rng
        self._deals = deals
        self._effects = Effects(rng, TASTES[taste])

    def choose(self, view: PlayerView, actions: list[int]) -> int:
        """Return the action after whose effect the view's seat can expect the most points."""
        if len(actions) == 1:
            return actions[0]
        seat = view.seat
        if view.decision is not None and view.decision.kind == "flip":
            return next_flip(view, actions, best_flips(view, seat))
        if view.decision is not None and view.decision.kind == "tile":
            return action_of("tile", first_to_leave(view.game, [describe_action(action).value for action in actions]))
        forward = forward_actions(actions)
        if len(forward) == 1:
            return forward[0]
        deals = [determinize(view, self._rng) for _ in range(self._deals if is_placing(view) else 1)]
        totals = [sum(self._effects.value_after(deal, seat, action) for deal in deals) for action in forward]
        return forward[totals.index(max(totals))]


def next_flip(view: PlayerView, actions: list[int], plan: bytes) -> int:
    """Return the action that flips the next card of the plan, or the action that seals the flips."""
    for card in plan:
        if action_of("flip", card) in actions:
            return action_of("flip", card)
    return action_of("ready", view.seat)
