"""Rows of a shelf as masks: bit c of a row's mask stands for its cell in column c.

Each row fits into one machine word, so checking whether a shelf is connected needs no loop over cells.
"""

from __future__ import annotations

from typing import Final

from exlibris.engine.native import i64
from exlibris.engine.sets import NOTHING, ONE

ROWS: Final = 5
WIDTH: Final = 51  # the rules set no limit; no row gets this long in play
MOST_ROWS: Final = 3
ALL_COLUMNS: Final = (1 << WIDTH) - 1
MARK: Final = [1 << column for column in range(WIDTH)]  # mypyc shifts the literal 1 as a C int, which has only 32 bits
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
    """Return the marked cells of the middle row whose edge neighbors are not joined through their corner neighbors.

    Going clockwise around such a cell, there is a gap after at least two of its neighbors.
    """
    west: i64 = own << 1
    east: i64 = own >> 1
    top: i64 = above & ~(above >> 1 & east)
    right: i64 = east & ~(below >> 1 & below)
    bottom: i64 = below & ~(below << 1 & west)
    left: i64 = west & ~(above << 1 & above)
    return own & (top & right | bottom & left | (top | right) & (bottom | left))


def has_hole(a: i64, b: i64, c: i64) -> bool:
    """Return whether marked cells of three neighboring rows enclose unmarked cells on all eight sides.

    Such a hole is a run in the middle row. A bit added to its left end is carried along the run to the cell after it.
    """
    full: i64 = a & b & c
    inside: i64 = a & c & ~b
    return (full << 1 & inside) + inside & ~inside & full != 0


def in_one_piece(rows: list[int]) -> bool:
    """Return whether the marked cells make one shelf: at most three rows, all joined by edges.

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
    """Return whether the marked cells of three neighboring rows are all joined by edges."""
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
    """Return `cells` followed by the cells of a row that a mask of columns marks, left to right."""
    at: i64 = row * (OCTETS * OCTET)
    if not marks & 0xFFFF:  # the usual case: shelves are in the middle columns
        marks >>= 16
        at += 2 * OCTET
    while marks:
        octet: i64 = marks & 255
        if octet:
            cells = cells + CELLS_BY_OCTET[at + octet]
        marks >>= 8
        at += OCTET
    return cells
