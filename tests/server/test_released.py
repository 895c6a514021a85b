"""Databases of released versions: they upgrade, their tables are found as they were, and play on to the end."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from litestar.testing import TestClient

from exlibris.server.app import create_app
from exlibris.server.bots import ServerBots
from exlibris.server.live import LiveTable
from exlibris.server.settings import Settings
from exlibris.server.store import Store
from exlibris.server.table_events import TableEvent
from exlibris.server.tables import Tables
from support.browsing import Browser, Json
from support.released import FOLDER, facts, unpack

RELEASED = sorted(file.name.removesuffix(".json") for file in FOLDER.glob("*.json"))
EVERY_RELEASE = pytest.mark.parametrize("name", RELEASED)
STORED = 3  # actions at each table that go through the store; the rest of the game is played in memory


@EVERY_RELEASE
def test_tables_of_a_released_version_are_found_as_they_were(name: str, tmp_path: Path) -> None:
    released = unpack(name, tmp_path)

    async def find(tables: Tables) -> None:
        for table in released["tables"]:
            found = facts(await tables.load(table["id"]))
            assert {"name": table["name"], **found} == table

    with_tables(tmp_path, find)


@EVERY_RELEASE
def test_tables_of_a_released_version_play_on_to_the_end(name: str, tmp_path: Path) -> None:
    released = unpack(name, tmp_path)

    async def play(tables: Tables) -> None:
        for table in released["tables"]:
            if table["status"] == "waiting":
                await tables.claim(table["id"], 1, "Eric", "eric's browser")
            live = await tables.load(table["id"])
            await act_in_store(tables, live)
            play_in_memory(live)
            assert live.status == "over", table["name"]

    with_tables(tmp_path, play)


@EVERY_RELEASE
def test_the_people_of_a_released_version_find_their_tables_and_act(name: str, settings: Settings) -> None:
    released = unpack(name, settings.static.with_name("data"))
    with TestClient(create_app(settings)) as client:
        people = [Browser(client, token) for token in released["browsers"].values()]
        assert set(summaries(people[0])) == {table["id"] for table in released["tables"]}
        acted = {table for person in people for table in act_where_asked(person)}
        assert acted == {table["id"] for table in released["tables"] if table["status"] == "playing"}


def with_tables(folder: Path, work: Callable[[Tables], Awaitable[None]]) -> None:
    """Do the work with the folder's tables, upgraded, without a server and its bots."""

    async def process() -> None:
        store = Store(Settings.in_folder(folder).database)
        await store.start()
        try:
            await work(Tables(store, 10**6, ServerBots(), lambda _: None))
        finally:
            await store.stop()

    asyncio.run(process())


async def act_in_store(tables: Tables, live: LiveTable) -> None:
    """Let pending seats act, so that the actions are stored."""
    for _ in range(STORED if live.pending() else 0):
        seat = live.pending()[0]
        assert await tables.append_action(live, seat, live.playing().legal_actions(seat)[0])


def play_in_memory(live: LiveTable) -> None:
    """Play the rest of the game at random."""
    luck = random.Random(0)
    while live.pending():
        seat = luck.choice(live.pending())
        action = luck.choice(live.playing().legal_actions(seat))
        live.take(TableEvent(number=live.number + 1, kind="action", seat=seat, action=action))


def summaries(person: Browser) -> dict[str, Json]:
    """Return the person's list of tables by id."""
    return {table["id"]: table for table in person.get("/api/tables").json()}


def act_where_asked(person: Browser) -> list[str]:
    """Act once at every table where one of the person's seats is asked; return those tables."""
    acted = []
    for table, summary in summaries(person).items():
        for seat in summary["your_seats"]:
            seen = person.look(table, seat)
            if seen["decision"]:
                action = seen["decision"]["actions"][0]["action"]
                assert person.act(table, seat, action, seen["number"]).status_code == 200
                acted.append(table)
                break
    return acted
