"""18 Shelfmasons' Guild: shift neighbouring cards of one row of your shelf as far as you like, any one way."""

from __future__ import annotations

from typing import Final

from exlibris.engine.actions import DOWNWARD, LEFTWARD, MOVE_ON, RIGHTWARD, UPWARD
from exlibris.engine.sets import NOTHING, ONE
from exlibris.engine.shelf import DOWN, FREE, LEFT, MOST_ROWS, RIGHT, UP, WIDTH, Shelf, in_one_piece
from exlibris.engine.sites import Site
from exlibris.engine.state import State
from exlibris.engine.steps import ANY, Frame, Step, effect

BY: Final = {UPWARD: UP, DOWNWARD: DOWN, LEFTWARD: LEFT, RIGHTWARD: RIGHT}
DIRECTIONS: Final = bytes(BY)


def can_shift(shelf: Shelf, group: bytes, by: int) -> bool:
    """Whether these cells can move one cell, with nothing in the way, and leave one shelf (LOC18-03, AMB-71)."""
    if len(group) == len(shelf.cells):
        return False
    for cell in group:
        if shelf.grid[cell + by] != FREE and cell + by not in group:
            return False
    rows = shelf.rows()
    for cell in group:
        rows[cell // WIDTH] &= ~(1 << cell % WIDTH)
    for cell in group:
        rows[(cell + by) // WIDTH] |= 1 << (cell + by) % WIDTH
    return sum(1 for row in rows if row) <= MOST_ROWS and in_one_piece(rows)


def run_of(shelf: Shelf, cell: int) -> bytes:
    """The cells of the unbroken run of cards, in one row, around a cell; left to right."""
    first = cell
    while first % WIDTH and shelf.grid[first - 1] != FREE:
        first -= 1
    last = cell
    while last % WIDTH < WIDTH - 1 and shelf.grid[last + 1] != FREE:
        last += 1
    return bytes(range(first, last + 1))


def between(a: int, b: int) -> bytes:
    """The cells of a row from one to another, left to right."""
    return bytes(range(min(a, b), max(a, b) + 1))


def ends(shelf: Shelf, first: int, by: int) -> bytes:
    """Cells that can be the other end of a group that begins in `first` and can be shifted."""
    return bytes([last for last in run_of(shelf, first) if can_shift(shelf, between(first, last), by)])


def beginnings(shelf: Shelf, by: int) -> bytes:
    """Cells, in reading order, in which a group that can be shifted begins."""
    return bytes([cell for cell in sorted(shelf.cells) if ends(shelf, cell, by)])


def cards_in(shelf: Shelf, cells: bytes) -> bytes:
    """The upper cards in these cells."""
    return bytes([shelf.grid[cell] for cell in cells])


class ChooseDirection(Step):
    """Choose a direction in which something can be shifted (LOC18-02); it is noted in `number`."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(0, 1, "choice", "prompt-shift-direction", "LOC18-02")

    def ask(self, s: State, f: Frame) -> bytes:
        shelf = s.shelves[f.seat]
        options = bytes([d for d in DIRECTIONS if any(ends(shelf, cell, BY[d]) for cell in shelf.cells)])
        if not options:
            f.step = None
        return options

    def choose(self, s: State, f: Frame, option: int) -> None:
        f.number = option

    def end(self, s: State, f: Frame) -> None:
        f.step = None


class ChooseFirst(Step):
    """Choose the card at one end of the group (LOC18-01)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(0, 1, "card", "prompt-shift-first", "LOC18-01")

    def ask(self, s: State, f: Frame) -> bytes:
        shelf = s.shelves[f.seat]
        return cards_in(shelf, beginnings(shelf, BY[f.number]))

    def choose(self, s: State, f: Frame, option: int) -> None:
        f.cards = ONE[option]

    def end(self, s: State, f: Frame) -> None:
        f.step = None


class ChooseLast(Step):
    """Choose the card at the other end; the group has moved one cell."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(0, 1, "card", "prompt-shift-last", "LOC18-01")

    def ask(self, s: State, f: Frame) -> bytes:
        shelf = s.shelves[f.seat]
        return cards_in(shelf, ends(shelf, shelf.cell_of(f.cards[0]), BY[f.number]))

    def choose(self, s: State, f: Frame, option: int) -> None:
        shelf = s.shelves[f.seat]
        f.cards = cards_in(shelf, between(shelf.cell_of(f.cards[0]), shelf.cell_of(option)))
        shift(s, f)

    def end(self, s: State, f: Frame) -> None:
        f.step = None


class MoveOn(Step):
    """The group may move on in the same direction, cell by cell."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(0, ANY, "choice", "prompt-shift-on", "LOC18-01")

    def ask(self, s: State, f: Frame) -> bytes:
        shelf = s.shelves[f.seat]
        can = f.count < WIDTH and can_shift(shelf, group_cells(shelf, f.cards), BY[f.number])
        return ONE[MOVE_ON] if can else NOTHING

    def choose(self, s: State, f: Frame, option: int) -> None:
        shift(s, f)


def group_cells(shelf: Shelf, cards: bytes) -> bytes:
    """Where the cards of the group lie now."""
    return bytes([shelf.cell_of(card) for card in cards])


def shift(s: State, f: Frame) -> None:
    """The group lies one cell further; stacks move together."""
    shelf = s.shelves[f.seat]
    s.shelves[f.seat] = shelf.shifted(group_cells(shelf, f.cards), BY[f.number]).settle()
    s.tell("shift", f.seat, f.cards, key=DIRECTION_KEYS[f.number])


DIRECTION_KEYS: Final = {UPWARD: "up", DOWNWARD: "down", LEFTWARD: "left", RIGHTWARD: "right"}
SITE = Site(instant=effect("shelfmasons_guild", ChooseDirection(), ChooseFirst(), ChooseLast(), MoveOn()))
