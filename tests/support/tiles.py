"""The location tiles and special assistants that come in every box: numbers and keys."""

from exlibris.content import load_locations
from exlibris.content.rulesets import read_preset

TILES = [tile.number for tile in load_locations() if tile.key in read_preset("first-en")["locations"]]
LAST = TILES[-1]
ASSISTANTS: list[str] = read_preset("first-en")["assistants"]
