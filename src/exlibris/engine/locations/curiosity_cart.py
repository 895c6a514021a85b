"""6 Curiosity Cart: discard any number of hand cards, draw one more than that, and shelve one of them."""

from __future__ import annotations

from exlibris.engine.moves import acquire, draw
from exlibris.engine.sets import NOTHING
from exlibris.engine.sites import Site
from exlibris.engine.state import State
from exlibris.engine.steps import Frame, Step, effect
from exlibris.engine.verbs.discarding import DiscardFromHand
from exlibris.engine.verbs.shelving import ShelveGained


class DrawOneMore(Step):
    """Draw one card more than were discarded (LOC06-01)."""

    __slots__ = ()

    def ask(self, s: State, f: Frame) -> bytes:
        acquire(s, f, draw(s, f.seat, f.number + 1))
        return NOTHING


SITE: Site = Site(
    instant=effect("curiosity_cart", DiscardFromHand("LOC06-01"), DrawOneMore(), ShelveGained(1, "LOC06-02"))
)
