"""Goblin: on arrival it steals a card of a named category from each opponent there."""

from __future__ import annotations

from typing import Final

from exlibris.engine.moves import look_at, pass_secretly
from exlibris.engine.sets import NOTHING, ONE
from exlibris.engine.sites import opponents_at
from exlibris.engine.state import State
from exlibris.engine.steps import ANY, Frame, Power, Step, effect
from exlibris.engine.verbs.naming import NameCategory
from exlibris.engine.verbs.shelving import ShelveGained


class ChooseVictim(Step):
    """Choose an opponent here who has cards, each once; `notes` holds those already tried (ASST-GOBLIN-01..03)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(0, ANY, "seat", "prompt-goblin-victim", "ASST-GOBLIN-01")

    def ask(self, s: State, f: Frame) -> bytes:
        if not f.tile:
            return NOTHING
        there = opponents_at(s, f.seat, f.tile)
        return bytes([seat for seat in there if seat not in f.notes and s.hands[seat]])

    def choose(self, s: State, f: Frame, option: int) -> None:
        f.notes = f.notes + ONE[option]
        s.stack.append(Frame(ROB, f.seat, f.power, f.tile, notes=bytes((option, f.seat))))


class AskFor(NameCategory):
    """Name the category that the victim has to give a card of."""

    __slots__ = ()

    def about(self, s: State, f: Frame) -> dict[str, int]:
        return {"other": f.notes[0]}


class HandOver(Step):
    """The victim gives a card of the category, or shows the thief that it has none (ASST-GOBLIN-02, AMB-73).

    `notes`: victim and thief. The thief's effect, below on the stack, keeps what was stolen.
    """

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(1, 1, "card", "prompt-goblin-hand-over", "ASST-GOBLIN-02")

    def about(self, s: State, f: Frame) -> dict[str, int]:
        return {"category": f.number, "other": f.notes[1]}

    def ask(self, s: State, f: Frame) -> bytes:
        victim, thief = f.notes
        f.seat = victim
        cards = s.game.of_category(s.hands[victim], f.number)
        if not cards:
            look_at(s, thief, s.hands[victim])
            s.tell("shows-hand", victim, s.hands[victim], 1 << victim | 1 << thief, f.tile, thief, f.number)
        return cards

    def choose(self, s: State, f: Frame, option: int) -> None:
        pass_secretly(s, f.notes[0], f.notes[1], option)
        robbery = s.stack[-2]
        robbery.cards = robbery.cards + ONE[option]


ROB: Final = effect("goblin.rob", AskFor("ASST-GOBLIN-02"), HandOver())
POWER: Power = Power("goblin", 5)
POWER.arriving = effect("goblin", ChooseVictim(), ShelveGained(trace="ASST-GOBLIN-04"))
