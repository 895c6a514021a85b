"""1 Diviner's Hut: draw a card for each assistant that you have placed, then take the first-player token."""

from __future__ import annotations

from exlibris.engine.board import seat_of
from exlibris.engine.frames import Frame
from exlibris.engine.moves import acquire, draw
from exlibris.engine.site import Site
from exlibris.engine.state import State
from exlibris.engine.steps import Automatic, effect


class DrawPerAssistant(Automatic):
    """Draw one card for each of the seat's assistants on the board, home included (LOC01-01, AMB-43)."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> None:
        placed = 0
        for visitors in s.visitors:
            for i in range(0, len(visitors), 2):
                placed += seat_of(visitors[i]) == f.seat
        acquire(s, f, draw(s, f.seat, placed))


class TakeFirstPlayerToken(Automatic):
    """Make the seat the first player of the next round (LOC01-02, AMB-16)."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> None:
        s.round = s.round.led_by(f.seat)
        s.tell("first-player", f.seat)


SITE: Site = Site(instant=effect("diviners_hut", DrawPerAssistant(), TakeFirstPlayerToken()))
