"""The daily puzzle: one position from a game of computer players in which one choice is clearly best.

The puzzles are package data, so a date has the same puzzle everywhere, without a network. `scripts/mine_puzzles.py`
finds them.
"""

from exlibris.puzzles.puzzle import Puzzle, Verdict, puzzle_number, puzzle_of, puzzles

__all__ = ["Puzzle", "Verdict", "puzzle_number", "puzzle_of", "puzzles"]
