"""A busy server: whose computers think next, for how long, and what people are told."""

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from exlibris.coach import advise
from exlibris.server.http.callers import NETWORK_TAG_LENGTH, Callers
from exlibris.server.settings import Settings
from exlibris.server.storage.database import Database
from exlibris.server.storage.store import Store
from exlibris.server.tables import computers
from exlibris.server.tables import workers as pool
from exlibris.server.tables.cache import opener_of
from exlibris.server.tables.computers import Autopilot
from exlibris.server.tables.service import Tables
from exlibris.server.tables.workers import LEAST_TIME_SHARE, Asker, Ticket, WorkerPool
from exlibris.table.bots import ServerBots
from exlibris.table.computers import BotTurn
from exlibris.table.options import NewSeat, NewTable
from support.browsing import Browser, Json, visited
from support.keeping import in_database, stored, tables_in

THOUGHT = 0.05  # seconds


class Thoughts:
    """Takes the place of `choose`: notes whose turn it was and how it was to hurry, and takes a while."""

    def __init__(self, seconds: float = THOUGHT) -> None:
        self.seconds = seconds
        self.turns: list[BotTurn] = []

    def __call__(self, turn: BotTurn) -> int:
        self.turns.append(turn)
        time.sleep(self.seconds)
        return turn.actions[0]


@pytest.fixture
def thoughts(monkeypatch: pytest.MonkeyPatch) -> Thoughts:
    noted = Thoughts()
    monkeypatch.setattr(computers, "choose", noted)
    return noted


def of_bots(*bots: str) -> NewTable:
    """Return a table of computers alone."""
    return NewTable(seats=[NewSeat(name=f"Bot {n}", player=bot) for n, bot in enumerate(bots)])


async def test_another_persons_computer_waits_for_one_thought_however_many_tables_an_address_has(
    tmp_path: Path, thoughts: Thoughts, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = Database(Settings.in_folder(tmp_path).database)
    await database.start()
    workers = WorkerPool(0, 60)
    pilot, queue = Autopilot(0, workers), workers.queue
    tables = Tables(Store(database), 10**7, ServerBots(), pilot.wake, bot_tables=100)
    try:
        await pilot.start(tables, timedelta(days=1))
        for n in range(40):
            await tables.open(of_bots("expert", "expert", "expert"), f"session {n % 3}", network="crowd")
        await asyncio.sleep(10 * THOUGHT)
        before, asked_at = len(thoughts.turns), list[int]()
        enter = queue.enter

        def noted(asker: Asker) -> Ticket:
            asked_at.extend([len(thoughts.turns)] if asker.network == "other" else [])
            return enter(asker)

        monkeypatch.setattr(queue, "enter", noted)
        other = await tables.open(of_bots("greedy", "greedy"), "somebody", network="other")
        await asyncio.sleep(20 * THOUGHT)
        await pilot.stop()
    finally:
        await database.stop()
    starts = [at for at, turn in enumerate(thoughts.turns) if turn.table_id == other]
    assert len(starts) > 3
    for asked, started in zip(asked_at, starts, strict=False):
        assert started - asked <= 1  # another may have got its place before, and not begun to think
    time_shares = {turn.table_id == other: turn.time_share for turn in thoughts.turns[before + 1 :]}
    assert time_shares == {True: 0.5, False: LEAST_TIME_SHARE}


def networks(settings: Settings) -> list[str | None]:
    """Return what the rows of tables say of where they were opened, the oldest first."""
    return [tag for (tag,) in in_database(settings, "SELECT network FROM game_tables ORDER BY created")]


def test_a_table_keeps_a_tag_of_its_openers_network_until_it_is_over_or_they_are_forgotten(settings: Settings) -> None:
    with visited(settings) as rita:
        eric = rita.another()
        ended, played, left = rita.open("human", "random"), rita.open("human", "random"), eric.open("human", "open")
        assert rita.post(f"/api/tables/{left}/seats/1", {}).status_code == 201
        first, second, third = networks(settings)
        assert first == second == third
        assert first is not None
        assert len(first) == NETWORK_TAG_LENGTH
        assert first not in str(rita.post("/api/account/export", {}).json())
        assert first not in str(rita.look(played))
        assert rita.post(f"/api/tables/{ended}/end", {}).status_code == 200
        assert networks(settings) == [None, first, first]
        assert eric.delete("/api/account", {}).status_code in {200, 204}
        assert networks(settings) == [None, first, None]
    with visited(settings) as other:
        other.open("human", "random")
        assert networks(settings) == [None, first, None, first]  # the key is that of the database


async def test_tags_of_networks_differ_and_need_the_key_of_the_database(tmp_path: Path) -> None:
    async def tags(folder: str) -> list[str]:
        async with stored(Settings.in_folder(tmp_path / folder).database) as store:
            callers = Callers(store.database)
            await callers.start()
            return [callers.network_tag(network) for network in ("192.0.2.1", "192.0.2.2", "2001:db8::/64")]

    here, there = await tags("here"), await tags("there")
    assert len(set(here)) == 3
    assert set(here).isdisjoint(there)


async def test_tables_whose_network_is_forgotten_share_one(store: Store) -> None:
    tables = tables_in(store)
    for network in ("tag", None):
        live = await tables.load(await tables.open(of_bots("random", "random"), "a session", network=network))
        assert opener_of(live.opened) == Asker(network or "", "a session")


def test_a_table_is_told_how_many_come_before_its_computer_and_that_it_thinks_shorter(
    settings: Settings, thoughts: Thoughts, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "TELL_EVERY", 0.05)
    thoughts.seconds = 0.5
    with visited(replace(settings, bot_tables=10)) as rita:
        for _ in range(3):
            rita.another().open("greedy", "greedy")
        table = rita.open("expert", "expert")
        loads: list[Json] = []
        with rita.listen(f"{table}?after=0") as news:
            deadline = time.monotonic() + 20
            while not any(load["hurried"] for load in loads):
                assert time.monotonic() < deadline
                loads += [load for load in [news.receive_json().get("load")] if load]
        assert any(load["before"] in {1, 2, 3} for load in loads)
        assert rita.look(table)["load"]["hurried"] is True


def test_a_browser_is_told_how_many_come_before_what_it_waits_for(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    def slowly(*given: Any) -> Any:
        time.sleep(0.5)
        return advise(*given)

    monkeypatch.setattr("exlibris.table.advice.advise", slowly)
    with visited(settings) as rita, ThreadPoolExecutor(3) as elsewhere:
        places: list[Json] = []
        people = [rita, rita.another(), rita.another()]
        hints = [elsewhere.submit(ask_for_hint, person, person.open("human", "random")) for person in people]
        while not all(hint.done() for hint in hints):
            places += [person.get("/api/queue").json() for person in people]
            time.sleep(0.02)
        assert [hint.result() for hint in hints] == [200] * 3
        assert {place["requests"] for place in places} == {None, 0, 1}
        assert {place["reviews"] for place in places} == {None}


def ask_for_hint(person: Browser, table: str) -> int:
    """Return the status of the answer to a hint asked for at the table, as soon as it is the person's turn."""
    while (seen := person.look(table))["decision"] is None:
        time.sleep(0.02)
    seat, number = seen["you"], seen["number"]
    return person.post(f"/api/tables/{table}/seats/{seat}/hint", {"number": number}).status_code
