"""The network that the first generation plays by: made by hand, linear in a few features."""

from typing import Final

from exlibris.search import ALWAYS_ON, FEATURES, HEADS, Network

POINTS: Final = {  # points
    "shelf.total": 1.0,
    "shelf.cards": 0.25,
    "shelf.fits": 0.02,
    "shelf.lost_value": -0.02,
    "shelf.stability_1_more": 0.25,
    "shelf.stability_2_more": 0.1,
    "shelf.prominent_books": 0.3,
    "standing.lead": 1.5,
    "hand.cards": 0.3,
    "hand.value": 0.01,
    "hand.fitting_value": 0.025,
    "hand.aside_value": 0.02,
    "hand.aside_fitting_value": 0.07,
    "board.own_at_3": 2.0,
    "board.own_at_11": 1.5,
    "board.own_at_12": 3.5,
    "added.own_waiting": 2.5,
    "library.lead": 0.1,
    "library.points": -0.1,
}


def first_network() -> Network:
    """Return the network made by hand; of its heads only the first one says something."""
    weights = [[POINTS.get(name, 0.0)] for name in FEATURES]
    heads = [[1.0 if head == 0 else 0.0] for head in range(len(HEADS))]
    return Network(weights, [ALWAYS_ON], heads, [-ALWAYS_ON, *[0.0] * (len(HEADS) - 1)])
