"""Trash Golem: in Resolution it may keep a card about to be discarded, at each location up to its own."""

from __future__ import annotations

from exlibris.engine.frames import Frame, Power
from exlibris.engine.moves import acquire, take_from_tile
from exlibris.engine.sets import ONE
from exlibris.engine.state import State
from exlibris.engine.steps import Prerequisite, effect
from exlibris.engine.verbs.shelving import ShelveGained


class KeepOne(Prerequisite):
    """Offer one of the cards about to be discarded from the tile (ASST-GOLEM-01, AMB-81)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(0, 1, "card", "prompt-golem", "ASST-GOLEM-01", verb="save")

    def options(self, s: State, f: Frame) -> bytes:
        return s.pools[f.tile]

    def choose(self, s: State, f: Frame, option: int) -> None:
        take_from_tile(s, f.seat, f.tile, option)
        acquire(s, f, ONE[option])


POWER: Power = Power("golem", 6)
POWER.clearing = effect("golem", KeepOne(), ShelveGained(1, "ASST-GOLEM-01"))
