"""18 Shelfmasons' Guild: shift neighboring cards in a row of your shelf, any distance in one direction."""

from __future__ import annotations

from typing import Final

from exlibris.engine.actions import CHOICES, LEFTWARD, MOVE_ON, RIGHTWARD
from exlibris.engine.frames import Frame
from exlibris.engine.rows import MOST_ROWS, WIDTH, in_one_piece
from exlibris.engine.ruleset import Ruleset
from exlibris.engine.sets import NOTHING, ONE
from exlibris.engine.shelf import DOWN, FREE, LEFT, RIGHT, UP, Shelf
from exlibris.engine.site import Site
from exlibris.engine.state import State
from exlibris.engine.steps import ANY, Choice, Prerequisite, effect
from exlibris.engine.verbs.shifting import BY

DIRECTIONS: Final = bytes(BY)


def can_shift(shelf: Shelf, row: int, group: int, by: int) -> bool:
    """Return whether neighboring cards of a row can move one cell in the direction `by`.

    `group` is a mask of their columns. No card may be in the way, and the shelf must stay connected after every single
    cell of the shift (LOC18-03, AMB-71).
    """
    if by in (UP, DOWN):
        return can_change_rows(shelf, row, group, row + 1 if by == DOWN else row - 1)
    rest = shelf.rows[row] ^ group
    moved = group << 1 if by == RIGHT else group >> 1
    return not rest & moved and shelf.would_hang_together(row, rest | moved)


def can_change_rows(shelf: Shelf, row: int, group: int, other: int) -> bool:
    """Return whether neighboring cards of a row, a mask of columns, can move to the row `other`, above or below."""
    if shelf.rows[other] & group:
        return False
    rows = shelf.rows[:]
    rows[row] ^= group
    rows[other] |= group
    return in_one_piece(rows)


def group_can_shift(shelf: Shelf, first: int, last: int, by: int) -> bool:
    """Return whether the cards from cell `first` to cell `last` of a row can move one cell in the direction `by`."""
    if by == RIGHT and (last % WIDTH == WIDTH - 1 or shelf.grid[last + 1] != FREE):
        return False
    if by == LEFT and (first % WIDTH == 0 or shelf.grid[first - 1] != FREE):
        return False
    count = last - first + 1
    if count == shelf.count:  # moving the whole shelf changes nothing
        return False
    return can_shift(shelf, first // WIDTH, (1 << count) - 1 << first % WIDTH, by)


def makes_a_fourth_row(shelf: Shelf, cell: int, by: int) -> bool:
    """Return whether a card in that cell would move into a fourth row (SHELF-03)."""
    if shelf.bottom - shelf.top < MOST_ROWS - 1:
        return False
    row = cell // WIDTH
    return (by == UP and row == shelf.top) or (by == DOWN and row == shelf.bottom)


def run_of(shelf: Shelf, cell: int) -> tuple[int, int]:
    """Return the first and last cell of the unbroken run of cards around a cell in its row."""
    first = cell
    while first % WIDTH and shelf.grid[first - 1] != FREE:
        first -= 1
    last = cell
    while last % WIDTH < WIDTH - 1 and shelf.grid[last + 1] != FREE:
        last += 1
    return first, last


def ends(shelf: Shelf, first: int, by: int) -> bytes:
    """Return the cells, left to right, that can be the other end of a group that begins at `first` (LOC18-01)."""
    if makes_a_fourth_row(shelf, first, by):
        return NOTHING
    start, stop = run_of(shelf, first)
    cells = range(start, stop + 1)
    return bytes([cell for cell in cells if group_can_shift(shelf, min(first, cell), max(first, cell), by)])


def is_end(shelf: Shelf, first: int, by: int) -> bool:
    """Return whether a cell is an end of some group that can be shifted in the direction `by`."""
    if makes_a_fourth_row(shelf, first, by):
        return False
    start, stop = run_of(shelf, first)
    for cell in range(start, stop + 1):
        if group_can_shift(shelf, min(first, cell), max(first, cell), by):
            return True
    return False


def beginnings(shelf: Shelf, by: int) -> bytes:
    """Return the cells, in reading order, that are an end of some group that can be shifted in the direction `by`."""
    return bytes([cell for cell in shelf.cells() if is_end(shelf, cell, by)])


def can_begin(shelf: Shelf, by: int) -> bool:
    """Return whether any group can be shifted in the direction `by`."""
    for cell in shelf.cells():
        if is_end(shelf, cell, by):
            return True
    return False


def between(a: int, b: int) -> bytes:
    """Return the cells between two cells of the same row, both included, left to right."""
    return bytes(range(min(a, b), max(a, b) + 1))


def cards_in(shelf: Shelf, cells: bytes) -> bytes:
    """Return the upper cards in some cells, in the same order."""
    return bytes([shelf.grid[cell] for cell in cells])


class ChooseDirection(Prerequisite):
    """Ask for a direction in which some group can be shifted, and keep it in `direction` (LOC18-02)."""

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


class ChooseFirst(Prerequisite):
    """Ask for the card at one end of the group, and keep it in `cards` (LOC18-01)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(0, 1, "card", "prompt-shift-first", "LOC18-01", verb="from")

    def about(self, s: State, f: Frame) -> dict[str, int]:
        return {"direction": f.direction}

    def options(self, s: State, f: Frame) -> bytes:
        shelf = s.shelves[f.seat]
        return cards_in(shelf, beginnings(shelf, BY[f.direction]))

    def choose(self, s: State, f: Frame, option: int) -> None:
        f.cards = ONE[option]


class ChooseLast(Prerequisite):
    """Ask for the card at the other end, keep the group in `cards`, and shift it by one cell."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(0, 1, "card", "prompt-shift-last", "LOC18-01", verb="to")

    def about(self, s: State, f: Frame) -> dict[str, int]:
        return {"direction": f.direction}

    def options(self, s: State, f: Frame) -> bytes:
        shelf = s.shelves[f.seat]
        return cards_in(shelf, ends(shelf, shelf.cell_of(f.cards[0]), BY[f.direction]))

    def choose(self, s: State, f: Frame, option: int) -> None:
        shelf = s.shelves[f.seat]
        f.cards = cards_in(shelf, between(shelf.cell_of(f.cards[0]), shelf.cell_of(option)))
        shift(s, f)


class MoveOn(Choice):
    """Offer to shift the group further in the same direction, one cell at a time."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(0, ANY, "choice", "prompt-shift-on", "LOC18-01")

    def about(self, s: State, f: Frame) -> dict[str, int]:
        return {"direction": f.direction}

    def options(self, s: State, f: Frame) -> bytes:
        shelf = s.shelves[f.seat]
        cells = shelf.cells_of(f.cards)
        can = f.count < WIDTH and not makes_a_fourth_row(shelf, cells[0], BY[f.direction])
        can = can and group_can_shift(shelf, cells[0], cells[-1], BY[f.direction])
        return ONE[MOVE_ON] if can else NOTHING

    def choose(self, s: State, f: Frame, option: int) -> None:
        shift(s, f)


def shift(s: State, f: Frame) -> None:
    """Shift the frame's group by one cell, with the cards entombed in it."""
    shelf = s.shelves[f.seat]
    s.shelves[f.seat] = shelf.shifted(shelf.cells_of(f.cards), BY[f.direction]).settle()
    s.tell("shift", f.seat, f.cards, key=CHOICES[f.direction])


def _guild(name: str, directions: bytes) -> Site:
    return Site(instant=effect(name, ChooseDirection(directions), ChooseFirst(), ChooseLast(), MoveOn()), feeding=0.4)


BY_DIRECTIONS: Final = {
    "all": _guild("shelfmasons_guild", DIRECTIONS),
    "sideways": _guild("shelfmasons_guild.sideways", bytes((LEFTWARD, RIGHTWARD))),
}


def site(rules: Ruleset) -> Site:
    """Return the site under the ruleset; the French book can be read as left or right only (LOC18-02)."""
    return BY_DIRECTIONS[rules.shelfmasons_directions]
