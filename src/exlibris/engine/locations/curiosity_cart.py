"""6 Curiosity Cart: discard any number of hand cards, then draw one more card than that; you may shelve one of them."""

from __future__ import annotations

from exlibris.engine.frames import Frame
from exlibris.engine.moves import acquire, draw
from exlibris.engine.site import Site
from exlibris.engine.state import State
from exlibris.engine.steps import Automatic, effect
from exlibris.engine.verbs.discarding import DiscardFromHand
from exlibris.engine.verbs.shelving import ShelveGained


class DrawOneMore(Automatic):
    """Draw one more card than were discarded (LOC06-01)."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> None:
        acquire(s, f, draw(s, f.seat, f.amount + 1))


SITE: Site = Site(
    instant=effect("curiosity_cart", DiscardFromHand("LOC06-01"), DrawOneMore(), ShelveGained(1, "LOC06-02")),
    feeding=0.2,
)
