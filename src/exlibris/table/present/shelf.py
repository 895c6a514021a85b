"""A seat's shelf as it is drawn."""

from functools import lru_cache
from typing import Final

from msgspec import Struct

from exlibris.engine import PlayerView
from exlibris.engine.notation.shelves import box_of
from exlibris.engine.scoring import inspected, out_of_order
from exlibris.engine.shelves import FREE, WIDTH, Shelf
from exlibris.table.present.cells import Corner

KEPT: Final = 1024  # shelves: those of over two hundred tables


class CellView(Struct, frozen=True, kw_only=True):
    """A card on a shelf; `card` is null when you may not know it, `entombed` lies beneath it.

    `row` and `column` are counted from 1 in the drawing of the shelf. In a preview they are those of the shelf as it is
    now, so cards that would stay in place have the same, and cells above or left of the drawing have 0 and less.
    `out_of_order` cards lie face up, but the inspector would turn them down if the inspection came now.
    """

    row: int
    column: int
    card: int | None
    face_down: bool
    out_of_order: bool
    entombed: int | None


class ShelfView(Struct, frozen=True, kw_only=True):
    """A shelf's bounding box, row by row."""

    rows: list[list[CellView | None]]
    cards: int


def shelf_of(view: PlayerView, seat: int, corner: Corner) -> ShelfView:
    """Return a shelf's bounding box, row by row; what its owner has turned down so far lies face down."""
    return known_shelf(view.shelves[seat], turned_down(view, seat), corner)


@lru_cache(maxsize=KEPT)
def known_shelf(shelf: Shelf, down: bytes, corner: Corner) -> ShelfView:
    """Return a shelf, which never changes, as a viewer sees it who knows that these cards lie face down."""
    if not shelf.count:
        return ShelfView(rows=[], cards=0)
    box = box_of(shelf.cells())
    wrong = out_of_order(shelf.cards(), down)
    rows = [
        [cell_of(shelf, row * WIDTH + column, down, wrong, corner) for column in range(box.left, box.right + 1)]
        for row in range(box.top, box.bottom + 1)
    ]
    return ShelfView(rows=rows, cards=shelf.count)


def turned_down(view: PlayerView, seat: int) -> bytes:
    """Return the seat's cards that lie face down: after the inspection also those that broke the order."""
    shelf, flips = view.shelves[seat], view.flips[seat]
    return inspected(shelf, flips) if view.is_over else shelf.dark_cards() + flips


def cell_of(shelf: Shelf, number: int, down: bytes, wrong: bytes, corner: Corner) -> CellView | None:
    """Return a cell of the shelf, None where there is no card; `down` lie face down, `wrong` break the order."""
    card = shelf.grid[number]
    if card == FREE:
        return None
    row, column = corner.cell(number)
    buried = shelf.entombed_in(number)
    return CellView(
        row=row,
        column=column,
        card=card,
        face_down=card in down,
        out_of_order=card in wrong,
        entombed=None if buried == FREE else buried,
    )
