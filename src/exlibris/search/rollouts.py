"""Playing a round to its end in a determinized position, every seat choosing by the network."""

from __future__ import annotations

from typing import Final

from exlibris.engine import State, is_placing
from exlibris.engine.analysis import best_flips
from exlibris.engine.scoring import scores_of
from exlibris.search.lookahead import Lookahead, tried
from exlibris.search.network import worth

LONGEST_ROUND: Final = 400  # decisions


class Rollouts:
    """Plays one determinization to the end of its round, as often as asked, after different first actions."""

    __slots__ = ("_deal", "_lookahead")

    def __init__(self, deal: State, lookahead: Lookahead) -> None:
        self._deal = deal
        self._lookahead = lookahead

    def value(self, seat: int, action: int) -> float:
        """Return what the position at the end of the round is worth to the seat. It meets the deal's own luck."""
        s = self._deal.clone()
        number = s.round.number
        s.apply(action, seat)
        for _ in range(LONGEST_ROUND):
            if s.is_over or s.is_sealing_flips():
                return outcome(s, seat)
            if s.round.number != number and is_placing(s):
                break
            s.apply_option(self._lookahead.best_option(s, tried(s.options)))
        return self._lookahead.value(s, seat)


def outcome(s: State, seat: int) -> float:
    """Return what a game is worth to the seat in which only the flips are left, each seat choosing the best ones."""
    flips = s.flips if s.is_over else [s.flips[i] + best_flips(s, i) for i in range(s.game.seats)]
    scores = scores_of(s, flips)
    won = 1.0 / len(scores.winners) if seat in scores.winners else 0.0
    rivals = [scores.points[i].total for i in range(len(scores.points)) if i != seat]
    return worth(won, scores.points[seat].total - max(rivals))
