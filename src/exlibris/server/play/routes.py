"""Tables over HTTP: open, list, sit down, play again, keep as a file, and the places in the queue."""

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

FILE_BYTES: Final = 512 * 1024  # more than any game takes
AnyRequest = Request[Any, Any, Any]
Answer = Literal["accept", "decline"]
ANSWERS: Final = {"accept": approval.accept, "decline": approval.decline}


class TableCreated(Struct, frozen=True, kw_only=True):
    """The new table's id, which is also its link."""

    id: str


class TablesController(Controller):
    """Looking at tables."""

    path = "/tables"

    @get("/", responses=REFUSALS)
    async def list_tables(self, caller: NamedDependency[Caller], tables: NamedDependency[Tables]) -> list[TableSummary]:
        """Return the tables that this browser made or has a seat at, newest first."""
        lines = await tables.of_browser(caller.session) if caller.known else []
        return [summary_of(line, caller.session) for line in lines]

    @get("/{table_id:str}/record", media_type=MediaType.JSON, responses=REFUSALS)
    async def download_record(self, live: NamedDependency[Table]) -> Response[dict[str, Any]]:
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
        caller: NamedDependency[Caller],
        callers: NamedDependency[Callers],
        tables: NamedDependency[Tables],
        lobby: NamedDependency[Lobby],
        network: NamedDependency[str],
        network_tags: NamedDependency[NetworkTags],
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
        caller: NamedDependency[Caller],
        tables: NamedDependency[Tables],
        onlooker: NamedDependency[Onlooker],
    ) -> Response[Snapshot]:
        """Give this browser the seat, if it is open and the browser has none yet.

        Where the host decides who sits down (`approval`) the seat is asked for: the table's `requests` have that then.
        """
        live = await tables.change(table_id, partial(sit_or_ask, seat=seat, name=data.name, session=caller.session))
        return Response(onlooker.sees(live, seat), cookies=caller.cookies())


class TableFileController(Controller):
    """A table as a file."""

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
        """Return everything that there is of a table, its deal included, for its host if nobody else plays there.

        The deal is open from then on, and the game not rated.
        """
        live = await tables.change(table_id, partial(carry, session=onlooker.session))
        entries = await store.news(live.opened.id, 0)
        if entries is None:
            raise no_table(live.opened.id)
        name = {"Content-Disposition": f'attachment; filename="exlibris-table-{live.opened.id}.json"'}
        return Response(TableFile(live.opened, entries), media_type=MediaType.JSON, headers=name)  # type: ignore[arg-type]


class FilesController(Controller):
    """Tables from files; limited like opening a table."""

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
        """Open the table of a file that is sent, at which the game goes on; this browser gets all seats of people."""
        maker, tag = callers.of_request(caller, None), await network_tags.of(network)
        size = min(FILE_BYTES, int(request.headers.get("content-length", FILE_BYTES)))
        tables.check_allowance(Asker(tag, maker.session), size)  # before a large body is in memory
        new_id, now = secrets.token_urlsafe(ID_BYTES), tables.now()
        come = await think(arrived, await request.body(), maker.session, now, new_id)
        if come.is_finished:
            raise TableError("game-over", "This game is over: its record can be looked at.")
        opened = structs.replace(come.opened, network=tag)
        return Response(TableCreated(id=await tables.keep(opened, come.entries)), cookies=maker.cookies())


class AdmissionsController(Controller):
    """What becomes of a request to sit down; the answer is the table as this browser sees it then."""

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
        """Accept or decline a request to sit down; only the host may.

        If somebody else sits down on the seat before, the request is for another open one. The start of the game ends
        it.
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
    """Another game with the same players; limited like opening a table."""

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
        """Open the one rematch of a game that is over, or join it: this browser gets the seats that it had.

        Everybody at the old table is told of the new one. Seats go on by one, so that another player begins.
        """
        session = caller.session
        before = await tables.load(table_id)
        check_may_rematch(before, session)
        new = rematch_of(before, session, data.level)
        key, tag = rematch_key(table_id), await network_tags.of(network)
        new_id = await tables.open(new, session, key, network=tag)
        sit = partial(sit_again, before=before, session=session)
        for _ in before.occupants:  # a seat at a time
            await tables.change(new_id, sit)
        await tables.change(table_id, partial(rematched, new_id=new_id, session=session))
        return TableCreated(id=new_id)


class QueuePlaces(Struct, frozen=True, kw_only=True):
    """About how many others come before what this browser has asked for, null if nothing of its waits here.

    `requests` are hints and what looks back at a game, `reviews` reviews.
    """

    requests: int | None
    reviews: int | None


class QueueController(Controller):
    """The queues for what takes long; each process of a server has its own."""

    path = "/queue"

    @get("/", responses=REFUSALS, sync_to_thread=False)
    def read_places(
        self,
        *,
        asker: NamedDependency[Asker],
        request_workers: NamedDependency[WorkerPool],
        review_workers: NamedDependency[WorkerPool],
    ) -> QueuePlaces:
        """Return the places of the first that waits of what this browser has asked for."""
        return QueuePlaces(
            requests=request_workers.queue.before_first_of(asker), reviews=review_workers.queue.before_first_of(asker)
        )
