"""Hints, previews and best flips over HTTP, and how many come before what takes long."""

from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import FromQuery, JSONBody
from litestar.status_codes import HTTP_200_OK
from msgspec import Struct

from exlibris.server.kit.dependencies import (
    OF_A_TABLE,
    SeatNumber,
    TheAsker,
    TheOnlooker,
    TheQuickWorkers,
    TheTable,
    TheWorkers,
)
from exlibris.server.kit.errors import REFUSALS
from exlibris.server.running.pool import WorkerPool
from exlibris.table.commands.acting import Act
from exlibris.table.commands.checks import check_legal
from exlibris.table.present.hints import Estimate, EstimateRequest, Hint, HintRequest, estimate_of, hint_of
from exlibris.table.present.preview import Foretold, preview_of
from exlibris.table.present.worth import BestFlips, best_flips_of


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
        self, *, asker: TheAsker, request_workers: TheWorkers, review_workers: NamedDependency[WorkerPool]
    ) -> QueuePlaces:
        """Return the places of the first that waits of what this browser has asked for."""
        return QueuePlaces(
            requests=request_workers.queue.before_first_of(asker), reviews=review_workers.queue.before_first_of(asker)
        )


class AdviceController(Controller):
    """Answers worked out from the seat's own view; nothing at the table changes."""

    path = "/tables/{table_id:str}"
    dependencies = OF_A_TABLE

    @post("/preview", status_code=HTTP_200_OK, responses=REFUSALS)
    async def preview(
        self,
        *,
        data: JSONBody[Act],
        live: TheTable,
        onlooker: TheOnlooker,
        asker: TheAsker,
        quick_workers: TheQuickWorkers,
    ) -> Foretold:
        """Return what the seat would see after the action, as far as it could know."""
        return Foretold(preview=await quick_workers.run(asker, preview_of, *onlooker.tries(live, data)))

    @get("/best-flips", responses=REFUSALS)
    async def read_best_flips(
        self,
        *,
        seat: FromQuery[int],
        live: TheTable,
        onlooker: TheOnlooker,
        asker: TheAsker,
        quick_workers: TheQuickWorkers,
    ) -> BestFlips:
        """Return what one of this browser's seats would best turn face down, by what it sees itself."""
        return await quick_workers.run(asker, best_flips_of, onlooker.flips(live, seat))


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
        asker: TheAsker,
        request_workers: TheWorkers,
    ) -> Hint:
        """Return what the seat had best do, and why."""
        return await request_workers.run(asker, hint_of, *onlooker.asks(live, seat, data.number))

    @post("/estimate", status_code=HTTP_200_OK, responses=REFUSALS)
    async def give_estimate(
        self,
        *,
        seat: SeatNumber,
        data: JSONBody[EstimateRequest],
        live: TheTable,
        onlooker: TheOnlooker,
        asker: TheAsker,
        request_workers: TheWorkers,
    ) -> Estimate:
        """Return the points that an action of the seat leads to by the end of the round, by line of the form."""
        view, _, luck, _ = onlooker.asks(live, seat, data.number)
        check_legal(live.playing(), seat, data.action)
        return await request_workers.run(asker, estimate_of, view, data.action, luck)
