"""Why a card may not go to a cell of the shelf, for whoever clicks there."""

from collections.abc import Iterator
from typing import Final, Literal

from msgspec import Struct

from exlibris.engine import Decision as EngineDecision
from exlibris.engine import describe_action
from exlibris.engine.shelves import CELLS, FREE, MOST_ROWS, NEIGHBOURS, WIDTH, Shelf
from exlibris.table.present.cells import Corner

Reason = Literal["taken", "corner", "apart", "rows", "other"]


class Refusal(Struct, frozen=True, kw_only=True):
    """Why a cell on or next to your shelf may not be chosen; `row` and `column` as in CellView."""

    row: int
    column: int
    reason: Reason


AROUND: Final = 1  # how far from the shelf's cards cells are explained


def refusals_of(pending: EngineDecision, shelf: Shelf, corner: Corner) -> list[Refusal]:
    """Return the cells on and around the shelf that may not be chosen, and why; none unless a cell is asked for."""
    if pending.kind != "cell":
        return []
    legal = {describe_action(action).value for action in pending.actions}
    wrong = [cell for cell in nearby(shelf.grid) if cell not in legal]
    return [refusal_of(cell, shelf.grid, corner) for cell in wrong]


def refusal_of(number: int, grid: bytes, corner: Corner) -> Refusal:
    """Return why a cell, by its number in the grid, is not legal."""
    row, column = corner.cell(number)
    return Refusal(row=row, column=column, reason=reason_against(number, grid))


def nearby(grid: bytes) -> Iterator[int]:
    """Yield the cells of the shelf's bounding box and of the ring around it."""
    cells = [cell for cell in range(CELLS) if grid[cell] != FREE]
    if not cells:
        return
    columns = [cell % WIDTH for cell in cells]
    for row in range(max(0, cells[0] // WIDTH - AROUND), min(CELLS // WIDTH, cells[-1] // WIDTH + AROUND + 1)):
        for column in range(max(0, min(columns) - AROUND), min(WIDTH, max(columns) + AROUND + 1)):
            yield row * WIDTH + column


def reason_against(cell: int, grid: bytes) -> Reason:
    """Return the reason why a cell is not legal."""
    if grid[cell] != FREE:
        return "taken"
    if not any(grid[near] != FREE for near in NEIGHBOURS[cell]):
        return "corner" if touches_at_a_corner(cell, grid) else "apart"
    rows = {other // WIDTH for other in range(CELLS) if grid[other] != FREE} | {cell // WIDTH}
    return "rows" if max(rows) - min(rows) >= MOST_ROWS else "other"


def touches_at_a_corner(cell: int, grid: bytes) -> bool:
    """Tell whether a card lies diagonally next to the cell."""
    beside = [near for near in NEIGHBOURS[cell] if near % WIDTH != cell % WIDTH]
    return any(grid[far] != FREE for near in beside for far in NEIGHBOURS[near] if far % WIDTH == near % WIDTH)
