"""Placement policy: a network that predicts which placements are worth most after their effects.

The value network can hardly judge a placement right after it, before its effect, and following every placement to the
end of its effect takes long. With this prediction, rollouts follow only the best few.
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

# Kinds of placements: by location of the boxed game or home, and by standard or special assistant. The last two kinds
# are for expansion locations.
ADDED: Final = 2 * (TILES + 1)  # the first kind for expansion locations
KINDS: Final = ADDED + 2
TILE_INPUTS: Final = ("cards", "best_card", "fitting_value", "visitors")
ADDED_TILE_INPUTS: Final = (*TILE_INPUTS, "spaces", "delayed", "entering", "permanent", "face_down")
PLACEMENT_INPUTS: Final = (
    *FEATURES, *[f"tile_{tile}.{name}" for tile in range(TILES + 1) for name in TILE_INPUTS],
    *[f"tile_added.{name}" for name in ADDED_TILE_INPUTS],  # of the expansion location being judged
)  # fmt: skip
AT_TILES: Final = len(FEATURES)  # index of the first of TILE_INPUTS of tile 0
AT_ADDED: Final = AT_TILES + len(TILE_INPUTS) * (TILES + 1)  # index of the first of ADDED_TILE_INPUTS
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
    """Layers that predict the gain of each kind of placement over the others: PLACEMENT_INPUTS in, KINDS out.

    A policy trained without expansions has no heads for the last two of KINDS.
    """

    __slots__ = ()

    def best(self, s: State, viewpoint: Viewpoint, options: bytes, count: int) -> bytes:
        """Return the placements with the highest predicted gain, the best first, one of each kind and location.

        Placements on locations that the policy can't judge are added at the end.

        Args:
            s: A position in which a seat places an assistant.
            viewpoint: The viewpoint of that seat.
            options: Placements; only the first of each kind and location is considered.
            count: Maximum number of placements to return, without those that can't be judged.
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
    """Return the kind of a placement. The spaces of a location share a kind, and so do all expansion locations."""
    special = int(places_special(option))
    tile = tile_of(placed_space(option))
    return 2 * tile + special if tile <= TILES else ADDED + special


def placement_inputs(s: State, viewpoint: Viewpoint, added: int = HOME) -> list[int]:
    """Return PLACEMENT_INPUTS of a position in which the viewpoint's seat places an assistant.

    Args:
        s: The position.
        viewpoint: The seat's viewpoint.
        added: The expansion location to judge, or HOME for none.
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
    """Write TILE_INPUTS of a tile, starting at the index `at`."""
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
