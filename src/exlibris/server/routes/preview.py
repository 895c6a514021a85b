"""A look at what an action would bring."""

import asyncio
from random import Random

from litestar import post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from exlibris.engine import player_view
from exlibris.server.dependencies import TableId, TheBrowser, TheLanguage, TheTables
from exlibris.server.errors import REFUSALS
from exlibris.server.messages import Act, Foretold
from exlibris.server.present.preview import preview_of
from exlibris.server.present.snapshot import cast_of
from exlibris.server.tables import check_legal, check_owner, check_turn


@post("/tables/{table_id:str}/preview", status_code=HTTP_200_OK, responses=REFUSALS)
async def preview(
    *, table_id: TableId, data: JSONBody[Act], browser: TheBrowser, tables: TheTables, spoken: TheLanguage
) -> Foretold:
    """What the seat would see after the action, as far as it could know; nothing is done."""
    live = await tables.load(table_id)
    check_owner(live, data.seat, browser.session)
    check_turn(live, data.seat, data.number)
    check_legal(live.playing(), data.seat, data.action)
    view = player_view(live.playing(), data.seat)
    luck = Random(f"{table_id} {data.number} {data.action}")  # the same question, the same answer
    players = cast_of(live, view, spoken)
    return Foretold(preview=await asyncio.to_thread(preview_of, view, data.action, players, luck))
