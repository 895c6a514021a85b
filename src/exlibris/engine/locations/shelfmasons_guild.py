"""18 Shelfmasons' Guild: shift neighbouring cards of one row of your shelf as far as you like, any one way."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from exlibris.engine.actions import DOWNWARD, LEFTWARD, MOVE_ON, RIGHTWARD, UPWARD
from exlibris.engine.sets import NOTHING, ONE
from exlibris.engine.shelf import DOWN, FREE, LEFT, MOST_ROWS, RIGHT, UP, WIDTH, Shelf, in_one_piece
from exlibris.engine.sites import Site
from exlibris.engine.state import State
from exlibris.engine.steps import ANY, Frame, Step, effect

BY: Final = {UPWARD: UP, DOWNWARD: DOWN, LEFTWARD: LEFT, RIGHTWARD: RIGHT}
DIRECTIONS: Final = bytes(BY)


def can_shift(rows: list[int], row: int, cells: int, by: int) -> bool:
    """Whether these neighbouring cells of a row (a bit mask) can move one cell and leave one shelf.

    Nothing may be in the way, and no split is allowed on the way either (LOC18-03, AMB-71).
    """
    target = row + by // WIDTH if by in (UP, DOWN) else row
    moved = cells << 1 if by == RIGHT else cells >> 1 if by == LEFT else cells
    rest = rows[:]
    rest[row] ^= cells
    if rest[target] & moved:
        return False
    rest[target] |= moved
    if rows[row] == cells and sum(1 for marks in rows if marks) == 1:
        return False  # the whole shelf: nothing would have changed
    return sum(1 for marks in rest if marks) <= MOST_ROWS and in_one_piece(rest)


def groups(shelf: Shelf, by: int) -> Iterator[tuple[int, int]]:
    """The groups that can be shifted, as their leftmost and rightmost cells, in reading order (LOC18-01)."""
    rows = shelf.rows()
    for first in sorted(shelf.cells):
        row = first // WIDTH
        last = first
        while last // WIDTH == row and shelf.grid[last] != FREE:
            if at_the_front(shelf, first, last, by):
                cells = (2 << last - first) - 1 << first % WIDTH
                if can_shift(rows, row, cells, by):
                    yield first, last
            last += 1


def at_the_front(shelf: Shelf, first: int, last: int, by: int) -> bool:
    """Whether nothing stands in the way of a group that moves left or right."""
    if by == RIGHT:
        return shelf.grid[last + 1] == FREE
    return by != LEFT or shelf.grid[first - 1] == FREE


def ends(shelf: Shelf, first: int, by: int) -> bytes:
    """Cells that can be the other end of a group that begins in `first`, from left to right."""
    return bytes(sorted({a + b - first for a, b in groups(shelf, by) if first in (a, b)}))


def beginnings(shelf: Shelf, by: int) -> bytes:
    """Cells, in reading order, in which a group that can be shifted begins or ends."""
    return bytes(sorted({cell for group in groups(shelf, by) for cell in group}))


def between(a: int, b: int) -> bytes:
    """The cells of a row from one to another, left to right."""
    return bytes(range(min(a, b), max(a, b) + 1))


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
        options = bytes([d for d in DIRECTIONS if any(True for _ in groups(shelf, BY[d]))])
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
        cells = group_cells(shelf, f.cards)
        can = f.count < WIDTH and (cells[0], cells[-1]) in groups(shelf, BY[f.number])
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
