"""Looking back at a table's game, or at any game by its record."""

import hashlib
from typing import Annotated, Any

from litestar import Controller, Request, get, post
from litestar.params import FromQuery, QueryParameter
from litestar.status_codes import HTTP_200_OK

from exlibris.engine import RecordError, read_game_file
from exlibris.server.dependencies import OF_A_TABLE, Onlooker, TheLanguage, TheOnlooker, TheTable, TheTimelines
from exlibris.server.errors import REFUSALS, TableError
from exlibris.server.live import LiveTable
from exlibris.server.messages import Replay, ReplaySnapshot, SeatInfo, Table
from exlibris.server.present.replay import Eyes, ReplaySession, replay_of, snapshots_of
from exlibris.server.present.snapshot import table_of
from exlibris.server.tables import seat_of
from exlibris.server.timeline import MOST_ACTIONS, Timeline, TimelineCache

MOST_SNAPSHOTS = 32  # at once
OPEN = Eyes(is_open=True)
NOBODYS = Eyes()

FirstPly = Annotated[int, QueryParameter(ge=0)]
SnapshotCount = Annotated[int, QueryParameter(ge=1, le=MOST_SNAPSHOTS)]
ChosenEyes = FromQuery[str | None]
AnyRequest = Request[Any, Any, Any]


class TableReplayController(Controller):
    """Looking back at a table's game."""

    path = "/tables/{table_id:str}/replay"
    dependencies = OF_A_TABLE

    @get("/", responses=REFUSALS)
    async def read_timeline(
        self, *, live: TheTable, onlooker: TheOnlooker, timelines: TheTimelines, eyes: ChosenEyes = None
    ) -> Replay:
        """Return the timeline of the table's game; without `eyes` from the first of this browser's seats."""
        shown = table_replay(live, onlooker, timelines, eyes)
        table = table_of(live, onlooker.session, onlooker.share_url, onlooker.language)
        return replay_of(shown, table, allowed_at(live, onlooker.session))

    @get("/snapshots", responses=REFUSALS)
    async def read_snapshots(
        self,
        *,
        live: TheTable,
        onlooker: TheOnlooker,
        timelines: TheTimelines,
        first: FirstPly,
        count: SnapshotCount = 1,
        eyes: ChosenEyes = None,
    ) -> list[ReplaySnapshot]:
        """Return up to `count` snapshots of the table's game, from the given one on."""
        return some_snapshots(table_replay(live, onlooker, timelines, eyes), first, count)


class RecordReplayController(Controller):
    """Looking back at any game by its record, which is the body of the request; nothing of it is kept."""

    path = "/replay"

    @post("/", status_code=HTTP_200_OK, responses=REFUSALS)
    async def read_record_timeline(
        self, *, request: AnyRequest, timelines: TheTimelines, spoken: TheLanguage, eyes: ChosenEyes = None
    ) -> Replay:
        """Return the timeline of the game whose record is sent."""
        timeline = recorded(await request.body(), timelines)
        shown = record_replay(timeline, eyes, spoken)
        return replay_of(shown, table_for(timeline), [*all_seats(timeline), NOBODYS, OPEN])

    @post("/snapshots", status_code=HTTP_200_OK, responses=REFUSALS)
    async def read_record_snapshots(
        self,
        *,
        request: AnyRequest,
        timelines: TheTimelines,
        spoken: TheLanguage,
        first: FirstPly,
        count: SnapshotCount = 1,
        eyes: ChosenEyes = None,
    ) -> list[ReplaySnapshot]:
        """Return up to `count` snapshots of the game whose record is sent, from the given one on."""
        return some_snapshots(record_replay(recorded(await request.body(), timelines), eyes, spoken), first, count)


def table_replay(live: LiveTable, onlooker: Onlooker, timelines: TimelineCache, eyes: str | None) -> ReplaySession:
    """Return the table's game as these eyes see it. Raises TableError if they may not, or if it has not begun."""
    if live.state is None:
        raise TableError(409, "not-begun", "The game begins when all seats are taken.")
    timeline = timelines.of(live.opened.id, live.record())
    allowed = allowed_at(live, onlooker.session)
    looking = allowed[0] if eyes is None else eyes_from(eyes, len(live.occupants))
    if looking not in allowed:
        raise TableError(403, "replay-not-open", "As long as the game lasts, everybody looks back with their own eyes.")
    return ReplaySession(timeline, looking, tuple(one.name for one in live.occupants), onlooker.language)


def allowed_at(live: LiveTable, session: str) -> list[Eyes]:
    """Return the eyes that a browser may look through: its own seats' and a spectator's, at the end all."""
    own = [Eyes(seat) for seat in live.seats_of(session)]
    if live.status != "over":
        return [*own, NOBODYS] if len(own) == 1 else [NOBODYS, *own]
    others = [Eyes(seat) for seat in range(len(live.occupants)) if Eyes(seat) not in own]
    return [*own, *others, NOBODYS, OPEN]


def eyes_from(text: str, seats: int) -> Eyes:
    """Return the eyes that a query names. Raises TableError if there are none such among so many seats."""
    if text == "all":
        return OPEN
    if text == "none":
        return NOBODYS
    numbers = [str(seat) for seat in range(seats)]
    if text not in numbers:
        raise TableError(400, "unknown-eyes", f'eyes: expected a seat from 0 to {seats - 1}, "none" or "all".')
    return Eyes(numbers.index(text))


def some_snapshots(shown: ReplaySession, first: int, most: int) -> list[ReplaySnapshot]:
    """Return the snapshots from the first one on. Raises TableError if there is none at all."""
    found = list(snapshots_of(shown, first, most))
    if not found:
        # The code is older than the name snapshot; it stays, since scripts that use the API may check for it.
        raise TableError(404, "moment-not-found", f"first: the game has no snapshot {first}.")
    return found


def recorded(sent: bytes, timelines: TimelineCache) -> Timeline:
    """Return the timeline of a record, as it was sent. Raises TableError if it is none, or too long."""
    try:
        record = read_game_file(sent.decode()).record
        if len(record.actions) > MOST_ACTIONS:
            raise RecordError(f"actions: at most {MOST_ACTIONS} are shown, found {len(record.actions)}")
        return timelines.of(hashlib.sha256(sent).hexdigest(), record)
    except UnicodeDecodeError as error:
        raise TableError(400, "bad-record", f"byte {error.start}: not text, so not a record") from error
    except RecordError as error:
        raise TableError(400, "bad-record", str(error)) from error


def all_seats(timeline: Timeline) -> list[Eyes]:
    """Return the eyes of all seats."""
    return [Eyes(seat) for seat in range(timeline.record.seats)]


def record_replay(timeline: Timeline, eyes: str | None, language: str) -> ReplaySession:
    """Return the game of a record for these eyes, any of them: whoever has its seed may see all of it."""
    looking = OPEN if eyes is None else eyes_from(eyes, timeline.record.seats)
    return ReplaySession(timeline, looking, names_for(timeline), language)


def names_for(timeline: Timeline) -> tuple[str, ...]:
    """Return what the seats are called: records know no names."""
    return tuple(seat_of("", "human", seat).name for seat in range(timeline.record.seats))


def table_for(timeline: Timeline) -> Table:
    """Return the table that the game could have been played at."""
    rules, seed = timeline.record.ruleset, timeline.record.seed
    return Table(
        id="",
        status="over" if timeline.is_over else "playing",
        preset=rules.preset,
        variants=[],
        solo=rules.is_solo,
        level=rules.solo_level if rules.is_solo else None,
        deck=rules.language,
        open_deal=True,
        seed_hash=hashlib.sha256(seed).hexdigest(),
        seed=seed.hex(),
        seats=[
            SeatInfo(seat=seat, name=name, player="human", yours=False, taken=True)
            for seat, name in enumerate(names_for(timeline))
        ],
        share_url="",
    )
