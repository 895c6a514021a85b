"""Automaton: one home action for each of your other assistants where it arrives, home included."""

from __future__ import annotations

from exlibris.engine.frames import Frame, Power
from exlibris.engine.sites import others_of_own
from exlibris.engine.state import State
from exlibris.engine.steps import Automatic, effect
from exlibris.engine.verbs.home import HOME_ACTION


class ActForEachOther(Automatic):
    """Offer the seat one home action for each of its other assistants here (ASST-AUTO-01, AMB-74)."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> None:
        for _ in range(others_of_own(s, f.seat, f.tile, f.power)):
            s.push(HOME_ACTION, f.seat, f.power, f.tile)


POWER: Power = Power("automaton", 1)
POWER.arriving = effect("automaton", ActForEachOther())
