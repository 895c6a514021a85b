"""A network made by hand for games that none has been trained for: the form as it stands, and a share of the hand.

Its figures are a rough reckoning, chosen by hand; a trained network takes its place as soon as the package has one.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from exlibris.search.features import FEATURES
from exlibris.search.network import HEADS, Network
from exlibris.search.weights import WEIGHTS, load_network

ALWAYS_ON: Final = 1000.0  # more than any sum of the hidden units, which therefore are linear
HEADS_BY_HAND: Final[dict[str, dict[str, float]]] = {  # points, or log-odds of winning, for each unit of a feature
    "b1": {"shelf.stability": 1.0, "shelf.stability_1_more": 0.3, "shelf.stability_2_more": 0.15},
    "b2": {"library.lead": 0.06},
    "b3": {"shelf.banned": 1.0},
    "b4": {"shelf.variety": 1.0, "shelf.cards": 0.25, "hand.cards": 0.3, "hand.worth": 0.01, "shelf.fits": 0.02},
    "b5": {"shelf.focus": 1.0, "hand.fitting_worth": 0.025, "hand.aside_fitting_worth": 0.07, "hand.aside_worth": 0.02},
    "best_rival": {"library.points": 0.1},
    "win": {"library.margin": 0.01, "library.lead": 0.01, "shelf.cards": 0.03, "hand.fitting_worth": 0.003},
}


def network_for(mode: str) -> Network:
    """Return the network that the package has for games of that mode, or else the one made by hand."""
    return load_network(mode) if (WEIGHTS / f"{mode}.json").exists() else network_by_hand()


@cache
def network_by_hand() -> Network:
    """Return the network; each hidden unit stands for one head."""
    weights = [[HEADS_BY_HAND[head].get(name, 0.0) for head in HEADS] for name in FEATURES]
    heads = [[1.0 if unit == head else 0.0 for unit in range(len(HEADS))] for head in range(len(HEADS))]
    return Network(weights, [ALWAYS_ON] * len(HEADS), heads, [-ALWAYS_ON] * len(HEADS))
