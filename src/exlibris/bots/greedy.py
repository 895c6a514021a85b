"""Greedy: looks to the end of the effect at hand, from its own view, and takes what promises the best form."""

from random import Random
from typing import Final

from exlibris.bots import solo
from exlibris.bots.valuation import value
from exlibris.engine import PlayerView, State, action_of, describe_action, determinize, is_placing
from exlibris.engine.analysis import best_flips
from exlibris.search.shelf_values import PLAIN, Taste

DEALS: Final = 2  # determinizations on which a placement is tried
MOST_DEALS: Final = 1000
LONGEST_EFFECT: Final = 24  # decisions; an effect that goes on longer is valued as it stands
MOST_TRIED: Final = 10  # options of a later choice within the effect that are looked at; of more, a sample
TASTES: Final = {
    "plain": PLAIN,
    "hoarder": Taste(hand=3.0),
    "stickler": Taste(stability=0.7, disorder=-4.0),
    "hunter": Taste(prominent=2.5),
}


class GreedyBot:
    """Looks to the end of the effect at hand and takes what promises the best form.

    `deals`: determinizations on which a placement is tried; more is slower and a little better. `taste`: what it makes
    of the form, against others: plain points, or hoarder, stickler, hunter.
    """

    def __init__(self, rng: Random, deals: int = DEALS, taste: str = "plain") -> None:
        if not 1 <= deals <= MOST_DEALS:
            raise ValueError(f"option deals: expected 1 to {MOST_DEALS}, found {deals}")
        if taste not in TASTES:
            raise ValueError(f"option taste: expected one of {', '.join(TASTES)}, found {taste}")
        self._rng = rng
        self._deals = deals
        self._taste = TASTES[taste]

    def choose(self, view: PlayerView, actions: list[int]) -> int:
        """Return the action after whose effect the view's seat can expect most points."""
        if len(actions) == 1:
            return actions[0]
        seat = view.seat
        if view.decision is not None and view.decision.kind == "flip":
            return next_flip(view, actions, best_flips(view, seat))
        if view.decision is not None and view.decision.kind == "tile":
            return action_of("tile", solo.first_to_leave([describe_action(action).value for action in actions]))
        deals = [determinize(view, self._rng) for _ in range(self._deals if is_placing(view) else 1)]
        totals = [sum(self._value_after(deal, seat, action) for deal in deals) for action in actions]
        return actions[totals.index(max(totals))]

    def _value_after(self, s: State, seat: int, action: int) -> float:
        """Return the points that the seat can expect once the effect of the action is over. Changes no state."""
        after = s.clone()
        after.apply(action)
        for _ in range(LONGEST_EFFECT):
            if after.is_over or is_placing(after) or after.is_sealing_flips():
                break
            self._step(after, seat)
        return self._value(after, seat)

    def _step(self, s: State, seat: int) -> None:
        """Make one more choice within the effect: the seat's own by looking one step ahead, another's at random."""
        options = s.options
        if len(options) == 1 or s.stack[-1].seat != seat:
            s.apply_option(self._rng.choice(options))
            return
        best = options[0]
        best_value = float("-inf")
        for option in self._some_of(options):
            after = s.clone()
            after.apply_option(option)
            found = self._value(after, seat)
            if found > best_value:
                best, best_value = option, found
        s.apply_option(best)

    def _value(self, s: State, seat: int) -> float:
        return solo.value(s) if s.game.is_solo else value(s, seat, self._taste)

    def _some_of(self, options: bytes) -> bytes:
        """Return the options; of too many, a sample and the last one, which ends the choice where that is allowed."""
        if len(options) <= MOST_TRIED:
            return options
        return bytes(self._rng.sample(options, MOST_TRIED)) + options[-1:]


def next_flip(view: PlayerView, actions: list[int], plan: bytes) -> int:
    """Return the action that turns down the next card of the plan, or the one that ends the turning."""
    for card in plan:
        if action_of("flip", card) in actions:
            return action_of("flip", card)
    return action_of("ready", view.seat)
