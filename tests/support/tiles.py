"""The numbers of our location tiles, whatever is added to those of the rulebooks."""

from exlibris.content import load_locations

PRINTED = 18  # location tiles that the rulebooks have
TILES = [tile.number for tile in load_locations()]
LAST = TILES[-1]


def printed(tiles: bytes) -> list[int]:
    """Return, in order, those of the tiles that the rulebooks have."""
    return sorted(tile for tile in tiles if tile <= PRINTED)
