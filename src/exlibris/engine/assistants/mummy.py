"""Mummy: a card that it shelves may go on top of a shelved card or under it."""

from __future__ import annotations

from typing import Final

from exlibris.engine.actions import BESIDE, ON_TOP, UNDERNEATH
from exlibris.engine.frames import Frame, Power
from exlibris.engine.moves import take_up
from exlibris.engine.sets import NOTHING
from exlibris.engine.state import State
from exlibris.engine.steps import Choice, effect
from exlibris.engine.verbs.shelving import PUT, begin_shelving

MANNERS: Final = bytes((BESIDE, ON_TOP, UNDERNEATH))


class ChooseCovering(Choice):
    """Ask whether to shelve `card` beside, on top of or under shelved cards (ASST-MUMMY-01, AMB-75)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(1, 1, "choice", "prompt-mummy", "ASST-MUMMY-01")

    def about(self, s: State, f: Frame) -> dict[str, int]:
        return {"card": f.card}

    def options(self, s: State, f: Frame) -> bytes:
        return MANNERS if s.shelves[f.seat].uncovering() else NOTHING

    def choose(self, s: State, f: Frame, option: int) -> None:
        manner = PUT if option == BESIDE else COVER if option == ON_TOP else BURY
        begin_shelving(s, f, manner, f.card, f.face_down)

    def skip(self, s: State, f: Frame) -> None:
        self.choose(s, f, BESIDE)


class ChooseCompanion(Choice):
    """Ask which shelved card shares its cell with `card`; cards that cover another are not offered (ASST-MUMMY-03)."""

    __slots__ = ()

    def __init__(self, prompt: str, verb: str) -> None:
        super().__init__(1, 1, "card", prompt, "ASST-MUMMY-01", verb)

    def about(self, s: State, f: Frame) -> dict[str, int]:
        return {"card": f.card}

    def options(self, s: State, f: Frame) -> bytes:
        return s.shelves[f.seat].uncovering()


class Cover(ChooseCompanion):
    """Ask for a shelved card, and entomb it under `card` (ASST-MUMMY-02)."""

    __slots__ = ()

    def choose(self, s: State, f: Frame, option: int) -> None:
        take_up(s, f.card)
        s.shelves[f.seat] = s.shelves[f.seat].cover(f.card, option, f.face_down)
        s.tell("cover", f.seat, bytes((f.card, option)))


class Bury(ChooseCompanion):
    """Ask for a shelved card, and entomb `card` under it."""

    __slots__ = ()

    def choose(self, s: State, f: Frame, option: int) -> None:
        take_up(s, f.card)
        s.shelves[f.seat] = s.shelves[f.seat].bury_under(f.card, option)
        s.tell("entomb", f.seat, bytes((f.card, option)))


COVER: Final = effect("mummy.cover", Cover("prompt-mummy-cover", "entomb"))
BURY: Final = effect("mummy.bury", Bury("prompt-mummy-bury", "under"))
POWER: Power = Power("mummy", 8)
POWER.shelving = effect("mummy", ChooseCovering())
