"""Which placements rollouts follow: those of the highest value after their effects, as a network expects.

The value network can hardly tell at once what a placement is worth, since its effect is still to come. To follow every
placement to the end of its effect takes long. This network has learned what that comes to, so that only a few of them
need to be followed.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from exlibris.engine import HOME, State, placed_space, places_special, tile_of
from exlibris.engine.native import i64
from exlibris.search.feature_names import FEATURES, TILES
from exlibris.search.features import Viewpoint
from exlibris.search.network import Layers, dot
from exlibris.search.shelf_values import ShelfFacts

# Kinds of placements: on each location of the boxed game and at home, of a standard or the special assistant; last come
# the two on a location of an expansion.
ADDED: Final = 2 * (TILES + 1)  # the first of these two
KINDS: Final = ADDED + 2
TILE_INPUTS: Final = ("cards", "best_card", "fitting_value", "visitors")
ADDED_TILE_INPUTS: Final = (*TILE_INPUTS, "spaces", "delayed", "entering", "permanent", "face_down")
PLACEMENT_INPUTS: Final = (
    *FEATURES, *[f"tile_{tile}.{name}" for tile in range(TILES + 1) for name in TILE_INPUTS],
    *[f"tile_added.{name}" for name in ADDED_TILE_INPUTS],  # of the location of an expansion that is judged
)  # fmt: skip
AT_TILES: Final = len(FEATURES)  # where TILE_INPUTS of tile 0 begin
AT_ADDED: Final = AT_TILES + len(TILE_INPUTS) * (TILES + 1)  # where ADDED_TILE_INPUTS begin
TILE_CARDS: Final = TILE_INPUTS.index("cards")
TILE_BEST_CARD: Final = TILE_INPUTS.index("best_card")
TILE_FITTING_VALUE: Final = TILE_INPUTS.index("fitting_value")
TILE_VISITORS: Final = TILE_INPUTS.index("visitors")
ADDED_SPACES: Final = AT_ADDED + ADDED_TILE_INPUTS.index("spaces")
ADDED_DELAYED: Final = AT_ADDED + ADDED_TILE_INPUTS.index("delayed")
ADDED_ENTERING: Final = AT_ADDED + ADDED_TILE_INPUTS.index("entering")
ADDED_PERMANENT: Final = AT_ADDED + ADDED_TILE_INPUTS.index("permanent")
ADDED_FACE_DOWN: Final = AT_ADDED + ADDED_TILE_INPUTS.index("face_down")
NOTHING_SEEN: Final = vec[float]([0.0] * len(PLACEMENT_INPUTS))


class PlacementPolicy(Layers):
    """Layers that tell by PLACEMENT_INPUTS, for each kind of placement, what it gains over the others at once.

    A policy that was trained without expansions has no heads for the last two of KINDS.
    """

    __slots__ = ()

    def best(self, s: State, viewpoint: Viewpoint, options: bytes, count: int) -> bytes:
        """Return the options of the highest value, the best one first, each of another kind.

        Placements on locations that the policy can't judge are returned besides, and come last.

        Args:
            s: A position in which a seat places.
            viewpoint: That seat's.
            options: Placements; of several of a kind the first is taken, on each location of an expansion.
            count: Options that are returned at most, besides those.
        """
        firsts: dict[int, int] = {}
        for option in options:
            firsts.setdefault(2 * tile_of(placed_space(option)) + int(places_special(option)), option)
        sums = self.hidden.sums(_inputs_seen(s, viewpoint, HOME))
        gains: dict[int, float] = {}
        unknown: list[int] = []
        for kind, option in firsts.items():
            if kind < ADDED:
                gains[option] = dot(sums, self.heads[kind]) + self.head_biases[kind]
            elif len(self.heads) == KINDS:
                gains[option] = self._gain_of_added(s, viewpoint, option)
            else:
                unknown.append(option)
        ranked = sorted(gains, key=lambda option: -gains[option])
        return bytes(ranked[:count] + unknown)

    def _gain_of_added(self, s: State, viewpoint: Viewpoint, option: int) -> float:
        sums = self.hidden.sums(_inputs_seen(s, viewpoint, tile_of(placed_space(option))))
        kind = kind_of(option)
        return dot(sums, self.heads[kind]) + self.head_biases[kind]


def kind_of(option: int) -> int:
    """Return the kind of a placement; all spaces of a location, and all locations of expansions, are one kind."""
    special = int(places_special(option))
    tile = tile_of(placed_space(option))
    return 2 * tile + special if tile <= TILES else ADDED + special


def placement_inputs(s: State, viewpoint: Viewpoint, added: int = HOME) -> list[int]:
    """Return PLACEMENT_INPUTS of a position in which the viewpoint's seat places.

    Args:
        s: The position.
        viewpoint: The seat's.
        added: The location of an expansion that is judged, HOME for none.
    """
    return [int(number) for number in _inputs_seen(s, viewpoint, added)]


def _inputs_seen(s: State, viewpoint: Viewpoint, added: int) -> vec[float]:
    x = NOTHING_SEEN[:]
    viewpoint.fill(s, x)
    facts = viewpoint.own.facts_of(s.shelves[viewpoint.seat])
    x[AT_TILES + TILE_VISITORS] = float(len(s.visitors[0]) // 2)
    for tile in s.round.tiles:
        if tile <= TILES:
            _add_tile(s, viewpoint, facts, tile, AT_TILES + len(TILE_INPUTS) * tile, x)
    if added != HOME:
        _add_tile(s, viewpoint, facts, added, AT_ADDED, x)
        game = s.game
        x[ADDED_SPACES] = float(len(game.spaces[added]))
        x[ADDED_DELAYED] = float(game.delayed[added])
        x[ADDED_ENTERING] = float(game.sites[added].entering is not None)
        x[ADDED_PERMANENT] = float(added in s.round.permanent)
        x[ADDED_FACE_DOWN] = float(game.face_down[added])
    return x


def _add_tile(s: State, viewpoint: Viewpoint, facts: ShelfFacts, tile: int, at: i64, x: vec[float]) -> None:
    """Write TILE_INPUTS of a tile, from the index `at` on."""
    values = viewpoint.own.values
    fits = facts.fits
    best = 0.0
    fitting_value = 0.0
    pool = s.pools[tile]
    if not viewpoint.game.face_down[tile]:
        for card in pool:
            value = values[card]
            if value > 0.0 and fits >> card & 1:
                best = max(best, value)
                fitting_value += value
    x[at + TILE_CARDS] = float(len(pool))
    x[at + TILE_BEST_CARD] = best
    x[at + TILE_FITTING_VALUE] = fitting_value
    x[at + TILE_VISITORS] = float(len(s.visitors[tile]) // 2)
