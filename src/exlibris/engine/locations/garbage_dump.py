"""11 Garbage Dump (delayed): name a category, and take a card of it from the discard pile; it may be shelved."""

from __future__ import annotations

from typing import Final

from exlibris.engine.board import seat_of
from exlibris.engine.frames import Frame, Step
from exlibris.engine.moves import acquire, take_openly
from exlibris.engine.ruleset import Ruleset
from exlibris.engine.sets import ONE, pairs_of, without
from exlibris.engine.site import Site
from exlibris.engine.sites import power_of
from exlibris.engine.state import State
from exlibris.engine.steps import Automatic, Choice, effect
from exlibris.engine.verbs.naming import NameCategory
from exlibris.engine.verbs.shelving import ShelveGained


class EachVisitor(Automatic):
    """Begin a search for each assistant here, in order of the spaces (AMB-58)."""

    __slots__ = ("search",)

    search: Step  # the first step of the search

    def __init__(self, search: Step) -> None:
        super().__init__()
        self.search = search

    def run(self, s: State, f: Frame) -> None:
        for token in reversed(in_order_of_spaces(s, f.tile)):
            s.push(self.search, seat_of(token), power_of(s, token), f.tile)


def in_order_of_spaces(s: State, tile: int) -> bytes:
    """Return the tokens on a tile, in order of their spaces."""
    return bytes([token for _, token in sorted([(space, token) for token, space in pairs_of(s.visitors[tile])])])


class NeedsDiscards(Automatic):
    """End the effect if the discard pile is empty (LOC11-02)."""

    __slots__ = ()

    def run(self, s: State, f: Frame) -> None:
        if not s.discard:
            f.step = None


class TakeDiscarded(Choice):
    """Ask for a card of the discard pile with the category, and take it; report a search without a match (LOC11-01).

    Opponents see the card only if it was on top of the pile.
    """

    __slots__ = ()

    def __init__(self, least: int) -> None:
        super().__init__(least, 1, "card", "prompt-search", "LOC11-01", verb="take")
        self.looks = True

    def is_secret(self, s: State, f: Frame) -> bool:
        return len(s.discard) > 1  # opponents can't count the matching cards; a single card is visible

    def shows_discard_pile(self) -> bool:
        return True

    def about(self, s: State, f: Frame) -> dict[str, int]:
        return {"category": f.category}

    def options(self, s: State, f: Frame) -> bytes:
        return s.game.of_category(s.discard, f.category)

    def choose(self, s: State, f: Frame, option: int) -> None:
        if option == s.discard[-1]:
            take_openly(s, f.seat, option)
            seen = -1
        else:
            s.hands[f.seat] = s.hands[f.seat] + ONE[option]
            seen = 1 << f.seat
        s.discard = without(s.discard, option)
        s.tell("salvage", f.seat, ONE[option], seen=seen, tile=f.tile)
        acquire(s, f, ONE[option])

    def skip(self, s: State, f: Frame) -> None:
        s.tell("found-nothing", f.seat, tile=f.tile, value=f.category)


SEARCHES: Final = {
    least: effect(
        f"garbage_dump.{word}",
        NeedsDiscards(),
        NameCategory("LOC11-01"),
        TakeDiscarded(least),
        ShelveGained(1, "LOC11-01"),
    )
    for least, word in ((1, "search"), (0, "may_search"))
}
BY_TAKE: Final = {
    "must": Site(resolving=effect("garbage_dump", EachVisitor(SEARCHES[1])), waiting=1.5, feeding=0.8),
    "may": Site(resolving=effect("garbage_dump.may", EachVisitor(SEARCHES[0])), waiting=1.5, feeding=0.8),
}


def site(rules: Ruleset) -> Site:
    """Return the site under the ruleset; in the French book a matching card need not be taken (LOC11-01)."""
    return BY_TAKE[rules.garbage_dump_take]
