"""Wizard: before it shelves a card, it may shift a group of shelved cards by one cell to make room for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from exlibris.engine.actions import BESIDE, CANCEL, CHOICES, DONE, DOWNWARD, LEFTWARD, RIGHTWARD, UPWARD
from exlibris.engine.board import UNSET
from exlibris.engine.frames import Frame, Power, Step
from exlibris.engine.moves import take_up
from exlibris.engine.rows import MARK, WIDTH, in_one_piece
from exlibris.engine.ruleset import Ruleset
from exlibris.engine.sets import NOTHING, ONE, without
from exlibris.engine.shelf import DOWN, FREE, LEFT, NEIGHBOURS, RIGHT, Shelf
from exlibris.engine.state import State
from exlibris.engine.steps import ANY, Choice, effect
from exlibris.engine.verbs.shelving import PUT, begin_shelving
from exlibris.engine.verbs.shifting import BY

MANNERS: Final = bytes((BESIDE, UPWARD, DOWNWARD, LEFTWARD, RIGHTWARD))
SIDEWAYS: Final = bytes((BESIDE, LEFTWARD, RIGHTWARD))


def with_pushed(shelf: Shelf, group: bytes, cell: int, by: int) -> bytes:
    """Return the group extended by a cell and by the cells of the cards that it pushes in the direction `by`."""
    while shelf.grid[cell] != FREE:
        if cell not in group:
            group = group + ONE[cell]
        cell += by
    return group


def emptied(group: bytes, by: int) -> list[int]:
    """Return the cells that the group would leave empty, in reading order."""
    arrivals = [cell + by for cell in group]
    return sorted(cell for cell in group if cell not in arrivals)


def new_cells(shelf: Shelf, group: bytes, by: int) -> bytes:
    """Return the emptied cells where a card would make the shelf legal (ASST-WIZ-01, ASST-WIZ-02, AMB-82)."""
    rows = shelf.rows[:]
    for cell in group:
        rows[cell // WIDTH] ^= 1 << cell % WIDTH
    for cell in group:
        rows[(cell + by) // WIDTH] |= 1 << (cell + by) % WIDTH
    cells = []
    for cell in emptied(group, by):
        filled = rows[:]
        filled[cell // WIDTH] |= 1 << cell % WIDTH
        if in_one_piece(filled):
            cells.append(cell)
    return bytes(cells)


def new_cells_beside(shelf: Shelf, group: bytes, by: int) -> bytes:
    """Return the `new_cells` that adjoin a shifted card, as the revised edition requires (ASST2-WIZ-02)."""
    arrivals = [cell + by for cell in group]
    cells = new_cells(shelf, group, by)
    return bytes([cell for cell in cells if any(near in arrivals for near in NEIGHBOURS[cell])])


NewCells = Callable[[Shelf, bytes, int], bytes]
Candidates = Callable[[Shelf, bytes], list[int]]


def manners(shelf: Shelf) -> bytes:
    """Return the options for shelving a card: without a shift, or with a shift in a direction that makes room.

    Sideways the whole shelf can move and leave a free cell next to it. Up and down, some cards can move unless every
    column has three. A shelf so wide that it reaches an edge of the grid can't move toward that edge.
    """
    top = shelf.top
    upper, middle, lower = shelf.rows[top], shelf.rows[top + 1], shelf.rows[top + 2]
    found = SIDEWAYS if upper == middle == lower else MANNERS
    columns = upper | middle | lower
    if columns & MARK[0]:
        found = without(found, LEFTWARD)
    if columns & MARK[WIDTH - 1]:
        found = without(found, RIGHTWARD)
    return found


def fixed_columns(shelf: Shelf, by: int) -> int:
    """Return a mask of the columns whose cards are in no group that makes room in the direction `by` (AMB-82).

    Any other card can be added to any group that leaves these columns alone. Take the direction up:

    If a card in the upper two rows has no card below it, the whole shelf can move and the new card goes below that
    card, so no column is fixed. The same holds for a shelf of one or two rows.

    Otherwise columns with a card in the top row are fixed. If one of their cards moved, the whole bottom row would have
    to move as well, to stay within three rows, and only cells of the bottom row would become free. Between two fixed
    columns, all cards can move together: they stay connected, and the new card goes below any of their columns.

    The direction down is the same upside down.
    """
    if by in (LEFT, RIGHT):
        return 0
    top = shelf.top
    front, middle, back = shelf.rows[top], shelf.rows[top + 1], shelf.rows[top + 2]
    if by == DOWN:
        front, back = back, front
    return 0 if front & ~middle or middle & ~back else front


class ChooseManner(Choice):
    """Ask whether to shelve `card` as usual or to shift a group first, in a direction that makes room."""

    __slots__ = ("levitate",)

    levitate: Step  # the first step of the shift

    def __init__(self, levitate: Step) -> None:
        super().__init__(1, 1, "choice", "prompt-wizard", "ASST-WIZ-01")
        self.levitate = levitate

    def about(self, s: State, f: Frame) -> dict[str, int]:
        return {"card": f.card}

    def options(self, s: State, f: Frame) -> bytes:
        shelf = s.shelves[f.seat]
        return manners(shelf) if shelf.count else NOTHING

    def choose(self, s: State, f: Frame, option: int) -> None:
        if option == BESIDE:
            begin_shelving(s, f, PUT, f.card, f.face_down)
            return
        f.step = self.levitate
        f.direction = option

    def skip(self, s: State, f: Frame) -> None:
        begin_shelving(s, f, PUT, f.card, f.face_down)


class PickGroup(Choice):
    """Ask for the cards of the group, one at a time.

    `cards` holds the group so far, `card` the card to shelve. The options are cards with which the group can still make
    room, and DONE once it does. CANCEL leads back to the choice of direction, in the same frame, so that the stack does
    not grow.
    """

    __slots__ = ("candidates", "new_cells")

    candidates: Candidates
    new_cells: NewCells

    def __init__(self, candidates: Candidates, new_cells: NewCells) -> None:
        super().__init__(ANY, ANY, "card", "prompt-wizard-group", "ASST-WIZ-01", verb="shift")
        self.candidates = candidates
        self.new_cells = new_cells

    def about(self, s: State, f: Frame) -> dict[str, int]:
        return {"card": f.card}

    def options(self, s: State, f: Frame) -> bytes:
        shelf = s.shelves[f.seat]
        by = BY[f.direction]
        group = shelf.cells_of(f.cards)
        fixed = fixed_columns(shelf, by)
        options = bytes([shelf.grid[c] for c in self.candidates(shelf, group) if not fixed & MARK[c % WIDTH]])
        if group and self.new_cells(shelf, group, by):
            return options + bytes((CANCEL, DONE))
        return options + bytes([CANCEL])

    def choose(self, s: State, f: Frame, option: int) -> None:
        if option == CANCEL:
            f.step = f.power.shelving or PUT
            f.count = 0
            f.direction = UNSET
            f.cards = NOTHING
            return
        shelf = s.shelves[f.seat]
        group = with_pushed(shelf, shelf.cells_of(f.cards), shelf.cell_of(option), BY[f.direction])
        f.cards = bytes([shelf.grid[cell] for cell in group])


def adjoining(shelf: Shelf, group: bytes) -> list[int]:
    """Return the cells, in reading order, of the cards that adjoin the group; of all cards if the group is empty."""
    if not group:
        return list(shelf.cells())
    near = [n for cell in group for n in NEIGHBOURS[cell]]
    return sorted({cell for cell in near if shelf.grid[cell] != FREE and cell not in group})


def all_others(shelf: Shelf, group: bytes) -> list[int]:
    """Return the cells, in reading order, of all cards outside the group (ASST2-WIZ-01)."""
    return [cell for cell in shelf.cells() if cell not in group]


class PutInGap(Choice):
    """Ask for the emptied cell for `card`; then shift the group and shelve the card."""

    __slots__ = ("new_cells",)

    new_cells: NewCells

    def __init__(self, new_cells: NewCells) -> None:
        super().__init__(1, 1, "cell", "prompt-wizard-gap", "ASST-WIZ-01")
        self.new_cells = new_cells

    def about(self, s: State, f: Frame) -> dict[str, int]:
        return {"card": f.card}

    def options(self, s: State, f: Frame) -> bytes:
        shelf = s.shelves[f.seat]
        return self.new_cells(shelf, shelf.cells_of(f.cards), BY[f.direction])

    def choose(self, s: State, f: Frame, option: int) -> None:
        shelf = s.shelves[f.seat]
        group = shelf.cells_of(f.cards)
        take_up(s, f.card)
        moved = shelf.shifted(group, BY[f.direction])
        s.shelves[f.seat] = moved.put(f.card, option, f.face_down).settle()
        s.tell("shift", f.seat, f.cards, key=CHOICES[f.direction])
        s.tell("shelve", f.seat, ONE[f.card], tile=f.tile)


def _wizard(name: str, pick: PickGroup) -> Power:
    levitate = effect(f"{name}.levitate", pick, PutInGap(pick.new_cells))
    power = Power("wizard", 12)
    power.shelving = effect(name, ChooseManner(levitate))
    return power


BY_SHIFT: Final = {
    "group": _wizard("wizard", PickGroup(adjoining, new_cells)),
    "any_cards": _wizard("wizard.revised", PickGroup(all_others, new_cells_beside)),
}


def power(rules: Ruleset) -> Power:
    """Return the Wizard's power under the ruleset."""
    return BY_SHIFT[rules.wizard_shift]
