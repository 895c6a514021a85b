"""The daily puzzle: a position from a game of computer players with one best choice, ahead by three standard errors.

The puzzles are package data, so a date has the same puzzle everywhere, even offline. `scripts/mine_puzzles.py` finds
them.
"""

from exlibris.puzzles.puzzle import Puzzle, Verdict, puzzle_number, puzzle_of, puzzles

__all__ = ["Puzzle", "Verdict", "puzzle_number", "puzzle_of", "puzzles"]
