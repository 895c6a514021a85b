"""Locations, homes and shelves as they are drawn."""

from collections import Counter
from functools import lru_cache
from typing import Final, NamedTuple

from msgspec import Struct

from exlibris.content import location
from exlibris.engine import HIDDEN, HOME, HOME_SPACES, PlayerView, Visitor, index_of, space_at, tile_of, visitors_of
from exlibris.engine.notation.shelves import box_of
from exlibris.engine.scoring import inspected, out_of_order
from exlibris.engine.shelves import FREE, MIDDLE, WIDTH, Shelf
from exlibris.table.catalog import markers

ANY: Final = "any"  # the marker of a space that is open to any number of players
KEPT_PLACES: Final = 2048  # those of two hundred tables
KEPT_SHELVES: Final = 1024  # shelves: those of over two hundred tables


class Cell(NamedTuple):
    """A cell of a drawing."""

    row: int
    column: int


class Corner(NamedTuple):
    """The row and column of the engine's grid where a drawing begins."""

    row: int
    column: int

    def cell(self, number: int) -> Cell:
        """Return the place in the drawing of a cell of the grid."""
        row, column = divmod(number, WIDTH)
        return Cell(row - self.row + 1, column - self.column + 1)


def corner_of(shelf: Shelf) -> Corner:
    """Return the first row and the first column that have a card."""
    if not shelf.count:
        return Corner(*divmod(MIDDLE, WIDTH))
    box = box_of(shelf.cells())
    return Corner(box.top, box.left)


def corners_of(view: PlayerView) -> list[Corner]:
    """Return the corners of all shelves."""
    return [corner_of(shelf) for shelf in view.shelves]


def kept_corners(before: PlayerView, after: PlayerView) -> list[Corner]:
    """Return corners for all later shelves by which they can be drawn over the earlier ones."""
    return [kept_corner(old, new) for old, new in zip(before.shelves, after.shelves, strict=True)]


def kept_corner(before: Shelf, after: Shelf) -> Corner:
    """Return the corner by which most cards stay in their cells: the engine moves a growing shelf on its grid."""
    corner = corner_of(before)
    places = [(before.cell_of(card), after.cell_of(card)) for card in before.cards()]
    moves = Counter(step(old, new) for old, new in places if new >= 0)
    if not moves:
        return corner
    rows, columns = min(moves, key=lambda move: (-moves[move], abs(move[0]), abs(move[1])))
    return Corner(corner.row + rows, corner.column + columns)


def step(old: int, new: int) -> tuple[int, int]:
    """Return by how many rows and columns of the grid one cell is away from another."""
    return new // WIDTH - old // WIDTH, new % WIDTH - old % WIDTH


def space_key(space: int) -> str:
    """Return the name of a space, counted from 1: "14.1" on a tile, "home.1" in one's own library."""
    tile = tile_of(space)
    return f"{'home' if tile == HOME else tile}.{index_of(space) + 1}"


class StandingAssistant(Struct, frozen=True, kw_only=True):
    """An assistant on a space, in town or at home; `special` is its key, `null` a standard one."""

    seat: int
    special: str | None


class SpaceView(Struct, frozen=True, kw_only=True):
    """A space of a tile or of a seat's library; not `open` when fewer players take part than its marker asks.

    `space` is its name, such as "14.1" or "home.1", by which options name it too. In town it is the only one of that
    name; at home every library has one.
    """

    space: str
    marker: str
    open: bool
    assistants: list[StandingAssistant]


class TileView(Struct, frozen=True, kw_only=True):
    """A location in town with its cards."""

    number: int
    permanent: bool
    cards: list[int | None]
    spaces: list[SpaceView]


def location_of(view: PlayerView, tile: int) -> TileView:
    """Return a location in town."""
    return _known_location(
        tile,
        tile in view.round.permanent,
        view.pools[tile],
        view.visitors[tile],
        view.game.spaces[tile],
        tuple(markers(location(tile))),
        _powers_of(view),
    )


def home_of(view: PlayerView, seat: int) -> list[SpaceView]:
    """Return the seat's home spaces, filled from the first on."""
    return _known_home(seat, view.visitors[HOME], _powers_of(view))


def _powers_of(view: PlayerView) -> tuple[str, ...]:
    return tuple([power.key for power in view.deal.powers])


@lru_cache(maxsize=KEPT_PLACES)
def _known_location(
    tile: int,
    permanent: bool,
    pool: bytes,
    visitors: bytes,
    spaces: bytes,
    printed: tuple[str, ...],
    powers: tuple[str, ...],
) -> TileView:
    """Return a location by all that it shows; all arguments are from one viewer's view."""
    there = visitors_of(visitors)
    return TileView(
        number=tile,
        permanent=permanent,
        cards=known(pool),
        spaces=[
            SpaceView(
                space=space_key(space := space_at(tile, i)),
                marker=marker,
                open=space in spaces,
                assistants=[_assistant_of(visitor, powers) for visitor in there if visitor.space == space],
            )
            for i, marker in enumerate(printed)
        ],
    )


@lru_cache(maxsize=KEPT_PLACES)
def _known_home(seat: int, visitors: bytes, powers: tuple[str, ...]) -> list[SpaceView]:
    """Return a seat's home spaces by who is at home anywhere."""
    own = [visitor for visitor in visitors_of(visitors) if visitor.seat == seat]
    return [
        SpaceView(
            space=space_key(space_at(HOME, index)),
            marker=ANY,
            open=True,
            assistants=[_assistant_of(visitor, powers) for visitor in own[index : index + 1]],
        )
        for index in range(HOME_SPACES)
    ]


def _assistant_of(visitor: Visitor, powers: tuple[str, ...]) -> StandingAssistant:
    return StandingAssistant(seat=visitor.seat, special=powers[visitor.seat] if visitor.special else None)


def known(cards: bytes) -> list[int | None]:
    """Return cards as the catalog numbers them, None for those that are hidden."""
    return [None if card == HIDDEN else card for card in cards]


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
    return _known_shelf(view.shelves[seat], _turned_down(view, seat), corner)


@lru_cache(maxsize=KEPT_SHELVES)
def _known_shelf(shelf: Shelf, down: bytes, corner: Corner) -> ShelfView:
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


def _turned_down(view: PlayerView, seat: int) -> bytes:
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
