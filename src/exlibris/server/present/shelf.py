"""A seat's shelf as it is drawn, and what its owner would score with it now."""

from exlibris.engine import PlayerView
from exlibris.engine.scoring import (
    PER_FOCUS,
    dark_cards,
    entombed_points,
    inspected,
    stability,
    tally,
    variety,
)
from exlibris.engine.shelf import FREE, WIDTH
from exlibris.engine.shelf import Shelf as EngineShelf
from exlibris.server.messages import RunningScore, Shelf, ShelfCell


def shelf_of(view: PlayerView, seat: int) -> Shelf:
    """The bounding box of a shelf, row by row; what its owner has turned down so far lies face down."""
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
    """The seat's cards that lie face down: after the inspection also those that broke the order."""
    shelf, flips = view.shelves[seat], view.flips[seat]
    return inspected(shelf, flips) if view.is_over else dark_cards(shelf) + flips


def cell_of(shelf: EngineShelf, cell: int, down: bytes) -> ShelfCell | None:
    """A section of the shelf, None where there is no card."""
    card = shelf.grid[cell]
    if card == FREE:
        return None
    buried = shelf.entombed_in(cell)
    return ShelfCell(cell=cell, card=card, face_down=card in down, entombed=None if buried == FREE else buried)


def running_score(view: PlayerView) -> RunningScore | None:
    """What the viewer's own shelf would bring if the inspection came now; a spectator has none."""
    if view.seat < 0:
        return None
    shelf = view.shelves[view.seat]
    down = inspected(shelf, view.flips[view.seat])
    books = tally(view.game.counts, shelf.cards().translate(None, down))
    return RunningScore(
        b1=stability(shelf) + entombed_points(shelf),
        b3=-books[view.deal.banned],
        b4=variety(books, view.deal.banned),
        b5=PER_FOCUS * books[view.deal.focus[view.seat]],
        prominent=books[view.deal.prominent],
    )
