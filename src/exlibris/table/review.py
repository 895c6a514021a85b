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
from exlibris.table.onlooker import Onlooker
from exlibris.table.replay import ReplaySession
from exlibris.texts.sentences import action_text

MOST_MISTAKES = 40
DIGITS = 3  # behind the decimal point
DEALS = 4  # fewer than the command's, since people wait for it
SECONDS = 2.0  # that a review goes on before it answers
MOST_KEPT = 64  # about 30 KB each

Run: TypeAlias = Callable[..., Awaitable[tuple[bytes, bytes]]]


class ReviewPoint(Struct, frozen=True, kw_only=True):
    """Chances to win (0 to 1) and expected totals after `ply` actions, by seat; in solo the library's come last."""

    ply: int
    round: int
    wins: list[float]
    totals: list[float]


@dataclass(frozen=True)
class TurningPoint(Turn):
    """A turn that moved somebody's chance to win by much, in words: `text` is its first action."""

    text: str


class Mistake(Struct, frozen=True, kw_only=True):
    """A choice, made at `ply`, than which another was better; `line` is how that would have gone on.

    `cost` is what players choose by: the chance to win, and 1 % for each point of lead; most likely it is between
    `least` and `most`. `win` and `points` are what it changed in chance to win and in the seat's total, less surely.
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
    """A finished game reviewed; the mistakes are sorted by cost.

    Points and turning points are there at once. Mistakes, and the luck in turning points, are those of the first
    `looked_at` of all actions; `seats` is empty until these are all.
    """

    looked_at: int
    points: list[ReviewPoint]
    turning_points: list[TurningPoint]
    mistakes: list[Mistake]
    seats: tuple[SeatReview, ...]


def _review_message(review: Review, looked_at: int, shown: ReplaySession) -> GameReview:
    """Return the review of the session's game; the first `looked_at` actions have been looked at."""
    return GameReview(
        looked_at=looked_at,
        points=[
            point(0, 0, review.start),
            *[point(action.ply + 1, action.round, action.after) for action in review.actions],
        ],
        turning_points=[_turning_point(turn, shown) for turn in review.turning_points],
        mistakes=[mistake(choice, shown) for choice in review.mistakes[:MOST_MISTAKES]],
        seats=review.seats,
    )


def point(ply: int, number: int, estimate: PositionEstimate) -> ReviewPoint:
    """Return the estimate after `ply` actions."""
    return ReviewPoint(ply=ply, round=number, wins=_rounded(estimate.wins), totals=_rounded(estimate.totals))


def _turning_point(turn: Turn, shown: ReplaySession) -> TurningPoint:
    action = shown.timeline.record.actions[turn.first]
    return TurningPoint(**vars(turn), text=words(shown, turn.first, turn.seat, action))


def mistake(choice: ReviewedChoice, shown: ReplaySession) -> Mistake:
    """Return a choice and what was better in words, and how that could have gone on."""
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
    """Return what would best have followed the better action, as far as the cards of this game let it."""
    state = shown.timeline.states[choice.ply].clone()
    state.apply(choice.best.action, choice.seat)
    following = []
    for name in choice.line[1:]:
        try:
            action = parse_action(state, name, choice.seat)
        except NotationError:  # the line was found with other cards where the seat could not see them
            break
        following.append(_in_words(state, choice.seat, action, shown))
        state.apply(action, choice.seat)
    return following


def words(shown: ReplaySession, ply: int, seat: int, action: int) -> str:
    """Return an action of the seat at that ply in words."""
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
    """Return a review as far as it has come, packed for the next call and as an answer. Raises TableError.

    `kept` is what the last call has packed, if there was one. The review goes on for `SECONDS`, unless `after` is None
    or less than what has been looked at.
    """
    session = game.session()
    if not session.timeline.is_over:
        raise _not_over()
    record = session.timeline.record
    so_far = _unpacked(kept) if kept else ReviewSoFar.of(record, deals=DEALS)
    if after is not None and so_far.looked_at <= after:
        so_far.go_on(record, SECONDS)
    return _packed(so_far), msgspec.json.encode(_review_message(so_far.review(), so_far.looked_at, session))


def _packed(so_far: ReviewSoFar) -> bytes:
    return zlib.compress(msgspec.msgpack.encode(so_far), 1)


def _unpacked(kept: bytes) -> ReviewSoFar:
    return msgspec.msgpack.decode(zlib.decompress(kept), type=ReviewSoFar)


class KeptReviews:
    """Reviews as far as they have come, of the games that were last asked for.

    They go on only while somebody asks, `SECONDS` for each request, so that nothing is worked out for a browser that
    has left.
    """

    def __init__(self) -> None:
        self._kept: OrderedDict[str, bytes] = OrderedDict()

    async def answer(self, run: Run, game: TableGame | SentGame, after: int | None = None) -> bytes:
        """Return the review of a game; `run` calls a function where work is done."""
        kept, answer = await run(game_review, game, self._kept.get(game.key, b""), after)
        self._kept[game.key] = kept
        self._kept.move_to_end(game.key)
        if len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)
        return answer

    def forget(self) -> None:
        """Forget all of them."""
        self._kept.clear()


REVIEWS: Final = KeptReviews()  # of this process


def reviewed(live: Table, onlooker: Onlooker) -> TableGame:
    """Return the table's game to be reviewed. Raises TableError unless it is over."""
    if live.status != "over":
        raise _not_over()
    return looked_at(live, onlooker)


def _not_over() -> TableError:
    return TableError("not-over", "A game can be reviewed when it is over.")
