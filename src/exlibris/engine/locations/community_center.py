"""5 Community Center: take a card, then give another to an opponent; both may shelve their cards."""

from __future__ import annotations

from exlibris.engine.board import UNSET
from exlibris.engine.frames import Frame
from exlibris.engine.moves import take_from_tile
from exlibris.engine.sets import NOTHING, ONE
from exlibris.engine.site import Site
from exlibris.engine.state import State
from exlibris.engine.steps import Automatic, Choice, effect
from exlibris.engine.verbs.shelving import ShelveGained, may_shelve_gained
from exlibris.engine.verbs.taking import TakeHere


class ChooseGift(Choice):
    """Ask which of the remaining cards to give away, and keep it in `card` (LOC05-01)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(1, 1, "card", "prompt-choose-gift", "LOC05-01", verb="give")

    def options(self, s: State, f: Frame) -> bytes:
        return s.pools[f.tile]

    def choose(self, s: State, f: Frame, option: int) -> None:
        f.card = option


class ChooseRecipient(Choice):
    """Ask which opponent gets `card`, if any card remains, and keep the seat in `other` (LOC05-01, AMB-49)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(1, 1, "seat", "prompt-choose-recipient", "LOC05-01", verb="to")

    def about(self, s: State, f: Frame) -> dict[str, int]:
        return {"card": f.card}

    def options(self, s: State, f: Frame) -> bytes:
        n = s.game.seats
        return NOTHING if f.card == UNSET else bytes([(f.seat + k) % n for k in range(1, n)])

    def choose(self, s: State, f: Frame, option: int) -> None:
        f.other = option
        s.tell("present", f.seat, ONE[f.card], tile=f.tile, other=option)
        take_from_tile(s, option, f.tile, f.card)


class RecipientMayShelve(Automatic):
    """Let the seat that was given `card` shelve it (LOC05-02, AMB-49)."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> None:
        if f.other != UNSET:
            may_shelve_gained(s, f.other, f.tile, ONE[f.card])


SITE: Site = Site(
    instant=effect(
        "community_center",
        TakeHere(1, "LOC05-01"),
        ChooseGift(),
        ChooseRecipient(),
        ShelveGained(1, "LOC05-02"),
        RecipientMayShelve(),
    )
)
