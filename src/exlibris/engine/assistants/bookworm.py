"""Bookworm: both home actions when it arrives at home, and both again for a discarded card."""

from __future__ import annotations

from typing import Final

from exlibris.engine.frames import Frame, Power
from exlibris.engine.moves import discard_own, own_cards
from exlibris.engine.ruleset import Ruleset
from exlibris.engine.state import State
from exlibris.engine.steps import Choice, effect
from exlibris.engine.verbs.home import BothHomeActions, may_do_neither


class PayToRepeat(Choice):
    """Ask for a card of hand or shelf, to be discarded for both home actions again, once (ASST-WORM-02, AMB-78)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(0, 1, "card", "prompt-bookworm-again", "ASST-WORM-02", verb="discard")

    def options(self, s: State, f: Frame) -> bytes:
        return own_cards(s, f.seat)

    def choose(self, s: State, f: Frame, option: int) -> None:
        discard_own(s, f.seat, option)
        s.push(AGAIN, f.seat, f.power, f.tile)


def _bookworm(name: str, least: int) -> Power:
    power = Power("bookworm", 2)
    power.at_home = effect(name, BothHomeActions(least), PayToRepeat())
    return power


AGAIN: Final = effect("bookworm.again", BothHomeActions())
MUST_ACT: Final = _bookworm("bookworm", 1)
MAY_ACT: Final = _bookworm("bookworm.if_you_like", 0)


def power(rules: Ruleset) -> Power:
    """Return the Bookworm's power, which leaves undone as much as any home action may be."""
    return MAY_ACT if may_do_neither(rules) else MUST_ACT
