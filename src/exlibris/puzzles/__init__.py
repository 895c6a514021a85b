"""The daily puzzle: one position from a game of computer players in which one choice is clearly best.

The puzzles are package data, so a date has the same puzzle everywhere, without a network. `scripts/mine_puzzles.py`
finds them.
"""

from exlibris.puzzles.collection import puzzle_number, puzzle_of, puzzles
from exlibris.puzzles.puzzle import Puzzle, Verdict

__all__ = ["Puzzle", "Verdict", "puzzle_number", "puzzle_of", "puzzles"]
