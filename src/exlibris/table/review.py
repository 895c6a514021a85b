"""Reviews of finished games in the shape that the client draws."""

import zlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from exlibris.engine import NotationError, State, parse_action, player_view
from exlibris.review import PositionEstimate, Review, ReviewedChoice, ReviewSoFar, SeatReview
from exlibris.review import TurningPoint as Turn
from exlibris.table.errors import TableError
from exlibris.table.games import SentGame, TableGame, looked_at
from exlibris.table.live import Table
from exlibris.table.replay import ReplaySession
from exlibris.table.snapshot import Onlooker
from exlibris.texts.sentences import action_text

MOST_MISTAKES = 40
DIGITS = 3  # after the decimal point
SECONDS = 2.0  # of work on a review for each request
MOST_KEPT = 64  # reviews, about 30 KB each

Run: TypeAlias = Callable[..., Awaitable[tuple[bytes, bytes]]]


class ReviewPoint(Struct, frozen=True, kw_only=True):
    """Chances of winning (0 to 1) and expected totals after `ply` actions, by seat; in solo, the Library is last."""

    ply: int
    round: int
    wins: list[float]
    totals: list[float]


@dataclass(frozen=True)
class TurningPoint(Turn):
    """A turn that greatly changed a seat's chance of winning; `text` is its first action in words."""

    text: str


class Mistake(Struct, frozen=True, kw_only=True):
    """A choice at `ply` for which a better action existed; `line` is the likely course after the better action.

    `cost` is the lost value: the chance of winning, and 1% for each point of lead; it is probably between `least` and
    `most`. `win` and `points`, which are less certain, are the change in the chance of winning and in the seat's total.
    """

    ply: int
    round: int
    seat: int
    cost: float
    least: float
    most: float
    win: float
    points: float
    played: str
    better: str
    line: list[str]


class GameReview(Struct, frozen=True, kw_only=True):
    """The review of a finished game; the mistakes are sorted by cost.

    Points and turning points are complete at once. Mistakes, and the luck in turning points, cover the first
    `looked_at` actions; `seats` is empty until all actions are covered.
    """

    looked_at: int
    points: list[ReviewPoint]
    turning_points: list[TurningPoint]
    mistakes: list[Mistake]
    seats: tuple[SeatReview, ...]


def _review_message(review: Review, looked_at: int, shown: ReplaySession) -> GameReview:
    return GameReview(
        looked_at=looked_at,
        points=[
            _point(0, 0, review.start),
            *[_point(action.ply + 1, action.round, action.after) for action in review.actions],
        ],
        turning_points=[_turning_point(turn, shown) for turn in review.turning_points],
        mistakes=[_mistake(choice, shown) for choice in review.mistakes[:MOST_MISTAKES]],
        seats=review.seats,
    )


def _point(ply: int, number: int, estimate: PositionEstimate) -> ReviewPoint:
    return ReviewPoint(ply=ply, round=number, wins=_rounded(estimate.wins), totals=_rounded(estimate.totals))


def _turning_point(turn: Turn, shown: ReplaySession) -> TurningPoint:
    action = shown.timeline.record.actions[turn.first]
    return TurningPoint(**vars(turn), text=words(shown, turn.first, turn.seat, action))


def _mistake(choice: ReviewedChoice, shown: ReplaySession) -> Mistake:
    return Mistake(
        ply=choice.ply,
        round=choice.round,
        seat=choice.seat,
        cost=round(choice.cost, DIGITS),
        least=round(choice.least, DIGITS),
        most=round(choice.most, DIGITS),
        win=round(choice.played.win - choice.best.win, DIGITS),
        points=round(choice.played.total - choice.best.total, DIGITS),
        played=words(shown, choice.ply, choice.seat, choice.played.action),
        better=words(shown, choice.ply, choice.seat, choice.best.action),
        line=_line_in_words(choice, shown),
    )


def _line_in_words(choice: ReviewedChoice, shown: ReplaySession) -> list[str]:
    """Return the best actions after the better one in words, as far as the cards of this game allow them."""
    state = shown.timeline.states[choice.ply].clone()
    state.apply(choice.best.action, choice.seat)
    following = []
    for name in choice.line[1:]:
        try:
            action = parse_action(state, name, choice.seat)
        except NotationError:  # the line assumed other cards where the seat could not see them
            break
        following.append(_in_words(state, choice.seat, action, shown))
        state.apply(action, choice.seat)
    return following


def words(shown: ReplaySession, ply: int, seat: int, action: int) -> str:
    """Return an action of the seat at that ply, in words."""
    return _in_words(shown.timeline.states[ply], seat, action, shown)


def _in_words(state: State, seat: int, action: int, shown: ReplaySession) -> str:
    """Return a legal action of the seat in words. Raises LookupError if the seat is not asked."""
    asked = player_view(state, seat).decision
    if asked is None:
        raise LookupError(f"seat {seat} is not asked at ply {state.ply}")
    return action_text(action, asked, shown.players(state), state.shelves[seat].grid)


def _rounded(numbers: Iterable[float]) -> list[float]:
    return [round(number, DIGITS) for number in numbers]


def game_review(game: TableGame | SentGame, kept: bytes, after: int | None) -> tuple[bytes, bytes]:
    """Continue a review; return it packed for the next call, and as JSON. Raises TableError if the game is not over.

    `kept` is the packed review from the last call, or empty. The review continues for `SECONDS`, unless `after` is None
    or less than the number of actions reviewed so far.
    """
    session = game.session()
    if not session.timeline.is_over:
        raise _not_over()
    record = session.timeline.record
    so_far = _unpacked(kept) if kept else ReviewSoFar.of(record)
    if after is not None and so_far.looked_at <= after:
        so_far.go_on(record, SECONDS)
    return _packed(so_far), msgspec.json.encode(_review_message(so_far.review(), so_far.looked_at, session))


def _packed(so_far: ReviewSoFar) -> bytes:
    return zlib.compress(msgspec.msgpack.encode(so_far), 1)


def _unpacked(kept: bytes) -> ReviewSoFar:
    return msgspec.msgpack.decode(zlib.decompress(kept), type=ReviewSoFar)


class KeptReviews:
    """The reviews, finished or not, of the most recently requested games.

    Each request continues a review for `SECONDS`, so no work is done for a browser that has left.
    """

    def __init__(self) -> None:
        self._kept: OrderedDict[str, bytes] = OrderedDict()

    async def answer(self, run: Run, game: TableGame | SentGame, after: int | None = None) -> bytes:
        """Return the review of a game as JSON; `run` calls a function in a worker."""
        kept, answer = await run(game_review, game, self._kept.get(game.key, b""), after)
        self._kept[game.key] = kept
        self._kept.move_to_end(game.key)
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return answer

    def forget(self) -> None:
        """Drop all reviews."""
        self._kept.clear()


REVIEWS: Final = KeptReviews()  # of this process


def reviewed(live: Table, onlooker: Onlooker) -> TableGame:
    """Return the table's game to be reviewed. Raises TableError unless it is over."""
    if live.status != "over":
        raise _not_over()
    return looked_at(live, onlooker)


def _not_over() -> TableError:
    return TableError("not-over", "A game can be reviewed when it is over.")
