"""Games to replay, review and verify in a worker process, which returns its answers as JSON."""

import hashlib
from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import Meta, Struct

from exlibris.content.text_files import NotTextError, read_text_file
from exlibris.engine import Record, RecordError, read_game_file
from exlibris.table.errors import TableError
from exlibris.table.live import Table
from exlibris.table.options import options_by
from exlibris.table.public import SeatInfo, TableInfo
from exlibris.table.replay import MOST_ACTIONS, Eyes, ReplaySession, Timeline, TimelineCache, replay_of, snapshots_of
from exlibris.table.snapshot import Onlooker
from exlibris.texts import text
from exlibris.verification import verify

TIMELINES: Final = TimelineCache()  # of this process
OPEN: Final = Eyes(is_open=True)
NOBODYS: Final = Eyes()
BAD_RECORD: Final = "bad-record"
MOST_SNAPSHOTS: Final = 32  # per request
FirstSnapshot: TypeAlias = Annotated[int, Meta(ge=0)]
SnapshotCount: TypeAlias = Annotated[int, Meta(ge=1, le=MOST_SNAPSHOTS)]


class TableGame(Struct, frozen=True, kw_only=True):
    """The game of a table as `eyes` see it; `names` are the names of the seats."""

    table_id: str
    record: Record
    eyes: Eyes
    names: tuple[str, ...]
    language: str

    @property
    def key(self) -> str:
        """The key of the game in this process's caches."""
        return self.table_id

    def session(self) -> ReplaySession:
        """Return the game as these eyes see it."""
        timeline = TIMELINES.of(self.key, self.record)
        return ReplaySession(timeline, self.eyes, self.names, self.language)


class SentGame(Struct, frozen=True, kw_only=True):
    """A game from an uploaded record. All eyes are allowed: the sender has the seed, and with it all secrets."""

    sent: bytes
    eyes: str | None
    language: str

    @property
    def key(self) -> str:
        """The key of the game in this process's caches."""
        return hashlib.sha256(self.sent).hexdigest()

    def session(self) -> ReplaySession:
        """Return the game as the requested eyes see it. Raises TableError if the record or the eyes are invalid."""
        timeline = self.timeline()
        looking = OPEN if self.eyes is None else _eyes_from(self.eyes, timeline.record.seats)
        seats = range(1, timeline.record.seats + 1)
        names = [text("form-seat", {"number": seat}, self.language) for seat in seats]  # a record has no names
        return ReplaySession(timeline, looking, tuple(names), self.language)

    def timeline(self) -> Timeline:
        """Return the timeline of the record. Raises TableError if it is invalid or too long."""
        try:
            record = read_game_file(_sent_text(self.sent)).record
            if len(record.actions) > MOST_ACTIONS:
                raise RecordError(f"actions: expected at most {MOST_ACTIONS}, found {len(record.actions)}")
            return TIMELINES.of(self.key, record)
        except RecordError as error:
            raise TableError(BAD_RECORD, str(error)) from error


def looked_at(live: Table, onlooker: Onlooker, eyes: str | None = None) -> TableGame:
    """Return the table's game for these eyes, by default for the first ones that are allowed.

    Raises TableError if the eyes are not allowed, or if the game has not begun.
    """
    if live.state is None:
        raise TableError("not-begun", "The game begins when all seats are taken.")
    allowed = allowed_at(live, onlooker.session)
    looking = allowed[0] if eyes is None else _eyes_from(eyes, len(live.occupants))
    if looking not in allowed:
        raise TableError("replay-not-open", "Until the game is over, a replay shows only what your own seat could see.")
    return TableGame(
        table_id=live.opened.id,
        record=live.record(),
        eyes=looking,
        names=tuple(occupant.name for occupant in live.occupants),
        language=onlooker.language,
    )


def sent_record(live: Table) -> bytes:
    """Return the record of a finished game as JSON, with commitment and result. Raises TableError if not finished."""
    if not live.is_finished:
        raise TableError("not-over", "The record contains all secrets: it is available when the game is over.")
    return live.checkable_record().to_json().encode()


def allowed_at(live: Table, session: str) -> list[Eyes]:
    """Return the eyes allowed to a browser: its own seats' and a spectator's; all once the game is finished."""
    own = [Eyes(seat) for seat in live.seats_of(session)]
    if not live.is_finished:
        return [*own, NOBODYS] if len(own) == 1 else [NOBODYS, *own]
    others = [Eyes(seat) for seat in range(len(live.occupants)) if Eyes(seat) not in own]
    return [*own, *others, NOBODYS, OPEN]


def table_replay(game: TableGame, table: TableInfo, allowed: list[Eyes]) -> bytes:
    """Return the timeline of a table's game, a `Replay`, as JSON; `game.eyes` is not checked against `allowed`."""
    return msgspec.json.encode(replay_of(game.session(), table, allowed))


def sent_replay(game: SentGame) -> bytes:
    """Return the timeline of an uploaded game, as `table_replay` does. Raises TableError if the record is invalid."""
    session = game.session()
    record = session.timeline.record
    allowed = [*(Eyes(seat) for seat in range(record.seats)), NOBODYS, OPEN]
    return msgspec.json.encode(replay_of(session, _table_for(session), allowed))


def replay_snapshots(game: TableGame | SentGame, first: FirstSnapshot, count: SnapshotCount = 1) -> bytes:
    """Return up to `count` snapshots of a game as JSON, from number `first` of those that its eyes may see.

    Raises TableError if the record is invalid, or the game has no such seat or snapshot.
    """
    snapshots = list(snapshots_of(game.session(), first, count))
    if not snapshots:
        # The code is older than the term "snapshot"; it stays because API clients may check for it.
        raise TableError("moment-not-found", f"first: the game has no snapshot {first}.")
    return msgspec.json.encode(snapshots)


def verification_of(sent: bytes, noted: str | None = None) -> bytes:
    """Return the `Verification` of an uploaded record as JSON. Raises TableError if it is not a record."""
    try:
        return msgspec.json.encode(verify(_sent_text(sent), noted))
    except RecordError as error:
        raise TableError(BAD_RECORD, str(error)) from error


def _sent_text(sent: bytes) -> str:
    try:
        return read_text_file(sent).text
    except NotTextError as error:
        raise TableError(BAD_RECORD, f"{error}, so not a record") from error


def _eyes_from(text: str, seats: int) -> Eyes:
    if text == "all":
        return OPEN
    if text == "none":
        return NOBODYS
    numbers = [str(seat) for seat in range(seats)]
    if text not in numbers:
        raise TableError("unknown-eyes", f'eyes: expected a seat from 0 to {seats - 1}, "none" or "all".')
    return Eyes(numbers.index(text))


def _table_for(session: ReplaySession) -> TableInfo:
    timeline = session.timeline
    rules, seed, commitment = timeline.record.ruleset, timeline.record.seed, timeline.record.commitment
    return TableInfo(
        id="",
        status="over" if timeline.is_over else "ended" if timeline.record.ending else "playing",
        options=options_by(rules),
        solo=rules.is_solo,
        open_deal=True,
        from_file=False,
        seed_hash=None if commitment else hashlib.sha256(seed).hexdigest(),
        seed=seed.hex(),
        commitment=commitment.hash if commitment else None,
        salt=commitment.salt.hex() if commitment else None,
        seats=[
            SeatInfo(seat=seat, name=name, player="human", yours=False, taken=True)
            for seat, name in enumerate(session.names)
        ],
        share_url="",
        hosting=False,
    )
