"""The review of a finished game."""

from msgspec import Struct


class ReviewPoint(Struct, frozen=True, kw_only=True):
    """Chances to win (0 to 1) and expected totals after `ply` actions, by seat; in solo the library's come last."""

    ply: int
    round: int
    wins: list[float]
    totals: list[float]


class TurningPoint(Struct, frozen=True, kw_only=True):
    """A turn, from the table at ply `first` to that at `stop`, that moved somebody's chance to win by much.

    `text` is its first action. `swings` are the changes, as in ReviewPoint, and `luck` is what chance had in them.
    """

    first: int
    stop: int
    round: int
    seat: int
    text: str
    swings: list[float]
    luck: list[float]


class Mistake(Struct, frozen=True, kw_only=True):
    """A choice, made at `ply`, than which another was better; `line` is how that would have gone on.

    `cost` is what players choose by: the chance to win, and 1 % for each point of lead. `win` and `points` are what it
    changed in chance to win and in the seat's total.
    """

    ply: int
    round: int
    seat: int
    cost: float
    win: float
    points: float
    played: str
    better: str
    line: list[str]


class ReviewPart(Struct, frozen=True, kw_only=True):
    """A part of what moved a seat's prospects: in chance to win, and in points."""

    win: float
    points: float


class ReviewedSeat(Struct, frozen=True, kw_only=True):
    """One seat's game: its accuracy (0 like chance, 1 always the best), and what was luck and what was not."""

    seat: int
    accuracy: float | None
    choices: int
    mistakes: int
    deal: ReviewPart
    luck: ReviewPart
    own: ReviewPart
    others: ReviewPart


class GameReview(Struct, frozen=True, kw_only=True):
    """A finished game reviewed; the mistakes are sorted by cost."""

    points: list[ReviewPoint]
    turning_points: list[TurningPoint]
    mistakes: list[Mistake]
    seats: list[ReviewedSeat]
