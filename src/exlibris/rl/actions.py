"""Actions as a seat sees them: equal for equal positions, whatever the seat's number and wherever its shelf lies.

They are numbers of the engine's action space with another meaning for two kinds. Seats count from the seat that acts.
Cells count from the corner above and left of its shelf, where no card lies yet: the top row is row 1, the leftmost
column is column 1, and a cell is `51 * row + column`. Records and tables keep the engine's numbers.
"""

from __future__ import annotations

from typing import Final

from exlibris.engine import State, action_of
from exlibris.engine.native import i64
from exlibris.engine.shelves import CELLS, MIDDLE, WIDTH, Shelf

FIRST_CELL: Final[i64] = action_of("cell", 0)
AFTER_CELLS: Final[i64] = FIRST_CELL + CELLS
FIRST_SEAT: Final[i64] = action_of("seat", 0)
AFTER_SEATS: Final[i64] = FIRST_SEAT + 8
FIRST_READY: Final[i64] = action_of("ready", 0)
AFTER_READY: Final[i64] = FIRST_READY + 8


def corner_of(shelf: Shelf) -> int:
    """Return the cell, possibly off the grid, from which those of a shelf are counted: one above and left of it."""
    columns = 0
    top = -1
    for row in range(len(shelf.rows)):
        marks = shelf.rows[row]
        if marks and top < 0:
            top = row
        columns |= marks
    if top < 0:
        return MIDDLE - WIDTH - 1
    return (top - 1) * WIDTH + (columns & -columns).bit_length() - 2


def to_seen(s: State, seat: int, actions: list[int]) -> list[int]:
    """Return the engine's actions as a seat sees them, in the same order.

    Args:
        s: The position.
        seat: The seat that acts.
        actions: Legal ones.
    """
    kind = s.pending_step().kind
    if kind == "cell":
        corner: i64 = corner_of(s.shelves[seat])
        return [a - corner if FIRST_CELL <= a < AFTER_CELLS else a for a in actions]
    if kind == "seat":
        return [_turned(a, FIRST_SEAT, -seat, s.game.seats) if FIRST_SEAT <= a < AFTER_SEATS else a for a in actions]
    if kind == "flip":
        return [FIRST_READY if FIRST_READY <= a < AFTER_READY else a for a in actions]
    return actions


def from_seen(s: State, seat: int, action: int) -> int:
    """Return the engine's number of an action that a seat sees. Of an illegal one it is illegal, too."""
    if FIRST_CELL <= action < AFTER_CELLS:
        cell = action + corner_of(s.shelves[seat])
        return cell if FIRST_CELL <= cell < AFTER_CELLS else -1
    if FIRST_SEAT <= action < FIRST_SEAT + s.game.seats:
        return _turned(action, FIRST_SEAT, seat, s.game.seats)
    if action == FIRST_READY:
        return action + seat
    if FIRST_READY < action < AFTER_READY:
        return -1
    return action


def _turned(action: int, first: int, by: int, seats: int) -> int:
    return first + (action - first + by) % seats
