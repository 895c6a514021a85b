"""The 18 locations, a module each; importing this package makes known what they do under which ruleset."""

from __future__ import annotations

from collections.abc import Callable

from exlibris.engine.game import SITE_MAKERS
from exlibris.engine.locations import (
    assistants_guild,
    auction_house,
    bon_mot_bookshop,
    book_collector,
    book_swap,
    bookworm_tavern,
    community_center,
    curiosity_cart,
    diviners_hut,
    flea_market,
    gambling_den,
    garbage_dump,
    librarians_lounge,
    mysterious_shack,
    paper_mill,
    rummage_sale,
    shelfmasons_guild,
    tax_collector,
)
from exlibris.engine.ruleset import Ruleset
from exlibris.engine.sites import Site


def always(site: Site) -> Callable[[Ruleset], Site]:
    """The same under every ruleset."""
    return lambda _: site


SITE_MAKERS[:] = [
    always(diviners_hut.SITE),
    always(book_swap.SITE),
    always(auction_house.SITE),
    paper_mill.site,
    always(community_center.SITE),
    always(curiosity_cart.SITE),
    gambling_den.site,
    always(librarians_lounge.SITE),
    always(book_collector.SITE),
    always(bon_mot_bookshop.SITE),
    garbage_dump.site,
    always(bookworm_tavern.SITE),
    mysterious_shack.site,
    always(flea_market.SITE),
    assistants_guild.site,
    tax_collector.site,
    rummage_sale.site,
    shelfmasons_guild.site,
]
