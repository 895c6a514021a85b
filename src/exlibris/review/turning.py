"""Turning points: the turns that moved a seat's chance to win most."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from exlibris.review.estimates import PositionEstimate
from exlibris.review.report import ReviewedAction, TurningPoint

MOST: Final = 6  # turning points of a game
LEAST_SWING: Final = 0.05


def turning_points(start: PositionEstimate, actions: Sequence[ReviewedAction]) -> tuple[TurningPoint, ...]:
    """Return the turns with the largest swings of a chance to win, in the order of the game."""
    before = start
    turns = []
    for _, group in groupby(actions, key=lambda action: action.turn):
        of_turn = list(group)
        turns.append(_turn(before, of_turn))
        before = of_turn[-1].after
    large = [turn for turn in turns if size(turn) >= LEAST_SWING]
    return tuple(sorted(sorted(large, key=size, reverse=True)[:MOST], key=lambda turn: turn.first))


def size(turn: TurningPoint) -> float:
    """Return the largest swing."""
    return max(abs(swing) for swing in turn.swings)


def _turn(before: PositionEstimate, actions: Sequence[ReviewedAction]) -> TurningPoint:
    first, last = actions[0], actions[-1]
    seats = range(len(before.wins))
    return TurningPoint(
        first=first.ply,
        stop=last.ply + 1,
        round=first.round,
        seat=first.seat,
        name=first.name,
        swings=tuple([last.after.wins[seat] - before.wins[seat] for seat in seats]),
        luck=tuple([sum(action.luck.wins[seat] for action in actions) for seat in seats]),
    )
