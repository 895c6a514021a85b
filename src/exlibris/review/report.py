"""The parts of a review, the figures of each seat, and the review as JSON values."""

from collections.abc import Sequence
from dataclasses import dataclass, fields, is_dataclass
from itertools import groupby
from typing import Any, Final

from exlibris.review.choices import MISTAKE, ReviewedChoice, ReviewedOption
from exlibris.review.estimates import PositionEstimate
from exlibris.search import LINES

FORMAT: Final = "exlibris-review"
VERSION: Final = 1
DIGITS: Final = 4  # after the decimal point


@dataclass(frozen=True)
class Part:
    """One cause's share in the change of a seat's estimate, in chance of winning and in points."""

    win: float
    points: float


@dataclass(frozen=True)
class ReviewedAction:
    """The estimate after an action and the part of its change that was luck, by seat."""

    ply: int  # actions before it
    round: int
    turn: int
    seat: int
    name: str
    after: PositionEstimate
    luck: PositionEstimate  # the estimate minus the mean over other draws; all 0 if the action drew nothing


@dataclass(frozen=True)
class TurningPoint:
    """A turn that greatly changed a seat's chance of winning: the actions `first` up to but not including `stop`."""

    first: int
    stop: int
    round: int
    seat: int  # whose turn it was
    name: str  # its first action
    swings: tuple[float, ...]  # chance of winning, by seat
    luck: tuple[float, ...]  # the part of the swings that was luck


@dataclass(frozen=True)
class SeatReview:
    """One seat's game.

    `luck`, `own`, `others` and the part of `deal` that the draft's last action dealt add up to the change between the
    first and the last estimate.
    """

    seat: int
    accuracy: float | None  # 0 like random choices, 1 for always the best; None without choices
    choices: int
    mistakes: int
    cost: float
    deal: Part  # worth of its first cards and its library
    luck: Part  # luck of later draws
    own: Part  # loss by its own choices compared with the best ones
    others: Part  # the rest: the rivals' choices, and information revealed only at the end


@dataclass(frozen=True)
class Review:
    """A whole game. Values are chances of winning, from 0 to 1, and points."""

    seed: str
    deals: int
    start: PositionEstimate
    actions: tuple[ReviewedAction, ...]
    choices: tuple[ReviewedChoice, ...]
    turning_points: tuple[TurningPoint, ...]
    seats: tuple[SeatReview, ...]

    @property
    def mistakes(self) -> list[ReviewedChoice]:
        """The choices that cost at least MISTAKE, the most expensive first."""
        listed = [choice for choice in self.choices if choice.cost >= MISTAKE]
        return sorted(listed, key=lambda choice: (-choice.cost, choice.ply))


def review_to_json(review: Review) -> dict[str, Any]:
    """Return the review as JSON values; seats from 0, actions by number and name, chances from 0 to 1, rounded."""
    values: dict[str, Any] = _plain(review)
    return {"format": FORMAT, "version": VERSION, **values}


def _plain(value: Any) -> Any:
    if isinstance(value, float):
        return round(value, DIGITS)
    if is_dataclass(value):
        own = {field.name: _plain(getattr(value, field.name)) for field in fields(value)}
        if isinstance(value, ReviewedChoice):
            own["cost"] = _plain(value.cost)
        if isinstance(value, ReviewedOption):
            own |= zip(LINES, own.pop("lines"), strict=True)
        return own
    if hasattr(value, "_asdict"):
        return {name: _plain(part) for name, part in value._asdict().items()}
    return [_plain(part) for part in value] if isinstance(value, tuple) else value


MOST: Final = 6  # turning points of a game
LEAST_SWING: Final = 0.05  # of a chance of winning


def seat_review(
    seat: int,
    start: PositionEstimate,
    deal: PositionEstimate,
    actions: Sequence[ReviewedAction],
    choices: Sequence[ReviewedChoice],
) -> SeatReview:
    """Return the figures of a seat's game."""
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
    """Return the sum of the seat's luck in these actions; the last action of the draft deals the cards."""
    return Part(sum(each.luck.wins[seat] for each in actions), sum(each.luck.totals[seat] for each in actions))


def accuracy_of(choices: Sequence[ReviewedChoice]) -> float | None:
    """Return the share of the cost of random choices that was avoided, 0 to 1; None if random choices cost nothing."""
    random_cost = sum(max(choice.random_cost, choice.cost) for choice in choices)
    return 1.0 - sum(choice.cost for choice in choices) / random_cost if random_cost > 0.0 else None


def turning_points(start: PositionEstimate, actions: Sequence[ReviewedAction]) -> tuple[TurningPoint, ...]:
    """Return up to MOST turns with the largest swings of a chance of winning, in the order of the game."""
    before = start
    turns = []
    for _, group in groupby(actions, key=lambda action: action.turn):
        of_turn = list(group)
        turns.append(_turn(before, of_turn))
        before = of_turn[-1].after
    large = [turn for turn in turns if size(turn) >= LEAST_SWING]
    return tuple(sorted(sorted(large, key=size, reverse=True)[:MOST], key=lambda turn: turn.first))


def size(turn: TurningPoint) -> float:
    """Return the largest swing of any seat."""
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
