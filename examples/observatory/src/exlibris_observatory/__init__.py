"""The Observatory and the Owl: look at the deck from above."""

from exlibris.content import Expansion
from exlibris.engine.effects import KeepFromDeck, LookAtDeck, MayPutAtBottom, Power, PutBackOnTop, Site, effect

OBSERVATORY = Site(instant=effect("observatory", LookAtDeck(3), KeepFromDeck("OBS-01"), PutBackOnTop("OBS-02")))
OWL = Power("owl", 63)
OWL.arriving = effect("owl", LookAtDeck(1), MayPutAtBottom("OBS-03"))

EXPANSION = Expansion(
    "observatory",
    package="exlibris_observatory",
    locations={"observatory": lambda _: OBSERVATORY},
    assistants={"owl": lambda _: OWL},
)
