"""What people of several browsers do at a table: sit down by request, play again."""

from functools import partial
from typing import Final, Literal

from litestar import Controller, delete, post
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

from exlibris.server.kit.dependencies import (
    TableId,
    TheCaller,
    TheNetwork,
    TheNetworkTags,
    TheOnlooker,
    TheTables,
)
from exlibris.server.kit.errors import REFUSALS
from exlibris.server.playing.tables import TableCreated
from exlibris.table import approval as asking
from exlibris.table import opening as rematch
from exlibris.table.snapshot import Snapshot

Answer = Literal["accept", "decline"]
ANSWERS: Final = {"accept": asking.accept, "decline": asking.decline}


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
        tables: TheTables,
        onlooker: TheOnlooker,
    ) -> Snapshot:
        """Accept or decline a request to sit down; only the host may.

        If somebody else sits down on the seat before, the request is for another open one. The start of the game ends
        it.
        """
        live = await tables.change(table_id, partial(ANSWERS[answer], number=number, session=onlooker.session))
        return onlooker.sees(live, None)

    @delete("/", status_code=HTTP_200_OK, responses=REFUSALS)
    async def withdraw_request(
        self, *, table_id: TableId, number: FromPath[int], tables: TheTables, onlooker: TheOnlooker
    ) -> Snapshot:
        """Withdraw a request of this browser."""
        live = await tables.change(table_id, partial(asking.withdraw, number=number, session=onlooker.session))
        return onlooker.sees(live, None)


class RematchController(Controller):
    """Another game with the same players; limited like opening a table."""

    path = "/tables/{table_id:str}/rematch"

    @post("/", responses=REFUSALS)
    async def play_again(
        self,
        *,
        table_id: TableId,
        data: JSONBody[rematch.RematchRequest],
        caller: TheCaller,
        tables: TheTables,
        network: TheNetwork,
        network_tags: TheNetworkTags,
    ) -> TableCreated:
        """Open the one rematch of a game that is over, or join it: this browser gets the seats that it had.

        Everybody at the old table is told of the new one. Seats go on by one, so that another player begins.
        """
        session = caller.session
        before = await tables.load(table_id)
        rematch.check_may_rematch(before, session)
        new = rematch.rematch_of(before, session, data.level)
        key, tag = rematch.rematch_key(table_id), await network_tags.of(network)
        new_id = await tables.open(new, session, key, network=tag)
        sit = partial(rematch.sit_again, before=before, session=session)
        for _ in before.occupants:  # a seat at a time
            await tables.change(new_id, sit)
        await tables.change(table_id, partial(rematch.rematched, new_id=new_id, session=session))
        return TableCreated(id=new_id)
