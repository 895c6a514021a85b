"""The draft: how seats get libraries or special assistants (SETUP1-04..09, SETUP2-05, SETUP2-06)."""

from __future__ import annotations

from typing import Final

from exlibris.engine.board import DRAFT
from exlibris.engine.frames import Frame, Power, Step
from exlibris.engine.game import Game
from exlibris.engine.sets import NOTHING, without
from exlibris.engine.state import State
from exlibris.engine.steps import ANY, Automatic, Choice, during, effect

OFFERED: Final = 2  # libraries for each player


def receive(s: State, seat: int, number: int) -> None:
    """Give the seat the special assistant of that number."""
    power: Power = s.game.powers[number]
    s.deal = s.deal.with_power(seat, power)
    s.tell("library", seat, key=power.key)


def first_to_choose(s: State) -> int:
    """Return the seat that chooses first, the first player's right-hand neighbor (SETUP1-06)."""
    return (s.round.first - 1) % s.game.seats


class ChooseOwnLibrary(Choice):
    """Ask each seat, counterclockwise, which of its two libraries to keep (SETUP1-06).

    `libraries` holds two for each seat, in order of the seats; public.
    """

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ANY, ANY, "library", "prompt-library", "SETUP1-05")

    def options(self, s: State, f: Frame) -> bytes:
        if f.count == s.game.seats:
            return NOTHING
        return f.libraries[OFFERED * f.seat : OFFERED * f.seat + OFFERED]

    def choose(self, s: State, f: Frame, option: int) -> None:
        receive(s, f.seat, option)
        f.seat = (f.seat - 1) % s.game.seats


class TakeFromPool(Choice):
    """Ask each seat, counterclockwise, for an assistant of the pool; `libraries` holds the rest, public (SETUP1-06)."""

    __slots__ = ("each",)

    each: int  # choices of a seat in one turn: the first is kept, the others are removed from the game

    def __init__(self, each: int, prompt: str, rule_id: str) -> None:
        super().__init__(ANY, ANY, "library", prompt, rule_id)
        self.each = each

    def options(self, s: State, f: Frame) -> bytes:
        return f.libraries if f.count < self.each * s.game.seats else NOTHING

    def choose(self, s: State, f: Frame, option: int) -> None:
        f.libraries = without(f.libraries, option)
        if (f.count - 1) % self.each == 0:
            receive(s, f.seat, option)
        else:
            s.tell("library-removed", f.seat, key=s.game.powers[option].key)
        if f.count % self.each == 0:
            f.seat = (f.seat - 1) % s.game.seats


class GiveAtRandom(Automatic):
    """Give each seat one special assistant at random (SETUP2-05)."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> None:
        for seat in range(s.game.seats):
            receive(s, seat, f.libraries[seat])


class Nothing(Automatic):
    """Leave all seats without special assistants: plain libraries (VAR-01)."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> None:
        pass


OWN_TWO: Final = effect("setup", during(DRAFT, ChooseOwnLibrary()))
OPEN_POOL: Final = effect("setup.pool", during(DRAFT, TakeFromPool(2, "prompt-library-pool", "SETUP1-05")))
CARDS_DRAFTED: Final = effect("setup.drafted", during(DRAFT, TakeFromPool(1, "prompt-assistant-card", "SETUP2-06")))
CARDS_DEALT: Final = effect("setup.dealt", GiveAtRandom())
NONE: Final = effect("setup.none", Nothing())
SOLO: Final = {
    "two_of_seven": effect("setup.solo", during(DRAFT, TakeFromPool(1, "prompt-library", "SOLO-03"))),
    "free_choice": effect("setup.solo.card", during(DRAFT, TakeFromPool(1, "prompt-assistant-card", "SOLO-04"))),
}

BY_CHOICE: Final = {"own_two": OWN_TWO, "open_pool": OPEN_POOL}
BY_ASSISTANTS: Final = {"cards_dealt": CARDS_DEALT, "cards_drafted": CARDS_DRAFTED, "none": NONE}


def draft_of(game: Game) -> Step:
    """Return the effect that hands out special assistants in this game."""
    rules = game.ruleset
    if game.is_solo:
        return SOLO[rules.solo_special]
    return BY_ASSISTANTS.get(rules.special_assistants) or BY_CHOICE[rules.library_choice]


def on_offer(game: Game, shuffled: bytes) -> bytes:
    """Return the shuffled special assistants that are on offer (SETUP1-04, SOLO-03, SOLO-04).

    They keep their random order if it decides which seat gets which offer; otherwise they are sorted.
    """
    if game.is_solo:
        return shuffled[:OFFERED] if game.ruleset.solo_special == "two_of_seven" else bytes(sorted(shuffled))
    if game.ruleset.special_assistants == "with_library":
        return shuffled[: OFFERED * game.seats]
    return bytes(sorted(shuffled)) if game.ruleset.special_assistants == "cards_drafted" else shuffled
