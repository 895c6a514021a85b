"""Reviews of finished games in the shape that the client draws."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

import msgspec
from msgspec import Struct

from exlibris.engine import NotationError, Record, State, parse_action, player_view
from exlibris.review import PositionEstimate, Review, ReviewedChoice, SeatReview, review_of
from exlibris.review import TurningPoint as Turn
from exlibris.table.errors import TableError
from exlibris.table.fold.live import LiveTable
from exlibris.table.looking_back.games import SentGame, TableGame, looked_at
from exlibris.table.looking_back.replay import ReplaySession
from exlibris.table.present.onlooker import Onlooker
from exlibris.texts.sentences import action_text

MOST_MISTAKES = 40
DIGITS = 3  # behind the decimal point
DEALS = 4  # fewer than the command's, since people wait for it
MOST_KEPT = 32  # about 0.5 MB each


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
    """A finished game reviewed; the mistakes are sorted by cost."""

    points: list[ReviewPoint]
    turning_points: list[TurningPoint]
    mistakes: list[Mistake]
    seats: tuple[SeatReview, ...]


def review_message(review: Review, shown: ReplaySession) -> GameReview:
    """Return the review of the session's game."""
    return GameReview(
        points=[
            point(0, 0, review.start),
            *[point(action.ply + 1, action.round, action.after) for action in review.actions],
        ],
        turning_points=[turning_point(turn, shown) for turn in review.turning_points],
        mistakes=[mistake(choice, shown) for choice in review.mistakes[:MOST_MISTAKES]],
        seats=review.seats,
    )


def point(ply: int, number: int, estimate: PositionEstimate) -> ReviewPoint:
    """Return the estimate after `ply` actions."""
    return ReviewPoint(ply=ply, round=number, wins=rounded(estimate.wins), totals=rounded(estimate.totals))


def turning_point(turn: Turn, shown: ReplaySession) -> TurningPoint:
    """Return a turn with its first action in words."""
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
        line=line_in_words(choice, shown),
    )


def line_in_words(choice: ReviewedChoice, shown: ReplaySession) -> list[str]:
    """Return what would best have followed the better action, as far as the cards of this game let it."""
    state = shown.timeline.states[choice.ply].clone()
    state.apply(choice.best.action, choice.seat)
    following = []
    for name in choice.line[1:]:
        try:
            action = parse_action(state, name, choice.seat)
        except NotationError:  # the line was found with other cards where the seat could not see them
            break
        following.append(in_words(state, choice.seat, action, shown))
        state.apply(action, choice.seat)
    return following


def words(shown: ReplaySession, ply: int, seat: int, action: int) -> str:
    """Return an action of the seat at that ply in words."""
    return in_words(shown.timeline.states[ply], seat, action, shown)


def in_words(state: State, seat: int, action: int, shown: ReplaySession) -> str:
    """Return a legal action of the seat in words. Raises LookupError if the seat is not asked."""
    asked = player_view(state, seat).decision
    if asked is None:
        raise LookupError(f"seat {seat} is not asked at ply {state.ply}")
    return action_text(action, asked, shown.players(state), state.shelves[seat].grid)


def rounded(numbers: Iterable[float]) -> list[float]:
    """Return the numbers, rounded to what is of use."""
    return [round(number, DIGITS) for number in numbers]


def game_review(game: TableGame | SentGame) -> bytes:
    """Return the review of a finished game. Raises TableError."""
    session = game.session()
    if not session.timeline.is_over:
        raise not_over()
    return msgspec.json.encode(review_message(kept_review(session.timeline.record.to_json()), session))


def reviewed(live: LiveTable, onlooker: Onlooker) -> TableGame:
    """Return the table's game to be reviewed. Raises TableError unless it is over."""
    if live.status != "over":
        raise not_over()
    return looked_at(live, onlooker)


def not_over() -> TableError:
    """Return the refusal of a game that is not over."""
    return TableError("not-over", "A game can be reviewed when it is over.")


@lru_cache(maxsize=MOST_KEPT)
def kept_review(record: str) -> Review:
    """Return the review of a record, worked out once."""
    return review_of(Record.from_json(record), deals=DEALS)
