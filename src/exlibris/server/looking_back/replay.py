"""Looking back at a table's game, or at any game by its record. Worker processes do the work."""

from collections.abc import Callable
from typing import Annotated, Any, Final, TypeAlias, TypeVar, TypeVarTuple, cast

from litestar import Controller, MediaType, Request, Response, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromQuery, QueryParameter
from litestar.status_codes import HTTP_200_OK
from litestar.types import Dependencies
from msgspec import Struct

from exlibris.server.kit.dependencies import (
    OF_A_TABLE,
    Onlooker,
    TheAddress,
    TheLanguage,
    TheOnlooker,
    TheTable,
    TheWorkers,
)
from exlibris.server.kit.errors import REFUSALS
from exlibris.server.running.pool import WorkerPool
from exlibris.table.errors import TableError
from exlibris.table.fold.live import LiveTable
from exlibris.table.looking_back.games import (
    NOBODYS,
    OPEN,
    BadEyes,
    BadRecord,
    SentGame,
    TableGame,
    eyes_from,
    replay_snapshots,
    sent_replay,
    table_replay,
)
from exlibris.table.looking_back.replay import Eyes, Replay, ReplaySnapshot
from exlibris.table.present.table import table_of

MOST_SNAPSHOTS = 32  # at once

FirstPly = Annotated[int, QueryParameter(ge=0)]
SnapshotCount = Annotated[int, QueryParameter(ge=1, le=MOST_SNAPSHOTS)]
ChosenEyes = FromQuery[str | None]
AnyRequest = Request[Any, Any, Any]
Result = TypeVar("Result")
Arguments = TypeVarTuple("Arguments")


class Viewing(Struct, frozen=True):
    """Somebody who looks back: the address that asks, and the processes that work for it."""

    address: str
    workers: WorkerPool

    async def timeline(self, work: Callable[[*Arguments], bytes], *args: *Arguments) -> Response[Replay]:
        """Return the timeline that the function makes. Raises TableError."""
        return Response(cast("Replay", await self._made(work, *args)), media_type=MediaType.JSON)

    async def snapshots(self, game: TableGame | SentGame, first: int, count: int) -> Response[list[ReplaySnapshot]]:
        """Return up to `count` snapshots from `first` on. Raises TableError if the game has no snapshot `first`."""
        snapshots = await self._made(replay_snapshots, game, first, count)
        if snapshots is None:
            # The code is older than the name snapshot; it stays, since scripts that use the API may check for it.
            raise TableError("moment-not-found", f"first: the game has no snapshot {first}.")
        return Response(cast("list[ReplaySnapshot]", snapshots), media_type=MediaType.JSON)

    async def _made(self, work: Callable[[*Arguments], Result], *args: *Arguments) -> Result:
        try:
            return await self.workers.run(self.address, work, *args)
        except BadRecord as error:
            raise TableError("bad-record", str(error)) from error
        except BadEyes as error:
            raise unknown_eyes(error) from error


def viewing(address: TheAddress, request_workers: TheWorkers) -> Viewing:
    """Return who looks back."""
    return Viewing(address, request_workers)


TheViewing: TypeAlias = NamedDependency[Viewing]
VIEWING: Final[Dependencies] = {"viewing": Provide(viewing, sync_to_thread=False)}
OF_A_TABLE_REPLAY: Final[Dependencies] = {**OF_A_TABLE, **VIEWING}


class TableReplayController(Controller):
    """Looking back at a table's game."""

    path = "/tables/{table_id:str}/replay"
    dependencies = OF_A_TABLE_REPLAY

    @get("/", responses=REFUSALS)
    async def read_timeline(
        self, *, live: TheTable, onlooker: TheOnlooker, viewing: TheViewing, eyes: ChosenEyes = None
    ) -> Response[Replay]:
        """Return the timeline of the table's game; without `eyes` from the first of this browser's seats."""
        game = game_of(live, onlooker, eyes)
        table = table_of(live, onlooker.session, onlooker.share_url, onlooker.language)
        return await viewing.timeline(table_replay, game, table, allowed_at(live, onlooker.session))

    @get("/snapshots", responses=REFUSALS)
    async def read_snapshots(
        self,
        *,
        live: TheTable,
        onlooker: TheOnlooker,
        viewing: TheViewing,
        first: FirstPly,
        count: SnapshotCount = 1,
        eyes: ChosenEyes = None,
    ) -> Response[list[ReplaySnapshot]]:
        """Return up to `count` snapshots of the table's game, from the given one on."""
        return await viewing.snapshots(game_of(live, onlooker, eyes), first, count)


class RecordReplayController(Controller):
    """Looking back at any game by its record, which is the body of the request; nothing of it is kept."""

    path = "/replay"
    dependencies = VIEWING

    @post("/", status_code=HTTP_200_OK, responses=REFUSALS)
    async def read_record_timeline(
        self, *, request: AnyRequest, viewing: TheViewing, spoken: TheLanguage, eyes: ChosenEyes = None
    ) -> Response[Replay]:
        """Return the timeline of the game whose record is sent."""
        game = SentGame(sent=await request.body(), eyes=eyes, language=spoken)
        return await viewing.timeline(sent_replay, game)

    @post("/snapshots", status_code=HTTP_200_OK, responses=REFUSALS)
    async def read_record_snapshots(
        self,
        *,
        request: AnyRequest,
        viewing: TheViewing,
        spoken: TheLanguage,
        first: FirstPly,
        count: SnapshotCount = 1,
        eyes: ChosenEyes = None,
    ) -> Response[list[ReplaySnapshot]]:
        """Return up to `count` snapshots of the game whose record is sent, from the given one on."""
        game = SentGame(sent=await request.body(), eyes=eyes, language=spoken)
        return await viewing.snapshots(game, first, count)


def game_of(live: LiveTable, onlooker: Onlooker, eyes: str | None) -> TableGame:
    """Return the table's game for these eyes. Raises TableError if they may not look, or if it has not begun."""
    if live.state is None:
        raise TableError("not-begun", "The game begins when all seats are taken.")
    allowed = allowed_at(live, onlooker.session)
    looking = allowed[0] if eyes is None else eyes_asked_for(eyes, len(live.occupants))
    if looking not in allowed:
        raise TableError("replay-not-open", "As long as the game lasts, everybody looks back with their own eyes.")
    return TableGame(
        table_id=live.opened.id,
        record=live.record(),
        eyes=looking,
        names=tuple(occupant.name for occupant in live.occupants),
        language=onlooker.language,
    )


def allowed_at(live: LiveTable, session: str) -> list[Eyes]:
    """Return the eyes that a browser may look through: its own seats' and a spectator's, at the end all."""
    own = [Eyes(seat) for seat in live.seats_of(session)]
    if not live.is_finished:
        return [*own, NOBODYS] if len(own) == 1 else [NOBODYS, *own]
    others = [Eyes(seat) for seat in range(len(live.occupants)) if Eyes(seat) not in own]
    return [*own, *others, NOBODYS, OPEN]


def eyes_asked_for(text: str, seats: int) -> Eyes:
    """Return the eyes that a query names. Raises TableError if a game of `seats` seats does not have them."""
    try:
        return eyes_from(text, seats)
    except BadEyes as error:
        raise unknown_eyes(error) from error


def unknown_eyes(error: BadEyes) -> TableError:
    """Return the refusal of eyes that a game does not have."""
    return TableError("unknown-eyes", str(error))
