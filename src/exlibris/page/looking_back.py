"""Replays, reviews and checks of games, worked out by the worker that thinks."""

from typing import Final

from exlibris.page.asking import Ask
from exlibris.page.tables import SESSION, PageTables
from exlibris.page.thinking import Thinker
from exlibris.table.errors import TableError
from exlibris.table.looking_back.games import (
    SentGame,
    allowed_at,
    looked_at,
    replay_snapshots,
    sent_replay,
    table_replay,
    verification_of,
)
from exlibris.table.looking_back.review import REVIEWS, reviewed
from exlibris.table.present.table import table_of


async def read_timeline(tables: PageTables, thinker: Thinker, ask: Ask) -> bytes:
    """Return the timeline of a table's game."""
    live = await tables.now(ask.table_id)
    game = looked_at(live, ask.onlooker, ask.query.get("eyes"))
    return await thinker.run(table_replay, game, table_of(live, SESSION, "", ask.language), allowed_at(live, SESSION))


async def read_snapshots(tables: PageTables, thinker: Thinker, ask: Ask) -> bytes:
    """Return some snapshots of a table's game."""
    game = looked_at(await tables.now(ask.table_id), ask.onlooker, ask.query.get("eyes"))
    return await thinker.run(replay_snapshots, game, *part_of(ask))


async def read_review(tables: PageTables, thinker: Thinker, ask: Ask) -> bytes:
    """Return the review of a table's game."""
    game = reviewed(await tables.now(ask.table_id), ask.onlooker)
    return await REVIEWS.answer(thinker.run, game, ask.number("after"))


async def read_sent_timeline(_: PageTables, thinker: Thinker, ask: Ask) -> bytes:
    """Return the timeline of a record."""
    return await thinker.run(sent_replay, sent_game(ask))


async def read_sent_snapshots(_: PageTables, thinker: Thinker, ask: Ask) -> bytes:
    """Return some snapshots of a record."""
    return await thinker.run(replay_snapshots, sent_game(ask), *part_of(ask))


async def read_sent_review(_: PageTables, thinker: Thinker, ask: Ask) -> bytes:
    """Return the review of a record."""
    return await REVIEWS.answer(thinker.run, sent_game(ask), ask.number("after"))


async def verify_record(_: PageTables, thinker: Thinker, ask: Ask) -> bytes:
    """Return what is found in a record."""
    return await thinker.run(verification_of, ask.body.encode(), ask.query.get("noted"))


def sent_game(ask: Ask) -> SentGame:
    """Return the game whose record is sent."""
    return SentGame(sent=ask.body.encode(), eyes=ask.query.get("eyes"), language=ask.language)


def part_of(ask: Ask) -> tuple[int, int]:
    """Return the first of the snapshots that are wanted, and their number. Raises TableError without a first one."""
    first, count = ask.number("first"), ask.number("count")
    if first is None or first < 0:
        raise TableError("bad-request", "first: expected a number from 0 on.")
    return first, count or 1


ROUTES: Final = {
    ("GET", "/api/tables/{table_id}/replay"): read_timeline,
    ("GET", "/api/tables/{table_id}/replay/snapshots"): read_snapshots,
    ("GET", "/api/tables/{table_id}/replay/review"): read_review,
    ("POST", "/api/replay"): read_sent_timeline,
    ("POST", "/api/replay/snapshots"): read_sent_snapshots,
    ("POST", "/api/replay/review"): read_sent_review,
    ("POST", "/api/verify"): verify_record,
}
