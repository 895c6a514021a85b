"""Bookworm: both home actions when it arrives at home, and both again for a discarded card."""

from __future__ import annotations

from typing import Final

from exlibris.engine.frames import Frame, Power
from exlibris.engine.moves import discard_own, own_cards
from exlibris.engine.state import State
from exlibris.engine.steps import Choice, effect
from exlibris.engine.verbs.home import BothHomeActions


class PayToRepeat(Choice):
    """Ask for a card of hand or shelf to discard for both home actions again, once (ASST-WORM-02, AMB-78)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(0, 1, "card", "prompt-bookworm-again", "ASST-WORM-02", verb="discard")

    def options(self, s: State, f: Frame) -> bytes:
        return own_cards(s, f.seat)

    def choose(self, s: State, f: Frame, option: int) -> None:
        discard_own(s, f.seat, option)
        s.push(AGAIN, f.seat, f.power, f.tile)


AGAIN: Final = effect("bookworm.again", BothHomeActions())
POWER: Power = Power("bookworm", 2)
POWER.at_home = effect("bookworm", BothHomeActions(), PayToRepeat())
