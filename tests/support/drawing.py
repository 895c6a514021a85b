"""Shelves of the English deck drawn as text, as in engine/notation/shelves.py."""

from __future__ import annotations

from exlibris.engine.notation import shelves
from exlibris.engine.shelves import Shelf
from support.deck import NAMES


def shelf_of(drawing: str) -> Shelf:
    """Return the shelf as drawn."""
    return shelves.read_shelf(NAMES, drawing)


def draw_shelf(shelf: Shelf, marked: bytes = b"", mark: str = "++") -> str:
    """Return the shelf in one line; free cells in `marked` are drawn as `mark`."""
    return " / ".join(shelves.draw_shelf(NAMES, shelf, marked, mark))


def drawn(drawing: str) -> str:
    """Return a drawing over several lines in one line."""
    return draw_shelf(shelf_of(drawing))


def drawn_marks(drawing: str) -> str:
    """Return a drawing with marks, over several lines, in one line."""
    return " / ".join(" ".join(row) for row in shelves.rows_of_drawing(drawing))
