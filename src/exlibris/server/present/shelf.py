"""A seat's shelf as it is drawn."""

from exlibris.engine import PlayerView
from exlibris.engine.scoring import dark_cards, inspected
from exlibris.engine.shelves import FREE, WIDTH
from exlibris.engine.shelves import Shelf as EngineShelf
from exlibris.server.messages import Shelf, ShelfCell


def shelf_of(view: PlayerView, seat: int) -> Shelf:
    """Return a shelf's bounding box, row by row; what its owner has turned down so far lies face down."""
    shelf = view.shelves[seat]
    if not shelf.count:
        return Shelf(rows=[], cards=0, top=0, left=0)
    columns = [cell % WIDTH for cell in shelf.cells()]
    left, right = min(columns), max(columns)
    down = turned_down(view, seat)
    rows = [
        [cell_of(shelf, row * WIDTH + column, down) for column in range(left, right + 1)]
        for row in range(shelf.top, shelf.bottom + 1)
    ]
    return Shelf(rows=rows, cards=shelf.count, top=shelf.top, left=left)


def turned_down(view: PlayerView, seat: int) -> bytes:
    """Return the seat's cards that lie face down: after the inspection also those that broke the order."""
    shelf, flips = view.shelves[seat], view.flips[seat]
    return inspected(shelf, flips) if view.is_over else dark_cards(shelf) + flips


def cell_of(shelf: EngineShelf, cell: int, down: bytes) -> ShelfCell | None:
    """Return a cell of the shelf, None where there is no card."""
    card = shelf.grid[cell]
    if card == FREE:
        return None
    buried = shelf.entombed_in(cell)
    return ShelfCell(cell=cell, card=card, face_down=card in down, entombed=None if buried == FREE else buried)
