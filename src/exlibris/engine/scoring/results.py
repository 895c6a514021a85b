"""The inspection form of a game, and its result."""

from __future__ import annotations

from dataclasses import dataclass

from exlibris.engine.errors import NotOver
from exlibris.engine.pickling import Picklable
from exlibris.engine.scoring.columns import Column, Scores, scored
from exlibris.engine.scoring.counting import entombed_points, face_up, inspected, stability, tally
from exlibris.engine.state import State
from exlibris.engine.view import PlayerView


@dataclass(frozen=True)
class SeatResult(Picklable):
    """One column of the form. `b1` includes the `entombed` points; `flipped` holds all cards face down at the end."""

    tally: tuple[int, ...]  # face-up books by category
    stability: int
    entombed: int  # points
    b1: int
    b2: int
    b3: int
    b4: int
    b5: int
    total: int
    books: int
    hand: int
    flipped: tuple[int, ...]
    focus: int
    rank: int


@dataclass(frozen=True)
class LibraryResult(Picklable):
    """The Public Library's column of form S-42a (SOLO-25..30)."""

    tally: tuple[int, ...]
    b2: int
    b3: int
    b4: int
    b5: int
    total: int
    focus: int


@dataclass(frozen=True)
class Result(Picklable):
    """The form of a finished game. `decided_by` is "total", the decisive tie-breaker, or "shared"."""

    seats: tuple[SeatResult, ...]
    winners: tuple[int, ...]
    decided_by: str
    ended_by: str  # "shelf", "round_limit", or "rounds" in solo
    library: LibraryResult | None = None  # the opponent in solo


def result(s: State) -> Result:
    """Return the form of a finished game, which is public.

    Args:
        s: The state after the inspection.

    Raises:
        NotOver: If the game is not over.
    """
    if not s.is_over:
        raise NotOver("the game is not over: there is no result yet")
    return form(s)


def form(s: State, flips: list[bytes] | None = None) -> Result:
    """Return the form as if the inspection came now. It reveals every seat's focus.

    Args:
        s: The state, in any phase after the draft.
        flips: By seat, the cards that it flips; None for the flips chosen so far.

    Raises:
        NotOver: If the draft is not over, so that no categories are dealt.
    """
    flips = s.flips if flips is None else flips
    scores = scores_of(s, flips)
    return Result(
        tuple([_seat_result(scores, seat, inspected(s.shelves[seat], flips[seat])) for seat in range(s.game.seats)]),
        scores.winners,
        scores.decided_by,
        s.round.final,
        _library_result(scores) if scores.solo else None,
    )


def scores_of(s: State, flips: list[bytes]) -> Scores:
    """Return the form's numbers as if the inspection came now. They reveal every seat's focus.

    Args:
        s: The state, in any phase after the draft.
        flips: By seat, the cards that it flips.

    Raises:
        NotOver: If the draft is not over, so that no categories are dealt.
    """
    if not s.deal.is_dealt:
        raise NotOver("the draft is not over: there are no categories yet")
    columns = [column_of(s, seat, flips[seat]) for seat in range(s.game.seats)]
    if s.game.is_solo:
        columns.append(Column(tuple(tally(s.game.counts, s.discard)), s.deal.library_focus))
    return scored(columns, s.deal.prominent, s.deal.banned, s.game.is_solo, s.game.ruleset.prominent_ties)


def column_of(position: State | PlayerView, seat: int, flips: bytes) -> Column:
    """Return section A of a seat's column as if the inspection came now.

    Args:
        position: A state or a view.
        seat: The owner of the column.
        flips: The cards that it flips.
    """
    shelf = position.shelves[seat]
    return Column(
        tuple(face_up(position.game.counts, shelf, flips)),
        position.deal.focus[seat],
        stability(shelf),
        entombed_points(shelf),
        len(position.hands[seat]),
    )


def _library_result(scores: Scores) -> LibraryResult:
    column, points = scores.columns[1], scores.points[1]
    return LibraryResult(column.tally, points.b2, points.b3, points.b4, points.b5, points.total, column.focus)


def _seat_result(scores: Scores, seat: int, down: bytes) -> SeatResult:
    column, points = scores.columns[seat], scores.points[seat]
    return SeatResult(
        tally=column.tally,
        stability=column.stability,
        entombed=column.entombed,
        b1=points.b1,
        b2=points.b2,
        b3=points.b3,
        b4=points.b4,
        b5=points.b5,
        total=points.total,
        books=sum(column.tally),
        hand=column.hand,
        flipped=tuple(sorted(down)),
        focus=column.focus,
        rank=scores.ranks[seat],
    )
