"""Playing again: the rematch of a game over HTTP."""

from functools import partial

from litestar import Controller, post
from litestar.params import JSONBody
from msgspec import Struct

from exlibris.server.kit.dependencies import TableId, TheCaller, TheTables
from exlibris.server.kit.errors import REFUSALS
from exlibris.server.playing.tables import TableCreated
from exlibris.table.commands import rematch


class RematchRequest(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A request for another game with the same players and rules; a solo game may go on at another `level`."""

    level: int | None = None


class RematchController(Controller):
    """Another game with the same players; limited like opening a table."""

    path = "/tables/{table_id:str}/rematch"

    @post("/", responses=REFUSALS)
    async def play_again(
        self, *, table_id: TableId, data: JSONBody[RematchRequest], caller: TheCaller, tables: TheTables
    ) -> TableCreated:
        """Open the one rematch of a game that is over, or join it: this browser gets the seats that it had.

        Everybody at the old table is told of the new one. Seats go on by one, so that another player begins.
        """
        session = caller.session
        before = await tables.load(table_id)
        rematch.check_may_rematch(before, session)
        new = rematch.rematch_of(before, session, data.level)
        new_id = await tables.open(new, session, rematch.rematch_key(table_id))
        sit = partial(rematch.sit_again, before=before, session=session)
        for _ in before.occupants:  # a seat at a time
            await tables.change(new_id, sit)
        await tables.change(table_id, partial(rematch.rematched, new_id=new_id, session=session))
        return TableCreated(id=new_id)
