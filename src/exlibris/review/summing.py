"""What a game comes to: its turning points, and for each seat its accuracy and how much of what happened was luck."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from exlibris.review.choices import ReviewedChoice
from exlibris.review.estimates import PositionEstimate
from exlibris.review.report import MISTAKE, Part, ReviewedAction, SeatReview, TurningPoint

MOST: Final = 6  # turning points of a game
LEAST_SWING: Final = 0.05  # of a chance to win


def seat_review(
    seat: int,
    start: PositionEstimate,
    deal: PositionEstimate,
    actions: Sequence[ReviewedAction],
    choices: Sequence[ReviewedChoice],
) -> SeatReview:
    """Return what a seat's game comes to."""
    own = [choice for choice in choices if choice.seat == seat]
    end = actions[-1].after
    change = Part(end.wins[seat] - start.wins[seat], end.totals[seat] - start.totals[seat])
    dealt, drawn = [_luck(seat, [each for each in actions if bool(each.round) == late]) for late in (False, True)]
    lost = Part(
        sum(choice.played.win - choice.best.win for choice in own),
        sum(choice.played.total - choice.best.total for choice in own),
    )
    return SeatReview(
        seat=seat,
        accuracy=accuracy_of(own),
        choices=len(own),
        mistakes=sum(choice.cost >= MISTAKE for choice in own),
        cost=sum(choice.cost for choice in own),
        deal=Part(deal.wins[seat] + dealt.win, deal.totals[seat] + dealt.points),
        luck=drawn,
        own=lost,
        others=Part(
            change.win - dealt.win - drawn.win - lost.win,
            change.points - dealt.points - drawn.points - lost.points,
        ),
    )


def _luck(seat: int, actions: Sequence[ReviewedAction]) -> Part:
    """Return what the actions brought the seat by luck; the draft's last one deals the cards."""
    return Part(sum(each.luck.wins[seat] for each in actions), sum(each.luck.totals[seat] for each in actions))


def accuracy_of(choices: Sequence[ReviewedChoice]) -> float | None:
    """Return which part was kept of what choices at random give away, 0 to 1; None if they give nothing away."""
    random_cost = sum(max(choice.random_cost, choice.cost) for choice in choices)
    return 1.0 - sum(choice.cost for choice in choices) / random_cost if random_cost > 0.0 else None


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
