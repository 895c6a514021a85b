"""Reviews and checks of records over HTTP."""

from typing import Annotated, Any, TypeAlias, cast

from litestar import Controller, MediaType, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import QueryParameter
from litestar.status_codes import HTTP_200_OK

from exlibris.review import NotFinished
from exlibris.server.kit.dependencies import OF_A_TABLE, TheAddress, TheLanguage, TheOnlooker, TheTable, TheWorkers
from exlibris.server.kit.errors import REFUSALS
from exlibris.server.looking_back.replay import game_of
from exlibris.server.running.pool import WorkerPool
from exlibris.table.errors import TableError
from exlibris.table.looking_back.games import BadRecord, SentGame, TableGame
from exlibris.table.looking_back.review import GameReview, game_review
from exlibris.table.looking_back.verifying import Verification, verification_of
from exlibris.verification import HASH

Noted: TypeAlias = Annotated[str | None, QueryParameter(pattern=f"^{HASH.pattern}$")]


class TableReviewController(Controller):
    """The review of a table's game, for everybody who has the link, once it is over."""

    path = "/tables/{table_id:str}/replay/review"
    dependencies = OF_A_TABLE

    @get("/", responses=REFUSALS)
    async def read_review(
        self,
        *,
        live: TheTable,
        onlooker: TheOnlooker,
        address: TheAddress,
        review_workers: NamedDependency[WorkerPool],
    ) -> Response[GameReview]:
        """Return what the game promised each seat, where it turned, which choices cost most, and what was luck."""
        if live.status != "over":
            raise not_over()
        return await reviewed(review_workers, address, game_of(live, onlooker, None))


class RecordReviewController(Controller):
    """The review of any finished game by its record, which is the body of the request."""

    path = "/replay/review"

    @post("/", status_code=HTTP_200_OK, responses=REFUSALS)
    async def read_record_review(
        self,
        *,
        request: Request[Any, Any, Any],
        address: TheAddress,
        spoken: TheLanguage,
        review_workers: NamedDependency[WorkerPool],
    ) -> Response[GameReview]:
        """Return the review of the game whose record is sent."""
        return await reviewed(review_workers, address, SentGame(sent=await request.body(), eyes=None, language=spoken))


async def reviewed(workers: WorkerPool, address: str, game: TableGame | SentGame) -> Response[GameReview]:
    """Return the review that a worker process makes. Raises TableError."""
    try:
        review = await workers.run(address, game_review, game)
    except NotFinished as error:
        raise not_over() from error
    except BadRecord as error:
        raise TableError("bad-record", str(error)) from error
    return Response(cast("GameReview", review), media_type=MediaType.JSON)


def not_over() -> TableError:
    """Return the refusal of a game that is not over."""
    return TableError("not-over", "A game can be reviewed when it is over.")


class VerifyController(Controller):
    """Checking any game by its record."""

    path = "/verify"

    @post("/", status_code=HTTP_200_OK, responses=REFUSALS)
    async def verify_record(
        self,
        *,
        request: Request[Any, Any, Any],
        address: TheAddress,
        request_workers: TheWorkers,
        noted: Noted = None,
    ) -> Response[Verification]:
        """Return what is found in the record; with `noted` also whether that was its commitment."""
        try:
            verification = await request_workers.run(address, verification_of, await request.body(), noted)
        except BadRecord as error:
            raise TableError("bad-record", str(error)) from error
        return Response(cast("Verification", verification), media_type=MediaType.JSON)
