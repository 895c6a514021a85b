"""Tables as files over HTTP, by which who plays alone or with computers goes on elsewhere."""

import secrets
from functools import partial
from typing import Any, Final

from litestar import Controller, Request, Response, post
from litestar.enums import MediaType
from litestar.status_codes import HTTP_200_OK
from msgspec import structs

from exlibris.server.kit.caller import TheCallers
from exlibris.server.kit.dependencies import (
    TableId,
    TheCaller,
    TheNetwork,
    TheNetworkTags,
    TheOnlooker,
    TheStore,
    TheTables,
    TheThink,
)
from exlibris.server.kit.errors import REFUSALS
from exlibris.server.playing.tables import TableCreated
from exlibris.server.running.fairness import Asker
from exlibris.table.errors import TableError, no_table
from exlibris.table.files import TableFile, arrived, carry
from exlibris.table.opening import ID_BYTES

FILE_BYTES: Final = 512 * 1024  # more than any game takes

AnyRequest = Request[Any, Any, Any]


class TableFileController(Controller):
    """A table as a file."""

    path = "/tables/{table_id:str}/file"

    @post("/", status_code=HTTP_200_OK, media_type=MediaType.JSON, responses=REFUSALS)
    async def save_table(
        self, *, table_id: TableId, tables: TheTables, onlooker: TheOnlooker, store: TheStore
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
        caller: TheCaller,
        callers: TheCallers,
        tables: TheTables,
        think: TheThink,
        network: TheNetwork,
        network_tags: TheNetworkTags,
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
