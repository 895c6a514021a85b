"""The best flips of a seat and what they bring, from its own view."""

from msgspec import Struct

from exlibris.engine import PlayerView
from exlibris.engine.analysis import best_flips, lines


class BestFlips(Struct, frozen=True, kw_only=True):
    """The cards to turn face down besides those that are, and the points that the seat then has.

    The others' cards are taken as they lie. In solo games of older rules `total` is without Prominent Works: there
    the Public Library's cards are hidden.
    """

    flips: list[int]
    total: int


def best_flips_of(view: PlayerView) -> BestFlips:
    """Return what the viewer should also turn face down, with all other shelves as they lie."""
    flips = best_flips(view, view.seat)
    return BestFlips(flips=list(flips), total=lines(view, view.seat, flips).total)
