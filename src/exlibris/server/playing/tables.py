"""Tables over HTTP: open, list, look, sit down, act, take the record home."""

from functools import partial
from typing import Any, cast

from litestar import Controller, Response, delete, get, post
from litestar.enums import MediaType
from litestar.params import FromQuery, JSONBody
from litestar.status_codes import HTTP_200_OK
from msgspec import Struct

from exlibris.server.kit.caller import TheCallers
from exlibris.server.kit.dependencies import (
    OF_A_TABLE,
    SeatNumber,
    TableId,
    TheCaller,
    TheNetwork,
    TheNetworkTags,
    TheOnlooker,
    TheTable,
    TheTables,
)
from exlibris.server.kit.errors import REFUSALS
from exlibris.server.lobby.lobby import TheLobby
from exlibris.table.commands.acting import Act, UndoRequest, act, undo
from exlibris.table.commands.admissions import ClaimSeat, release, sit_or_ask
from exlibris.table.looking_back.games import sent_record
from exlibris.table.options import NewTable
from exlibris.table.present.snapshot import Snapshot
from exlibris.table.present.summary import TableSummary, summary_of


class TableCreated(Struct, frozen=True, kw_only=True):
    """The new table's id, which is also its link."""

    id: str


class TablesController(Controller):
    """Looking at tables."""

    path = "/tables"
    dependencies = OF_A_TABLE

    @get("/", responses=REFUSALS)
    async def list_tables(self, caller: TheCaller, tables: TheTables) -> list[TableSummary]:
        """Return the tables that this browser made or has a seat at, newest first."""
        lines = await tables.of_browser(caller.session) if caller.known else []
        return [summary_of(line, caller.session) for line in lines]

    @get("/{table_id:str}", responses=REFUSALS)
    async def read_table(
        self,
        *,
        live: TheTable,
        onlooker: TheOnlooker,
        seat: FromQuery[int | None] = None,
        after: FromQuery[int | None] = None,
    ) -> Snapshot:
        """Return the table as this browser may see it, from the given one of its seats if it has several.

        With `after`: as it was one event after that number, so that moves can be followed one by one.
        """
        return onlooker.looks(live, seat, after)

    @get("/{table_id:str}/record", media_type=MediaType.JSON, responses=REFUSALS)
    async def download_record(self, live: TheTable) -> Response[dict[str, Any]]:
        """Return the record of a finished game, as a file."""
        name = {"Content-Disposition": f'attachment; filename="exlibris-{live.opened.id}.json"'}
        record = cast("dict[str, Any]", sent_record(live))
        return Response(record, media_type=MediaType.JSON, headers=name)


class JoiningController(Controller):
    """Opening tables, sitting down, which both give the browser its cookie, and leaving; limited more strictly."""

    path = "/tables"

    @post("/", responses=REFUSALS)
    async def open_table(
        self,
        *,
        data: JSONBody[NewTable],
        caller: TheCaller,
        callers: TheCallers,
        tables: TheTables,
        lobby: TheLobby,
        network: TheNetwork,
        network_tags: TheNetworkTags,
    ) -> Response[TableCreated]:
        """Open a table; this browser gets all seats for people here."""
        maker = callers.of_request(caller, data.request_key)
        if data.listed:
            await lobby.check_room(maker.session, data.request_key)
        table_id = await tables.open(data, maker.session, network=await network_tags.of(network))
        return Response(TableCreated(id=table_id), cookies=maker.cookies())

    @post("/{table_id:str}/seats/{seat:int}", dependencies=OF_A_TABLE, responses=REFUSALS)
    async def claim_seat(
        self,
        *,
        table_id: TableId,
        seat: SeatNumber,
        data: JSONBody[ClaimSeat],
        caller: TheCaller,
        tables: TheTables,
        onlooker: TheOnlooker,
    ) -> Response[Snapshot]:
        """Give this browser the seat, if it is open and the browser has none yet.

        Where the host decides who sits down (`approval`) the seat is asked for: the table's `requests` have that then.
        """
        live = await tables.change(table_id, partial(sit_or_ask, seat=seat, name=data.name, session=caller.session))
        return Response(onlooker.sees(live, seat), cookies=caller.cookies())

    @delete("/{table_id:str}/seats/{seat:int}", status_code=HTTP_200_OK, dependencies=OF_A_TABLE, responses=REFUSALS)
    async def release_seat(
        self, *, table_id: TableId, seat: SeatNumber, tables: TheTables, onlooker: TheOnlooker
    ) -> Snapshot:
        """Open a seat again before the game begins: this browser's own, or for the host anybody's."""
        live = await tables.change(table_id, partial(release, seat=seat, session=onlooker.session))
        return onlooker.sees(live, None)


class PlayController(Controller):
    """Acting at a table; the answer is what the seat sees then. A request that comes twice is answered twice alike.

    The same may be sent over the table's WebSocket.
    """

    path = "/tables/{table_id:str}"
    dependencies = OF_A_TABLE

    @post("/actions", status_code=HTTP_200_OK, responses=REFUSALS)
    async def act(
        self, *, table_id: TableId, data: JSONBody[Act], tables: TheTables, onlooker: TheOnlooker
    ) -> Snapshot:
        """Take an action for one of this browser's seats.

        The same over the table's WebSocket: `{"id": 1, "seat": 0, "action": 17, "number": 3}`.
        """
        live = await tables.change(table_id, partial(act, wanted=data, session=onlooker.session))
        return onlooker.sees_after(live, data.seat, data.number)

    @post("/undo", status_code=HTTP_200_OK, responses=REFUSALS)
    async def undo(
        self, *, table_id: TableId, data: JSONBody[UndoRequest], tables: TheTables, onlooker: TheOnlooker
    ) -> Snapshot:
        """Take back the last action of one of this browser's seats.

        The same over the table's WebSocket: `{"id": 1, "seat": 0, "undo": true, "number": 3}`.
        """
        live = await tables.change(table_id, partial(undo, wanted=data, session=onlooker.session))
        return onlooker.sees_after(live, data.seat, data.number)
