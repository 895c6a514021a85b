"""Actions as a seat sees them: equal in equal positions, whatever the number of the seat and the place of its shelf.

They are the engine's action numbers, except that seats and cells are relative. Seats are counted from the acting seat.
Cells are counted from the cell diagonally above and to the left of the seat's shelf: the top row is row 1, the leftmost
column is column 1, and a cell is `51 * row + column`. Records and tables use the engine's numbers.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from exlibris.engine import State, action_of, to_actions
from exlibris.engine.shelves import CELLS, MIDDLE, WIDTH, Shelf

FIRST_CELL: Final[i64] = action_of("cell", 0)
AFTER_CELLS: Final[i64] = FIRST_CELL + CELLS
FIRST_SEAT: Final[i64] = action_of("seat", 0)
AFTER_SEATS: Final[i64] = FIRST_SEAT + 8
FIRST_READY: Final[i64] = action_of("ready", 0)
AFTER_READY: Final[i64] = FIRST_READY + 8
_KINDS: Final[dict[str, KindOfAction]] = {}  # by kind of step

# Powers of two have different remainders modulo 67, so the remainder of a one-bit mask identifies its column.
COLUMN_OF: Final = bytes(
    [next((column for column in range(WIDTH) if pow(2, column, 67) == rest), 0) for rest in range(67)]
)


def corner_of(shelf: Shelf) -> int:
    """Return the cell from which a shelf's cells are counted: one above and left of it, possibly off the grid."""
    columns: i64 = 0
    rows = shelf.rows
    for row in range(shelf.top, shelf.bottom + 1):
        columns |= rows[row]
    if not columns:
        return MIDDLE - WIDTH - 1
    return (shelf.top - 1) * WIDTH + COLUMN_OF[(columns & -columns) % 67] - 1


class KindOfAction:
    """The actions of one kind of step."""

    __slots__ = ("numbers", "relative")

    def __init__(self, name: str) -> None:
        self.numbers = vec[i64](to_actions(name, bytes(range(256))))  # by option
        self.relative = name in ("cell", "seat", "flip")  # whether a seat sees other numbers than the engine's


def kind_of(name: str) -> KindOfAction:
    """Return the kind of action with this name."""
    known = _KINDS.get(name)
    if known is None:
        known = _KINDS[name] = KindOfAction(name)
    return known


def to_seen(s: State, seat: int, actions: list[int]) -> list[int]:
    """Return the engine's actions as a seat sees them, in the same order.

    Args:
        s: The position.
        seat: The acting seat.
        actions: Legal actions.
    """
    corner = corner_of(s.shelves[seat]) if s.pending_step().kind == "cell" else 0
    return [int(seen_action(action, seat, s.game.seats, corner)) for action in actions]


def seen_action(action: i64, seat: i64, seats: i64, corner: i64) -> i64:
    """Return a legal action of the engine as a seat sees it; `corner` is the corner of its shelf."""
    if FIRST_CELL <= action < AFTER_CELLS:
        return action - corner
    if FIRST_SEAT <= action < AFTER_SEATS:
        return FIRST_SEAT + (action - FIRST_SEAT - seat) % seats
    return FIRST_READY if FIRST_READY <= action < AFTER_READY else action


def from_seen(s: State, seat: int, action: int) -> int:
    """Return the engine's number for an action that a seat sees; -1, which is never an action, if it is illegal."""
    legal = s.legal_actions(seat)
    seen = to_seen(s, seat, legal)
    return legal[seen.index(action)] if action in seen else -1
