"""Gelatinous Cube: opponents who come to its location give a random card or allow its owner both home actions."""

from __future__ import annotations

from typing import Final

from exlibris.engine.actions import ALLOW, GIVE
from exlibris.engine.frames import Frame, Power, Step
from exlibris.engine.moves import pass_secretly
from exlibris.engine.ruleset import Ruleset
from exlibris.engine.sets import NOTHING, ONE
from exlibris.engine.state import State
from exlibris.engine.steps import Automatic, Choice, effect
from exlibris.engine.verbs.home import BOTH_HOME_ACTIONS
from exlibris.engine.verbs.shelving import SHELVE_GAINED


class AskVisitor(Automatic):
    """Make the visitor the deciding seat: exchange `seat`, the owner until now, and `other`, the visitor."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> None:
        f.seat, f.other = f.other, f.seat


class MayShelveGift(Automatic):
    """Let the owner, `other`, shelve the card that it was given (ASST2-CUBE-01)."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> None:
        if f.cards:
            s.push(SHELVE_GAINED, f.other, f.power, f.tile).cards = f.cards
            f.cards = NOTHING


class GiveOrAllow(Choice):
    """Ask the visitor to give the owner, `other`, a random hand card or to let it act (ASST-CUBE-01, AMB-76)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(1, 1, "choice", "prompt-cube", "ASST-CUBE-01")

    def about(self, s: State, f: Frame) -> dict[str, int]:
        return {"other": f.other}

    def options(self, s: State, f: Frame) -> bytes:
        return bytes((GIVE, ALLOW)) if s.hands[f.seat] else ONE[ALLOW]

    def choose(self, s: State, f: Frame, option: int) -> None:
        if option == ALLOW:
            s.tell("allow", f.seat, other=f.other, tile=f.tile)
            s.push(BOTH_HOME_ACTIONS, f.other, f.power, f.tile).other = f.seat
            return
        hand = s.hands[f.seat]
        at, s.rng = s.rng.below(len(hand))
        f.cards = ONE[hand[at]]
        pass_secretly(s, f.seat, f.other, hand[at])


def _cube(*reaction: Step) -> Power:
    power = Power("cube", 3)
    power.reacting = effect("cube" if len(reaction) == 2 else "cube.shelved", *reaction)
    return power


KEPT: Final = _cube(AskVisitor(), GiveOrAllow())
SHELVED: Final = _cube(AskVisitor(), GiveOrAllow(), MayShelveGift())


def power(rules: Ruleset) -> Power:
    """Return the Cube's power; in the revised edition its owner may shelve the card given."""
    return SHELVED if rules.cube_card_shelved else KEPT
