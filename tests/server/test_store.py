"""The store keeps tables and lets exactly one writer have each number."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from msgspec import structs
from sqlalchemy import event, text
from sqlalchemy.exc import IntegrityError

from exlibris.server.base.settings import Settings
from exlibris.server.storage.database import Database, bring_up_to_date
from exlibris.server.storage.store import Store
from exlibris.server.storage.tables import read_table
from exlibris.server.storage.writer import NumberTaken
from exlibris.table.events import Action, Claim, End, Entry, Leave
from exlibris.table.options import OpenedTable, Seat, TableOptions
from support.times import NOW

OPENED = OpenedTable(
    id="table-one",
    created=datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC),
    maker_session="rita's browser",
    seats=[Seat("Rita", "human"), Seat("Eric", "greedy")],
    options=TableOptions(),
    ruleset={"starting_hand": 6},
    seed=bytes(range(32)),
    open_deal=False,
)
SEATED = Entry(1, datetime.now(UTC), Claim(0, "rita's browser", "Rita"))


def acted(number: int) -> Entry:
    return Entry(number, SEATED.at, Action(0, 17))


async def table_of(store: Store, table_id: str) -> OpenedTable | None:
    async with store.database.connected() as db:
        return await read_table(db, table_id)


def using(url: str, work: Callable[[Store], Awaitable[None]]) -> None:
    """Do the work with a store of that database, as one process would."""
    using_database(url, lambda database: work(Store(database)))


def using_database(url: str, work: Callable[[Database], Awaitable[None]]) -> None:
    """Do the work with that database."""

    async def process() -> None:
        database = Database(url)
        await database.start()
        try:
            await work(database)
        finally:
            await database.stop()

    asyncio.run(process())


def test_a_table_and_its_events_outlive_the_process(database: str) -> None:
    async def first(store: Store) -> None:
        await store.open(OPENED, [SEATED])
        await store.append(OPENED.id, acted(2))

    async def second(store: Store) -> None:
        assert await table_of(store, OPENED.id) == OPENED
        assert await store.news(OPENED.id, 0) == [SEATED, acted(2)]
        assert await store.news(OPENED.id, 1) == [acted(2)]

    using(database, first)
    using(database, second)


def test_of_many_writers_of_one_number_exactly_one_succeeds(database: str) -> None:
    async def race(store: Store) -> None:
        await store.open(OPENED, [SEATED])
        writers = [store.append(OPENED.id, acted(2)) for _ in range(8)]
        outcomes = await asyncio.gather(*writers, return_exceptions=True)
        assert sum(isinstance(outcome, NumberTaken) for outcome in outcomes) == 7
        assert outcomes.count(None) == 1
        assert await store.news(OPENED.id, 1) == [acted(2)]

    using(database, race)


def test_a_browser_finds_tables_it_made_or_sits_at_newest_first(database: str) -> None:
    older = OPENED
    newer = OpenedTable(
        id="table-two",
        created=datetime(2026, 2, 2, tzinfo=UTC),
        maker_session="eric's browser",
        seats=OPENED.seats,
        options=TableOptions(),
        ruleset={},
        seed=bytes(32),
        open_deal=True,
    )

    async def look(store: Store) -> None:
        await store.open(older, [])
        await store.open(newer, [SEATED])
        assert await store.of_browser("rita's browser") == ["table-two", "table-one"]
        assert await store.of_browser("eric's browser") == ["table-two"]
        assert await store.of_browser("nobody's") == []

    using(database, look)


def test_a_finished_table_wakes_no_bots_at_the_next_start(database: str) -> None:
    async def look(store: Store) -> None:
        await store.open(OPENED, [])
        assert await store.unfinished() == {OPENED.id: ["human", "greedy"]}
        await store.append(OPENED.id, acted(1), finishes=True)
        assert not await store.unfinished()

    using(database, look)


def contents(path: Path) -> list[str]:
    """Return all of a database as SQL."""
    with closing(sqlite3.connect(path)) as database:
        return list(database.iterdump())


def test_a_second_start_leaves_the_database_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    url = f"sqlite+aiosqlite:///{path}"
    asyncio.run(bring_up_to_date(url))
    before = contents(path)
    asyncio.run(bring_up_to_date(url))
    assert contents(path) == before


def test_sqlite_writes_ahead(tmp_path: Path) -> None:
    async def look(database: Database) -> None:
        async with database.engine.connect() as connection:
            assert await connection.scalar(text("PRAGMA journal_mode")) == "wal"
            assert await connection.scalar(text("PRAGMA synchronous")) == 2, "FULL"

    using_database(Settings.in_folder(tmp_path).database, look)


def test_an_event_needs_its_table(database: str) -> None:
    async def append(store: Store) -> None:
        await store.append("no such table", acted(1))

    with pytest.raises(IntegrityError):
        using(database, append)


def test_events_that_come_together_share_a_transaction(database: str) -> None:
    async def look(database: Database) -> None:
        store = Store(database)
        tables = [structs.replace(OPENED, id=f"table-{n}") for n in range(30)]
        for table in tables:
            await store.open(table, [SEATED])
        commits = 0

        def count(_: object) -> None:
            nonlocal commits
            commits += 1

        event.listen(database.engine.sync_engine, "commit", count)
        doubled = store.append("table-7", acted(2))
        outcomes = await asyncio.gather(
            *(store.append(one.id, acted(2)) for one in tables), doubled, return_exceptions=True
        )
        assert [type(outcome) for outcome in outcomes] == [type(None)] * 30 + [NumberTaken]
        assert [await store.news(one.id, 1) for one in tables] == [[acted(2)]] * 30
        before = commits
        await asyncio.gather(*(store.append(one.id, acted(3), finishes=True) for one in tables))
        assert commits - before <= 2, "the first may be alone"
        assert not await store.unfinished()

    using_database(database, look)


def test_a_deleted_table_is_gone_with_its_events(database: str) -> None:
    async def work(store: Store) -> None:
        other = structs.replace(OPENED, id="table-two")
        for table in (OPENED, other):
            await store.open(table, [SEATED])
        await store.delete(OPENED.id)
        assert await table_of(store, OPENED.id) is None
        assert await store.news(OPENED.id, 0) is None
        assert await table_of(store, other.id) == other

    using(database, work)


def test_untouched_are_tables_where_nothing_has_happened_since(database: str) -> None:
    async def work(store: Store) -> None:
        empty = structs.replace(OPENED, id="table-two")
        await store.open(OPENED, [structs.replace(SEATED, at=datetime.now(UTC))])
        await store.open(empty, [])
        assert await store.untouched(OPENED.created) == []
        assert await store.untouched(datetime.now(UTC) - timedelta(minutes=1)) == [empty.id]
        assert set(await store.untouched(datetime.now(UTC) + timedelta(minutes=1))) == {OPENED.id, empty.id}

    using(database, work)


def test_tables_where_a_bot_plays_on_for_a_person_are_known(database: str) -> None:
    async def work(store: Store) -> None:
        await store.open(OPENED, [SEATED])
        assert await store.with_stand_ins() == set()
        await store.append(OPENED.id, Entry(2, NOW, Leave(0, "random")))
        assert await store.with_stand_ins() == {OPENED.id}
        await store.append(OPENED.id, Entry(3, NOW, End()), finishes=True)
        assert await store.with_stand_ins() == set()

    using(database, work)
