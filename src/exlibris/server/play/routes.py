"""HTTP routes of tables: open, list, sit down, rematch, export and import, and places in the queue."""

import secrets
from functools import partial
from typing import Any, Final, Literal, cast

from litestar import Request, Response
from litestar.enums import MediaType
from msgspec import Struct, structs

from exlibris.server.http.callers import Caller, Callers
from exlibris.server.http.handlers import Thinking
from exlibris.server.lobby import Lobby
from exlibris.server.storage.store import Store
from exlibris.server.tables.service import Tables
from exlibris.server.tables.workers import Asker, WorkerPool
from exlibris.table import approval
from exlibris.table.approval import ClaimSeat, sit_or_ask
from exlibris.table.errors import TableError, no_table
from exlibris.table.files import TableFile, arrived, carry
from exlibris.table.games import sent_record
from exlibris.table.live import Table
from exlibris.table.opening import (
    ID_BYTES,
    RematchRequest,
    check_may_rematch,
    rematch_key,
    rematch_of,
    rematched,
    sit_again,
)
from exlibris.table.options import NewTable
from exlibris.table.public import TableSummary, summary_of
from exlibris.table.routes import SEAT, TABLE, delete, get, post
from exlibris.table.snapshot import Onlooker, Snapshot

FILE_BYTES: Final = 512 * 1024  # larger than any game
AnyRequest = Request[Any, Any, Any]
Answer = Literal["accept", "decline"]
ANSWERS: Final = {"accept": approval.accept, "decline": approval.decline}


class TableCreated(Struct, frozen=True, kw_only=True):
    """The new table's id, which is also part of its link."""

    id: str


async def list_tables(*, caller: Caller, tables: Tables) -> list[TableSummary]:
    """Return the tables that this browser opened or has a seat at, newest first."""
    lines = await tables.of_browser(caller.session) if caller.known else []
    return [summary_of(line, caller.session) for line in lines]


async def download_record(*, live: Table) -> Response[dict[str, Any]]:
    """Return the record of a finished game, as a file."""
    name = {"Content-Disposition": f'attachment; filename="exlibris-{live.opened.id}.json"'}
    record = cast("dict[str, Any]", sent_record(live))
    return Response(record, media_type=MediaType.JSON, headers=name)


async def open_table(
    *, data: NewTable, caller: Caller, callers: Callers, tables: Tables, lobby: Lobby, network_tag: str
) -> Response[TableCreated]:
    """Open a table; this browser gets all seats for people at this device."""
    maker = callers.of_request(caller, data.request_key)
    opening = lobby.open if data.listed else tables.open
    table_id = await opening(data, maker.session, network=network_tag)
    return Response(TableCreated(id=table_id), cookies=maker.cookies())


async def claim_seat(
    *, table_id: str, seat: int, data: ClaimSeat, caller: Caller, tables: Tables, onlooker: Onlooker
) -> Response[Snapshot]:
    """Give this browser an open seat, if it has none at the table yet.

    If the host decides who sits down (`approval`), this adds a request to the table's `requests` instead.
    """
    live = await tables.change(table_id, partial(sit_or_ask, seat=seat, name=data.name, session=caller.session))
    return Response(onlooker.sees(live, seat), cookies=caller.cookies())


async def save_table(*, table_id: str, tables: Tables, onlooker: Onlooker, store: Store) -> Response[dict[str, Any]]:
    """Export a table with its deal. Only its host can, if no other person plays there.

    From then on the deal counts as known, and the game isn't rated.
    """
    live = await tables.change(table_id, partial(carry, session=onlooker.session))
    entries = await store.news(live.opened.id, 0)
    if entries is None:
        raise no_table(live.opened.id)
    name = {"Content-Disposition": f'attachment; filename="exlibris-table-{live.opened.id}.json"'}
    return Response(TableFile(live.opened, entries), media_type=MediaType.JSON, headers=name)  # type: ignore[arg-type]


async def take_table(
    *, request: AnyRequest, caller: Caller, callers: Callers, tables: Tables, think: Thinking, network_tag: str
) -> Response[TableCreated]:
    """Import an exported table and continue its game. This browser gets all seats of people."""
    maker = callers.of_request(caller, None)
    size = min(FILE_BYTES, int(request.headers.get("content-length", FILE_BYTES)))
    tables.check_allowance(Asker(network_tag, maker.session), size)  # before reading a large body into memory
    new_id, now = secrets.token_urlsafe(ID_BYTES), tables.now()
    come = await think(arrived, await request.body(), maker.session, now, new_id)
    if come.is_finished:
        raise TableError("game-over", "This game is over; view its record instead.")
    opened = structs.replace(come.opened, network=network_tag)
    return Response(TableCreated(id=await tables.keep(opened, come.entries)), cookies=maker.cookies())


async def answer_request(*, table_id: str, number: int, answer: Answer, tables: Tables, onlooker: Onlooker) -> Snapshot:
    """Accept or decline a request to sit down, as the host.

    If another player takes the seat first, the request applies to another open seat. It ends when the game starts.
    """
    live = await tables.change(table_id, partial(ANSWERS[answer], number=number, session=onlooker.session))
    return onlooker.sees(live, None)


async def withdraw_request(*, table_id: str, number: int, tables: Tables, onlooker: Onlooker) -> Snapshot:
    """Withdraw a request of this browser."""
    live = await tables.change(table_id, partial(approval.withdraw, number=number, session=onlooker.session))
    return onlooker.sees(live, None)


async def play_again(
    *, table_id: str, data: RematchRequest, caller: Caller, tables: Tables, network_tag: str
) -> TableCreated:
    """Open the rematch of a finished game, or join it if it exists; this browser gets the seats that it had.

    Everyone at the old table is told of the new table. Seats rotate by one, so that another player begins.
    """
    session = caller.session
    before = await tables.load(table_id)
    check_may_rematch(before, session)
    new = rematch_of(before, session, data.level)
    new_id = await tables.open(new, session, rematch_key(table_id), network=network_tag)
    sit = partial(sit_again, before=before, session=session)
    for _ in before.occupants:  # one seat per call
        await tables.change(new_id, sit)
    await tables.change(table_id, partial(rematched, new_id=new_id, session=session))
    return TableCreated(id=new_id)


class QueuePlaces(Struct, frozen=True, kw_only=True):
    """Estimated number of tasks ahead of this browser's first waiting task, null without one.

    `requests` is the queue of hints and replays, `reviews` the queue of reviews.
    """

    requests: int | None
    reviews: int | None


async def read_places(*, asker: Asker, request_workers: WorkerPool, review_workers: WorkerPool) -> QueuePlaces:
    """Return the places of this browser's first waiting tasks."""
    return QueuePlaces(
        requests=request_workers.queue.before_first_of(asker), reviews=review_workers.queue.before_first_of(asker)
    )


TABLES: Final = (
    get("/tables", list_tables),
    get(f"{TABLE}/record", download_record),
    post(f"{TABLE}/file", save_table),
    post(f"{TABLE}/requests/{{number}}/{{answer}}", answer_request),
    delete(f"{TABLE}/requests/{{number}}", withdraw_request),
    get("/queue", read_places),
)
OPENING: Final = (
    post("/tables", open_table, status=201),
    post(SEAT, claim_seat, status=201),
    post(f"{TABLE}/rematch", play_again, status=201),
)
FILES: Final = (post("/files", take_table, status=201),)
