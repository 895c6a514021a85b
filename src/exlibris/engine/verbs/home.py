"""Home actions: draw one card, or shelve one (HOME-01..03)."""

from __future__ import annotations

from typing import Final

from exlibris.engine.actions import DRAW, SHELVE
from exlibris.engine.moves import acquire, cards_left, draw
from exlibris.engine.sets import ONE
from exlibris.engine.state import State
from exlibris.engine.steps import Frame, Step, effect
from exlibris.engine.verbs.shelving import ShelveFromHand

CAN_DRAW: Final = ONE[DRAW]
CAN_SHELVE: Final = ONE[SHELVE]


def home_options(s: State, seat: int) -> bytes:
    """Which of the two actions the seat can carry out (AMB-20)."""
    options = CAN_DRAW if cards_left(s) else b""
    return options + CAN_SHELVE if s.hands[seat] else options


class HomeAction(Step):
    """Draw a card, or go on to shelve one."""

    __slots__ = ()

    def __init__(self, least: int = 1) -> None:
        super().__init__(least, 1, "choice", "prompt-home", "HOME-02")

    def ask(self, s: State, f: Frame) -> bytes:
        options = home_options(s, f.seat)
        if not options:
            f.step = None
        return options

    def choose(self, s: State, f: Frame, option: int) -> None:
        if option == DRAW:
            f.step = None
            acquire(s, f, draw(s, f.seat, 1))

    def end(self, s: State, f: Frame) -> None:
        f.step = None


class BothHomeActions(Step):
    """Draw a card and shelve one, in either order; what has been done is noted in `number`."""

    __slots__ = ()

    def __init__(self, least: int) -> None:
        super().__init__(least, 2, "choice", "prompt-both-home", "HOME-03")

    def ask(self, s: State, f: Frame) -> bytes:
        options = home_options(s, f.seat)
        return bytes([option for option in options if not f.number >> option & 1])

    def choose(self, s: State, f: Frame, option: int) -> None:
        f.number |= 1 << option
        if option == DRAW:
            acquire(s, f, draw(s, f.seat, 1))
        else:
            s.push(SHELVE_ONE, f.seat, f.power, f.tile)


SHELVE_ONE: Final = effect("shelve_one", ShelveFromHand(1, 1, "HOME-02"))
HOME_ACTION: Final = effect("home", HomeAction(), ShelveFromHand(1, 1, "HOME-02"))
MAY_ACT_AT_HOME: Final = effect("home_if_you_like", HomeAction(0), ShelveFromHand(1, 1, "HOME-02"))
MAY_DO_BOTH: Final = effect("both_home_if_you_like", BothHomeActions(0))
