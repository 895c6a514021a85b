"""Cells of a shelf by row and column, as the notation counts them: from 1 at the corner of the drawing.

Cells above the drawing or left of it have 0 and less. On an empty shelf the first card goes to row 1, column 1.
"""

from collections import Counter
from typing import NamedTuple

from exlibris.engine import HOME, PlayerView, index_of, tile_of
from exlibris.engine.notation.shelves import box_of
from exlibris.engine.shelves import MIDDLE, WIDTH, Shelf


class Cell(NamedTuple):
    """A cell of a drawing."""

    row: int
    column: int


class Corner(NamedTuple):
    """The row and column of the engine's grid where a drawing begins."""

    row: int
    column: int

    def cell(self, number: int) -> Cell:
        """Return the place in the drawing of a cell of the grid."""
        row, column = divmod(number, WIDTH)
        return Cell(row - self.row + 1, column - self.column + 1)


def corner_of(shelf: Shelf) -> Corner:
    """Return the first row and the first column that have a card."""
    if not shelf.count:
        return Corner(*divmod(MIDDLE, WIDTH))
    box = box_of(shelf.cells())
    return Corner(box.top, box.left)


def corners_of(view: PlayerView) -> list[Corner]:
    """Return the corners of all shelves."""
    return [corner_of(shelf) for shelf in view.shelves]


def kept_corners(before: PlayerView, after: PlayerView) -> list[Corner]:
    """Return corners for all later shelves by which they can be drawn over the earlier ones."""
    return [kept_corner(old, new) for old, new in zip(before.shelves, after.shelves, strict=True)]


def kept_corner(before: Shelf, after: Shelf) -> Corner:
    """Return the corner by which most cards stay in their cells: the engine moves a growing shelf on its grid."""
    corner = corner_of(before)
    places = [(before.cell_of(card), after.cell_of(card)) for card in before.cards()]
    moves = Counter(step(old, new) for old, new in places if new >= 0)
    if not moves:
        return corner
    rows, columns = min(moves, key=lambda move: (-moves[move], abs(move[0]), abs(move[1])))
    return Corner(corner.row + rows, corner.column + columns)


def step(old: int, new: int) -> tuple[int, int]:
    """Return by how many rows and columns of the grid one cell is away from another."""
    return new // WIDTH - old // WIDTH, new % WIDTH - old % WIDTH


def space_key(space: int) -> str:
    """Return the name of a space, counted from 1: "14.1" on a tile, "home.1" in one's own library."""
    tile = tile_of(space)
    return f"{'home' if tile == HOME else tile}.{index_of(space) + 1}"
