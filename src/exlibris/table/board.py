"""Locations, home spaces and shelves as the client draws them."""

from collections import Counter
from functools import lru_cache
from typing import Final, Literal, NamedTuple

from msgspec import Struct

from exlibris.content import location
from exlibris.engine import HIDDEN, HOME, HOME_SPACES, PlayerView, Visitor, index_of, space_at, tile_of, visitors_of
from exlibris.engine.notation.shelves import box_of
from exlibris.engine.scoring import inspected, out_of_order
from exlibris.engine.shelves import FREE, MIDDLE, WIDTH, Shelf
from exlibris.table.catalog import markers

ANY: Final = "any"  # the marker of a space that is open to any number of players
KEPT_PLACES: Final = 2048  # cache entries, enough for 200 tables
KEPT_SHELVES: Final = 1024  # cache entries, enough for over 200 tables


class Cell(NamedTuple):
    """A cell in the drawing of a shelf."""

    row: int
    column: int


class Corner(NamedTuple):
    """The row and column of the engine's grid where a drawing begins."""

    row: int
    column: int

    def cell(self, number: int) -> Cell:
        """Return where in the drawing a cell of the grid is, given by its number."""
        row, column = divmod(number, WIDTH)
        return Cell(row - self.row + 1, column - self.column + 1)


def corner_of(shelf: Shelf) -> Corner:
    """Return the first row and column that have a card; the middle of the grid for an empty shelf."""
    if not shelf.count:
        return Corner(*divmod(MIDDLE, WIDTH))
    box = box_of(shelf.cells())
    return Corner(box.top, box.left)


def corners_of(view: PlayerView) -> list[Corner]:
    """Return the corners of all shelves."""
    return [corner_of(shelf) for shelf in view.shelves]


def kept_corners(before: PlayerView, after: PlayerView) -> list[Corner]:
    """Return corners that line up the drawings of the later shelves with the earlier drawings."""
    return [kept_corner(old, new) for old, new in zip(before.shelves, after.shelves, strict=True)]


def kept_corner(before: Shelf, after: Shelf) -> Corner:
    """Return the corner that keeps most cards where they were drawn; the engine may shift a growing shelf."""
    corner = corner_of(before)
    places = [(before.cell_of(card), after.cell_of(card)) for card in before.cards()]
    moves = Counter(_step(old, new) for old, new in places if new >= 0)
    if not moves:
        return corner
    rows, columns = min(moves, key=lambda move: (-moves[move], abs(move[0]), abs(move[1])))
    return Corner(corner.row + rows, corner.column + columns)


def _step(old: int, new: int) -> tuple[int, int]:
    return new // WIDTH - old // WIDTH, new % WIDTH - old % WIDTH


def space_key(space: int) -> str:
    """Return the name of a space, counted from 1: "14.1" on a tile, "home.1" in a library."""
    tile = tile_of(space)
    return f"{'home' if tile == HOME else tile}.{index_of(space) + 1}"


class StandingAssistant(Struct, frozen=True, kw_only=True):
    """An assistant on a space, in town or at home; `special` is its key, or null for a standard assistant."""

    seat: int
    special: str | None


class SpaceView(Struct, frozen=True, kw_only=True):
    """A space of a tile or of a seat's library; `open` is false if its marker requires more players.

    `space` is its name as in a decision's options, such as "14.1" or "home.1". A name in town is unique; each library
    has its own "home.1".
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
    """Return the seat's home spaces; assistants fill them from the first."""
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
    """Return a location, cached by its visible contents; all arguments come from one viewer's view."""
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
    """Return the catalog ids of cards, with None for a hidden card."""
    return [None if card == HIDDEN else card for card in cards]


class CellView(Struct, frozen=True, kw_only=True):
    """A card on a shelf; `card` is null if you may not know it, `entombed` is the card beneath it.

    `row` and `column` count from 1 in the drawing of the shelf. In a preview they refer to the shelf as it is now: a
    card that stays in place keeps its row and column, and cells above or left of the drawing have 0 or less. `turned`
    says who turns a face-up card: the inspector a card that is out of order as the shelf lies now; its owner another
    that costs points face up, as far as you can know. The owner's are not shown while you choose flips yourself.
    """

    row: int
    column: int
    card: int | None
    face_down: bool
    turned: Literal["owner", "inspector"] | None
    entombed: int | None


class ShelfView(Struct, frozen=True, kw_only=True):
    """A shelf's bounding box, row by row."""

    rows: list[list[CellView | None]]
    cards: int


def shelf_of(view: PlayerView, seat: int, corner: Corner, better_down: bytes) -> ShelfView:
    """Return a shelf's bounding box, row by row.

    The cards that its owner has flipped so far are face down; those that are better face down are marked.
    """
    return _known_shelf(view.shelves[seat], _turned_down(view, seat), better_down, corner)


def drawn_shelf(shelf: Shelf, down: bytes) -> ShelfView:
    """Return the bounding box of a shelf by itself, with these cards face down."""
    return _known_shelf(shelf, down, b"", corner_of(shelf))


@lru_cache(maxsize=KEPT_SHELVES)
def _known_shelf(shelf: Shelf, down: bytes, better_down: bytes, corner: Corner) -> ShelfView:
    if not shelf.count:
        return ShelfView(rows=[], cards=0)
    box = box_of(shelf.cells())
    turned = (out_of_order(shelf.cards(), down), better_down)
    rows = [
        [_cell_of(shelf, row * WIDTH + column, down, turned, corner) for column in range(box.left, box.right + 1)]
        for row in range(box.top, box.bottom + 1)
    ]
    return ShelfView(rows=rows, cards=shelf.count)


def _turned_down(view: PlayerView, seat: int) -> bytes:
    """Return the seat's face-down cards; after the inspection, they include those that broke the order."""
    shelf, flips = view.shelves[seat], view.flips[seat]
    return inspected(shelf, flips) if view.is_over else shelf.dark_cards() + flips


def _cell_of(shelf: Shelf, number: int, down: bytes, turned: tuple[bytes, bytes], corner: Corner) -> CellView | None:
    """Return a cell of the shelf, None if it is empty.

    Cards `down` are face down; those `turned` would be, by the inspector and by their owner.
    """
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
        turned=None if card in down else "inspector" if card in turned[0] else "owner" if card in turned[1] else None,
        entombed=None if buried == FREE else buried,
    )
