"""What a seat's game comes to: its accuracy, and how much of what happened was luck."""

from collections.abc import Sequence

from exlibris.review.choices import ReviewedChoice
from exlibris.review.estimates import PositionEstimate
from exlibris.review.report import MISTAKE, Part, ReviewedAction, SeatReview


def seat_reviews(
    start: PositionEstimate,
    deal: PositionEstimate,
    actions: Sequence[ReviewedAction],
    choices: Sequence[ReviewedChoice],
) -> tuple[SeatReview, ...]:
    """Return what each seat's game comes to."""
    seats = sorted({action.seat for action in actions})
    return tuple([_seat_review(seat, start, deal, actions, choices) for seat in seats])


def _seat_review(
    seat: int,
    start: PositionEstimate,
    deal: PositionEstimate,
    actions: Sequence[ReviewedAction],
    choices: Sequence[ReviewedChoice],
) -> SeatReview:
    own = [choice for choice in choices if choice.seat == seat]
    end = actions[-1].after
    change = Part(end.wins[seat] - start.wins[seat], end.totals[seat] - start.totals[seat])
    luck = Part(sum(action.luck.wins[seat] for action in actions), sum(action.luck.totals[seat] for action in actions))
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
        deal=Part(deal.wins[seat], deal.totals[seat]),
        luck=luck,
        own=lost,
        others=Part(change.win - luck.win - lost.win, change.points - luck.points - lost.points),
    )


def accuracy_of(choices: Sequence[ReviewedChoice]) -> float | None:
    """Return which part was kept of what choices at random give away, 0 to 1; None if they give nothing away."""
    random_cost = sum(max(choice.random_cost, choice.cost) for choice in choices)
    return 1.0 - sum(choice.cost for choice in choices) / random_cost if random_cost > 0.0 else None
