"""Looking back at games over HTTP: replays, reviews and checks, of tables and of records. Worker processes do the work.

A record is the body of its request; nothing of it is kept.
"""

from collections.abc import Callable
from functools import partial
from typing import Annotated, Any, Final, TypeAlias, TypeVarTuple

from litestar import Controller, MediaType, Request, Response, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromQuery, QueryParameter
from litestar.status_codes import HTTP_200_OK
from litestar.types import Dependencies

from exlibris.server.kit.dependencies import (
    OF_A_TABLE,
    TheAsker,
    TheLanguage,
    TheOnlooker,
    TheTable,
    TheWorkers,
)
from exlibris.server.kit.errors import REFUSALS
from exlibris.server.running.fairness import Asker
from exlibris.server.running.pool import WorkerPool
from exlibris.table.looking_back.games import (
    MOST_SNAPSHOTS,
    SentGame,
    TableGame,
    allowed_at,
    looked_at,
    replay_snapshots,
    sent_replay,
    table_replay,
    verification_of,
)
from exlibris.table.looking_back.replay import Replay, ReplaySnapshot
from exlibris.table.looking_back.review import REVIEWS, GameReview, reviewed
from exlibris.table.present.table import table_of
from exlibris.verification import HASH, Verification

AnyRequest: TypeAlias = Request[Any, Any, Any]
FirstPly: TypeAlias = Annotated[int, QueryParameter(ge=0)]
SnapshotCount: TypeAlias = Annotated[int, QueryParameter(ge=1, le=MOST_SNAPSHOTS)]
LookedAt: TypeAlias = Annotated[int | None, QueryParameter(ge=0)]
ChosenEyes: TypeAlias = FromQuery[str | None]
Noted: TypeAlias = Annotated[str | None, QueryParameter(pattern=f"^{HASH.pattern}$")]
TheReviewers: TypeAlias = NamedDependency[WorkerPool]
Arguments = TypeVarTuple("Arguments")


async def answer(
    workers: WorkerPool, asker: Asker, work: Callable[[*Arguments], bytes], *args: *Arguments
) -> Response[Any]:
    """Return the JSON that the function makes in a worker process. Raises TableError."""
    return Response(await workers.run(asker, work, *args), media_type=MediaType.JSON)


async def review(workers: WorkerPool, asker: Asker, game: TableGame | SentGame, after: int | None) -> Response[Any]:
    """Return a review as far as it has come. Raises TableError."""
    return Response(await REVIEWS.answer(partial(workers.run, asker), game, after), media_type=MediaType.JSON)


def game_of(live: TheTable, onlooker: TheOnlooker, eyes: ChosenEyes = None) -> TableGame:
    """Return the table's game for these eyes, or else for the first that may look.

    Raises TableError if they may not look, or if the game has not begun.
    """
    return looked_at(live, onlooker, eyes)


async def sent_game(request: AnyRequest, spoken: TheLanguage, eyes: ChosenEyes = None) -> SentGame:
    """Return the game whose record is sent, for these eyes."""
    return SentGame(sent=await request.body(), eyes=eyes, language=spoken)


OF_A_REPLAY: Final[Dependencies] = {**OF_A_TABLE, "game": Provide(game_of, sync_to_thread=False)}
OF_A_RECORD: Final[Dependencies] = {"game": Provide(sent_game)}


class TableReplayController(Controller):
    """Looking back at a table's game."""

    path = "/tables/{table_id:str}/replay"
    dependencies = OF_A_REPLAY

    @get("/", responses=REFUSALS)
    async def read_timeline(
        self,
        *,
        live: TheTable,
        onlooker: TheOnlooker,
        game: NamedDependency[TableGame],
        asker: TheAsker,
        request_workers: TheWorkers,
    ) -> Response[Replay]:
        """Return the timeline of the table's game; without `eyes` from the first of this browser's seats."""
        table = table_of(live, onlooker.session, onlooker.share_url, onlooker.language)
        return await answer(request_workers, asker, table_replay, game, table, allowed_at(live, onlooker.session))

    @get("/snapshots", responses=REFUSALS)
    async def read_snapshots(
        self,
        *,
        game: NamedDependency[TableGame],
        asker: TheAsker,
        request_workers: TheWorkers,
        first: FirstPly,
        count: SnapshotCount = 1,
    ) -> Response[list[ReplaySnapshot]]:
        """Return up to `count` snapshots of the table's game, from the given one on."""
        return await answer(request_workers, asker, replay_snapshots, game, first, count)

    @get("/review", responses=REFUSALS)
    async def read_review(
        self,
        *,
        live: TheTable,
        onlooker: TheOnlooker,
        asker: TheAsker,
        review_workers: TheReviewers,
        after: LookedAt = None,
    ) -> Response[GameReview]:
        """Return what the game promised each seat, where it turned, which choices cost most, and what was luck.

        It is for everybody who has the link, once the game is over. With `after`, the number of actions that have been
        looked at so far, the review goes on for two seconds; it is complete when all have been.
        """
        return await review(review_workers, asker, reviewed(live, onlooker), after)


class RecordReplayController(Controller):
    """Looking back at any game by its record."""

    path = "/replay"
    dependencies = OF_A_RECORD

    @post("/", status_code=HTTP_200_OK, responses=REFUSALS)
    async def read_record_timeline(
        self, *, game: NamedDependency[SentGame], asker: TheAsker, request_workers: TheWorkers
    ) -> Response[Replay]:
        """Return the timeline of the game whose record is sent."""
        return await answer(request_workers, asker, sent_replay, game)

    @post("/snapshots", status_code=HTTP_200_OK, responses=REFUSALS)
    async def read_record_snapshots(
        self,
        *,
        game: NamedDependency[SentGame],
        asker: TheAsker,
        request_workers: TheWorkers,
        first: FirstPly,
        count: SnapshotCount = 1,
    ) -> Response[list[ReplaySnapshot]]:
        """Return up to `count` snapshots of the game whose record is sent, from the given one on."""
        return await answer(request_workers, asker, replay_snapshots, game, first, count)

    @post("/review", status_code=HTTP_200_OK, responses=REFUSALS)
    async def read_record_review(
        self,
        *,
        request: AnyRequest,
        spoken: TheLanguage,
        asker: TheAsker,
        review_workers: TheReviewers,
        after: LookedAt = None,
    ) -> Response[GameReview]:
        """Return the review of the finished game whose record is sent, with `after` as above."""
        return await review(review_workers, asker, await sent_game(request, spoken), after)


class VerifyController(Controller):
    """Checking any game by its record."""

    path = "/verify"

    @post("/", status_code=HTTP_200_OK, responses=REFUSALS)
    async def verify_record(
        self, *, request: AnyRequest, asker: TheAsker, request_workers: TheWorkers, noted: Noted = None
    ) -> Response[Verification]:
        """Return what is found in the record; with `noted` also whether that was its commitment."""
        return await answer(request_workers, asker, verification_of, await request.body(), noted)
