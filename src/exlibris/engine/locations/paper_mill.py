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
    """Ask for a card of hand or shelf and discard it; all others must come from the same place."""

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


def _from_one() -> Site:
    from_hand = effect("paper_mill.hand", DiscardMoreFromHand(0, ANY, "LOC04-01"), ShelveFromHand(1, 2, "LOC04-01"))
    from_shelf = effect("paper_mill.shelf", DiscardMoreFromShelf(0, ANY, "LOC04-01"), ShelveFromHand(1, 2, "LOC04-01"))
    return Site(instant=effect("paper_mill.or", DiscardFirst(from_hand, from_shelf), ShelveFromHand(1, 2, "LOC04-01")))


BY_SOURCE: Final = {
    "hand_and_shelf": Site(
        instant=effect("paper_mill", DiscardOwn(1, ANY, "LOC04-01"), ShelveFromHand(0, 2, "LOC04-01"))
    ),
    "hand_or_shelf": _from_one(),
}


def site(rules: Ruleset) -> Site:
    """Return the site under the ruleset; the French book has "or" where others have "and/or" (LOC04-01)."""
    return BY_SOURCE[rules.paper_mill_discards]
