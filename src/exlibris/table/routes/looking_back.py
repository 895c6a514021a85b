"""Looking back at games: replays, reviews and checks, of tables and of records that are sent and not kept."""

from typing import Annotated, Final, TypeAlias

from msgspec import Meta

from exlibris.table.fold.live import LiveTable
from exlibris.table.looking_back import games
from exlibris.table.looking_back.games import FirstSnapshot, SentGame, SnapshotCount
from exlibris.table.looking_back.replay import Replay, ReplaySnapshot
from exlibris.table.looking_back.review import REVIEWS, GameReview, reviewed
from exlibris.table.present.onlooker import Onlooker
from exlibris.table.present.plays import PostedPlay, table_play
from exlibris.table.present.table import table_of
from exlibris.table.routes.route import TABLE, Think, get, post
from exlibris.verification import HASH, Verification

LookedAt: TypeAlias = Annotated[int, Meta(ge=0)] | None
Noted: TypeAlias = Annotated[str, Meta(pattern=f"^{HASH.pattern}$")] | None


async def read_timeline(*, live: LiveTable, onlooker: Onlooker, think: Think, eyes: str | None = None) -> bytes:
    """Return the timeline of the table's game; without `eyes` from the first of this browser's seats."""
    game = games.looked_at(live, onlooker, eyes)
    table = table_of(live, onlooker.session, onlooker.share_url, onlooker.language)
    return await think(games.table_replay, game, table, games.allowed_at(live, onlooker.session))


async def read_snapshots(
    *,
    live: LiveTable,
    onlooker: Onlooker,
    think: Think,
    eyes: str | None = None,
    first: FirstSnapshot,
    count: SnapshotCount = 1,
) -> bytes:
    """Return up to `count` snapshots of the table's game, from the given one on."""
    return await think(games.replay_snapshots, games.looked_at(live, onlooker, eyes), first, count)


async def read_review(*, live: LiveTable, onlooker: Onlooker, think_long: Think, after: LookedAt = None) -> bytes:
    """Return what the game promised each seat, where it turned, which choices cost most, and what was luck.

    It is for everybody who has the link, once the game is over. With `after`, the number of actions that have been
    looked at so far, the review goes on for two seconds; it is complete when all have been.
    """
    return await REVIEWS.answer(think_long, reviewed(live, onlooker), after)


async def read_play(*, live: LiveTable, spoken: str) -> PostedPlay:
    """Return the result of the table's game for a log of plays, once the game is over."""
    return table_play(live, spoken)


async def read_record_timeline(*, sent: bytes, spoken: str, think: Think, eyes: str | None = None) -> bytes:
    """Return the timeline of the game whose record is sent."""
    return await think(games.sent_replay, SentGame(sent=sent, eyes=eyes, language=spoken))


async def read_record_snapshots(
    *,
    sent: bytes,
    spoken: str,
    think: Think,
    eyes: str | None = None,
    first: FirstSnapshot,
    count: SnapshotCount = 1,
) -> bytes:
    """Return up to `count` snapshots of the game whose record is sent, from the given one on."""
    return await think(games.replay_snapshots, SentGame(sent=sent, eyes=eyes, language=spoken), first, count)


async def read_record_review(*, sent: bytes, spoken: str, think_long: Think, after: LookedAt = None) -> bytes:
    """Return the review of the finished game whose record is sent, with `after` as above."""
    return await REVIEWS.answer(think_long, SentGame(sent=sent, eyes=None, language=spoken), after)


async def verify_record(*, sent: bytes, think: Think, noted: Noted = None) -> bytes:
    """Return what is found in the record; with `noted` also whether that was its commitment."""
    return await think(games.verification_of, sent, noted)


LOOKING_BACK: Final = (
    get(f"{TABLE}/replay", read_timeline, shape=Replay),
    get(f"{TABLE}/replay/snapshots", read_snapshots, shape=list[ReplaySnapshot]),
    get(f"{TABLE}/replay/review", read_review, shape=GameReview),
    get(f"{TABLE}/play", read_play),
    post("/replay", read_record_timeline, shape=Replay),
    post("/replay/snapshots", read_record_snapshots, shape=list[ReplaySnapshot]),
    post("/replay/review", read_record_review, shape=GameReview),
    post("/verify", verify_record, shape=Verification),
)
