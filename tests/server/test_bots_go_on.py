"""The bots of tables go on when storage has failed for a while, and wake a few at a time after a restart."""

import asyncio
import random
from dataclasses import replace
from datetime import UTC, datetime
from types import ModuleType

import pytest
from msgspec import structs
from sqlalchemy.exc import OperationalError

from exlibris.server.settings import Settings
from exlibris.server.storage.store import Store
from exlibris.server.tables import cache, computers
from exlibris.server.tables.cache import LoadedTables
from exlibris.table.live import Table
from exlibris.table.options import Seat
from support.accounts import code_of
from support.browsing import Browser, visited
from support.keeping import in_database, keep
from support.seating import opened

LONG_AGO = datetime(2020, 1, 1, tzinfo=UTC)


@pytest.mark.parametrize(("owner", "method"), [(Store, "append"), (cache, "read_events")])
def test_bots_try_again_for_as_long_as_storage_fails(
    settings: Settings,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    owner: type[Store] | ModuleType,
    method: str,
) -> None:
    working, failures = getattr(owner, method), iter(range(4))

    async def failing(*given: object, **more: bool) -> object:
        task = asyncio.current_task()
        if task and task.get_name().startswith("bots of") and next(failures, None) is not None:
            raise OperationalError("INSERT", {}, Exception("database or disk is full"))
        return await working(*given, **more)

    monkeypatch.setattr(computers, "FIRST_PAUSE", 0.01)
    with visited(replace(settings, table_memory=0)) as rita:  # so that each look at a table reads its events
        table = rita.open("human", "random")
        before = rita.play(table, 0, random.Random(1), limit=3)
        monkeypatch.setattr(owner, method, failing)
        assert rita.play(table, 0, random.Random(2), limit=8)["number"] > before["number"] + 8
    assert sum("will retry" in record.message for record in caplog.records) == 4


def test_pauses_double_up_to_a_limit() -> None:
    pauses = [computers.pause_after(failures) for failures in range(1, 2000)]
    assert pauses[:4] == [0.5, 1, 2, 4]
    assert set(pauses[6:]) == {computers.LONGEST_PAUSE}


def test_a_restart_loads_a_few_tables_at_a_time(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    with visited(settings) as rita:
        made = {rita.open("human", "random") for _ in range(30)}
        rita.open("human", "human")
    cache, loaded, most = set[str](), set[str](), 0
    load = LoadedTables._loaded  # what reads the store; `load` is also asked for tables that are in memory

    async def counted(tables: LoadedTables, table_id: str) -> Table:
        nonlocal most
        cache.add(table_id)
        most = max(most, len(cache))
        live = await load(tables, table_id)
        cache.remove(table_id)
        loaded.add(table_id)
        return live

    monkeypatch.setattr(LoadedTables, "_loaded", counted)
    with visited(settings, rita.token) as back:
        for _ in range(20_000):  # far more than it takes, however busy the machine is
            if loaded == made:
                break
            back.get("/api/bots")
    assert loaded == made
    assert 1 <= most <= computers.LOADED_AT_ONCE


async def tasks() -> list[str]:
    """Return which tables' bots are awake."""
    return [task.get_name() for task in asyncio.all_tasks() if task.get_name().startswith("bots of")]


def test_tables_where_nothing_happens_any_more_sleep_until_somebody_looks(settings: Settings) -> None:
    token = "r" * 43
    table, claims = opened(2, 1, [Browser.session_of(token)])
    old = structs.replace(table, created=LONG_AGO, seats=[Seat("Rita", "human"), Seat("Max", "random")])
    keep(settings, old, claims[:1])
    in_database(settings, "UPDATE table_events SET created = ?", LONG_AGO.isoformat(" "))
    with visited(settings, token) as rita:
        with rita.client.portal() as portal:
            assert not portal.call(tasks), "nobody has looked"
        before = rita.look(old.id)["number"]
        assert rita.play(old.id, 0, random.Random(1), limit=2)["number"] > before + 2


def test_computers_play_among_themselves_at_few_tables(settings: Settings) -> None:
    with visited(replace(settings, bot_tables=2)) as rita:
        for _ in range(2):
            rita.open("random", "random")
        seats = [{"player": "random"}, {"player": "random"}]
        assert code_of(rita.post("/api/tables", {"seats": seats})) == (429, "too-many-bot-tables")
        rita.open("human", "random")


def test_where_computers_are_stuck_they_take_nobodys_place(settings: Settings) -> None:
    table, _ = opened(2, 1, ["rita"])
    stuck = structs.replace(table, created=LONG_AGO, seats=[Seat("Max", "random"), Seat("Gone", "no-such-bot")])
    keep(settings, stuck, [])
    with visited(replace(settings, bot_tables=1)) as rita:
        rita.open("random", "random")
