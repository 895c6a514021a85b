"""Which placements rollouts follow: those of the highest value after their effects, as a network expects.

The value network can hardly tell at once what a placement is worth, since its effect is still to come. To follow every
placement to the end of its effect takes long. This network has learned what that comes to, so that only a few of them
need to be followed.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from exlibris.engine import State, placed_space, places_special, tile_of
from exlibris.engine.native import i64
from exlibris.search.feature_names import FEATURES, TILES
from exlibris.search.features import Viewpoint
from exlibris.search.network import Layers, dot

KINDS: Final = 2 * (TILES + 1)  # of placements: on each location and at home, of a standard or the special assistant
TILE_INPUTS: Final = ("cards", "best_card", "fitting_value", "visitors")
PLACEMENT_INPUTS: Final = (
    *FEATURES, *[f"tile_{tile}.{name}" for tile in range(TILES + 1) for name in TILE_INPUTS],
)  # fmt: skip
AT_TILES: Final = len(FEATURES)  # where TILE_INPUTS of tile 0 begin
TILE_CARDS: Final = TILE_INPUTS.index("cards")
TILE_BEST_CARD: Final = TILE_INPUTS.index("best_card")
TILE_FITTING_VALUE: Final = TILE_INPUTS.index("fitting_value")
TILE_VISITORS: Final = TILE_INPUTS.index("visitors")
NOTHING_SEEN: Final = vec[float]([0.0] * len(PLACEMENT_INPUTS))


class PlacementPolicy(Layers):
    """Layers that tell by PLACEMENT_INPUTS, for each kind of placement, what it gains over the others at once."""

    __slots__ = ()

    def best(self, s: State, viewpoint: Viewpoint, options: bytes, count: int) -> bytes:
        """Return the options of the highest value, the best one first, each of another kind.

        Args:
            s: A position in which a seat places.
            viewpoint: That seat's.
            options: Placements; of several of a kind the first is taken.
            count: Options that are returned at most.
        """
        firsts: dict[int, int] = {}
        for option in options:
            firsts.setdefault(kind_of(option), option)
        sums = self.hidden.sums(_inputs_seen(s, viewpoint))
        gains = {kind: dot(sums, self.heads[kind]) + self.head_biases[kind] for kind in firsts}
        ranked = sorted(firsts, key=lambda kind: -gains[kind])
        return bytes([firsts[kind] for kind in ranked[:count]])


def kind_of(option: int) -> int:
    """Return the kind of a placement; all spaces of a location, and all locations of expansions, are one kind."""
    tile = min(tile_of(placed_space(option)), TILES)
    return 2 * tile + int(places_special(option))


def placement_inputs(s: State, viewpoint: Viewpoint) -> list[int]:
    """Return PLACEMENT_INPUTS of a position in which the viewpoint's seat places."""
    return [int(number) for number in _inputs_seen(s, viewpoint)]


def _inputs_seen(s: State, viewpoint: Viewpoint) -> vec[float]:
    x = NOTHING_SEEN[:]
    viewpoint.fill(s, x)
    values = viewpoint.own.values
    fits = viewpoint.own.facts_of(s.shelves[viewpoint.seat]).fits
    x[AT_TILES + TILE_VISITORS] = float(len(s.visitors[0]) // 2)
    for tile in s.round.tiles:
        best = 0.0
        fitting_value = 0.0
        pool = s.pools[tile]
        if not viewpoint.game.face_down[tile]:
            for card in pool:
                value = values[card]
                if value > 0.0 and fits >> card & 1:
                    best = max(best, value)
                    fitting_value += value
        at: i64 = AT_TILES + len(TILE_INPUTS) * min(tile, TILES)
        x[at + TILE_CARDS] = float(len(pool))
        x[at + TILE_BEST_CARD] = best
        x[at + TILE_FITTING_VALUE] = fitting_value
        x[at + TILE_VISITORS] = float(len(s.visitors[tile]) // 2)
    return x
