"""5 Community Center: take a card, then give another one to an opponent; both may shelve what they got."""

from __future__ import annotations

from exlibris.engine.frames import Frame
from exlibris.engine.moves import take_from_tile
from exlibris.engine.sets import ONE
from exlibris.engine.site import Site
from exlibris.engine.state import State
from exlibris.engine.steps import Choice, effect
from exlibris.engine.verbs.shelving import ShelveGained, may_shelve_gained
from exlibris.engine.verbs.taking import TakeHere


class ChooseGift(Choice):
    """Ask which of the cards left to give away; end the effect if there are none (LOC05-01)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(1, 1, "card", "prompt-choose-gift", "LOC05-01")

    def options(self, s: State, f: Frame) -> bytes:
        return s.pools[f.tile]

    def choose(self, s: State, f: Frame, option: int) -> None:
        f.card = option

    def skip(self, s: State, f: Frame) -> None:
        f.step = None


class ChooseRecipient(Choice):
    """Ask which opponent gets the card, and let that opponent shelve it (LOC05-02, AMB-49)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(1, 1, "seat", "prompt-choose-recipient", "LOC05-01")

    def about(self, s: State, f: Frame) -> dict[str, int]:
        return {"card": f.card}

    def options(self, s: State, f: Frame) -> bytes:
        n = s.game.seats
        return bytes([(f.seat + k) % n for k in range(1, n)])

    def choose(self, s: State, f: Frame, option: int) -> None:
        s.tell("present", f.seat, ONE[f.card], tile=f.tile, other=option)
        take_from_tile(s, option, f.tile, f.card)
        may_shelve_gained(s, option, f.tile, ONE[f.card])


SITE: Site = Site(
    instant=effect(
        "community_center",
        TakeHere(1, "LOC05-01"),
        ShelveGained(1, "LOC05-02"),
        ChooseGift(),
        ChooseRecipient(),
    )
)
