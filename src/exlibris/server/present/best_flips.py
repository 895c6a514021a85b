"""The best flips of a seat and what they bring, from its own view."""

from exlibris.engine import PlayerView
from exlibris.engine.analysis import best_flips, lines
from exlibris.server.messages import BestFlips


def best_flips_of(view: PlayerView) -> BestFlips:
    """Return what the viewer should also turn face down, with all other shelves as they lie."""
    flips = best_flips(view, view.seat)
    return BestFlips(flips=list(flips), total=lines(view, view.seat, flips).total)
