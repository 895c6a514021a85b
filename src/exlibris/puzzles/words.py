"""A puzzle's choices, costs and reasons as sentences in the reader's language."""

from typing import Final

from exlibris.coach import words
from exlibris.puzzles.puzzle import Puzzle, Verdict
from exlibris.texts import text
from exlibris.texts.sentences import Cast, action_text, decision_text

CLEARLY: Final = 0.1  # value lost from which a choice is called clearly weaker
FAR: Final = 0.25  # value lost from which it is called far weaker


def cast_of(puzzle: Puzzle, language: str) -> Cast:
    """Return the players of the puzzle, named by their seat numbers."""
    names = [text("form-seat", {"number": seat + 1}, language) for seat in range(puzzle.seats)]
    return Cast.of(puzzle.state, names, language)


def question_text(puzzle: Puzzle, players: Cast) -> str:
    """Return the prompt for the seat."""
    state = puzzle.state
    return decision_text(state.decision(puzzle.seat), players, state.stack[-1].count)


def grade_text(puzzle: Puzzle, language: str) -> str:
    """Return the puzzle's difficulty in words."""
    return text("puzzle-grade", {"grade": puzzle.grade}, language)


def choice_text(puzzle: Puzzle, action: int, players: Cast) -> str:
    """Return one of the puzzle's actions in words."""
    decision = puzzle.state.decision(puzzle.seat)
    return action_text(action, decision, players, puzzle.state.shelves[puzzle.seat].grid)


def cost_text(verdict: Verdict, players: Cast) -> str:
    """Return the cost of a choice in words; "" for the best choice.

    There are only three degrees: 20 determinizations show which choice is better, but not by what percentage.
    """
    if verdict.is_best:
        return ""
    lost = verdict.win + verdict.points / 100
    degree = "-far" if lost >= FAR else "-clearly" if lost >= CLEARLY else ""
    return text(f"coach-weaker{degree}", language=players.language)


def reason_texts(puzzle: Puzzle, players: Cast) -> list[str]:
    """Return the reasons for the best choice as sentences."""
    return [words.reason_text(reason, players) for reason in puzzle.reasons]
