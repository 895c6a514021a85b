"""Rows of a shelf as masks: bit c of a row's mask stands for its cell in column c.

Each row fits into one machine word, so that no loop over cells is needed to find out whether a shelf is in one piece.
"""

from __future__ import annotations

from typing import Final

from exlibris.engine.native import i64
from exlibris.engine.sets import NOTHING, ONE

ROWS: Final = 5
WIDTH: Final = 51  # no rule limits the width; a row as long as this never comes up in play
MOST_ROWS: Final = 3
ALL_COLUMNS: Final = (1 << WIDTH) - 1
MARK: Final = [1 << column for column in range(WIDTH)]  # mypyc shifts the literal 1 as a C int, of 32 bits only
OCTETS: Final = 7  # of a row's mask of columns, eight columns each
OCTET: Final = 256  # values of a mask of eight columns


def _cells_by_octet() -> list[bytes]:
    cells = [NOTHING]
    for first in [row * WIDTH + 8 * octet for row in range(ROWS) for octet in range(OCTETS)]:
        start = len(cells) - 1
        cells[start:] = [NOTHING] * (OCTET + 1)
        for marks in range(1, OCTET):
            lowest = marks & -marks
            cell = first + lowest.bit_length() - 1
            cells[start + marks] = ONE[cell % OCTET] + cells[start + (marks ^ lowest)]
    return cells


# The marked cells by row, octet of the row's mask, and value of that octet: masks are read eight columns at a time.
CELLS_BY_OCTET: Final = _cells_by_octet()


def links(above: i64, own: i64, below: i64) -> i64:
    """Return the marked cells of the middle one of three rows whose edge neighbours their corners do not join.

    Going clockwise round such a cell, there is a gap after at least two of its neighbours.
    """
    west: i64 = own << 1
    east: i64 = own >> 1
    top: i64 = above & ~(above >> 1 & east)
    right: i64 = east & ~(below >> 1 & below)
    bottom: i64 = below & ~(below << 1 & west)
    left: i64 = west & ~(above << 1 & above)
    return own & (top & right | bottom & left | (top | right) & (bottom | left))


def has_hole(a: i64, b: i64, c: i64) -> bool:
    """Return whether marked cells of three neighbouring rows surround others, on all eight sides, that are not marked.

    Such a hole is a run in the middle row. Added to its left end, a bit is carried along the run to the cell after it.
    """
    full: i64 = a & b & c
    inside: i64 = a & c & ~b
    return (full << 1 & inside) + inside & ~inside & full != 0


def in_one_piece(rows: list[int]) -> bool:
    """Return whether marked cells make one shelf: in three rows at most, all joined by their edges.

    `rows` is a mask of columns for each row of the grid.
    """
    top = 0
    while top < ROWS - MOST_ROWS and not rows[top]:
        top += 1
    for row in range(top + MOST_ROWS, ROWS):
        if rows[row]:
            return False
    return hang_together(rows[top], rows[top + 1], rows[top + 2])


def hang_together(a: i64, b: i64, c: i64) -> bool:
    """Return whether the marked cells of three neighbouring rows are all joined by their edges."""
    x: i64 = a & -a  # flood the marked cells from one of them
    y: i64 = 0 if a else b & -b
    z: i64 = 0 if a or b else c
    before: i64 = -1
    while before != x + y + z:  # until nothing is added
        before = x + y + z
        x = (x | x << 1 | x >> 1 | y) & a
        y = (y | y << 1 | y >> 1 | x | z) & b
        z = (z | z << 1 | z >> 1 | y) & c
        if x == a and y == b and z == c:
            return True
    return False


def rows_of(cells: bytes) -> list[int]:
    """Return for each row of the grid a mask of the columns that have one of the cells."""
    rows = [0] * ROWS
    for cell in cells:
        rows[cell // WIDTH] |= 1 << cell % WIDTH
    return rows


def and_cells(cells: bytes, row: int, marks: i64) -> bytes:
    """Return the cells followed by those of a row that a mask of columns marks, left to right."""
    at: i64 = row * (OCTETS * OCTET)
    if not marks & 0xFFFF:  # as usual: shelves lie in the middle columns
        marks >>= 16
        at += 2 * OCTET
    while marks:
        octet: i64 = marks & 255
        if octet:
            cells = cells + CELLS_BY_OCTET[at + octet]
        marks >>= 8
        at += OCTET
    return cells
