"""10 Bon Mot Bookshop: take a card of the tile; it may be shelved."""

from __future__ import annotations

from exlibris.engine.site import Site
from exlibris.engine.steps import effect
from exlibris.engine.verbs.shelving import ShelveGained
from exlibris.engine.verbs.taking import TakeHere

SITE: Site = Site(instant=effect("bon_mot_bookshop", TakeHere(1, "LOC10-01"), ShelveGained(1, "LOC10-01")), feeding=2.9)
