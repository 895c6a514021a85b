"""Locations and homes with who stands there. What looks the same to several viewers, or after a move, is made once."""

from functools import lru_cache
from typing import Final

from msgspec import Struct

from exlibris.content import location
from exlibris.engine import HIDDEN, HOME, HOME_SPACES, PlayerView, Visitor, space_at, visitors_of
from exlibris.table.present.catalog import markers
from exlibris.table.present.cells import space_key

ANY: Final = "any"  # the marker of a space that is open to any number of players
KEPT: Final = 2048  # those of two hundred tables


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
    return known_location(
        tile,
        tile in view.round.permanent,
        view.pools[tile],
        view.visitors[tile],
        view.game.spaces[tile],
        tuple(markers(location(tile))),
        powers_of(view),
    )


def home_of(view: PlayerView, seat: int) -> list[SpaceView]:
    """Return the seat's home spaces, filled from the first on."""
    return known_home(seat, view.visitors[HOME], powers_of(view))


def powers_of(view: PlayerView) -> tuple[str, ...]:
    """Return the keys of all seats' special assistants."""
    return tuple([power.key for power in view.deal.powers])


@lru_cache(maxsize=KEPT)
def known_location(
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
                assistants=[assistant_of(visitor, powers) for visitor in there if visitor.space == space],
            )
            for i, marker in enumerate(printed)
        ],
    )


@lru_cache(maxsize=KEPT)
def known_home(seat: int, visitors: bytes, powers: tuple[str, ...]) -> list[SpaceView]:
    """Return a seat's home spaces by who is at home anywhere."""
    own = [visitor for visitor in visitors_of(visitors) if visitor.seat == seat]
    return [
        SpaceView(
            space=space_key(space_at(HOME, index)),
            marker=ANY,
            open=True,
            assistants=[assistant_of(visitor, powers) for visitor in own[index : index + 1]],
        )
        for index in range(HOME_SPACES)
    ]


def assistant_of(visitor: Visitor, powers: tuple[str, ...]) -> StandingAssistant:
    """Return an assistant that stands on the table."""
    return StandingAssistant(seat=visitor.seat, special=powers[visitor.seat] if visitor.special else None)


def known(cards: bytes) -> list[int | None]:
    """Return cards as the catalog numbers them, None for those that are hidden."""
    return [None if card == HIDDEN else card for card in cards]
