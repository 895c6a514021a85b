"""The locations, one module each. Importing this package registers what they do in `SITE_MAKERS`."""

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
from exlibris.engine.site import Site


def always(site: Site) -> Callable[[Ruleset], Site]:
    """Return a maker of a site that no ruleset changes."""
    return lambda _: site


SITE_MAKERS.update(
    {
        "diviners_hut": always(diviners_hut.SITE),
        "book_swap": always(book_swap.SITE),
        "auction_house": always(auction_house.SITE),
        "paper_mill": paper_mill.site,
        "community_center": community_center.site,
        "curiosity_cart": always(curiosity_cart.SITE),
        "gambling_den": gambling_den.site,
        "librarians_lounge": always(librarians_lounge.SITE),
        "book_collector": always(book_collector.SITE),
        "bon_mot_bookshop": always(bon_mot_bookshop.SITE),
        "garbage_dump": garbage_dump.site,
        "bookworm_tavern": always(bookworm_tavern.SITE),
        "mysterious_shack": mysterious_shack.site,
        "flea_market": always(flea_market.SITE),
        "assistants_guild": assistants_guild.site,
        "tax_collector": tax_collector.site,
        "rummage_sale": rummage_sale.site,
        "shelfmasons_guild": shelfmasons_guild.site,
    }
)
