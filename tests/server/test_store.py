"""The store keeps tables and lets exactly one writer have each number."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from msgspec import structs
from sqlalchemy import event, text
from sqlalchemy.exc import IntegrityError

from exlibris.server.storage.database import NumberTaken, bring_up_to_date
from exlibris.server.storage.rows import read_table
from exlibris.server.storage.store import Store
from exlibris.table.events import Action, Claim, End, Leave, StoredEvent
from exlibris.table.options import OpenedTable, Seat, TableOptions
from support.keeping import stored
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
OTHER = structs.replace(OPENED, id="table-two")
SEATED = StoredEvent(1, datetime.now(UTC), Claim(0, "rita's browser", "Rita"))


def acted(number: int) -> StoredEvent:
    return StoredEvent(number, SEATED.at, Action(0, 17))


async def table_of(store: Store, table_id: str) -> OpenedTable | None:
    async with store.database.connected() as db:
        return await read_table(db, table_id)


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    """Return the store of a new database of each kind."""
    async with stored(database) as found:
        yield found


async def test_a_table_and_its_events_outlive_the_process(database: str) -> None:
    async with stored(database) as first:
        await first.open(OPENED, [SEATED])
        await first.append(OPENED.id, acted(2))
    async with stored(database) as second:
        assert await table_of(second, OPENED.id) == OPENED
        assert await second.news(OPENED.id, 0) == [SEATED, acted(2)]
        assert await second.news(OPENED.id, 1) == [acted(2)]


async def test_of_many_writers_of_one_number_exactly_one_succeeds(store: Store) -> None:
    await store.open(OPENED, [SEATED])
    writers = [store.append(OPENED.id, acted(2)) for _ in range(8)]
    outcomes = await asyncio.gather(*writers, return_exceptions=True)
    assert sum(isinstance(outcome, NumberTaken) for outcome in outcomes) == 7
    assert outcomes.count(None) == 1
    assert await store.news(OPENED.id, 1) == [acted(2)]


async def test_a_browser_finds_tables_it_made_or_sits_at_newest_first(store: Store) -> None:
    later = datetime(2026, 2, 2, tzinfo=UTC)
    await store.open(OPENED, [])
    await store.open(structs.replace(OTHER, created=later, maker_session="eric's browser"), [SEATED])
    assert await store.of_browser("rita's browser") == [OTHER.id, OPENED.id]
    assert await store.of_browser("eric's browser") == [OTHER.id]
    assert await store.of_browser("nobody's") == []


async def test_a_finished_table_wakes_no_bots_at_the_next_start(store: Store) -> None:
    await store.open(OPENED, [])
    assert await store.unfinished() == {OPENED.id: ["human", "greedy"]}
    await store.append(OPENED.id, acted(1), finishes=True)
    assert not await store.unfinished()


def contents(path: Path) -> list[str]:
    """Return all of a database as SQL."""
    with closing(sqlite3.connect(path)) as database:
        return list(database.iterdump())


async def test_a_second_start_leaves_the_database_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    url = f"sqlite+aiosqlite:///{path}"
    await bring_up_to_date(url)
    before = contents(path)
    await bring_up_to_date(url)
    assert contents(path) == before


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
async def test_sqlite_writes_ahead(store: Store) -> None:
    async with store.database.engine.connect() as connection:
        assert await connection.scalar(text("PRAGMA journal_mode")) == "wal"
        assert await connection.scalar(text("PRAGMA synchronous")) == 2, "FULL"


async def test_an_event_needs_its_table(store: Store) -> None:
    with pytest.raises(IntegrityError):
        await store.append("no such table", acted(1))


async def test_events_that_come_together_share_a_transaction(store: Store) -> None:
    tables = [structs.replace(OPENED, id=f"table-{n}") for n in range(30)]
    for table in tables:
        await store.open(table, [SEATED])
    commits = 0

    def count(_: object) -> None:
        nonlocal commits
        commits += 1

    event.listen(store.database.engine.sync_engine, "commit", count)
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


async def test_a_deleted_table_is_gone_with_its_events(store: Store) -> None:
    for table in (OPENED, OTHER):
        await store.open(table, [SEATED])
    await store.delete(OPENED.id)
    assert await table_of(store, OPENED.id) is None
    assert await store.news(OPENED.id, 0) is None
    assert await table_of(store, OTHER.id) == OTHER


async def test_untouched_are_tables_where_nothing_has_happened_since(store: Store) -> None:
    await store.open(OPENED, [structs.replace(SEATED, at=datetime.now(UTC))])
    await store.open(OTHER, [])
    assert await store.untouched(OPENED.created) == []
    assert await store.untouched(datetime.now(UTC) - timedelta(minutes=1)) == [OTHER.id]
    assert set(await store.untouched(datetime.now(UTC) + timedelta(minutes=1))) == {OPENED.id, OTHER.id}


async def test_tables_where_a_bot_plays_on_for_a_person_are_known(store: Store) -> None:
    await store.open(OPENED, [SEATED])
    assert await store.with_stand_ins() == set()
    await store.append(OPENED.id, StoredEvent(2, NOW, Leave(0, "random")))
    assert await store.with_stand_ins() == {OPENED.id}
    await store.append(OPENED.id, StoredEvent(3, NOW, End()), finishes=True)
    assert await store.with_stand_ins() == set()
