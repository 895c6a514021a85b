"""Fire Imp: on arrival it may discard one card of the tile for a home action, or all of them for two."""

from __future__ import annotations

from typing import Final

from exlibris.engine.actions import DISCARD_ALL, DISCARD_ONE
from exlibris.engine.events import EVERYBODY
from exlibris.engine.frames import Frame, Power
from exlibris.engine.moves import discard_pool, forget
from exlibris.engine.sets import NOTHING, ONE, without
from exlibris.engine.state import State
from exlibris.engine.steps import Choice, effect
from exlibris.engine.verbs.home import HOME_ACTION


class BurnOneOrAll(Choice):
    """Offer to discard one card of the tile, or all of two or more (ASST-IMP-01, ASST-IMP-02, AMB-84)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(0, 1, "choice", "prompt-imp", "ASST-IMP-01")

    def options(self, s: State, f: Frame) -> bytes:
        cards = len(s.pools[f.tile]) if f.tile else 0
        if cards > 1:
            return bytes((DISCARD_ONE, DISCARD_ALL))
        return ONE[DISCARD_ONE] if cards else NOTHING

    def choose(self, s: State, f: Frame, option: int) -> None:
        if option == DISCARD_ONE:
            s.push(BURN_UNSEEN if s.game.face_down[f.tile] else BURN_ONE, f.seat, f.power, f.tile)
            return
        seen = 0 if s.game.face_down[f.tile] else EVERYBODY  # only the top one of face-down cards becomes visible
        s.tell("burn", f.seat, s.pools[f.tile], seen, f.tile)
        discard_pool(s, f.tile)
        s.push(HOME_ACTION, f.seat, f.power, f.tile)
        s.push(HOME_ACTION, f.seat, f.power, f.tile)


class BurnOne(Choice):
    """Ask which of the tile's face-up cards to discard."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(1, 1, "card", "prompt-imp-card", "ASST-IMP-01", verb="burn")

    def options(self, s: State, f: Frame) -> bytes:
        return s.pools[f.tile]

    def choose(self, s: State, f: Frame, option: int) -> None:
        burn(s, f, option)


class BurnUnseen(Choice):
    """Ask which face-down card of the tile to discard, by its position: the cards themselves are secret."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(1, 1, "slot", "prompt-imp-unseen", "ASST-IMP-01", verb="burn")

    def options(self, s: State, f: Frame) -> bytes:
        return bytes(range(len(s.pools[f.tile])))

    def choose(self, s: State, f: Frame, option: int) -> None:
        burn(s, f, s.pools[f.tile][option])


def burn(s: State, f: Frame, card: int) -> None:
    """Put a card of the tile on top of the discard pile, and offer the frame's seat a home action."""
    s.pools[f.tile] = without(s.pools[f.tile], card)
    forget(s, card)
    s.discard = s.discard + ONE[card]
    s.tell("burn", f.seat, ONE[card], tile=f.tile)
    s.push(HOME_ACTION, f.seat, f.power, f.tile)


BURN_ONE: Final = effect("imp.one", BurnOne())
BURN_UNSEEN: Final = effect("imp.unseen", BurnUnseen())
POWER: Power = Power("imp", 7)
POWER.arriving = effect("imp", BurnOneOrAll())
