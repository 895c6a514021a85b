"""2 Ye Olde Book Swap: swap a hand card for a card of the tile, which may be shelved."""

from __future__ import annotations

from exlibris.engine.moves import acquire, lay_on_tile, take_from_tile
from exlibris.engine.sets import NOTHING, ONE
from exlibris.engine.sites import Site
from exlibris.engine.state import State
from exlibris.engine.steps import Choice, Frame, effect
from exlibris.engine.verbs.shelving import ShelveGained


class ChooseWanted(Choice):
    """Choose the card of the tile; without one, or without a hand card, there is no swap (LOC02-02)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(1, 1, "card", "prompt-swap-take", "LOC02-01")

    def options(self, s: State, f: Frame) -> bytes:
        return s.pools[f.tile] if s.hands[f.seat] else NOTHING

    def choose(self, s: State, f: Frame, option: int) -> None:
        f.card = option

    def skip(self, s: State, f: Frame) -> None:
        f.step = None


class GiveInReturn(Choice):
    """Choose the hand card that stays on the tile, face up (LOC02-01, AMB-44)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(1, 1, "card", "prompt-swap-give", "LOC02-01")

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
