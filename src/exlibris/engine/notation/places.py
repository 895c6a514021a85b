"""Names of spaces and assistants: "14.1" is the first space of tile 14; a star marks the special assistant."""

from __future__ import annotations

import re
from typing import Final

from exlibris.engine.board import (
    HOME,
    SPACES_PER_TILE,
    index_of,
    is_special,
    placed_space,
    placement_of,
    places_special,
    seat_of,
    space_at,
    tile_of,
    token_of,
)
from exlibris.engine.errors import NotationError

STAR: Final = "*"
HOME_NAME: Final = "home"
PLACE: Final = re.compile(r"(?:home|([0-9]{1,2})(?:\.([1-9]))?)(\*?)", re.IGNORECASE)
TOKEN: Final = re.compile(r"([0-9])(\*?)")


def place_name(value: int) -> str:
    """Return the name of a placement, as in actions: "14.1", "home", "14.1*" for the special assistant."""
    return space_name(placed_space(value)) + (STAR if places_special(value) else "")


def space_name(space: int) -> str:
    """Return the name of a space: "14.1", or "home" for any home space."""
    return HOME_NAME if tile_of(space) == HOME else f"{tile_of(space)}.{index_of(space) + 1}"


def tile_place_name(value: int) -> str:
    """Return the name of a placement without the space on the tile: "14", "14*"."""
    return place_name(value).replace(f".{index_of(placed_space(value)) + 1}", "")


def read_place(text: str) -> int:
    """Return the placement, as in actions, with that name. Raises NotationError for any other text."""
    found = PLACE.fullmatch(text)
    if found is None or (found[1] and (not found[2] or int(found[2]) > SPACES_PER_TILE)):
        raise NotationError(f"{text!r}: expected a place such as 14.1, home or 14.1*")
    space = HOME if found[1] is None else space_at(int(found[1]), int(found[2]) - 1)
    return placement_of(space, found[3] == STAR)


def token_name(token: int) -> str:
    """Return the name of an assistant: "0" for a standard assistant of seat 0, "0*" for its special assistant."""
    return f"{seat_of(token)}{STAR if is_special(token) else ''}"


def read_token(text: str) -> int:
    """Return the assistant with that name. Raises NotationError for any other text."""
    found = TOKEN.fullmatch(text)
    if found is None:
        raise NotationError(f"{text!r}: expected an assistant such as 0 or 0*")
    return token_of(int(found[1]), found[2] == STAR)
