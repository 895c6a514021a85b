"""4 Paper Mill: discard at least one card of hand or shelf, then shelve up to two hand cards."""

from __future__ import annotations

from typing import Final

from exlibris.engine.frames import Frame, Step
from exlibris.engine.ruleset import Ruleset
from exlibris.engine.site import Site
from exlibris.engine.state import State
from exlibris.engine.steps import ANY, effect
from exlibris.engine.verbs.discarding import DiscardOwn
from exlibris.engine.verbs.shelving import ShelveFromHand


class DiscardFirst(DiscardOwn):
    """Ask for a card of hand or shelf and discard it; all others must come from the same place (version 1)."""

    __slots__ = ("from_hand", "from_shelf")

    from_hand: Step
    from_shelf: Step

    def __init__(self, from_hand: Step, from_shelf: Step) -> None:
        super().__init__(1, 1, "LOC04-01")
        self.from_hand = from_hand
        self.from_shelf = from_shelf

    def choose(self, s: State, f: Frame, option: int) -> None:
        f.step = self.from_hand if option in s.hands[f.seat] else self.from_shelf
        super().choose(s, f, option)


class DiscardMoreFromHand(DiscardOwn):
    """Ask for any number of hand cards, and discard them."""

    __slots__ = ()

    def options(self, s: State, f: Frame) -> bytes:
        return s.hands[f.seat]


class DiscardMoreFromShelf(DiscardOwn):
    """Ask for any number of removable shelved cards, and discard them."""

    __slots__ = ()

    def options(self, s: State, f: Frame) -> bytes:
        return s.shelves[f.seat].removable()


def _from_one_place() -> Site:
    """Return the site as the French book was read first: all cards from the hand, or all from the shelf."""
    from_hand = effect("paper_mill.hand", DiscardMoreFromHand(0, ANY, "LOC04-01"), ShelveFromHand(1, 2, "LOC04-01"))
    from_shelf = effect("paper_mill.shelf", DiscardMoreFromShelf(0, ANY, "LOC04-01"), ShelveFromHand(1, 2, "LOC04-01"))
    return Site(instant=effect("paper_mill.or", DiscardFirst(from_hand, from_shelf), ShelveFromHand(1, 2, "LOC04-01")))


def _from_both(name: str, least: int) -> Site:
    """Return the site where `least` cards must be shelved, as far as there are any in hand."""
    return Site(instant=effect(name, DiscardOwn(1, ANY, "LOC04-01"), ShelveFromHand(least, 2, "LOC04-01")))


BY_SHELVING: Final = {"may": _from_both("paper_mill", 0), "must": _from_both("paper_mill.must", 1)}
FROM_ONE_PLACE: Final = _from_one_place()


def site(rules: Ruleset) -> Site:
    """Return the site under the ruleset; in the French book one card must be shelved (LOC04-01).

    In version 1 it also had to be decided whether to discard from the hand or from the shelf.
    """
    if rules.paper_mill_shelving == "must" and rules.version("paper_mill") < 2:
        return FROM_ONE_PLACE
    return BY_SHELVING[rules.paper_mill_shelving]
