"""Outcomes: what positions come to in which only the flips are left, each seat choosing the best ones."""

from __future__ import annotations

from exlibris.engine import State
from exlibris.engine.analysis import best_flips
from exlibris.engine.scoring import scores_of
from exlibris.search.network import BEST_RIVAL, WIN, worth


def counted(s: State, seat: int) -> tuple[float, ...]:
    """Return the seat's form by HEADS, its share of the win last; a seat that has sealed its flips keeps them."""
    scores = scores_of(s, [_flips(s, i) for i in range(s.game.seats)])
    own = scores.points[seat]
    rivals = [points.total for column, points in enumerate(scores.points) if column != seat]
    won = 1.0 / len(scores.winners) if seat in scores.winners else 0.0
    return (float(own.b1), float(own.b2), float(own.b3), float(own.b4), float(own.b5), float(max(rivals)), won)


def outcome(s: State, seat: int) -> float:
    """Return what the position is worth to the seat."""
    heads = counted(s, seat)
    return worth(heads[WIN], sum(heads[:BEST_RIVAL]) - heads[BEST_RIVAL])


def _flips(s: State, seat: int) -> bytes:
    sealed = s.is_over or s.ready >> seat & 1
    return s.flips[seat] if sealed else s.flips[seat] + best_flips(s, seat)
