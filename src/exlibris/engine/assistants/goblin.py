"""Goblin: on arrival it steals a card of a named category from each opponent there."""

from __future__ import annotations

from typing import Final

from exlibris.engine.frames import Frame, Power
from exlibris.engine.moves import look_at, pass_secretly
from exlibris.engine.sets import NOTHING, ONE
from exlibris.engine.sites import opponents_at
from exlibris.engine.state import State
from exlibris.engine.steps import ANY, Choice, effect
from exlibris.engine.verbs.naming import NameCategory
from exlibris.engine.verbs.shelving import ShelveGained


class ChooseVictim(Choice):
    """Ask which opponent here to rob, each at most once; `seats` holds those already robbed (ASST-GOBLIN-01..03)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(0, ANY, "seat", "prompt-goblin-victim", "ASST-GOBLIN-01", verb="rob")

    def options(self, s: State, f: Frame) -> bytes:
        if not f.tile:
            return NOTHING
        there = opponents_at(s, f.seat, f.tile)
        return bytes([seat for seat in there if seat not in f.seats and s.hands[seat]])

    def choose(self, s: State, f: Frame, option: int) -> None:
        f.seats = f.seats + ONE[option]
        s.push(ROB, f.seat, f.power, f.tile).other = option


class AskFor(NameCategory):
    """Ask for the category of the card to be given, then make the victim, `other`, the deciding seat."""

    __slots__ = ()

    def about(self, s: State, f: Frame) -> dict[str, int]:
        return {"other": f.other}

    def choose(self, s: State, f: Frame, option: int) -> None:
        super().choose(s, f, option)
        f.seat, f.other = f.other, f.seat


class HandOver(Choice):
    """Ask the victim for a card of the category; without such a card show the hand (ASST-GOBLIN-02, AMB-73).

    `other` is the thief, whose effect, the next below on the stack, receives the card.
    """

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(1, 1, "card", "prompt-goblin-hand-over", "ASST-GOBLIN-02", verb="give")

    def about(self, s: State, f: Frame) -> dict[str, int]:
        return {"category": f.category, "other": f.other}

    def is_secret(self, s: State, f: Frame) -> bool:
        return len(s.hands[f.seat]) > 1  # others can't count the matching cards; a single card is given or shown

    def options(self, s: State, f: Frame) -> bytes:
        return s.game.of_category(s.hands[f.seat], f.category)

    def choose(self, s: State, f: Frame, option: int) -> None:
        pass_secretly(s, f.seat, f.other, option)
        f.result = ONE[option] + ONE[option]

    def skip(self, s: State, f: Frame) -> None:
        hand = s.hands[f.seat]
        look_at(s, f.other, hand)
        s.tell("shows-hand", f.seat, hand, 1 << f.seat | 1 << f.other, f.tile, f.other, f.category)


ROB: Final = effect("goblin.rob", AskFor("ASST-GOBLIN-02"), HandOver())
POWER: Power = Power("goblin", 5)
POWER.arriving = effect("goblin", ChooseVictim(), ShelveGained(rule_id="ASST-GOBLIN-04"))
