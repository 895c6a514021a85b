"""Home actions: draw a card or shelve one, or do neither (HOME-01..03)."""

from __future__ import annotations

from typing import Final

from exlibris.engine.actions import DRAW, SHELVE
from exlibris.engine.board import UNSET
from exlibris.engine.frames import Frame
from exlibris.engine.moves import acquire, cards_left, draw
from exlibris.engine.sets import NOTHING, ONE, minus
from exlibris.engine.state import State
from exlibris.engine.steps import Choice, Prerequisite, effect
from exlibris.engine.verbs.shelving import ShelveFromHand

CAN_DRAW: Final = ONE[DRAW]
CAN_SHELVE: Final = ONE[SHELVE]
CAN_DO_BOTH: Final = CAN_DRAW + CAN_SHELVE


def home_options(s: State, seat: int) -> bytes:
    """Return the home actions that the seat can carry out (AMB-20)."""
    if cards_left(s):
        return CAN_DO_BOTH if s.hands[seat] else CAN_DRAW
    return CAN_SHELVE if s.hands[seat] else NOTHING


class HomeAction(Prerequisite):
    """Ask whether to draw a card, shelve one or do neither; draw it here, or continue to the step that shelves."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(0, 1, "choice", "prompt-home", "HOME-02")

    def options(self, s: State, f: Frame) -> bytes:
        return home_options(s, f.seat)

    def choose(self, s: State, f: Frame, option: int) -> None:
        if option == DRAW:
            f.step = None
            acquire(s, f, draw(s, f.seat, 1))


class BothHomeActions(Choice):
    """Ask for the two home actions in either order; `picked` holds those done, `other` who has allowed them, if any."""

    __slots__ = ()

    def __init__(self, rule_id: str = "HOME-03") -> None:
        super().__init__(0, 2, "choice", "prompt-both-home", rule_id)

    def about(self, s: State, f: Frame) -> dict[str, int]:
        return {} if f.other == UNSET else {"other": f.other}

    def options(self, s: State, f: Frame) -> bytes:
        return minus(home_options(s, f.seat), f.picked)

    def choose(self, s: State, f: Frame, option: int) -> None:
        f.picked = f.picked + ONE[option]
        if option == DRAW:
            acquire(s, f, draw(s, f.seat, 1))
        else:
            s.push(SHELVE_ONE, f.seat, f.power, f.tile)


SHELVE_ONE: Final = effect("shelve_one", ShelveFromHand(1, 1, "HOME-02"))
HOME_ACTION: Final = effect("home", HomeAction(), ShelveFromHand(1, 1, "HOME-02"))
BOTH_HOME_ACTIONS: Final = effect("both_home", BothHomeActions("ASST-CUBE-01"))
