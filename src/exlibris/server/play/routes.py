"""HTTP routes of tables: open, list, sit down, rematch, export and import, and places in the queue."""

import secrets
from functools import partial
from typing import Any, Final, Literal, cast

from litestar import Controller, Request, Response, delete, get, post
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK
from msgspec import Struct, structs

from exlibris.server.http.callers import Caller, Callers
from exlibris.server.http.errors import REFUSALS
from exlibris.server.http.handlers import SeatNumber, TableId, Thinking
from exlibris.server.lobby import Lobby
from exlibris.server.storage.store import Store
from exlibris.server.tables.cache import NetworkTags
from exlibris.server.tables.service import Tables
from exlibris.server.tables.workers import Asker, WorkerPool
from exlibris.table import approval
from exlibris.table.approval import ClaimSeat, sit_or_ask
from exlibris.table.errors import TableError, no_table
from exlibris.table.files import TableFile, arrived, carry
from exlibris.table.games import sent_record
from exlibris.table.live import Table
from exlibris.table.onlooker import Onlooker
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
from exlibris.table.snapshot import Snapshot

FILE_BYTES: Final = 512 * 1024  # larger than any game
AnyRequest = Request[Any, Any, Any]
Answer = Literal["accept", "decline"]
ANSWERS: Final = {"accept": approval.accept, "decline": approval.decline}


class TableCreated(Struct, frozen=True, kw_only=True):
    """The new table's id, which is also part of its link."""

    id: str


class TablesController(Controller):
    """Lists and records of tables."""

    path = "/tables"

    @get("/", responses=REFUSALS)
    async def list_tables(self, caller: NamedDependency[Caller], tables: NamedDependency[Tables]) -> list[TableSummary]:
        """Return the tables that this browser opened or has a seat at, newest first."""
        lines = await tables.of_browser(caller.session) if caller.known else []
        return [summary_of(line, caller.session) for line in lines]

    @get("/{table_id:str}/record", media_type=MediaType.JSON, responses=REFUSALS)
    async def download_record(self, live: NamedDependency[Table]) -> Response[dict[str, Any]]:
        """Return the record of a finished game, as a file."""
        name = {"Content-Disposition": f'attachment; filename="exlibris-{live.opened.id}.json"'}
        record = cast("dict[str, Any]", sent_record(live))
        return Response(record, media_type=MediaType.JSON, headers=name)


class JoiningController(Controller):
    """Opening tables and sitting down, which give the browser its cookie; rate-limited."""

    path = "/tables"

    @post("/", responses=REFUSALS)
    async def open_table(
        self,
        *,
        data: JSONBody[NewTable],
        caller: NamedDependency[Caller],
        callers: NamedDependency[Callers],
        tables: NamedDependency[Tables],
        lobby: NamedDependency[Lobby],
        network: NamedDependency[str],
        network_tags: NamedDependency[NetworkTags],
    ) -> Response[TableCreated]:
        """Open a table; this browser gets all seats for people at this device."""
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
        caller: NamedDependency[Caller],
        tables: NamedDependency[Tables],
        onlooker: NamedDependency[Onlooker],
    ) -> Response[Snapshot]:
        """Give this browser an open seat, if it has none at the table yet.

        If the host decides who sits down (`approval`), this adds a request to the table's `requests` instead.
        """
        live = await tables.change(table_id, partial(sit_or_ask, seat=seat, name=data.name, session=caller.session))
        return Response(onlooker.sees(live, seat), cookies=caller.cookies())


class TableFileController(Controller):
    """Exports of tables."""

    path = "/tables/{table_id:str}/file"

    @post("/", status_code=HTTP_200_OK, media_type=MediaType.JSON, responses=REFUSALS)
    async def save_table(
        self,
        *,
        table_id: TableId,
        tables: NamedDependency[Tables],
        onlooker: NamedDependency[Onlooker],
        store: NamedDependency[Store],
    ) -> Response[dict[str, Any]]:
        """Export a table with its deal. Only its host can, if no other person plays there.

        From then on the deal counts as known, and the game isn't rated.
        """
        live = await tables.change(table_id, partial(carry, session=onlooker.session))
        entries = await store.news(live.opened.id, 0)
        if entries is None:
            raise no_table(live.opened.id)
        name = {"Content-Disposition": f'attachment; filename="exlibris-table-{live.opened.id}.json"'}
        return Response(TableFile(live.opened, entries), media_type=MediaType.JSON, headers=name)  # type: ignore[arg-type]


class FilesController(Controller):
    """Imports of tables; rate-limited like opening a table."""

    path = "/files"
    request_max_body_size = FILE_BYTES

    @post("/", responses=REFUSALS)
    async def take_table(
        self,
        *,
        request: AnyRequest,
        caller: NamedDependency[Caller],
        callers: NamedDependency[Callers],
        tables: NamedDependency[Tables],
        think: NamedDependency[Thinking],
        network: NamedDependency[str],
        network_tags: NamedDependency[NetworkTags],
    ) -> Response[TableCreated]:
        """Import an exported table and continue its game. This browser gets all seats of people."""
        maker, tag = callers.of_request(caller, None), await network_tags.of(network)
        size = min(FILE_BYTES, int(request.headers.get("content-length", FILE_BYTES)))
        tables.check_allowance(Asker(tag, maker.session), size)  # before reading a large body into memory
        new_id, now = secrets.token_urlsafe(ID_BYTES), tables.now()
        come = await think(arrived, await request.body(), maker.session, now, new_id)
        if come.is_finished:
            raise TableError("game-over", "This game is over; view its record instead.")
        opened = structs.replace(come.opened, network=tag)
        return Response(TableCreated(id=await tables.keep(opened, come.entries)), cookies=maker.cookies())


class AdmissionsController(Controller):
    """Answers to requests to sit down; each returns the table as this browser sees it afterwards."""

    path = "/tables/{table_id:str}/requests/{number:int}"

    @post("/{answer:str}", status_code=HTTP_200_OK, responses=REFUSALS)
    async def answer_request(
        self,
        *,
        table_id: TableId,
        number: FromPath[int],
        answer: FromPath[Answer],
        tables: NamedDependency[Tables],
        onlooker: NamedDependency[Onlooker],
    ) -> Snapshot:
        """Accept or decline a request to sit down, as the host.

        If another player takes the seat first, the request applies to another open seat. It ends when the game starts.
        """
        live = await tables.change(table_id, partial(ANSWERS[answer], number=number, session=onlooker.session))
        return onlooker.sees(live, None)

    @delete("/", status_code=HTTP_200_OK, responses=REFUSALS)
    async def withdraw_request(
        self,
        *,
        table_id: TableId,
        number: FromPath[int],
        tables: NamedDependency[Tables],
        onlooker: NamedDependency[Onlooker],
    ) -> Snapshot:
        """Withdraw a request of this browser."""
        live = await tables.change(table_id, partial(approval.withdraw, number=number, session=onlooker.session))
        return onlooker.sees(live, None)


class RematchController(Controller):
    """Rematches with the same players; rate-limited like opening a table."""

    path = "/tables/{table_id:str}/rematch"

    @post("/", responses=REFUSALS)
    async def play_again(
        self,
        *,
        table_id: TableId,
        data: JSONBody[RematchRequest],
        caller: NamedDependency[Caller],
        tables: NamedDependency[Tables],
        network: NamedDependency[str],
        network_tags: NamedDependency[NetworkTags],
    ) -> TableCreated:
        """Open the rematch of a finished game, or join it if it exists; this browser gets the seats that it had.

        Everyone at the old table is told of the new table. Seats rotate by one, so that another player begins.
        """
        session = caller.session
        before = await tables.load(table_id)
        check_may_rematch(before, session)
        new = rematch_of(before, session, data.level)
        key, tag = rematch_key(table_id), await network_tags.of(network)
        new_id = await tables.open(new, session, key, network=tag)
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


class QueueController(Controller):
    """Queues for slow work; each process of a server has its own."""

    path = "/queue"

    @get("/", responses=REFUSALS, sync_to_thread=False)
    def read_places(
        self,
        *,
        asker: NamedDependency[Asker],
        request_workers: NamedDependency[WorkerPool],
        review_workers: NamedDependency[WorkerPool],
    ) -> QueuePlaces:
        """Return the places of this browser's first waiting tasks."""
        return QueuePlaces(
            requests=request_workers.queue.before_first_of(asker), reviews=review_workers.queue.before_first_of(asker)
        )
