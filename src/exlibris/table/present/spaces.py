"""The names by which the client knows spaces."""

from exlibris.engine import HOME, index_of, tile_of


def space_key(space: int) -> str:
    """Return the name of a space, counted from 1: "14.1" on a tile, "home.1" in one's own library."""
    tile = tile_of(space)
    return f"{'home' if tile == HOME else tile}.{index_of(space) + 1}"
