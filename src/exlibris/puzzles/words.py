"""A puzzle's choices, costs and reasons as sentences in the reader's language."""

from typing import Final

from exlibris.coach import words
from exlibris.puzzles.puzzle import Puzzle, Verdict
from exlibris.texts import text
from exlibris.texts.sentences import Cast, action_text, decision_text

CLEARLY: Final = 0.1  # of a value, from which on a choice is called clearly weaker
FAR: Final = 0.25


def cast_of(puzzle: Puzzle, language: str) -> Cast:
    """Return who plays in the puzzle; seats are called by their number."""
    names = [text("form-seat", {"number": seat + 1}, language) for seat in range(puzzle.seats)]
    return Cast.of(puzzle.state, names, language)


def question_text(puzzle: Puzzle, players: Cast) -> str:
    """Return what the seat is asked."""
    return decision_text(puzzle.state.decision(puzzle.seat), players)


def grade_text(puzzle: Puzzle, language: str) -> str:
    """Return how hard the puzzle is."""
    return text("puzzle-grade", {"grade": puzzle.grade}, language)


def choice_text(puzzle: Puzzle, action: int, players: Cast) -> str:
    """Return one of the puzzle's actions in words."""
    decision = puzzle.state.decision(puzzle.seat)
    return action_text(action, decision, players, puzzle.state.shelves[puzzle.seat].grid)


def cost_text(verdict: Verdict, players: Cast) -> str:
    """Return how much weaker a choice is than the best one; empty for that itself.

    In three degrees: twenty tries make out which choice is better, but carry no percentage.
    """
    if verdict.is_best:
        return ""
    lost = verdict.win + verdict.points / 100
    degree = "-far" if lost >= FAR else "-clearly" if lost >= CLEARLY else ""
    return text(f"coach-weaker{degree}", language=players.language)


def reason_texts(puzzle: Puzzle, players: Cast) -> list[str]:
    """Return why the best choice is the best."""
    return [words.reason_text(reason, players) for reason in puzzle.reasons]
