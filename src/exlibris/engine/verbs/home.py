"""Home actions: draw a card or shelve one, or do neither (HOME-01..03)."""

from __future__ import annotations

from typing import Final

from exlibris.engine.actions import DRAW, SHELVE
from exlibris.engine.frames import Frame, Step
from exlibris.engine.moves import acquire, cards_left, draw
from exlibris.engine.ruleset import Ruleset
from exlibris.engine.sets import NOTHING, ONE, minus
from exlibris.engine.state import State
from exlibris.engine.steps import Choice, effect
from exlibris.engine.verbs.shelving import ShelveFromHand

CAN_DRAW: Final = ONE[DRAW]
CAN_SHELVE: Final = ONE[SHELVE]
CAN_DO_BOTH: Final = CAN_DRAW + CAN_SHELVE


def home_options(s: State, seat: int) -> bytes:
    """Return which of the two home actions the seat can carry out (AMB-20)."""
    if cards_left(s):
        return CAN_DO_BOTH if s.hands[seat] else CAN_DRAW
    return CAN_SHELVE if s.hands[seat] else NOTHING


class HomeAction(Choice):
    """Ask whether to draw a card or to shelve one; draw it here, or go on to the step that shelves.

    With `least` 0 the seat may do neither.
    """

    __slots__ = ()

    def __init__(self, least: int = 0) -> None:
        super().__init__(least, 1, "choice", "prompt-home", "HOME-02")

    def options(self, s: State, f: Frame) -> bytes:
        return home_options(s, f.seat)

    def choose(self, s: State, f: Frame, option: int) -> None:
        if option == DRAW:
            f.step = None
            acquire(s, f, draw(s, f.seat, 1))

    def done(self, s: State, f: Frame) -> None:
        f.step = None

    def skip(self, s: State, f: Frame) -> None:
        f.step = None


class BothHomeActions(Choice):
    """Ask for the two home actions in either order, and carry them out; `picked` holds those done.

    `least` says how many must be done.
    """

    __slots__ = ()

    def __init__(self, least: int = 0) -> None:
        super().__init__(least, 2, "choice", "prompt-both-home", "HOME-03")

    def options(self, s: State, f: Frame) -> bytes:
        return minus(home_options(s, f.seat), f.picked)

    def choose(self, s: State, f: Frame, option: int) -> None:
        f.picked = f.picked + ONE[option]
        if option == DRAW:
            acquire(s, f, draw(s, f.seat, 1))
        else:
            s.push(SHELVE_ONE, f.seat, f.power, f.tile)


SHELVE_ONE: Final = effect("shelve_one", ShelveFromHand(1, 1, "HOME-02"))
MUST_ACT_AT_HOME: Final = effect("home", HomeAction(1), ShelveFromHand(1, 1, "HOME-02"))
MAY_ACT_AT_HOME: Final = effect("home_if_you_like", HomeAction(), ShelveFromHand(1, 1, "HOME-02"))
MAY_DO_BOTH: Final = effect("both_home_if_you_like", BothHomeActions())


def may_do_neither(rules: Ruleset) -> bool:
    """Tell whether a home action may be left undone; until version 1 of the common rules it had to be done."""
    return rules.components.rules >= 2


def home_action(rules: Ruleset) -> Step:
    """Return the effect of a home space (HOME-02)."""
    return MAY_ACT_AT_HOME if may_do_neither(rules) else MUST_ACT_AT_HOME
