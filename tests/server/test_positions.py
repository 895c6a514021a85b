"""Stored positions: a table in memory no longer comes back as it was, without being replayed."""

import asyncio
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import islice

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from msgspec import json

from exlibris.server.app import create_app
from exlibris.server.base.settings import Settings
from exlibris.server.positions.keeping import EVERY, PositionKeeper
from exlibris.server.positions.store import PositionStore
from exlibris.server.positions.stored import packed, restore
from exlibris.server.running import loading
from exlibris.table.events import TableEvent
from exlibris.table.fold.live import LiveTable
from exlibris.table.present.listed import ListedTable
from exlibris.table.present.snapshot import snapshot
from support.browsing import Browser, Json
from support.keeping import keep
from support.seating import events, opened
from support.times import NOW

SESSIONS = ["a", "b", "c"]
TOKEN = "r" * 43
SESSION = Browser.session_of(TOKEN)


def looks(live: LiveTable) -> list[bytes]:
    """Return what each seat and a spectator see."""
    return [json.encode(snapshot(live, session, None, "", at=NOW)) for session in [*SESSIONS, "nobody"]]


def game(seed: int) -> tuple[LiveTable, Iterator[TableEvent]]:
    """Return a table of three and what happens there, people's wishes and undoing included."""
    table, claims = opened(3, seed, SESSIONS)
    live, luck = LiveTable(table), random.Random(seed)
    for claim in claims:
        live.take(claim)

    def go_on() -> Iterator[TableEvent]:
        for event in events(live, luck):
            yield event
            number = live.number + 1
            if live.undoable(event.seat) and luck.random() < 0.3:
                more = TableEvent(number=number, kind="undo", seat=event.seat)
            elif luck.random() < 0.1:
                kind = "return" if live.occupants[0].stand_in else "leave"
                more = TableEvent(number=number, kind=kind, seat=0, name="random")  # type: ignore[arg-type]
            elif luck.random() < 0.1:
                kind = luck.choice(["vote", "agree", "disagree"])
                more = TableEvent(number=number, kind=kind, seat=2, session="b")  # type: ignore[arg-type]
            else:
                continue
            live.take(more)
            yield more

    return live, go_on()


@pytest.mark.parametrize("seed", [1, 2])
def test_a_restored_table_looks_the_same_to_everybody_and_goes_on_alike(seed: int) -> None:
    live, happening = game(seed)
    for _ in islice(happening, 120):
        pass
    again = LiveTable(live.opened)
    restore(again, packed(live))
    assert looks(again) == looks(live)
    for event in islice(happening, 60):
        again.take(event)
        if event.number % 7 == 0:
            assert looks(again) == looks(live)
    assert (again.number, again.actions, again.last_acts) == (live.number, live.actions, live.last_acts)
    assert packed(again) == packed(live)


def test_a_game_that_people_have_ended_is_restored_with_its_ending() -> None:
    live, happening = game(3)
    for _ in islice(happening, 30):
        pass
    live.take(TableEvent(number=live.number + 1, kind="end", seat=255))
    again = LiveTable(live.opened)
    restore(again, packed(live))
    assert (again.status, again.record()) == ("ended", live.record())


@pytest.fixture(scope="module")
def played() -> tuple[LiveTable, list[TableEvent]]:
    """Return a table at which all people share a browser, and its events."""
    table, happened = opened(2, 5, [SESSION])
    live = LiveTable(table)
    for claim in happened:
        live.take(claim)
    return live, [*happened, *islice(events(live, random.Random(5)), 150)]


@pytest.fixture
def folder(settings: Settings, played: tuple[LiveTable, list[TableEvent]]) -> Settings:
    """Return the settings of a server at which somebody has looked at the table before."""
    keep(settings, played[0].opened, played[1])
    with visited(settings) as rita:
        rita.look(played[0].opened.id)
    return settings


@contextmanager
def visited(settings: Settings) -> Iterator[Browser]:
    """Start the server; stop it in the end."""
    with TestClient[Litestar](create_app(settings)) as client:
        yield Browser(client, TOKEN)


def changed(settings: Settings, statement: str) -> None:
    """Change the database of a server that is down."""
    with closing(sqlite3.connect(settings.static.with_name("data") / "tables.sqlite3")) as database, database:
        database.execute(statement)


def replayed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return a list that gets the number of each event that a table takes from now on."""
    numbers: list[int] = []
    take = LiveTable.take

    def counted(self: LiveTable, event: TableEvent) -> None:
        numbers.append(event.number)
        take(self, event)

    monkeypatch.setattr(LiveTable, "take", counted)
    return numbers


def test_after_a_restart_a_table_comes_from_its_position_and_the_events_since(
    folder: Settings, played: tuple[LiveTable, list[TableEvent]], monkeypatch: pytest.MonkeyPatch
) -> None:
    numbers = replayed(monkeypatch)
    with visited(folder) as rita:
        seen = rita.look(played[0].opened.id)
    assert seen["number"] == played[0].number_for(SESSION)
    assert numbers == list(range(played[0].number - EVERY + 1, played[0].number + 1))


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE table_positions SET code = 'of another version'",
        "UPDATE table_positions SET data = x'93'",
        "UPDATE table_positions SET data = x'c0'",
        "DELETE FROM table_positions",
    ],
)
def test_a_position_that_cannot_be_read_costs_only_time(
    folder: Settings,
    played: tuple[LiveTable, list[TableEvent]],
    monkeypatch: pytest.MonkeyPatch,
    statement: str,
) -> None:
    with visited(folder) as rita:
        before = rita.look(played[0].opened.id)
    changed(folder, statement)
    numbers = replayed(monkeypatch)
    with visited(folder) as rita:
        assert without_presence(rita.look(played[0].opened.id)) == without_presence(before)
    assert numbers == list(range(1, played[0].number + 1))


def without_presence(seen: Json) -> Json:
    return {key: value for key, value in seen.items() if key != "presence"}


def test_the_list_of_tables_needs_none_of_them(folder: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    with visited(folder) as rita:
        waiting = rita.open("human", "open")
        before = rita.get("/api/tables").json()
    monkeypatch.setattr(loading, "begun", lambda *_: pytest.fail("a table is loaded"))
    with visited(folder) as rita:
        assert rita.get("/api/tables").json() == before
    assert [(one["status"], one["your_turn"]) for one in before] == [("waiting", False), ("playing", True)]
    assert before[0]["id"] == waiting


def test_a_line_of_the_list_that_is_out_of_date_is_not_used(folder: Settings) -> None:
    with visited(folder) as rita:
        before = rita.get("/api/tables").json()
    changed(folder, "UPDATE listed_tables SET number = number - 1, data = x'00'")
    with visited(folder) as rita:
        assert rita.get("/api/tables").json() == before


def test_a_line_of_the_list_is_not_used_for_another_row(folder: Settings) -> None:
    changed(folder, "UPDATE game_tables SET ruleset = json_set(ruleset, '$.moonlight', json('true'))")
    with visited(folder) as rita:
        [listed] = rita.get("/api/tables").json()
    assert "moonlight" in str(listed)


def test_a_position_is_stored_while_the_game_goes_on(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    with visited(settings) as rita:
        table = rita.open("human", "human")
        for _ in range(2 * EVERY + 2):
            seen = rita.look(table)
            rita.act(table, seen["you"], seen["decision"]["actions"][0]["action"], seen["number"])
        last = rita.look(table)
    numbers = replayed(monkeypatch)
    with visited(settings) as rita:
        assert without_presence(rita.look(table)) == without_presence(last)
    assert EVERY <= len(numbers) < 2 * EVERY


def test_a_deleted_table_leaves_nothing(folder: Settings, played: tuple[LiveTable, list[TableEvent]]) -> None:
    table = played[0].opened.id
    with visited(folder) as rita:
        rita.look(table)
        rita.post(f"/api/tables/{table}/end", None)
        assert rita.delete(f"/api/tables/{table}").status_code == 204
    with closing(sqlite3.connect(folder.static.with_name("data") / "tables.sqlite3")) as database:
        for relation in ("game_tables", "table_events", "table_positions", "listed_tables"):
            assert database.execute(f"SELECT count(*) FROM {relation}").fetchone() == (0,)  # noqa: S608


def test_what_cannot_be_stored_is_stored_the_next_time(monkeypatch: pytest.MonkeyPatch) -> None:
    live, happening = game(4)
    keeper = PositionKeeper(store := PositionStore(None, asyncio.Lock()))  # type: ignore[arg-type]
    for _ in islice(happening, 2 * EVERY):
        keeper.changed(live)
    kept: list[tuple[list[str], list[str]]] = []

    async def fails(*_: object) -> None:
        raise OSError("disk full")

    async def keeps(positions: Json, lines: list[ListedTable]) -> None:
        kept.append((list(positions), [one.id for one in lines]))

    monkeypatch.setattr(store, "keep", fails)
    with pytest.raises(OSError, match="disk full"):
        asyncio.run(keeper.flush())
    monkeypatch.setattr(store, "keep", keeps)
    asyncio.run(keeper.flush())
    asyncio.run(keeper.flush())
    assert kept == [([live.opened.id], [live.opened.id])]
