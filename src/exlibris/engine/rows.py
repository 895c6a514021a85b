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


def _still_joined_without(around: int) -> bool:
    """Tell whether the edge neighbours of a cell are joined by its corner neighbours.

    Bits 0 to 2 are the three cells above, 3 to 5 the cell itself between its neighbours, 6 to 8 those below.
    """
    ring = [around >> bit & 1 for bit in (1, 2, 5, 8, 7, 6, 3, 0)]  # clockwise, edges first at even places
    edges = [i for i in (0, 2, 4, 6) if ring[i]]
    gaps = sum(1 for i in edges if not (ring[(i + 1) % 8] and ring[(i + 2) % 8]))
    return len(edges) < 2 or gaps <= 1


STILL_JOINED: Final = [_still_joined_without(around) for around in range(512)]


def in_one_piece(rows: list[int]) -> bool:
    """Tell whether marked cells make one shelf: in three rows at most, all joined by their edges.

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
    """Tell whether the marked cells of three neighbouring rows are all joined by their edges."""
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
