"""9 Book Collector: discard cards; for every two books that match the Collector's card, draw one."""

from __future__ import annotations

from exlibris.engine.game import CATEGORY_COUNT
from exlibris.engine.moves import acquire, draw
from exlibris.engine.sites import Site
from exlibris.engine.state import State
from exlibris.engine.steps import ANY, Automatic, Frame, effect
from exlibris.engine.verbs.discarding import DiscardOwn
from exlibris.engine.verbs.shelving import ShelveGained
from exlibris.engine.verbs.taking import NeedsCards


def matching_books(s: State, card: int, wanted: int) -> int:
    """Return how many books of the card are of a category that the wanted card shows (LOC09-02)."""
    theirs = s.game.counts[wanted]
    own = s.game.counts[card]
    return sum(own[category] for category in range(CATEGORY_COUNT) if theirs[category])


class SellToCollector(DiscardOwn):
    """Discard any number of cards from hand and/or shelf; `amount` counts the matching books (LOC09-01)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(0, ANY, "LOC09-01")

    def choose(self, s: State, f: Frame, option: int) -> None:
        books = matching_books(s, option, s.pools[f.tile][0])
        super().choose(s, f, option)
        f.amount += books - 1


class DrawHalf(Automatic):
    """Draw half as many cards as books matched, rounded down (LOC09-02)."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> None:
        acquire(s, f, draw(s, f.seat, f.amount // 2))


SITE: Site = Site(
    instant=effect("book_collector", NeedsCards(), SellToCollector(), DrawHalf(), ShelveGained(2, "LOC09-03"))
)
