"""Shelves for code that reads or draws them: a public module of the engine.

A cell is `row * WIDTH + column`; a shelf's `grid` holds the upper card of each cell, FREE for none.
"""

from __future__ import annotations

from exlibris.engine.rows import MOST_ROWS, ROWS, WIDTH, in_one_piece
from exlibris.engine.shelf import (
    CELLS,
    DOWN,
    EMPTY,
    FREE,
    LEFT,
    MIDDLE,
    NEIGHBOURS,
    NO_CARD,
    RIGHT,
    UP,
    Shelf,
    settled,
)

__all__ = [
    "CELLS",
    "DOWN",
    "EMPTY",
    "FREE",
    "LEFT",
    "MIDDLE",
    "MOST_ROWS",
    "NEIGHBOURS",
    "NO_CARD",
    "RIGHT",
    "ROWS",
    "UP",
    "WIDTH",
    "Shelf",
    "in_one_piece",
    "settled",
]
