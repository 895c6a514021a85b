"""Advice before the inspection."""

import asyncio

from litestar import get
from litestar.params import FromQuery

from exlibris.engine import player_view
from exlibris.server.dependencies import TableId, TheBrowser, TheTables
from exlibris.server.errors import REFUSALS
from exlibris.server.messages import BestFlips
from exlibris.server.present.best_flips import best_flips_of
from exlibris.server.tables import check_owner, check_sealing


@get("/tables/{table_id:str}/best-flips", responses=REFUSALS)
async def read_best_flips(
    *, table_id: TableId, seat: FromQuery[int], browser: TheBrowser, tables: TheTables
) -> BestFlips:
    """What one of this browser's seats would best turn face down, by what it sees itself."""
    live = await tables.load(table_id)
    check_owner(live, seat, browser.session)
    check_sealing(live, seat)
    view = player_view(live.playing(), seat)
    return await asyncio.to_thread(best_flips_of, view)
