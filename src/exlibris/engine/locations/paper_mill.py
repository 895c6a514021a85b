"""4 Paper Mill: discard at least one card of hand or shelf, then shelve up to two hand cards."""

from __future__ import annotations

from typing import Final

from exlibris.engine.ruleset import Ruleset
from exlibris.engine.site import Site
from exlibris.engine.steps import ANY, effect
from exlibris.engine.verbs.discarding import DiscardOwn
from exlibris.engine.verbs.shelving import ShelveFromHand


def _site(name: str, least: int) -> Site:
    """Return the site where at least `least` hand cards must be shelved, if the hand has any."""
    return Site(instant=effect(name, DiscardOwn(1, ANY, "LOC04-01"), ShelveFromHand(least, 2, "LOC04-01")))


BY_SHELVING: Final = {"may": _site("paper_mill", 0), "must": _site("paper_mill.must", 1)}


def site(rules: Ruleset) -> Site:
    """Return the site under the ruleset; in the French book one card must be shelved (LOC04-01)."""
    return BY_SHELVING[rules.paper_mill_shelving]
