"""2 Ye Olde Book Swap: swap a hand card for a card of the tile; the card taken may be shelved."""

from __future__ import annotations

from exlibris.engine.frames import Frame
from exlibris.engine.moves import acquire, lay_on_tile, take_from_tile
from exlibris.engine.sets import NOTHING, ONE
from exlibris.engine.site import Site
from exlibris.engine.state import State
from exlibris.engine.steps import Choice, Prerequisite, effect
from exlibris.engine.verbs.shelving import ShelveGained


class ChooseWanted(Prerequisite):
    """Ask for the tile's card to take; end the effect without a card on the tile or in the hand (LOC02-02)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(1, 1, "card", "prompt-swap-take", "LOC02-01", verb="take")

    def options(self, s: State, f: Frame) -> bytes:
        return s.pools[f.tile] if s.hands[f.seat] else NOTHING

    def choose(self, s: State, f: Frame, option: int) -> None:
        f.card = option


class GiveInReturn(Choice):
    """Ask for the hand card to lay face up on the tile, and swap the two (LOC02-01, AMB-44)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(1, 1, "card", "prompt-swap-give", "LOC02-01", verb="give")

    def about(self, s: State, f: Frame) -> dict[str, int]:
        return {"card": f.card}

    def options(self, s: State, f: Frame) -> bytes:
        return s.hands[f.seat]

    def choose(self, s: State, f: Frame, option: int) -> None:
        lay_on_tile(s, f.seat, f.tile, option)
        s.tell("lay", f.seat, ONE[option], tile=f.tile)
        take_from_tile(s, f.seat, f.tile, f.card)
        acquire(s, f, ONE[f.card])


SITE: Site = Site(instant=effect("book_swap", ChooseWanted(), GiveInReturn(), ShelveGained(1, "LOC02-01")))
