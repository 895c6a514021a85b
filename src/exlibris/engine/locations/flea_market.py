"""14 Flea Market: take a card, and another if you are not the only visitor; all of them may be shelved."""

from __future__ import annotations

from exlibris.engine.frames import Frame
from exlibris.engine.sets import NOTHING
from exlibris.engine.site import Site
from exlibris.engine.state import State
from exlibris.engine.steps import effect
from exlibris.engine.verbs.shelving import ShelveGained
from exlibris.engine.verbs.taking import TakeHere


class TakeInCompany(TakeHere):
    """Ask for one more card if another assistant, even of the same seat, is on the tile (LOC14-01, AMB-62)."""

    __slots__ = ()

    def options(self, s: State, f: Frame) -> bytes:
        return s.pools[f.tile] if len(s.visitors[f.tile]) > 2 else NOTHING


SITE: Site = Site(
    instant=effect(
        "flea_market",
        TakeHere(1, "LOC14-01"),
        TakeInCompany(1, "LOC14-01"),
        ShelveGained(rule_id="LOC14-02"),
    ),
    feeding=2.5,
)
