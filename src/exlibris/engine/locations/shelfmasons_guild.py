"""18 Shelfmasons' Guild: shift neighbouring cards of one row of your shelf as far as you like, any one way."""

from __future__ import annotations

from typing import Final

from exlibris.engine.actions import LEFTWARD, MOVE_ON, RIGHTWARD
from exlibris.engine.rows import MOST_ROWS, WIDTH, in_one_piece
from exlibris.engine.ruleset import Ruleset
from exlibris.engine.sets import NOTHING, ONE
from exlibris.engine.shelf import DOWN, FREE, LEFT, RIGHT, UP, Shelf
from exlibris.engine.sites import Site
from exlibris.engine.state import State
from exlibris.engine.steps import ANY, Choice, Frame, effect
from exlibris.engine.verbs.shifting import BY, DIRECTION_KEYS

DIRECTIONS: Final = bytes(BY)


def can_shift(shelf: Shelf, row: int, group: int, by: int) -> bool:
    """Tell whether neighbouring cards of a row, as a mask of columns, can move one cell and leave one shelf.

    Nothing may be in the way, and no split is allowed on the way either (LOC18-03, AMB-71).
    """
    if by in (UP, DOWN):
        return can_change_rows(shelf, row, group, row + 1 if by == DOWN else row - 1)
    rest = shelf.rows[row] ^ group
    moved = group << 1 if by == RIGHT else group >> 1
    return not rest & moved and shelf.would_hang_together(row, rest | moved)


def can_change_rows(shelf: Shelf, row: int, group: int, other: int) -> bool:
    """Tell the same of cards that move to the row above or below."""
    if shelf.rows[other] & group:
        return False
    rows = shelf.rows[:]
    rows[row] ^= group
    rows[other] |= group
    return in_one_piece(rows)


def group_can_shift(shelf: Shelf, first: int, last: int, by: int) -> bool:
    """Tell whether the cards from one cell of a row to another, left to right, can move one cell."""
    if by == RIGHT and shelf.grid[last + 1] != FREE:
        return False
    if by == LEFT and shelf.grid[first - 1] != FREE:
        return False
    count = last - first + 1
    if count == shelf.count:  # nothing would have changed
        return False
    return can_shift(shelf, first // WIDTH, (1 << count) - 1 << first % WIDTH, by)


def makes_a_fourth_row(shelf: Shelf, cell: int, by: int) -> bool:
    """Tell whether a card of that cell would leave the three rows that a shelf may have (SHELF-03)."""
    if shelf.bottom - shelf.top < MOST_ROWS - 1:
        return False
    row = cell // WIDTH
    return (by == UP and row == shelf.top) or (by == DOWN and row == shelf.bottom)


def run_of(shelf: Shelf, cell: int) -> tuple[int, int]:
    """Return the first and the last cell of the unbroken run of cards, in one row, around a cell."""
    first = cell
    while first % WIDTH and shelf.grid[first - 1] != FREE:
        first -= 1
    last = cell
    while last % WIDTH < WIDTH - 1 and shelf.grid[last + 1] != FREE:
        last += 1
    return first, last


def ends(shelf: Shelf, first: int, by: int) -> bytes:
    """Return the cells, from left to right, that can be the other end of a group that begins in `first` (LOC18-01)."""
    if makes_a_fourth_row(shelf, first, by):
        return NOTHING
    start, stop = run_of(shelf, first)
    cells = range(start, stop + 1)
    return bytes([cell for cell in cells if group_can_shift(shelf, min(first, cell), max(first, cell), by)])


def is_end(shelf: Shelf, first: int, by: int) -> bool:
    """Tell whether a group that can be shifted begins or ends in the cell."""
    if makes_a_fourth_row(shelf, first, by):
        return False
    start, stop = run_of(shelf, first)
    for cell in range(start, stop + 1):
        if group_can_shift(shelf, min(first, cell), max(first, cell), by):
            return True
    return False


def beginnings(shelf: Shelf, by: int) -> bytes:
    """Return the cells, in reading order, in which a group that can be shifted begins or ends."""
    return bytes([cell for cell in shelf.cells() if is_end(shelf, cell, by)])


def can_begin(shelf: Shelf, by: int) -> bool:
    """Tell whether some group can be shifted."""
    for cell in shelf.cells():
        if is_end(shelf, cell, by):
            return True
    return False


def between(a: int, b: int) -> bytes:
    """Return the cells of a row from one to another, left to right."""
    return bytes(range(min(a, b), max(a, b) + 1))


def cards_in(shelf: Shelf, cells: bytes) -> bytes:
    """Return the upper cards in these cells."""
    return bytes([shelf.grid[cell] for cell in cells])


class ChooseDirection(Choice):
    """Choose a direction in which something can be shifted (LOC18-02); `direction` keeps it."""

    __slots__ = ("directions",)

    directions: bytes

    def __init__(self, directions: bytes) -> None:
        super().__init__(0, 1, "choice", "prompt-shift-direction", "LOC18-02")
        self.directions = directions

    def options(self, s: State, f: Frame) -> bytes:
        shelf = s.shelves[f.seat]
        return bytes([d for d in self.directions if can_begin(shelf, BY[d])])

    def choose(self, s: State, f: Frame, option: int) -> None:
        f.direction = option

    def done(self, s: State, f: Frame) -> None:
        f.step = None

    def skip(self, s: State, f: Frame) -> None:
        f.step = None


class ChooseFirst(Choice):
    """Choose the card at one end of the group (LOC18-01)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(0, 1, "card", "prompt-shift-first", "LOC18-01")

    def options(self, s: State, f: Frame) -> bytes:
        shelf = s.shelves[f.seat]
        return cards_in(shelf, beginnings(shelf, BY[f.direction]))

    def choose(self, s: State, f: Frame, option: int) -> None:
        f.cards = ONE[option]

    def done(self, s: State, f: Frame) -> None:
        f.step = None


class ChooseLast(Choice):
    """Choose the card at the other end; the group moves one cell."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(0, 1, "card", "prompt-shift-last", "LOC18-01")

    def options(self, s: State, f: Frame) -> bytes:
        shelf = s.shelves[f.seat]
        return cards_in(shelf, ends(shelf, shelf.cell_of(f.cards[0]), BY[f.direction]))

    def choose(self, s: State, f: Frame, option: int) -> None:
        shelf = s.shelves[f.seat]
        f.cards = cards_in(shelf, between(shelf.cell_of(f.cards[0]), shelf.cell_of(option)))
        shift(s, f)

    def done(self, s: State, f: Frame) -> None:
        f.step = None


class MoveOn(Choice):
    """Move the group on, if you like, in the same direction, cell by cell."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(0, ANY, "choice", "prompt-shift-on", "LOC18-01")

    def options(self, s: State, f: Frame) -> bytes:
        shelf = s.shelves[f.seat]
        cells = group_cells(shelf, f.cards)
        can = f.count < WIDTH and not makes_a_fourth_row(shelf, cells[0], BY[f.direction])
        can = can and group_can_shift(shelf, cells[0], cells[-1], BY[f.direction])
        return ONE[MOVE_ON] if can else NOTHING

    def choose(self, s: State, f: Frame, option: int) -> None:
        shift(s, f)


def group_cells(shelf: Shelf, cards: bytes) -> bytes:
    """Return the cells of the group."""
    return bytes([shelf.cell_of(card) for card in cards])


def shift(s: State, f: Frame) -> None:
    """Move the group one cell further; stacks move together."""
    shelf = s.shelves[f.seat]
    s.shelves[f.seat] = shelf.shifted(group_cells(shelf, f.cards), BY[f.direction]).settle()
    s.tell("shift", f.seat, f.cards, key=DIRECTION_KEYS[f.direction])


def _guild(name: str, directions: bytes) -> Site:
    return Site(instant=effect(name, ChooseDirection(directions), ChooseFirst(), ChooseLast(), MoveOn()))


BY_DIRECTIONS: Final = {
    "all": _guild("shelfmasons_guild", DIRECTIONS),
    "sideways": _guild("shelfmasons_guild.sideways", bytes((LEFTWARD, RIGHTWARD))),
}


def site(rules: Ruleset) -> Site:
    """Return what the tile does (LOC18-02: the French book can be read as left or right only)."""
    return BY_DIRECTIONS[rules.shelfmasons_directions]
