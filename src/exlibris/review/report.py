"""What a review consists of, and that as JSON values."""

from dataclasses import dataclass, fields, is_dataclass
from typing import Any, Final

from exlibris.review.choices import ReviewedChoice, ReviewedOption
from exlibris.review.estimates import PositionEstimate
from exlibris.search import LINES

FORMAT: Final = "exlibris-review"
VERSION: Final = 1
DIGITS: Final = 4  # behind the decimal point
MISTAKE: Final = 0.02  # value given away from which on a choice is listed as a mistake


@dataclass(frozen=True)
class Part:
    """A part of what moved a seat's estimate: in chance to win, and in points."""

    win: float
    points: float


@dataclass(frozen=True)
class ReviewedAction:
    """What the estimate were after an action, and by how much chance moved them, by seat."""

    ply: int  # actions before it
    round: int
    turn: int
    seat: int
    name: str
    after: PositionEstimate
    luck: PositionEstimate  # what it drew, against the mean of what it could have drawn; all 0 if it drew nothing


@dataclass(frozen=True)
class TurningPoint:
    """A turn that moved a seat's chance to win by much, from the state before `first` to the one before `stop`."""

    first: int
    stop: int
    round: int
    seat: int  # whose turn it was
    name: str  # its first action
    swings: tuple[float, ...]  # chance to win, by seat
    luck: tuple[float, ...]  # the part that chance had in them


@dataclass(frozen=True)
class SeatReview:
    """One seat's game.

    The parts of what moved its chance to win, and its total, add up to the change: of `deal` those that the end of the
    draft dealt.
    """

    seat: int
    accuracy: float | None  # 0 like a choice at random, 1 always the best; None if it had nothing to choose
    choices: int
    mistakes: int
    cost: float
    deal: Part  # what its first cards and its library are worth, in chance to win and in points
    luck: Part  # what was drawn after that
    own: Part  # what its own choices lost against the best ones
    others: Part  # everything else: the others' choices, and what came to light only at the end


@dataclass(frozen=True)
class Review:
    """A whole game. Values are chances to win, from 0 to 1, and points."""

    seed: str
    deals: int
    start: PositionEstimate
    actions: tuple[ReviewedAction, ...]
    choices: tuple[ReviewedChoice, ...]
    turning_points: tuple[TurningPoint, ...]
    seats: tuple[SeatReview, ...]

    @property
    def mistakes(self) -> list[ReviewedChoice]:
        """The choices that cost most, the worst first."""
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
