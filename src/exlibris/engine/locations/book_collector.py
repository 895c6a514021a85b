"""9 Book Collector: discard cards; draw one for every two books on them that match the Collector's card."""

from __future__ import annotations

from exlibris.engine.frames import Frame
from exlibris.engine.game import CATEGORY_COUNT
from exlibris.engine.moves import acquire, draw
from exlibris.engine.site import Site
from exlibris.engine.state import State
from exlibris.engine.steps import ANY, Automatic, effect
from exlibris.engine.verbs.discarding import DiscardOwn
from exlibris.engine.verbs.shelving import ShelveGained
from exlibris.engine.verbs.taking import NeedsCards


def matching_books(s: State, card: int, wanted: int) -> int:
    """Return the number of books on `card` whose category is on the card `wanted` (LOC09-02)."""
    theirs = s.game.counts[wanted]
    own = s.game.counts[card]
    return sum(own[category] for category in range(CATEGORY_COUNT) if theirs[category])


class SellToCollector(DiscardOwn):
    """Ask for any number of cards of hand or shelf; discard them, and count matching books in `amount` (LOC09-01)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(0, ANY, "LOC09-01", "prompt-sell-to-collector")

    def about(self, s: State, f: Frame) -> dict[str, int]:
        return {"count": f.amount, "draws": f.amount // 2, "wanted": s.pools[f.tile][0]}

    def choose(self, s: State, f: Frame, option: int) -> None:
        books = matching_books(s, option, s.pools[f.tile][0])
        super().choose(s, f, option)
        f.amount += books - 1


class DrawHalf(Automatic):
    """Draw a card for every two matching books (LOC09-02)."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> None:
        acquire(s, f, draw(s, f.seat, f.amount // 2))


SITE: Site = Site(
    instant=effect("book_collector", NeedsCards(), SellToCollector(), DrawHalf(), ShelveGained(2, "LOC09-03"))
)
