"""Gelatinous Cube: opponents who come to its location give a random card, or let its owner do both home actions."""

from __future__ import annotations

from typing import Final

from exlibris.engine.actions import ALLOW, GIVE
from exlibris.engine.moves import pass_secretly
from exlibris.engine.ruleset import Ruleset
from exlibris.engine.sets import NOTHING, ONE
from exlibris.engine.state import State
from exlibris.engine.steps import Frame, Power, Step, effect
from exlibris.engine.verbs.home import MAY_DO_BOTH
from exlibris.engine.verbs.shelving import SHELVE_GAINED


class Visitor(Step):
    """The visitor, who came in `number`, is asked; the owner is in `number` from here on."""

    __slots__ = ()

    def ask(self, s: State, f: Frame) -> bytes:
        f.seat, f.number = f.number, f.seat
        return NOTHING


class MayShelveGift(Step):
    """The owner may shelve the card it was given (ASST2-CUBE-01)."""

    __slots__ = ()

    def ask(self, s: State, f: Frame) -> bytes:
        if f.cards:
            s.stack.append(Frame(SHELVE_GAINED, f.number, f.power, f.tile, cards=f.cards))
            f.cards = NOTHING
        return NOTHING


class GiveOrAllow(Step):
    """Give the owner, whose seat is in `number`, a random hand card, or let it act (ASST-CUBE-01, AMB-76)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(1, 1, "choice", "prompt-cube", "ASST-CUBE-01")

    def about(self, s: State, f: Frame) -> dict[str, int]:
        return {"other": f.number}

    def ask(self, s: State, f: Frame) -> bytes:
        return bytes((GIVE, ALLOW)) if s.hands[f.seat] else ONE[ALLOW]

    def choose(self, s: State, f: Frame, option: int) -> None:
        if option == ALLOW:
            s.tell("allow", f.seat, other=f.number, tile=f.tile)
            s.push(MAY_DO_BOTH, f.number, f.power, f.tile)
            return
        hand = s.hands[f.seat]
        at, s.luck = s.luck.below(len(hand))
        f.cards = ONE[hand[at]]
        pass_secretly(s, f.seat, f.number, hand[at])


def _cube(*reaction: Step) -> Power:
    power = Power("cube", 3)
    power.reacting = effect("cube" if len(reaction) == 2 else "cube.shelved", *reaction)
    return power


KEPT: Final = _cube(Visitor(), GiveOrAllow())
SHELVED: Final = _cube(Visitor(), GiveOrAllow(), MayShelveGift())


def power(rules: Ruleset) -> Power:
    """What it can do; in the revised edition the card given may be shelved."""
    return SHELVED if rules.cube_card_shelved else KEPT
