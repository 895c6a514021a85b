"""13 Mysterious Shack: name a category, look at the face-down cards, and take the matching cards."""

from __future__ import annotations

from typing import Final

from exlibris.engine.frames import Frame, Step
from exlibris.engine.moves import acquire, look_at, take_from_tile
from exlibris.engine.ruleset import Ruleset
from exlibris.engine.sets import ONE
from exlibris.engine.site import Site
from exlibris.engine.state import State
from exlibris.engine.steps import ANY, Automatic, Choice, effect
from exlibris.engine.verbs.naming import NameCategory
from exlibris.engine.verbs.shelving import ShelveGained
from exlibris.engine.verbs.taking import NeedsCards


class LookAtAll(Automatic):
    """Show the tile's cards to the seat, which knows them from then on (LOC13-02)."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> None:
        cards = s.pools[f.tile]
        look_at(s, f.seat, cards)
        s.tell("look", f.seat, cards, seen=1 << f.seat, tile=f.tile)


class TakeMatching(Choice):
    """Ask for any number of the tile's cards that show the category; reveal and take them (LOC13-03, AMB-61)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(0, ANY, "card", "prompt-take-matching", "LOC13-03", verb="take")

    def about(self, s: State, f: Frame) -> dict[str, int]:
        return {"category": f.category}

    def options(self, s: State, f: Frame) -> bytes:
        return s.game.of_category(s.pools[f.tile], f.category)

    def choose(self, s: State, f: Frame, option: int) -> None:
        take_from_tile(s, f.seat, f.tile, option)
        acquire(s, f, ONE[option])


class TakeAllMatching(Automatic):
    """Reveal and take all the tile's cards that show the category (LOC13-03 in the Czech book)."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> None:
        cards = s.game.of_category(s.pools[f.tile], f.category)
        for card in cards:
            take_from_tile(s, f.seat, f.tile, card)
        acquire(s, f, cards)


def _shack(name: str, take: Step) -> Site:
    steps = (NeedsCards(), NameCategory("LOC13-02"), LookAtAll(), take, ShelveGained(1, "LOC13-05"))
    return Site(instant=effect(name, *steps))


BY_TAKE: Final = {
    "any": _shack("mysterious_shack", TakeMatching()),
    "all": _shack("mysterious_shack.all", TakeAllMatching()),
}


def site(rules: Ruleset) -> Site:
    """Return the site under the ruleset; in the Czech book all matching cards are taken."""
    return BY_TAKE[rules.mysterious_shack_take]
