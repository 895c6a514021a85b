"""The coach at the table: a hint for the seat that is asked, and what one of its actions would lead to."""

from typing import Final

from litestar import Controller, post
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from exlibris.coach import advise, foresee
from exlibris.engine import PlayerView, player_view
from exlibris.server.kit.dependencies import OF_A_TABLE, SeatNumber, TheOnlooker, TheTable, TheWorkers
from exlibris.server.kit.errors import REFUSALS
from exlibris.table.commands.checks import check_hints, check_legal, check_owner, check_turn
from exlibris.table.fold.live import LiveTable
from exlibris.table.present.hints import Estimate, EstimateRequest, Hint, HintRequest, estimate_message, hint_of
from exlibris.table.present.snapshot import cast_of

HINT_SECONDS: Final = 1.2  # for trying actions; what has been begun is finished, and sentences are made of it


class HintsController(Controller):
    """Answers of the coach, worked out from the seat's own view by a worker process; limited for each seat."""

    path = "/tables/{table_id:str}/seats/{seat:int}"
    dependencies = OF_A_TABLE

    @post("/hint", status_code=HTTP_200_OK, responses=REFUSALS)
    async def give_hint(
        self,
        *,
        seat: SeatNumber,
        data: JSONBody[HintRequest],
        live: TheTable,
        onlooker: TheOnlooker,
        request_workers: TheWorkers,
    ) -> Hint:
        """Return what the seat had best do, and why."""
        view = seen_by_asker(live, seat, data.number, onlooker.session)
        seed = f"{live.opened.id} {data.number}"
        advice = await request_workers.run(asker(live, seat), advise, view, seed, HINT_SECONDS)
        return hint_of(advice, view, cast_of(live, view, onlooker.language), data.number)

    @post("/estimate", status_code=HTTP_200_OK, responses=REFUSALS)
    async def give_estimate(
        self,
        *,
        seat: SeatNumber,
        data: JSONBody[EstimateRequest],
        live: TheTable,
        onlooker: TheOnlooker,
        request_workers: TheWorkers,
    ) -> Estimate:
        """Return the points that an action of the seat leads to by the end of the round, by line of the form."""
        view = seen_by_asker(live, seat, data.number, onlooker.session)
        check_legal(live.playing(), seat, data.action)
        seed = f"{live.opened.id} {data.number}"
        estimate = await request_workers.run(asker(live, seat), foresee, view, data.action, seed, HINT_SECONDS)
        return estimate_message(estimate)


def seen_by_asker(live: LiveTable, seat: int, number: int, session: str) -> PlayerView:
    """Return what the seat sees. Raises TableError unless it has to decide, and may ask the coach."""
    check_owner(live, seat, session)
    check_hints(live)
    check_turn(live, seat, number)
    return player_view(live.playing(), seat)


def asker(live: LiveTable, seat: int) -> str:
    """Return by what name a seat queues for the worker processes."""
    return f"{live.opened.id} {seat}"
