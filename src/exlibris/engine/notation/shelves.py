"""Shelves drawn as text, and cells by the card beside them.

    M8 .. X1        `..` is an empty cell
    A1 (A2) B3/C1   a face-down card is in parentheses, an entombed card after a slash

Rows are separated by line ends or by " / ". A cell is "right of A2", "left of", "below" or "above" a card, "2,1" (row
and column, counted from 1 in the drawing), or "anywhere" on an empty shelf.
"""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from exlibris.engine.errors import NotationError
from exlibris.engine.notation.cards import CardNames
from exlibris.engine.rows import MOST_ROWS, WIDTH
from exlibris.engine.sets import NOTHING, ONE
from exlibris.engine.shelf import CELLS, DOWN, EMPTY, FREE, LEFT, RIGHT, UP, Shelf, settled

EMPTY_CELL: Final = ".."
ANYWHERE: Final = "anywhere"
ROW_ENDS: Final = re.compile(r"\n|(?:^|\s)/(?=\s|$)")
# The side of a card on which a cell lies, and the step from the cell to the card.
SIDES: Final = {"right of": LEFT, "left of": RIGHT, "below": UP, "above": DOWN}
CELL: Final = re.compile(r"(?:right of|left of|below|above) (\S+)|-?[0-9]{1,2},-?[0-9]{1,2}|anywhere", re.IGNORECASE)


class Box(NamedTuple):
    """A part of the grid: its first and last row and column."""

    top: int
    bottom: int
    left: int
    right: int


def box_of(cells: bytes) -> Box:
    """Return the smallest box around some cells, at least one."""
    rows = [cell // WIDTH for cell in cells]
    columns = [cell % WIDTH for cell in cells]
    return Box(min(rows), max(rows), min(columns), max(columns))


def cell_names(names: CardNames, shelf: Shelf, cell: int) -> list[str]:
    """Return all names of a cell: by the cards beside it, then by row and column."""
    if not shelf.count:
        return [ANYWHERE]
    beside = [
        f"{side} {names.name(shelf.grid[cell + step])}"
        for side, step in SIDES.items()
        if 0 <= cell + step < CELLS and shelf.grid[cell + step] != FREE
    ]
    box = box_of(shelf.cells())
    return [*beside, f"{cell // WIDTH - box.top + 1},{cell % WIDTH - box.left + 1}"]


def draw_shelf(names: CardNames, shelf: Shelf, marked: bytes = NOTHING, mark: str = "++") -> list[str]:
    """Return the rows of a shelf, none for an empty shelf; free cells in `marked` are drawn as `mark`."""
    if not shelf.count:
        return []
    box = box_of(shelf.cells() + bytes([cell for cell in marked if shelf.grid[cell] == FREE]))
    rows = []
    for row in range(box.top, box.bottom + 1):
        cells = [row * WIDTH + column for column in range(box.left, box.right + 1)]
        rows.append(" ".join([mark if cell in marked else _word(names, shelf, cell) for cell in cells]))
    return rows


def _word(names: CardNames, shelf: Shelf, cell: int) -> str:
    if shelf.grid[cell] == FREE:
        return EMPTY_CELL
    word = names.name(shelf.grid[cell])
    if cell in shelf.face_down:
        word = f"({word})"
    buried = shelf.entombed_in(cell)
    return word if buried == FREE else f"{word}/{names.name(buried)}"


def rows_of_drawing(drawing: str) -> list[list[str]]:
    """Return the words of each row, without empty rows."""
    rows = [row.split() for row in ROW_ENDS.split(drawing)]
    return [row for row in rows if row]


def read_shelf(names: CardNames, drawing: str, left: int = -1) -> Shelf:
    """Return the drawn shelf, its first column in column `left` of the grid, by default centered.

    Raises NotationError for an unknown card, a card drawn twice, or more than three rows or 51 columns.
    """
    rows = rows_of_drawing(drawing)
    width = max([len(row) for row in rows], default=0)
    first = (WIDTH - width) // 2 if left < 0 else left
    if len(rows) > MOST_ROWS or first < 0 or first + width > WIDTH:
        raise NotationError(f"a shelf has at most {MOST_ROWS} rows, and {WIDTH} columns")
    shelf = _shelf_of(names, {
        r * WIDTH + first + c: word for r, row in enumerate(rows, 1) for c, word in enumerate(row) if word != EMPTY_CELL
    })  # fmt: skip
    cards = shelf.cards() + shelf.entombed()
    for card in cards:
        if cards.count(card) > 1:
            raise NotationError(f"{names.name(card)} is drawn twice")
    return shelf


def _shelf_of(names: CardNames, words: dict[int, str]) -> Shelf:
    """Return the shelf with the cards named by words such as "(A2)" or "B3/C1", by cell. Raises NotationError."""
    grid = bytearray(EMPTY.grid)
    face_down = NOTHING
    tombs = NOTHING
    for cell, word in words.items():
        upper, _, lower = word.partition("/")
        is_dark = upper.startswith("(") and upper.endswith(")")
        grid[cell] = names.card(upper[1:-1] if is_dark else upper)
        face_down = face_down + ONE[cell] if is_dark else face_down
        tombs = tombs + bytes((cell, names.card(lower))) if lower else tombs
    return settled(bytes(grid), face_down, tombs)
