"""The numbers of the location tiles that come in every box."""

from exlibris.content import load_locations
from exlibris.content.rulesets import read_preset

TILES = [tile.number for tile in load_locations() if tile.key in read_preset("first-en")["locations"]]
LAST = TILES[-1]
