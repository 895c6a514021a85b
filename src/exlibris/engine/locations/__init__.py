"""The 18 locations, a module each; importing this package puts their effects on the tiles."""

from __future__ import annotations

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
from exlibris.engine.sites import SITES

SITES[1:] = [
    diviners_hut.SITE,
    book_swap.SITE,
    auction_house.SITE,
    paper_mill.SITE,
    community_center.SITE,
    curiosity_cart.SITE,
    gambling_den.SITE,
    librarians_lounge.SITE,
    book_collector.SITE,
    bon_mot_bookshop.SITE,
    garbage_dump.SITE,
    bookworm_tavern.SITE,
    mysterious_shack.SITE,
    flea_market.SITE,
    assistants_guild.SITE,
    tax_collector.SITE,
    rummage_sale.SITE,
    shelfmasons_guild.SITE,
]
