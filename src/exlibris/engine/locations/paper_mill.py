"""4 Paper Mill: discard one card or more from hand and/or shelf, then shelve up to two from hand."""

from __future__ import annotations

from typing import Final

from exlibris.engine.ruleset import Ruleset
from exlibris.engine.sites import Site
from exlibris.engine.state import State
from exlibris.engine.steps import ANY, Frame, effect
from exlibris.engine.verbs.discarding import DiscardOwn
from exlibris.engine.verbs.shelving import ShelveFromHand

FROM_HAND: Final = b"\0"
FROM_SHELF: Final = b"\1"


class DiscardFromOne(DiscardOwn):
    """Discard cards from hand or from the shelf: where the first came from, all come from; `notes` remembers."""

    __slots__ = ()

    def ask(self, s: State, f: Frame) -> bytes:
        if f.notes == FROM_HAND:
            return s.hands[f.seat]
        return s.shelves[f.seat].removable() if f.notes == FROM_SHELF else super().ask(s, f)

    def choose(self, s: State, f: Frame, option: int) -> None:
        f.notes = FROM_HAND if option in s.hands[f.seat] else FROM_SHELF
        super().choose(s, f, option)


BY_SOURCE: Final = {
    "hand_and_shelf": Site(
        instant=effect("paper_mill", DiscardOwn(1, ANY, "LOC04-01"), ShelveFromHand(0, 2, "LOC04-01"))
    ),
    "hand_or_shelf": Site(
        instant=effect("paper_mill.or", DiscardFromOne(1, ANY, "LOC04-01"), ShelveFromHand(1, 2, "LOC04-01"))
    ),
}


def site(rules: Ruleset) -> Site:
    """What the tile does (LOC04-01: the French book has "or" where the others have "and/or")."""
    return BY_SOURCE[rules.paper_mill_discards]
