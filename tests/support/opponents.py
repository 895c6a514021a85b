"""An opponent that shares nothing with our players but the rules, so that their strength is not measured by each other.

`PYTHONPATH=tests exlibris arena support.opponents:FlatMonteCarlo learned` plays games against it.
"""

from random import Random
from typing import Final

from exlibris.engine import PlayerView, State, action_of, determinize, forward_actions, is_placing
from exlibris.engine.analysis import best_flips
from exlibris.engine.scoring import Column, column_of, lines_of, prominent_awards

LONGEST: Final = 24  # decisions of a playout
PER_HAND_CARD: Final = 0.6  # points; these three are guesses of somebody who knows the form
PER_SHELF_CARD: Final = 0.3
PER_BOOK: Final = 0.4  # of a category that counts for variety


class FlatMonteCarlo:
    """Plays every action's effect to its end at random, some times on each determinization, and counts the form.

    The best of these playouts is what an action promises. `deals`: determinizations; `playouts`: on each of them;
    `variety`: how much it makes of books of all categories, more than 1 for a hoarder.
    """

    def __init__(self, rng: Random, deals: int = 2, playouts: int = 4, variety: float = 1.0) -> None:
        self._rng = rng
        self._deals = deals
        self._playouts = playouts
        self._variety = variety

    def choose(self, view: PlayerView, actions: list[int]) -> int:
        """Return the action that promises most."""
        if len(actions) == 1:
            return actions[0]
        if view.decision is not None and view.decision.kind == "flip":
            flips = [action_of("flip", card) for card in best_flips(view, view.seat)]
            return next((action for action in flips if action in actions), action_of("ready", view.seat))
        forward = forward_actions(actions)
        deals = [determinize(view, self._rng) for _ in range(self._deals)]
        promises = [sum(self._promise(deal, view.seat, action) for deal in deals) for action in forward]
        return forward[promises.index(max(promises))]

    def _promise(self, s: State, seat: int, action: int) -> float:
        return max(self._played_out(s.clone(), seat, action) for _ in range(self._playouts))

    def _played_out(self, s: State, seat: int, action: int) -> float:
        s.apply(action, seat)
        for _ in range(LONGEST):
            if s.is_over or s.is_sealing_flips() or is_placing(s):
                break
            s.apply_option(self._rng.choice(s.forward_options()))
        return self._value(s, seat)

    def _value(self, s: State, seat: int) -> float:
        """Return the points of the shelf with its best flips, and a little for what may still come of its cards."""
        columns = [column_of(s, other, s.flips[other]) for other in range(s.game.seats) if other != seat]
        own = column_of(s, seat, s.flips[seat] + best_flips(s, seat))
        points = sum(lines_of(own, _award(s, own, columns), s.deal.banned))
        useful = sum(own.tally) - own.tally[s.deal.banned]
        to_come = PER_SHELF_CARD * s.shelves[seat].count + PER_HAND_CARD * len(s.hands[seat])
        return points + self._variety * PER_BOOK * useful + to_come


def _award(s: State, own: Column, others: list[Column]) -> int:
    books = [column.tally[s.deal.prominent] for column in [own, *others]]
    return prominent_awards(books, s.game.ruleset.prominent_ties)[0]
