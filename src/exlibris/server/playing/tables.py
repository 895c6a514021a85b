"""Tables over HTTP: open, list, sit down, take the record home."""

from functools import partial
from typing import Any, cast

from litestar import Controller, Response, get, post
from litestar.enums import MediaType
from litestar.params import JSONBody
from msgspec import Struct

from exlibris.server.kit.caller import TheCallers
from exlibris.server.kit.dependencies import (
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
from exlibris.table.approval import ClaimSeat, sit_or_ask
from exlibris.table.games import sent_record
from exlibris.table.options import NewTable
from exlibris.table.public import TableSummary, summary_of
from exlibris.table.snapshot import Snapshot


class TableCreated(Struct, frozen=True, kw_only=True):
    """The new table's id, which is also its link."""

    id: str


class TablesController(Controller):
    """Looking at tables."""

    path = "/tables"

    @get("/", responses=REFUSALS)
    async def list_tables(self, caller: TheCaller, tables: TheTables) -> list[TableSummary]:
        """Return the tables that this browser made or has a seat at, newest first."""
        lines = await tables.of_browser(caller.session) if caller.known else []
        return [summary_of(line, caller.session) for line in lines]

    @get("/{table_id:str}/record", media_type=MediaType.JSON, responses=REFUSALS)
    async def download_record(self, live: TheTable) -> Response[dict[str, Any]]:
        """Return the record of a finished game, as a file."""
        name = {"Content-Disposition": f'attachment; filename="exlibris-{live.opened.id}.json"'}
        record = cast("dict[str, Any]", sent_record(live))
        return Response(record, media_type=MediaType.JSON, headers=name)


class JoiningController(Controller):
    """Opening tables and sitting down, which both give the browser its cookie; limited more strictly."""

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
        tag = await network_tags.of(network)
        opening = lobby.open if data.listed else tables.open
        table_id = await opening(data, maker.session, network=tag)
        return Response(TableCreated(id=table_id), cookies=maker.cookies())

    @post("/{table_id:str}/seats/{seat:int}", responses=REFUSALS)
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
