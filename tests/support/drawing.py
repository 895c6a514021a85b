"""Shelves drawn as text.

    M8 .. X1        `..` an empty cell
    A1 (A2) B3/C1   in brackets or small letters: face down; after a slash: the card entombed below

Rows are separated by line ends or by " / ".
"""

from __future__ import annotations

import re

from exlibris.engine.rows import WIDTH
from exlibris.engine.sets import ONE
from exlibris.engine.shelf import EMPTY, FREE, Shelf, settled
from support.deck import card_of, name_of

NOTHING_THERE = ".."
ROW_ENDS = re.compile(r"\n|(?:^|\s)/(?=\s|$)")


def rows_of(drawing: str) -> list[list[str]]:
    """The words of each row that has any."""
    rows = [row.split() for row in ROW_ENDS.split(drawing)]
    return [row for row in rows if row]


def shelf_of(drawing: str) -> Shelf:
    """The shelf as drawn."""
    grid = bytearray([FREE]) * len(EMPTY.grid)
    face_down = tombs = b""
    rows = rows_of(drawing)
    left = (WIDTH - max((len(row) for row in rows), default=0)) // 2
    for at, row in enumerate(rows):
        for column, word in enumerate(row):
            if word == NOTHING_THERE:
                continue
            cell = (at + 1) * WIDTH + left + column
            upper, _, lower = word.partition("/")
            grid[cell] = card_of(upper.strip("()"))
            if upper.startswith("(") or upper != upper.upper():
                face_down += ONE[cell]
            if lower:
                tombs += bytes((cell, card_of(lower)))
    return settled(bytes(grid), face_down, tombs)


def box_of(shelf: Shelf) -> tuple[int, int, int, int]:
    """First and last row, first and last column with a card. Not for empty shelves."""
    rows = [cell // WIDTH for cell in shelf.cells()]
    columns = [cell % WIDTH for cell in shelf.cells()]
    return min(rows), max(rows), min(columns), max(columns)


def draw_shelf(shelf: Shelf, marked: bytes = b"", mark: str = "++") -> str:
    """The shelf as text, rows separated by " / "; free cells in `marked` are drawn as `mark`."""
    if not shelf.count:
        return ""
    cells = shelf.cells() + bytes([cell for cell in marked if shelf.grid[cell] == FREE])
    rows = [cell // WIDTH for cell in cells]
    columns = [cell % WIDTH for cell in cells]
    lines = []
    for row in range(min(rows), max(rows) + 1):
        here = [row * WIDTH + column for column in range(min(columns), max(columns) + 1)]
        lines.append(" ".join(mark if cell in marked else _word(shelf, cell) for cell in here))
    return " / ".join(lines)


def _word(shelf: Shelf, cell: int) -> str:
    if shelf.grid[cell] == FREE:
        return NOTHING_THERE
    word = name_of(shelf.grid[cell])
    if cell in shelf.face_down:
        word = f"({word})"
    buried = shelf.entombed_in(cell)
    return word if buried == FREE else f"{word}/{name_of(buried)}"


def drawn(drawing: str) -> str:
    """A drawing over several lines, or with small letters, as `draw_shelf` would draw it."""
    return draw_shelf(shelf_of(drawing))


def drawn_marks(drawing: str) -> str:
    """A drawing with marks, over several lines, in one line."""
    return " / ".join(" ".join(row) for row in rows_of(drawing))
