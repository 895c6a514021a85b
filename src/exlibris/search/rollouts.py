"""Playing a round to its end in a determinized position, every seat choosing by the network.

The effect that the first action belongs to is played with more care than what comes after it.
"""

from __future__ import annotations

from exlibris.engine import State
from exlibris.search.lookahead import Lookahead, is_only_counting_left
from exlibris.search.outcomes import outcome


class Rollouts:
    """Plays one determinization to the end of its round, as often as asked, after different first actions."""

    __slots__ = ("_deal", "_lookahead")

    def __init__(self, deal: State, lookahead: Lookahead) -> None:
        self._deal = deal
        self._lookahead = lookahead

    def value(self, seat: int, action: int) -> float:
        """Return what the position at the end of the round is worth to the seat. It meets the deal's own luck."""
        return self.worth(self.end(seat, action), seat)

    def end(self, seat: int, action: int) -> State:
        """Return the position at the end of the round.

        In the effect, the seat follows its best options at once to the end of it; other choices are made at once.
        """
        s = self._deal.clone()
        s.apply(action, seat)
        self._lookahead.finish_effect(s, seat)
        return self._lookahead.finish_round(s, self._deal.round.number)

    def worth(self, s: State, seat: int) -> float:
        """Return what a position at the end of a round is worth to the seat; before the flips, forms are counted."""
        return outcome(s, seat) if is_only_counting_left(s) else self._lookahead.value(s, seat)
