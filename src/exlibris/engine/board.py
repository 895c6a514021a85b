"""Encodings of the board: ints for spaces, assistants and phases, and functions that make and read them.

A space is `4 * tile + index`. A token is one assistant: `seat << 1 | special`. `visitors` holds pairs of token and
space, `peeks` pairs of card and seat, and `unplaced` three bits per seat: the standard assistants left, +4 for the
special one. Hot loops of the engine read these bits directly; other code calls the functions.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from exlibris.engine.native import i64
from exlibris.engine.sets import pairs_of

NOBODY: Final = 255  # no seat
UNSET: Final = 255  # in a frame's register: no card, seat, category or direction
HOME: Final = 0  # the tile of all home spaces, and the space that stands for each of them
ASIDE: Final = 0  # the pool of face-up cards beside the tiles
HUT: Final = 1  # the Diviner's Hut, the tile that is in every multiplayer game
SPACES_PER_TILE: Final = 4
HOME_SPACES: Final = 3  # of each seat
MOST_TILES: Final = 31  # including tile 0
SPECIAL: Final = SPACES_PER_TILE * MOST_TILES  # added to a space for the special assistant
SPECIAL_LEFT: Final = 4  # the bit of the special assistant in `unplaced`

DRAFT: Final = "draft"
PREPARATION: Final = "preparation"
PLACEMENT: Final = "placement"
RESOLUTION: Final = "resolution"
CLEANUP: Final = "cleanup"
SCORING: Final = "scoring"  # the last phase of a solo round
INSPECTION: Final = "inspection"
OVER: Final = "over"
PHASES: Final = (DRAFT, PREPARATION, PLACEMENT, RESOLUTION, CLEANUP, SCORING, INSPECTION, OVER)


class Visitor(NamedTuple):
    """An assistant on a tile; `space` is HOME for an assistant at home."""

    seat: int
    special: bool
    space: int


class Peek(NamedTuple):
    """A card in a hidden place, and a seat that knows it."""

    card: int
    seat: int


def space_at(tile: int, index: int) -> int:
    """Return the number of a tile's space; `index` counts from 0."""
    return SPACES_PER_TILE * tile + index


def tile_of(space: int) -> int:
    """Return the tile of a space, HOME for a home space."""
    return space >> 2


def index_of(space: int) -> int:
    """Return the index of a space on its tile, from 0."""
    return space & 3


def placement_of(space: int, special: bool) -> int:
    """Return the action value for an assistant on a space.

    Args:
        space: The space of the assistant.
        special: Whether it is the seat's special assistant.
    """
    return space + SPECIAL if special else space


def placed_space(value: int) -> int:
    """Return the space of a placement, the value of an action of the kind "space" (see `describe_action`)."""
    return value % SPECIAL


def places_special(value: int) -> bool:
    """Return whether a placement, the value of an action of the kind "space", is of the special assistant."""
    return value >= SPECIAL


def token_of(seat: int, special: bool) -> int:
    """Return the token of an assistant."""
    return seat << 1 | special


def seat_of(token: int) -> int:
    """Return the seat of an assistant's owner."""
    return token >> 1


def is_special(token: int) -> bool:
    """Return whether the token is a special assistant."""
    return token & 1 == 1


def visitors_of(pairs: bytes) -> list[Visitor]:
    """Return the assistants on a tile, in order of arrival.

    Args:
        pairs: The tile's entry of `visitors`: token and space alternating.
    """
    return [Visitor(seat_of(token), is_special(token), space) for token, space in pairs_of(pairs)]


def peeks_of(pairs: bytes) -> list[Peek]:
    """Return the hidden cards that seats know, with the seats.

    Args:
        pairs: `peeks` of a state or a view: card and seat alternating.
    """
    return [Peek(card, seat) for card, seat in pairs_of(pairs)]


def left_of(unplaced: int, seat: int) -> int:
    """Return the seat's three bits of `unplaced`: standard assistants left, + SPECIAL_LEFT."""
    return unplaced >> 3 * seat & 7


def standard_left(unplaced: i64, seat: i64) -> i64:
    """Return the number of standard assistants that the seat has yet to place."""
    return unplaced >> 3 * seat & 3


def special_left(unplaced: i64, seat: i64) -> bool:
    """Return whether the seat has yet to place its special assistant."""
    return (unplaced >> 3 * seat & SPECIAL_LEFT) > 0


def assistants_left(unplaced: int, seat: int) -> int:
    """Return the number of assistants that the seat has yet to place, including the special assistant."""
    return standard_left(unplaced, seat) + special_left(unplaced, seat)


def unplaced_of(seat: int, standard: int, special: bool) -> int:
    """Return the seat's part of `State.unplaced`; combine the parts of all seats with `|`.

    Args:
        seat: The owner.
        standard: Number of standard assistants that it has yet to place.
        special: Whether it has yet to place the special assistant.
    """
    return (standard + SPECIAL_LEFT * special) << 3 * seat
