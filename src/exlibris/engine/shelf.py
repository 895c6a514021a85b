"""The shelf: which card lies in which cell, and where the next one may go (SHELF-01..07).

A shelf is never changed: every operation gives a new one, so copies of a state share theirs. Cells are numbered
row by row in a grid of 5 x 51. Rows and columns are relative: after each change the shelf is moved back to the
middle of the grid, so that there is room on every side.

    row 0   . . . . .      one row of cards   lies in row  2
    row 1   . a b . .      two rows           lie in rows  1 and 2
    row 2   . . c d .      three rows         lie in rows  1 to 3
    row 3   . . . . .
    row 4   . . . . .
"""

from __future__ import annotations

from typing import Final

from exlibris.engine.sets import NOTHING, ONE, without

ROWS: Final = 5
WIDTH: Final = 51  # no rule limits the width; a row as long as this never comes up in play
CELLS: Final = ROWS * WIDTH
MIDDLE: Final = 2 * WIDTH + WIDTH // 2
MOST_ROWS: Final = 3
STRIDE: Final = WIDTH + 1  # of a row in a mask: a column of zeros keeps the rows apart
ROW_MASK: Final = (1 << WIDTH) - 1
BIT_OF: Final = [cell // WIDTH * STRIDE + cell % WIDTH for cell in range(CELLS)]  # where a mask has the cell
MARK: Final = [1 << bit for bit in BIT_OF]
BIT_ABOVE: Final = [max(bit - STRIDE, 0) for bit in BIT_OF]  # of the cell above; a settled shelf has none in row 0
TO_MIDDLE: Final = STRIDE - 3  # shifts that bring the rows around a cell into one number of three times three bits
TO_BELOW: Final = 2 * STRIDE - 6
FREE: Final = 255  # in a cell without a card
NO_CARD: Final = ONE[FREE]
UP: Final = -WIDTH
DOWN: Final = WIDTH
LEFT: Final = -1
RIGHT: Final = 1


def _neighbours(cell: int) -> bytes:
    row, column = divmod(cell, WIDTH)
    near = []
    for r, c in ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)):
        if 0 <= r < ROWS and 0 <= c < WIDTH:
            near.append(r * WIDTH + c)
    return bytes(near)


NEIGHBOURS: Final = [_neighbours(cell) for cell in range(CELLS)]
# Cells that would make a fourth row, for a settled shelf of one, two and three rows.
OUT_OF_REACH: Final = [
    NOTHING,
    bytes(range(4 * WIDTH, CELLS)),
    bytes(range(WIDTH)) + bytes(range(4 * WIDTH, CELLS)),
]


def _still_joined_without(around: int) -> bool:
    """Whether the edge neighbours of a cell are joined by its corner neighbours.

    Bits 0 to 2 are the three cells above, 3 to 5 the cell itself between its neighbours, 6 to 8 those below.
    """
    ring = [around >> bit & 1 for bit in (1, 2, 5, 8, 7, 6, 3, 0)]  # clockwise, edges first at even places
    edges = [i for i in (0, 2, 4, 6) if ring[i]]
    gaps = sum(1 for i in edges if not (ring[(i + 1) % 8] and ring[(i + 2) % 8]))
    return len(edges) < 2 or gaps <= 1


STILL_JOINED: Final = [_still_joined_without(around) for around in range(512)]


def in_one_piece(cells: int) -> bool:
    """Whether the marked cells (a mask as `Shelf.mask` gives it) hang together by their edges: flood them from one."""
    reached = cells & -cells
    while True:
        wider = (reached | reached << 1 | reached >> 1 | reached << STRIDE | reached >> STRIDE) & cells
        if wider == reached:
            return reached == cells
        reached = wider


def rows_used(cells: int) -> int:
    """How many rows of the grid have a mark."""
    return sum(1 for row in range(ROWS) if cells >> row * STRIDE & ROW_MASK)


class Shelf:
    """The cards of one player, immutable. Public, face-down cards included (AMB-21)."""

    __slots__ = ("_removable", "bottom", "cells", "face_down", "frontier", "grid", "tombs", "top")

    grid: bytes  # the (upper) card in each cell, FREE where there is none
    cells: bytes  # those that have one, in no special order
    frontier: bytes  # those where the next card may go (SHELF-02, SHELF-03)
    top: int  # the first row with a card, and the last
    bottom: int
    face_down: bytes  # cells whose upper card lies face down (ASST-MUMMY-06)
    tombs: bytes  # pairs of cell and the card entombed there (ASST-MUMMY-01)
    _removable: bytes | None  # worked out when first asked for

    def __init__(
        self,
        grid: bytes,
        cells: bytes,
        frontier: bytes,
        top: int,
        bottom: int,
        face_down: bytes,
        tombs: bytes,
    ) -> None:
        self.grid = grid
        self.cells = cells
        self.frontier = frontier
        self.top = top
        self.bottom = bottom
        self.face_down = face_down
        self.tombs = tombs
        self._removable = None

    # -- looking -----------------------------------------------------------------

    def cards(self) -> bytes:
        """The upper cards in reading order: top row first, left to right (ALPHA-02)."""
        return self.grid.replace(NO_CARD, NOTHING)

    def entombed(self) -> bytes:
        """The cards lying under others."""
        return self.tombs[1::2]

    def cell_of(self, card: int) -> int:
        """The cell where that upper card lies, -1 if nowhere."""
        return self.grid.find(card)

    def entombed_in(self, cell: int) -> int:
        """The card entombed in that cell, FREE if none."""
        at = self.tombs[::2].find(cell)
        return self.tombs[2 * at + 1] if at >= 0 else FREE

    def mask(self) -> int:
        """The cells that have a card, as bits; see BIT_OF."""
        mask = 0
        for cell in self.cells:
            mask |= MARK[cell]
        return mask

    def rows(self) -> list[int]:
        """Bit masks of the columns that have a card, one for each of the grid's rows."""
        mask = self.mask()
        return [mask >> row * STRIDE & ROW_MASK for row in range(ROWS)]

    def removable(self) -> bytes:
        """Cards, in reading order, whose removal leaves one shelf (SHELF-07, AMB-26..28)."""
        if self._removable is None:
            self._removable = self._find_removable()
        return self._removable

    def _find_removable(self) -> bytes:
        mask = self.mask()
        around = mask << 1  # so that the cell above left of a cell is never below bit 0
        tombs = self.tombs[::2]
        cards = NOTHING
        for cell in sorted(self.cells):
            near = around >> BIT_ABOVE[cell]
            ring = near & 7 | near >> TO_MIDDLE & 56 | near >> TO_BELOW & 448
            if STILL_JOINED[ring] or cell in tombs or in_one_piece(mask ^ MARK[cell]):
                cards = cards + ONE[self.grid[cell]]
        return cards

    # -- changing: each gives a new shelf ------------------------------------------

    def put(self, card: int, cell: int, face_down: bool = False) -> Shelf:
        """The shelf with one more card, in a cell of its frontier."""
        grid = self.grid[:cell] + ONE[card] + self.grid[cell + 1 :]
        cells = self.cells + ONE[cell]
        dark = self.face_down + ONE[cell] if face_down else self.face_down
        row = cell // WIDTH
        if not 0 < cell % WIDTH < WIDTH - 1:
            return centred(grid, cells, dark, self.tombs)
        if row < self.top or row > self.bottom:
            return settled(grid, cells, dark, self.tombs)
        opened = NEIGHBOURS[cell].translate(None, cells + OUT_OF_REACH[self.bottom - self.top])
        frontier = without(self.frontier, cell).translate(None, opened) + opened
        return Shelf(grid, cells, frontier, self.top, self.bottom, dark, self.tombs)

    def take(self, card: int) -> Shelf:
        """The shelf without that upper card; one entombed below it stays, face down (ASST-MUMMY-06)."""
        cell = self.grid.index(card)
        buried = self.entombed_in(cell)
        if buried != FREE:
            dark = self.face_down if cell in self.face_down else self.face_down + ONE[cell]
            return self._with(_set(self.grid, cell, buried), dark, self._tombs_without(cell))
        grid = _set(self.grid, cell, FREE)
        return settled(grid, without(self.cells, cell), without(self.face_down, cell), self.tombs)

    def replace(self, card: int, other: int) -> Shelf:
        """The shelf with another card, face up, in place of an upper one; what it covers stays."""
        cell = self.grid.index(card)
        return self._with(_set(self.grid, cell, other), without(self.face_down, cell), self.tombs)

    def swap(self, card: int, other: int) -> Shelf:
        """The shelf with two cells changed about, with all that lies in them (AMB-56)."""
        a = self.grid.index(card)
        b = self.grid.index(other)
        grid = _set(_set(self.grid, a, other), b, card)
        dark = bytes([b if c == a else a if c == b else c for c in self.face_down])
        tombs = bytearray(self.tombs)
        for i in range(0, len(tombs), 2):
            tombs[i] = b if tombs[i] == a else a if tombs[i] == b else tombs[i]
        return self._with(grid, dark, bytes(tombs))

    def bury_under(self, card: int, upper: int) -> Shelf:
        """The shelf with a new card entombed under one that covers none yet (ASST-MUMMY-03)."""
        return self._with(self.grid, self.face_down, self.tombs + bytes((self.grid.index(upper), card)))

    def cover(self, card: int, lower: int, face_down: bool = False) -> Shelf:
        """The shelf with one more card on top of one that covers none yet, which is now entombed."""
        cell = self.grid.index(lower)
        dark = without(self.face_down, cell) + (ONE[cell] if face_down else NOTHING)
        return self._with(_set(self.grid, cell, card), dark, self.tombs + bytes((cell, lower)))

    def uncovering(self) -> bytes:
        """Upper cards, in reading order, that cover none (ASST-MUMMY-03)."""
        tombs = self.tombs[::2]
        return bytes([self.grid[cell] for cell in sorted(self.cells) if cell not in tombs])

    def shifted(self, group: bytes, by: int) -> Shelf:
        """The shelf with a group of cells moved by UP, DOWN, LEFT or RIGHT, not yet settled in the grid.

        The caller has made sure that no card is in the way; the shelf may be in pieces or span four rows.
        """
        table = bytearray(range(256))
        for cell in group:
            table[cell] = cell + by
        grid = bytearray(self.grid)
        for cell in group:
            grid[cell] = FREE
        for cell in group:
            grid[cell + by] = self.grid[cell]
        tombs = bytearray(self.tombs)
        for i in range(0, len(tombs), 2):
            tombs[i] = table[tombs[i]]
        moved = bytes(table)
        cells = self.cells.translate(moved)
        return Shelf(bytes(grid), cells, NOTHING, 0, 0, self.face_down.translate(moved), bytes(tombs))

    def settle(self) -> Shelf:
        """The same cards in the middle of the grid, with the frontier worked out."""
        return centred(self.grid, self.cells, self.face_down, self.tombs)

    def _with(self, grid: bytes, face_down: bytes, tombs: bytes) -> Shelf:
        return Shelf(grid, self.cells, self.frontier, self.top, self.bottom, face_down, tombs)

    def _tombs_without(self, cell: int) -> bytes:
        at = 2 * self.tombs[::2].index(cell)
        return self.tombs[:at] + self.tombs[at + 2 :]


EMPTY: Final = Shelf(NO_CARD * CELLS, NOTHING, ONE[MIDDLE], 2, 2, NOTHING, NOTHING)


def settled(grid: bytes, cells: bytes, face_down: bytes, tombs: bytes) -> Shelf:
    """A shelf with these cells, its rows moved to the middle of the grid, and with its frontier."""
    if not cells:
        return EMPTY
    top = min(cells) // WIDTH
    bottom = max(cells) // WIDTH
    by = (2 if top == bottom else 1) - top
    if by:
        return _moved(grid, cells, face_down, tombs, by * WIDTH)
    near = b"".join([NEIGHBOURS[cell] for cell in cells])
    frontier = bytes(set(near.translate(None, cells + OUT_OF_REACH[bottom - top])))
    return Shelf(grid, cells, frontier, top, bottom, face_down, tombs)


def centred(grid: bytes, cells: bytes, face_down: bytes, tombs: bytes) -> Shelf:
    """A settled shelf that, where it touched the grid's left or right edge, is moved away from it."""
    if not cells:
        return EMPTY
    columns = [cell % WIDTH for cell in cells]
    left = min(columns)
    right = max(columns)
    by = (WIDTH - 1 - right - left) // 2
    if by and (left == 0 or right == WIDTH - 1):
        return _moved(grid, cells, face_down, tombs, by)
    return settled(grid, cells, face_down, tombs)


def _moved(grid: bytes, cells: bytes, face_down: bytes, tombs: bytes, by: int) -> Shelf:
    """The shelf with everything moved by that many cells, settled."""
    grid = NO_CARD * by + grid[:-by] if by > 0 else grid[-by:] + NO_CARD * -by
    cells = bytes([cell + by for cell in cells])
    face_down = bytes([cell + by for cell in face_down])
    tombs = b"".join([bytes((tombs[i] + by, tombs[i + 1])) for i in range(0, len(tombs), 2)])
    return settled(grid, cells, face_down, tombs)


def _set(grid: bytes, cell: int, card: int) -> bytes:
    return grid[:cell] + ONE[card] + grid[cell + 1 :]
