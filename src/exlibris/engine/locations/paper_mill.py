"""4 Paper Mill: discard one card or more from hand and/or shelf, then shelve up to two from hand."""

from __future__ import annotations

from exlibris.engine.sites import Site
from exlibris.engine.steps import ANY, effect
from exlibris.engine.verbs.discarding import DiscardOwn
from exlibris.engine.verbs.shelving import ShelveFromHand

SITE = Site(instant=effect("paper_mill", DiscardOwn(1, ANY, "LOC04-01"), ShelveFromHand(0, 2, "LOC04-01")))
