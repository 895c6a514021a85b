"""The door for programs: tokens, and tables in the notation of the engine."""

from datetime import datetime
from functools import partial

from litestar import Controller, delete, get, post
from litestar.params import FromQuery, JSONBody
from litestar.status_codes import HTTP_200_OK
from msgspec import Struct

from exlibris.server.kit.dependencies import TableId, TheCaller, TheTable, TheTables
from exlibris.server.kit.errors import REFUSALS
from exlibris.server.programs.tokens import LAPSES, ThePrograms
from exlibris.table.commands import NamedAct, act
from exlibris.table.errors import TableError
from exlibris.table.onlooker import NotatedPosition, notated_position


class ProgramToken(Struct, frozen=True, kw_only=True):
    """The secret by which a program is known: 43 letters, digits, - and _. It is told only once."""

    token: str


class ProgramInfo(Struct, frozen=True, kw_only=True):
    """What is kept of a program: its token lapses 90 days after it was last used, which is noted once an hour."""

    created: datetime
    seen: datetime
    lapses: datetime


class ProgramsController(Controller):
    """Tokens of programs; limited like opening tables."""

    path = "/programs"

    @post("/", responses=REFUSALS)
    async def issue_token(self, programs: ThePrograms) -> ProgramToken:
        """Return a token for a new program: it sends `Authorization: Bearer TOKEN` instead of a cookie.

        With it every request and WebSocket of this description is the program's, within the limits of a browser. The
        seats that it takes are shown as a program's. To ask twice gives two tokens. Each lapses 90 days after its last
        use.
        """
        return ProgramToken(token=await programs.issue())

    @get("/own", responses=REFUSALS)
    async def read_token(self, caller: TheCaller, programs: ThePrograms) -> ProgramInfo:
        """Return when the token that this request is sent with was given out and last used, and when it lapses."""
        found = await programs.of(caller.token) if caller.is_program else None
        if found is None:
            raise TableError("unknown-token", "Send the token that this is about.")
        return ProgramInfo(created=found.created, seen=found.seen, lapses=found.seen + LAPSES)

    @delete("/own", responses=REFUSALS)
    async def revoke_token(self, caller: TheCaller, programs: ThePrograms) -> None:
        """Take back the token that this request is sent with; the seats of its program stay as they are."""
        if not caller.is_program:
            raise TableError("unknown-token", "Send the token that is to be taken back.")
        await programs.revoke(caller.token)


class PositionController(Controller):
    """A game in the notation of the engine, for programs and other readers."""

    path = "/tables/{table_id:str}/position"

    @get("/", responses=REFUSALS)
    async def read_position(
        self, *, live: TheTable, caller: TheCaller, seat: FromQuery[int | None] = None
    ) -> NotatedPosition:
        """Return the game as this caller may see it, from the given one of its seats if it has several."""
        return notated_position(live, caller.session, seat)

    @post("/", status_code=HTTP_200_OK, responses=REFUSALS)
    async def act_by_name(
        self, *, table_id: TableId, data: JSONBody[NamedAct], tables: TheTables, caller: TheCaller
    ) -> NotatedPosition:
        """Take an action for one of this caller's seats, by its number or its name; the answer is the game after it.

        A request that is sent again is answered again, or refused as "stale" if much has happened since.
        """
        live = await tables.change(table_id, partial(act, wanted=data, session=caller.session))
        return notated_position(live, caller.session, data.seat)
