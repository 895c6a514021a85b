"""What people do at a table beyond the rules: sit down by request, leave, resign, vote, end, play again."""

from datetime import UTC, datetime
from functools import partial
from typing import Final, Literal

from litestar import Controller, delete, post
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK

from exlibris.server.kit.dependencies import (
    OF_A_TABLE,
    SeatNumber,
    TableId,
    TheCaller,
    TheNetwork,
    TheNetworkTags,
    TheOnlooker,
    TheTables,
)
from exlibris.server.kit.errors import REFUSALS
from exlibris.server.playing.tables import TableCreated
from exlibris.table.commands import admissions as asking
from exlibris.table.commands import rematch, stalled
from exlibris.table.commands import seats as requests
from exlibris.table.present.snapshot import Snapshot

SeatWish = Literal["leave", "return", "resign", "agree", "disagree", "replace", "call-off"]

Answer = Literal["accept", "decline"]
ANSWERS: Final = {"accept": asking.accept, "decline": asking.decline}


class PeopleController(Controller):
    """What people do during a game; the answer is the table as this browser sees it then. To ask twice is harmless."""

    path = "/tables/{table_id:str}"
    dependencies = OF_A_TABLE

    @post("/seats/{seat:int}/{wish:str}", status_code=HTTP_200_OK, responses=REFUSALS)
    async def change_seat(
        self,
        *,
        table_id: TableId,
        seat: SeatNumber,
        wish: FromPath[SeatWish],
        tables: TheTables,
        onlooker: TheOnlooker,
    ) -> Snapshot:
        """Change who decides for a seat, or how the game ends.

        "leave": a computer plays on at this browser's seat until a "return". "resign": it does so for good; the game
        ends if only one seat, or no person, is left in it. "agree": end the game without a winner, once everybody who
        plays agrees; "disagree" refuses that. "replace" is a vote on somebody else's seat: a computer plays on for a
        person who is away, or out of time, or at one decision for a quarter of an hour at a table without a pace, once
        everybody has voted for it who plays and is here. "call-off" ends the game without a winner because of such a
        decision, for who waits alone. Both are refused before, with the seconds that are left as `Retry-After`.
        """
        session, now = onlooker.session, datetime.now(UTC)
        if wish in requests.WISHES:
            live = await tables.change(table_id, partial(requests.WISHES[wish], seat=seat, session=session))
            return onlooker.sees(live, seat)
        if wish == "call-off":
            live = await tables.change(table_id, partial(stalled.call_off, seat=seat, session=session, at=now))
            return onlooker.sees(live, None)
        live = await tables.change(table_id, partial(requests.vote, seat=seat, session=session, at=now))
        for _ in live.occupants:  # a seat at a time
            live = await tables.change(table_id, partial(requests.replace, seat=seat, session=session, at=now))
        return onlooker.sees(live, None)

    @post("/start", status_code=HTTP_200_OK, responses=REFUSALS)
    async def start_game(self, *, table_id: TableId, tables: TheTables, onlooker: TheOnlooker) -> Snapshot:
        """Begin the game with computers in all open seats, for the host.

        Once the host has been away for a minute, anybody may who sits at the table.
        """
        wanted = partial(requests.fill, session=onlooker.session, at=datetime.now(UTC))
        live = await tables.change(table_id, wanted)
        while live.status == "waiting":
            live = await tables.change(table_id, wanted)
        return onlooker.sees(live, None)

    @post("/end", status_code=HTTP_200_OK, responses=REFUSALS)
    async def end_game(self, *, table_id: TableId, tables: TheTables, onlooker: TheOnlooker) -> Snapshot:
        """End the game without a winner; only the host may."""
        live = await tables.change(table_id, partial(requests.stop, session=onlooker.session))
        return onlooker.sees(live, None)

    @delete("/", responses=REFUSALS)
    async def delete_table(self, *, table_id: TableId, tables: TheTables, onlooker: TheOnlooker) -> None:
        """Delete a table at which no game is on, for everybody; only the host may."""
        await tables.delete(table_id, partial(requests.check_may_delete, session=onlooker.session))


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
