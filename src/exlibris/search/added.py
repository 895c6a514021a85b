"""Features of expansion locations and assistants, which have no input of their own: they describe what a piece does."""

from __future__ import annotations

from librt.vecs import vec

from exlibris.engine import State
from exlibris.engine.native import i64
from exlibris.search import feature_names as at
from exlibris.search.feature_names import POWERS


def add_open(s: State, tile: int, x: vec[float]) -> None:
    """Add an expansion location where an assistant may be placed."""
    game = s.game
    x[at.ADDED_OPEN_DELAYED if game.delayed[tile] else at.ADDED_OPEN_INSTANT] += 1.0
    x[at.ADDED_OPEN_SPACES] += float(len(game.spaces[tile]) - len(s.visitors[tile]) // 2)
    x[at.ADDED_OPEN_CARDS] += float(len(s.pools[tile]))
    x[at.ADDED_OPEN_PERMANENT] += float(tile in s.round.permanent)
    x[at.ADDED_OPEN_ENTERING] += float(game.sites[tile].entering is not None)


def has_space(s: State, tile: int) -> bool:
    """Return whether an assistant may be placed on the tile."""
    return any(space >> 2 == tile for space in s.places)


def add_power(s: State, seat: int, x: vec[float], first: i64) -> None:
    """Add the seat's special assistant: at `first` whether it belongs to an expansion, and then its TRAITS."""
    power = s.deal.powers[seat]
    x[first] = float(power.number > POWERS)
    x[first + 1] = float(power.arriving is not None)
    x[first + 2] = float(power.reacting is not None)
    x[first + 3] = float(power.at_home is not None)
    x[first + 4] = float(power.shelving is not None)
    x[first + 5] = float(power.acquiring is not None)
    x[first + 6] = float(power.clearing is not None)
    x[first + 7] = float(power.blocks)
    x[first + 8] = float(power.shares_spaces)
    x[first + 9] = float(power.shuns_hut)
