"""Advice to a seat that is asked: what an action would bring, and what would best be turned face down."""

import asyncio
from random import Random

from litestar import Controller, get, post
from litestar.params import FromQuery, JSONBody
from litestar.status_codes import HTTP_200_OK

from exlibris.engine import player_view
from exlibris.server.kit.dependencies import OF_A_TABLE, TheAddress, TheOnlooker, TheTable, TheWorkers
from exlibris.server.kit.errors import REFUSALS
from exlibris.table.commands.acting import Act
from exlibris.table.commands.checks import check_legal, check_owner, check_sealing, check_turn
from exlibris.table.present.best_flips import BestFlips, best_flips_of
from exlibris.table.present.preview import Foretold, preview_of
from exlibris.table.present.snapshot import cast_of


class AdviceController(Controller):
    """Answers worked out from the seat's own view; nothing at the table changes."""

    path = "/tables/{table_id:str}"
    dependencies = OF_A_TABLE

    @post("/preview", status_code=HTTP_200_OK, responses=REFUSALS)
    async def preview(self, *, data: JSONBody[Act], live: TheTable, onlooker: TheOnlooker) -> Foretold:
        """Return what the seat would see after the action, as far as it could know."""
        check_owner(live, data.seat, onlooker.session)
        check_turn(live, data.seat, data.number)
        check_legal(live.playing(), data.seat, data.action)
        view = player_view(live.playing(), data.seat)
        luck = Random(f"{live.opened.id} {data.number} {data.action}")  # the same question, the same answer
        players = cast_of(live, view, onlooker.language)
        return Foretold(preview=await asyncio.to_thread(preview_of, view, data.action, players, luck))

    @get("/best-flips", responses=REFUSALS)
    async def read_best_flips(
        self,
        *,
        seat: FromQuery[int],
        live: TheTable,
        onlooker: TheOnlooker,
        address: TheAddress,
        request_workers: TheWorkers,
    ) -> BestFlips:
        """Return what one of this browser's seats would best turn face down, by what it sees itself."""
        check_owner(live, seat, onlooker.session)
        check_sealing(live, seat)
        return await request_workers.run(address, best_flips_of, player_view(live.playing(), seat))
