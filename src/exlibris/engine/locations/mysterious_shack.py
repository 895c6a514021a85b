"""13 Mysterious Shack: name a category, look at the face-down cards, take any that show it, shelve one."""

from __future__ import annotations

from typing import Final

from exlibris.engine.moves import acquire, look_at, take_from_tile
from exlibris.engine.ruleset import Ruleset
from exlibris.engine.sets import NOTHING, ONE
from exlibris.engine.sites import Site
from exlibris.engine.state import State
from exlibris.engine.steps import ANY, Frame, Step, effect
from exlibris.engine.verbs.naming import NameCategory
from exlibris.engine.verbs.shelving import ShelveGained
from exlibris.engine.verbs.taking import NeedsCards


class LookAtAll(Step):
    """The seat has seen all cards here, and remembers those it leaves (LOC13-02)."""

    __slots__ = ()

    def ask(self, s: State, f: Frame) -> bytes:
        cards = s.pools[f.tile]
        look_at(s, f.seat, cards)
        s.tell("look", f.seat, cards, seen=1 << f.seat, tile=f.tile)
        return NOTHING


class TakeMatching(Step):
    """Reveal and take any number of cards of the category (LOC13-03, AMB-61)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(0, ANY, "card", "prompt-take-matching", "LOC13-03")

    def about(self, s: State, f: Frame) -> dict[str, int]:
        return {"category": f.number}

    def ask(self, s: State, f: Frame) -> bytes:
        return s.game.of_category(s.pools[f.tile], f.number)

    def choose(self, s: State, f: Frame, option: int) -> None:
        take_from_tile(s, f.seat, f.tile, option)
        acquire(s, f, ONE[option])


class TakeAllMatching(Step):
    """Reveal and take all cards of the category (LOC13-03 in the Czech book)."""

    __slots__ = ()

    def ask(self, s: State, f: Frame) -> bytes:
        cards = s.game.of_category(s.pools[f.tile], f.number)
        for card in cards:
            take_from_tile(s, f.seat, f.tile, card)
        acquire(s, f, cards)
        return NOTHING


def _shack(name: str, take: Step) -> Site:
    steps = (NeedsCards(), NameCategory("LOC13-02"), LookAtAll(), take, ShelveGained(1, "LOC13-05"))
    return Site(instant=effect(name, *steps))


BY_TAKE: Final = {
    "any": _shack("mysterious_shack", TakeMatching()),
    "all": _shack("mysterious_shack.all", TakeAllMatching()),
}


def site(rules: Ruleset) -> Site:
    """What the tile does."""
    return BY_TAKE[rules.mysterious_shack_take]
