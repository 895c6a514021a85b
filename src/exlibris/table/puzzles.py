"""The daily puzzle in the shape that the client draws."""

from datetime import date, datetime
from random import Random

from msgspec import Struct, structs

from exlibris.puzzles import Puzzle, puzzle_number, puzzle_of
from exlibris.puzzles.words import cast_of, choice_text, cost_text, grade_text, reason_texts
from exlibris.table.actions import WeighedOption
from exlibris.table.advice import Foretold, preview_of
from exlibris.table.commands import check_legal
from exlibris.table.decisions import Decision
from exlibris.table.errors import TableError
from exlibris.table.lessons import SESSION, staged
from exlibris.table.options import HUMAN, Seat
from exlibris.table.snapshot import Snapshot, snapshot


class DailyPuzzle(Struct, frozen=True, kw_only=True):
    """A day's puzzle: its number, its difficulty in words, the table as its seat sees it, and its distinct choices."""

    day: str
    number: int
    grade: str
    snapshot: Snapshot
    choices: int


class PuzzleChoice(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One of the actions that a puzzle offers."""

    action: int


class PuzzleVerdict(Struct, frozen=True, kw_only=True):
    """The verdict on a choice: its rank among the distinct choices, and its cost against the best, in words.

    `best` is the best choice in words, `best_action` its action; `reasons` explain it.
    """

    is_best: bool
    rank: int
    choices: int
    chosen: str
    cost: str
    best: str
    best_action: int
    reasons: list[str]


def _day_of(text: str) -> date:
    try:
        return datetime.strptime(text, "%Y-%m-%d").date()
    except ValueError as error:
        raise TableError("puzzle-not-found", f"There is no puzzle for {text!r}: expected YYYY-MM-DD.") from error


def read_puzzle(day: str, spoken: str) -> DailyPuzzle:
    """Return the puzzle of a day, such as 2026-05-17."""
    at = _day_of(day)
    puzzle = puzzle_of(at)
    return DailyPuzzle(
        day=at.isoformat(),
        number=puzzle_number(at),
        grade=grade_text(puzzle, spoken),
        snapshot=snapshot_of(puzzle, spoken),
        choices=len(puzzle.choices),
    )


def answer_puzzle(day: str, data: PuzzleChoice, spoken: str) -> PuzzleVerdict:
    """Return the verdict on a choice in the puzzle of a day, with the best choice."""
    puzzle, action = puzzle_of(_day_of(day)), data.action
    check_legal(puzzle.state, puzzle.seat, action)
    players = cast_of(puzzle, spoken)
    verdict = puzzle.verdict(action)
    return PuzzleVerdict(
        is_best=verdict.is_best,
        rank=verdict.rank,
        choices=verdict.choices,
        chosen=choice_text(puzzle, action, players),
        cost=cost_text(verdict, players),
        best=choice_text(puzzle, puzzle.best, players),
        best_action=puzzle.best,
        reasons=reason_texts(puzzle, players),
    )


def preview_puzzle(day: str, data: PuzzleChoice, spoken: str) -> Foretold:
    """Return the preview of a choice, without its worth."""
    puzzle, action = puzzle_of(_day_of(day)), data.action
    check_legal(puzzle.state, puzzle.seat, action)
    seen = preview_of(puzzle.view, action, cast_of(puzzle, spoken), Random(action))
    return Foretold(preview=seen and structs.replace(seen, running=None, decision=_unweighed(seen.decision)))


def snapshot_of(puzzle: Puzzle, language: str) -> Snapshot:
    """Return the table as the deciding seat sees it, without undo and hints."""
    seats = [Seat(name, HUMAN) for name in cast_of(puzzle, language).names]
    live = staged("puzzle", puzzle.state, seats, puzzle.seat)
    seen = snapshot(live, SESSION, puzzle.seat, "", language, at=live.opened.created)
    table = structs.replace(seen.table, hints=False)
    return structs.replace(seen, undo=None, table=table, decision=_unweighed(seen.decision))


def _unweighed(asked: Decision | None) -> Decision | None:
    """Return the decision without the worth of its actions, which would give the answer away."""
    if asked is None:
        return None
    unweighed = [structs.replace(one, worth=None) if isinstance(one, WeighedOption) else one for one in asked.actions]
    return structs.replace(asked, actions=unweighed, shelving=[])
