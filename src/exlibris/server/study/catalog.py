"""The catalog of components, the rulebooks and the computer players."""

from typing import Final

from litestar import Controller, Response, get
from litestar.datastructures import CacheControlHeader
from litestar.params import FromQuery

from exlibris.engine import preset_names
from exlibris.server.kit.dependencies import TheBots, TheLanguage
from exlibris.server.kit.errors import REFUSALS
from exlibris.table.errors import TableError
from exlibris.table.present.bots import BotInfo, bot_info
from exlibris.table.present.catalog import Catalog, catalog
from exlibris.table.present.presets import PresetInfo, decks, presets

AN_HOUR: Final = CacheControlHeader(max_age=3600, public=True)


class CatalogController(Controller):
    """What there is to play with; nothing in it belongs to a table."""

    path = "/"

    @get("/catalog", cache_control=AN_HOUR, responses=REFUSALS, sync_to_thread=False)
    def read_catalog(
        self, *, spoken: TheLanguage, deck: FromQuery[str] = "en", preset: FromQuery[str] = "first-en"
    ) -> Response[Catalog]:
        """Return the cards of a deck, all categories, and tiles and assistants as a rulebook has them."""
        if deck not in decks():
            raise TableError("catalog-not-found", f"There is no deck {deck!r}: there is {', '.join(decks())}.")
        if preset not in preset_names():
            raise TableError(
                "catalog-not-found", f"There is no preset {preset!r}: there is {', '.join(preset_names())}."
            )
        return Response(catalog(deck, preset, spoken))

    @get("/presets", cache_control=AN_HOUR, responses=REFUSALS, sync_to_thread=False)
    def list_presets(self, *, spoken: TheLanguage) -> Response[list[PresetInfo]]:
        """Return the rulebooks with their variants."""
        return Response(presets(spoken))

    @get("/bots", responses=REFUSALS, sync_to_thread=False)
    def list_bots(self, *, spoken: TheLanguage, bots: TheBots) -> list[BotInfo]:
        """Return the computer players that a new table can have; levels stand from the weakest to the strongest."""
        return [bot_info(name, spoken) for name in bots.names]
