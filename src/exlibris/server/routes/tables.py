"""Tables over HTTP: open, list, look, sit down, act, take the record home."""

from litestar import Response, get, post
from litestar.enums import MediaType
from litestar.params import FromQuery, JSONBody
from litestar.status_codes import HTTP_200_OK
from msgspec import structs

from exlibris.server.dependencies import LogMark, SeatNumber, TableId, TheBrowser, TheLanguage, TheLinks, TheTables
from exlibris.server.errors import REFUSALS, TableError
from exlibris.server.messages import Act, ClaimSeat, NewTable, Snapshot, TableCreated, TableSummary, UndoRequest
from exlibris.server.present.snapshot import snapshot
from exlibris.server.present.summary import summary


@get("/tables", responses=REFUSALS)
async def list_tables(browser: TheBrowser, tables: TheTables) -> list[TableSummary]:
    """The tables that this browser made or holds a seat of, newest first."""
    found = await tables.of_browser(browser.session) if browser.known else []
    return [summary(live, browser.session) for live in found]


@post("/tables", responses=REFUSALS)
async def open_table(data: JSONBody[NewTable], browser: TheBrowser, tables: TheTables) -> Response[TableCreated]:
    """A new table; this browser gets all seats for people here."""
    table_id = await tables.open(data, browser.session)
    return Response(TableCreated(id=table_id), cookies=[browser.cookie()])


@get("/tables/{table_id:str}", responses=REFUSALS)
async def read_table(
    *,
    table_id: TableId,
    browser: TheBrowser,
    tables: TheTables,
    links: TheLinks,
    spoken: TheLanguage,
    log_mark: LogMark = "",
    seat: FromQuery[int | None] = None,
    after: FromQuery[int | None] = None,
) -> Snapshot:
    """The table as this browser may see it, from the given one of its seats if it has several.

    With `after` it is the table as it was one event after that number, so that moves can be followed one by one.
    """
    live = await tables.load(table_id)
    then = live if after is None else live.right_after(after, browser.session)
    seen = snapshot(then, browser.session, seat, links.to(table_id), spoken, log_mark)
    return structs.replace(seen, newest=live.number_for(browser.session))


@post("/tables/{table_id:str}/seats/{seat:int}", responses=REFUSALS)
async def claim_seat(
    *,
    table_id: TableId,
    seat: SeatNumber,
    data: JSONBody[ClaimSeat],
    browser: TheBrowser,
    tables: TheTables,
    links: TheLinks,
    spoken: TheLanguage,
    log_mark: LogMark = "",
) -> Response[Snapshot]:
    """This browser holds the seat."""
    live = await tables.claim(table_id, seat, data.name, browser.session)
    seen = snapshot(live, browser.session, seat, links.to(table_id), spoken, log_mark)
    return Response(seen, cookies=[browser.cookie()])


@post("/tables/{table_id:str}/actions", status_code=HTTP_200_OK, responses=REFUSALS)
async def act(
    *,
    table_id: TableId,
    data: JSONBody[Act],
    browser: TheBrowser,
    tables: TheTables,
    links: TheLinks,
    spoken: TheLanguage,
    log_mark: LogMark = "",
) -> Snapshot:
    """The seat has acted; the answer is what it sees now."""
    live = await tables.act(table_id, data, browser.session)
    return snapshot(live, browser.session, data.seat, links.to(table_id), spoken, log_mark)


@post("/tables/{table_id:str}/undo", status_code=HTTP_200_OK, responses=REFUSALS)
async def undo(
    *,
    table_id: TableId,
    data: JSONBody[UndoRequest],
    browser: TheBrowser,
    tables: TheTables,
    links: TheLinks,
    spoken: TheLanguage,
    log_mark: LogMark = "",
) -> Snapshot:
    """The seat's last action is undone; the answer is what it sees now."""
    live = await tables.undo(table_id, data, browser.session)
    return snapshot(live, browser.session, data.seat, links.to(table_id), spoken, log_mark)


@get("/tables/{table_id:str}/record", media_type=MediaType.JSON, responses=REFUSALS)
async def download_record(table_id: TableId, tables: TheTables) -> Response[bytes]:
    """The record of a finished game, as a file."""
    live = await tables.load(table_id)
    if live.status != "over":
        raise TableError(409, "not-over", "The record holds all secrets: it is there when the game is over.")
    name = {"Content-Disposition": f'attachment; filename="exlibris-{table_id}.json"'}
    return Response(live.record().to_json().encode(), media_type=MediaType.JSON, headers=name)
