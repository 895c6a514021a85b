"""Requests to sit down at a table where the host decides who does: answered, or withdrawn."""

from functools import partial
from typing import Final, Literal

from litestar import Controller, delete, post
from litestar.params import FromPath
from litestar.status_codes import HTTP_200_OK

from exlibris.server.kit.dependencies import OF_A_TABLE, TableId, TheOnlooker, TheTables
from exlibris.server.kit.errors import REFUSALS
from exlibris.table.commands import admissions as asking
from exlibris.table.present.snapshot import Snapshot

Answer = Literal["accept", "decline"]

ANSWERS: Final = {"accept": asking.accept, "decline": asking.decline}


class AdmissionsController(Controller):
    """What becomes of a request to sit down; the answer is the table as this browser sees it then."""

    path = "/tables/{table_id:str}/requests/{number:int}"
    dependencies = OF_A_TABLE

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
        """Let somebody sit down who asks for it, or decline that; only whoever opened the table may.

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
