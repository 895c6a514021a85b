"""The shelf: the cells of its cards, and where the next card may go (SHELF-01..07).

Shelves are immutable: every operation returns a new shelf, so copies of a state can share them. Cells are numbered
row by row in a grid of 5 x 51. Positions in the grid have no meaning by themselves: after a change the shelf is moved
back to the middle of the grid, with room on every side.

    row 0   . . . . .      one row of cards   lies in row  2
    row 1   . a b . .      two rows           lie in rows  1 and 2
    row 2   . . c d .      three rows         lie in rows  1 to 3
    row 3   . . . . .
    row 4   . . . . .
"""

from __future__ import annotations

from typing import Final

from exlibris.engine.native import i64
from exlibris.engine.rows import (
    ALL_COLUMNS,
    MARK,
    MOST_ROWS,
    ROWS,
    WIDTH,
    and_cells,
    hang_together,
    has_hole,
    links,
    rows_of,
)
from exlibris.engine.sets import COMPILED, EVERYTHING, NOTHING, ONE, pairs_of, without

CELLS: Final = ROWS * WIDTH
MIDDLE: Final = 2 * WIDTH + WIDTH // 2
FREE: Final = 255  # in a cell without a card
NO_CARD: Final = ONE[FREE]
UP: Final = -WIDTH
DOWN: Final = WIDTH
LEFT: Final = -1
RIGHT: Final = 1


def _neighbors(cell: int) -> bytes:
    row, column = divmod(cell, WIDTH)
    near = []
    for r, c in ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)):
        if 0 <= r < ROWS and 0 <= c < WIDTH:
            near.append(r * WIDTH + c)
    return bytes(near)


NEIGHBOURS: Final = [_neighbors(cell) for cell in range(CELLS)]


class Shelf:
    """The cards of one player, immutable. All are public, including face-down cards (AMB-21).

    Operations on a card raise ValueError if it is not an upper card of the shelf.
    """

    __slots__ = (
        "_cards", "_cells", "_frontier", "_removable", "bottom", "count", "face_down", "grid", "rows", "tombs", "top"
    )  # fmt: skip

    grid: bytes  # the upper card of each cell, FREE for none
    rows: list[int]  # by row of the grid, a mask of the columns that have a card; never mutated
    count: int  # number of cells with a card
    top: int  # the first row with a card
    bottom: int  # the last row with a card
    face_down: bytes  # cells whose upper card lies face down (ASST-MUMMY-06)
    tombs: bytes  # pairs of cell and the card entombed there (ASST-MUMMY-01)
    _cells: bytes | None  # computed on first use, like the next three
    _cards: bytes | None
    _frontier: bytes | None
    _removable: bytes | None

    def __init__(
        self, grid: bytes, rows: list[int], count: int, top: int, bottom: int, face_down: bytes, tombs: bytes
    ) -> None:
        self.grid = grid
        self.rows = rows
        self.count = count
        self.top = top
        self.bottom = bottom
        self.face_down = face_down
        self.tombs = tombs
        self._cells = None
        self._cards = None
        self._frontier = None
        self._removable = None

    # -- reading -----------------------------------------------------------------

    def facts(self) -> tuple[object, ...]:
        """Return the contents as values that can be compared.

        The order in which cards were flipped or entombed makes no difference.
        """
        return self.grid, bytes(sorted(self.face_down)), tuple(sorted(pairs_of(self.tombs)))

    def cells(self) -> bytes:
        """Return the cells that have a card, in reading order: row by row from the top, left to right (ALPHA-02)."""
        if self._cells is None:
            cells = NOTHING
            for row in range(self.top, self.bottom + 1):
                cells = and_cells(cells, row, self.rows[row])
            self._cells = cells
        return self._cells

    def cards(self) -> bytes:
        """Return the upper cards in reading order."""
        if self._cards is None:
            grid = self.grid
            # Compiled, a loop over the cells is faster than `translate` over the whole grid.
            self._cards = bytes([grid[c] for c in self.cells()]) if COMPILED else grid.translate(None, NO_CARD)
        return self._cards

    def dark_cards(self) -> bytes:
        """Return the upper cards that lie face down."""
        return bytes([self.grid[cell] for cell in self.face_down])

    def frontier(self) -> bytes:
        """Return the cells where the next card may go, in reading order (SHELF-02, SHELF-03)."""
        if self._frontier is None:
            self._frontier = self._find_frontier() if self.count else ONE[MIDDLE]
        return self._frontier

    def _find_frontier(self) -> bytes:
        cells = NOTHING
        first = max(self.top - 1, self.bottom - MOST_ROWS + 1)
        last = min(self.bottom + 1, self.top + MOST_ROWS - 1)
        for row in range(first, last + 1):
            own: i64 = self.rows[row]
            above: i64 = self.rows[row - 1] if row else 0
            below: i64 = self.rows[row + 1]
            cells = and_cells(cells, row, (own << 1 | own >> 1 | above | below) & ~own & ALL_COLUMNS)
        return cells

    def entombed(self) -> bytes:
        """Return the cards that lie under other cards."""
        return self.tombs[1::2]

    def cell_of(self, card: int) -> int:
        """Return the cell of an upper card, -1 if it is not on this shelf."""
        return self.grid.find(card)

    def cells_of(self, cards: bytes) -> bytes:
        """Return the cells of some upper cards, in the same order."""
        return bytes([self.cell_of(card) for card in cards])

    def entombed_in(self, cell: int) -> int:
        """Return the card entombed in a cell, FREE for none."""
        if not self.tombs:
            return FREE
        at = self.tombs[::2].find(cell)
        return self.tombs[2 * at + 1] if at >= 0 else FREE

    def removable(self) -> bytes:
        """Return the cards, in reading order, whose removal leaves the shelf connected (SHELF-07, AMB-26..28)."""
        if self._removable is None:
            self._removable = self._find_removable()
        return self._removable

    def _find_removable(self) -> bytes:
        rows = self.rows
        free = self._free_cells()
        if len(self.tombs) > 0 or has_hole(rows[1], rows[2], rows[3]):
            free = free + self.tombs[::2]
            free = bytes([cell for cell in self.cells() if cell in free or self._hangs_together_without(cell)])
        grid = self.grid
        return bytes([grid[cell] for cell in free])

    def _free_cells(self) -> bytes:
        """Return the cells whose neighbors are joined around them, in reading order.

        Without a hole, the shelf needs all other cells to stay connected. Around a hole, neighbors may be joined the
        other way.
        """
        rows = self.rows
        cells = NOTHING
        for row in range(self.top, self.bottom + 1):
            own: i64 = rows[row]
            cells = and_cells(cells, row, own & ~links(rows[row - 1], own, rows[row + 1]))
        return cells

    def _hangs_together_without(self, cell: int) -> bool:
        row = cell // WIDTH
        return self.would_hang_together(row, self.rows[row] ^ MARK[cell % WIDTH])

    def would_hang_together(self, row: int, marks: i64) -> bool:
        """Return whether the shelf would be connected if a row's cards were in the marked columns instead.

        `row` is 1, 2 or 3; `marks` is a mask of columns.
        """
        rows = self.rows
        if row == 2:
            return hang_together(rows[1], marks, rows[3])
        return hang_together(marks, rows[2], rows[3]) if row == 1 else hang_together(rows[1], rows[2], marks)

    # -- changing: each returns a new shelf ----------------------------------------

    def put(self, card: int, cell: int, face_down: bool = False) -> Shelf:
        """Return the shelf with another card.

        Args:
            card: The card.
            cell: A cell of the shelf's frontier.
            face_down: Whether the card lies face down.
        """
        grid = self.grid[:cell] + ONE[card] + self.grid[cell + 1 :]
        dark = self.face_down + ONE[cell] if face_down else self.face_down
        row = cell // WIDTH
        column = cell % WIDTH
        rows = self.rows[:]
        rows[row] |= 1 << column
        if self.top <= row <= self.bottom and 0 < column < WIDTH - 1:
            return Shelf(grid, rows, self.count + 1, self.top, self.bottom, dark, self.tombs)
        return _settled(grid, rows, self.count + 1, dark, self.tombs)

    def take(self, card: int) -> Shelf:
        """Return the shelf without an upper card. The card entombed under it stays, face down (ASST-MUMMY-06)."""
        cell = self.cell_of(card)
        if cell < 0:
            raise ValueError(f"card {card} is not on this shelf")
        buried = self.entombed_in(cell)
        if buried != FREE:
            dark = self.face_down if cell in self.face_down else self.face_down + ONE[cell]
            return self._with(_set(self.grid, cell, buried), dark, self._tombs_without(cell))
        grid = _set(self.grid, cell, FREE)
        row = cell // WIDTH
        rows = self.rows[:]
        rows[row] ^= 1 << cell % WIDTH
        dark = without(self.face_down, cell)
        if rows[row]:
            return Shelf(grid, rows, self.count - 1, self.top, self.bottom, dark, self.tombs)
        return _settled(grid, rows, self.count - 1, dark, self.tombs)

    def replace(self, card: int, other: int) -> Shelf:
        """Return the shelf with an upper card replaced by another, face up. The card entombed there stays."""
        cell = self.grid.index(card)
        return self._with(_set(self.grid, cell, other), without(self.face_down, cell), self.tombs)

    def swap(self, card: int, other: int) -> Shelf:
        """Return the shelf with two upper cards exchanged, each with the card entombed under it (AMB-56)."""
        a = self.grid.index(card)
        b = self.grid.index(other)
        grid = _set(_set(self.grid, a, other), b, card)
        moved = bytes.maketrans(bytes((a, b)), bytes((b, a)))
        return self._with(grid, self.face_down.translate(moved), _moved_tombs(self.tombs, moved))

    def bury_under(self, card: int, upper: int) -> Shelf:
        """Return the shelf with a new card entombed under an upper card that covers no other (ASST-MUMMY-03)."""
        return self._with(self.grid, self.face_down, self.tombs + bytes((self.grid.index(upper), card)))

    def cover(self, card: int, lower: int, face_down: bool = False) -> Shelf:
        """Return the shelf with a new card on top of an upper card that covers no other, which becomes entombed."""
        cell = self.grid.index(lower)
        dark = without(self.face_down, cell) + (ONE[cell] if face_down else NOTHING)
        return self._with(_set(self.grid, cell, card), dark, self.tombs + bytes((cell, lower)))

    def uncovering(self) -> bytes:
        """Return the upper cards, in reading order, that cover no other card (ASST-MUMMY-03)."""
        tombs = self.tombs[::2]
        return bytes([self.grid[cell] for cell in self.cells() if cell not in tombs])

    def shifted(self, group: bytes, by: int) -> Shelf:
        """Return the shelf with a group of cells moved by one cell, without settling it in the grid.

        The result may be disconnected or span four rows.

        Args:
            group: The cells. The caller makes sure that no card is in their way.
            by: UP, DOWN, LEFT or RIGHT.
        """
        table = bytearray(EVERYTHING)
        for cell in group:
            table[cell] = cell + by
        grid = bytearray(self.grid)
        for cell in group:
            grid[cell] = FREE
        for cell in group:
            grid[cell + by] = self.grid[cell]
        moved = bytes(table)
        rows = rows_of(self.cells().translate(moved))
        tombs = _moved_tombs(self.tombs, moved)
        return Shelf(bytes(grid), rows, self.count, 0, ROWS - 1, self.face_down.translate(moved), tombs)

    def settle(self) -> Shelf:
        """Return the shelf moved to the middle of the grid."""
        return _settled(self.grid, self.rows, self.count, self.face_down, self.tombs)

    def _with(self, grid: bytes, face_down: bytes, tombs: bytes) -> Shelf:
        return Shelf(grid, self.rows, self.count, self.top, self.bottom, face_down, tombs)

    def _tombs_without(self, cell: int) -> bytes:
        at = 2 * self.tombs[::2].index(cell)
        return self.tombs[:at] + self.tombs[at + 2 :]


EMPTY: Final = Shelf(NO_CARD * CELLS, [0] * ROWS, 0, 2, 2, NOTHING, NOTHING)


def settled(grid: bytes, face_down: bytes, tombs: bytes) -> Shelf:
    """Return a shelf, moved to the middle of the grid.

    Args:
        grid: By cell, its upper card, FREE for none.
        face_down: Cells whose upper card lies face down.
        tombs: Pairs of cell and entombed card.
    """
    cells = bytes([cell for cell in range(CELLS) if grid[cell] != FREE])
    return _settled(grid, rows_of(cells), len(cells), face_down, tombs)


def _settled(grid: bytes, rows: list[int], count: int, face_down: bytes, tombs: bytes) -> Shelf:
    """Return the shelf with its rows in the middle of the grid, and off the grid's left and right edges."""
    used = [row for row in range(ROWS) if rows[row]]
    if not used:
        return EMPTY
    top = used[0]
    bottom = used[-1]
    down = (2 if top == bottom else 1) - top
    inward = _inward(rows)
    if not down and not inward:
        return Shelf(grid, rows, count, top, bottom, face_down, tombs)
    by = down * WIDTH + inward
    grid = NO_CARD * by + grid[:-by] if by > 0 else grid[-by:] + NO_CARD * -by
    rows = [0] * down + rows[: ROWS - down] if down > 0 else rows[-down:] + [0] * -down
    if inward:
        rows = [row << inward if inward > 0 else row >> -inward for row in rows]
    face_down = bytes([cell + by for cell in face_down])
    tombs = b"".join([bytes((cell + by, card)) for cell, card in pairs_of(tombs)])
    return Shelf(grid, rows, count, top + down, bottom + down, face_down, tombs)


def _inward(rows: list[int]) -> int:
    """Return by how many columns a shelf at an edge of the grid must move to the middle, 0 away from the edges."""
    used = rows[0] | rows[1] | rows[2] | rows[3] | rows[4]
    if not used & 1 and not used >> WIDTH - 1:
        return 0
    left = (used & -used).bit_length() - 1
    return (WIDTH - left - used.bit_length()) // 2


def _moved_tombs(tombs: bytes, moved: bytes) -> bytes:
    """Return the tombs with their cells translated, but not their cards."""
    return b"".join([pair[:1].translate(moved) + pair[1:] for pair in pairs_of(tombs)])


def _set(grid: bytes, cell: int, card: int) -> bytes:
    return grid[:cell] + ONE[card] + grid[cell + 1 :]
