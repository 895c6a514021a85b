"""Features of expansion locations and assistants, which have no input of their own: they describe what a piece does."""

from __future__ import annotations

from librt.vecs import vec

from exlibris.engine import State
from exlibris.search import feature_names as at


def add_open(s: State, tile: int, x: vec[float]) -> None:
    """Add an expansion location where an assistant may be placed."""
    game = s.game
    x[at.ADDED_OPEN_DELAYED if game.delayed[tile] else at.ADDED_OPEN_INSTANT] += 1.0
    x[at.ADDED_OPEN_SPACES] += float(len(game.spaces[tile]) - len(s.visitors[tile]) // 2)
    x[at.ADDED_OPEN_CARDS] += float(len(s.pools[tile]))
    x[at.ADDED_OPEN_PERMANENT] += float(tile in s.round.permanent)
    x[at.ADDED_OPEN_ENTERING] += float(game.sites[tile].entering is not None)


def add_power(s: State, seat: int, x: vec[float]) -> None:
    """Add the seat's special assistant, which belongs to an expansion."""
    power = s.deal.powers[seat]
    x[at.ADDED_POWER] = 1.0
    x[at.ADDED_ARRIVING] = float(power.arriving is not None)
    x[at.ADDED_REACTING] = float(power.reacting is not None)
    x[at.ADDED_AT_HOME] = float(power.at_home is not None)
    x[at.ADDED_SHELVING] = float(power.shelving is not None)
    x[at.ADDED_ACQUIRING] = float(power.acquiring is not None)
    x[at.ADDED_CLEARING] = float(power.clearing is not None)
    x[at.ADDED_BLOCKS] = float(power.blocks)
    x[at.ADDED_SHARES_SPACES] = float(power.shares_spaces)
    x[at.ADDED_SHUNS_HUT] = float(power.shuns_hut)
