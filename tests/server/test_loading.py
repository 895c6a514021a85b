"""Tables that are not in memory: they come back as they were, and lists of them need not load them."""

import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from itertools import islice

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from msgspec import json
from sqlalchemy.exc import SQLAlchemyError

from exlibris.engine.undo import why_not
from exlibris.server.app import create_app
from exlibris.server.base.settings import Settings
from exlibris.server.running import loading
from exlibris.server.storage.store import Store
from exlibris.table.events import Agree, AnyEvent, Disagree, Entry, Leave, Return, Undo, Vote
from exlibris.table.fold.live import LiveTable
from exlibris.table.fold.loading import NEWEST, replay
from exlibris.table.present.snapshot import snapshot
from support.browsing import Browser
from support.keeping import keep
from support.seating import actor, events, opened
from support.times import NOW

SESSIONS = ["a", "b", "c"]
TOKEN = "r" * 43
SESSION = Browser.session_of(TOKEN)


def looks(live: LiveTable) -> list[bytes]:
    """Return what each seat and a spectator see."""
    return [json.encode(snapshot(live, session, None, "", at=NOW)) for session in [*SESSIONS, "nobody"]]


def claims(seed: int) -> list[Entry]:
    """Return the events before the game."""
    return opened(3, seed, SESSIONS)[1]


def game(seed: int) -> tuple[LiveTable, Iterator[Entry]]:
    """Return a table of three and what happens there, people's wishes and undoing included."""
    table, sitting_down = opened(3, seed, SESSIONS)
    live, luck = LiveTable(table), random.Random(seed)
    for claim in sitting_down:
        live.take(claim)

    def go_on() -> Iterator[Entry]:
        for event in events(live, luck):
            yield event
            number = live.number + 1
            if live.undoable(actor(event)) and luck.random() < 0.3:
                more = Entry(number, NOW, Undo(actor(event)))
            elif luck.random() < 0.1:
                coming: AnyEvent = Return(0) if live.occupants[0].stand_in else Leave(0, "random")
                more = Entry(number, NOW, coming)
            elif luck.random() < 0.1:
                wishes: list[AnyEvent] = [Vote(2, "b"), Agree(2), Disagree(2)]
                more = Entry(number, NOW, luck.choice(wishes))
            else:
                continue
            live.take(more)
            yield more

    return live, go_on()


@pytest.mark.parametrize("newest", [0, 3])
@pytest.mark.parametrize("seed", [1, 2])
def test_a_loaded_table_looks_as_before_and_the_same_may_be_taken_back(
    seed: int, newest: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("exlibris.table.fold.loading.NEWEST", newest)
    live, happening = game(seed)
    happened = claims(seed)
    for event in islice(happening, 180):
        happened.append(event)
        if len(happened) > 100 and event.number % 23 == 0:
            again = LiveTable(live.opened)
            replay(again, happened)
            assert looks(again) == looks(live)
            assert (again.number, again.actions, again.last_acts) == (live.number, live.actions, live.last_acts)
            for seat in range(3):
                assert again.undoable(seat) == live.undoable(seat)
                assert why_not(again.newest_acts(), seat) == why_not(live.newest_acts(), seat)


def test_whether_an_old_action_was_revealing_is_not_asked() -> None:
    live, happening = game(1)
    happened = [*claims(1), *islice(happening, 150)]
    again = LiveTable(live.opened)
    replay(again, happened)
    known = [entry.revealing is not None for entry in again.undo_entries]
    assert known == sorted(known)
    assert 0 < sum(known) <= NEWEST


@pytest.fixture(scope="module")
def played() -> tuple[LiveTable, list[Entry]]:
    """Return a table at which all people share a browser, and its events."""
    table, happened = opened(2, 5, [SESSION])
    live = LiveTable(table)
    for claim in happened:
        live.take(claim)
    return live, [*happened, *islice(events(live, random.Random(5)), 150)]


@pytest.fixture
def folder(settings: Settings, played: tuple[LiveTable, list[Entry]]) -> Settings:
    """Return the settings of a server with a table that has been in a list before."""
    keep(settings, played[0].opened, played[1])
    with visited(settings) as rita:
        rita.get("/api/tables")
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


def test_the_second_list_of_tables_needs_none_of_them(folder: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    with visited(folder) as rita:
        waiting = rita.open("human", "open")
    with visited(folder) as rita:
        before = rita.get("/api/tables").json()
    monkeypatch.setattr(loading, "begun", lambda *_: pytest.fail("a table is loaded"))
    with visited(folder) as rita:
        assert rita.get("/api/tables").json() == before
    assert [(one["status"], one["your_turn"]) for one in before] == [("waiting", False), ("playing", True)]
    assert before[0]["id"] == waiting


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE game_tables SET line = x'00'",
        "UPDATE game_tables SET line = x'ff'",
        "UPDATE game_tables SET line = '{}'",
        "UPDATE game_tables SET line = NULL",
    ],
)
def test_a_damaged_line_of_the_list_is_not_used(folder: Settings, statement: str) -> None:
    with visited(folder) as rita:
        before = rita.get("/api/tables").json()
    changed(folder, statement)
    with visited(folder) as rita:
        assert rita.get("/api/tables").json() == before


def test_a_line_of_the_list_that_is_out_of_date_is_not_used(folder: Settings) -> None:
    with visited(folder) as rita:
        [before] = rita.get("/api/tables").json()
        rita.post(f"/api/tables/{before['id']}/end", None)
    with visited(folder) as rita:
        [now] = rita.get("/api/tables").json()
    assert (before["status"], now["status"]) == ("playing", "ended")


def test_a_list_is_shown_when_its_lines_cannot_be_kept(folder: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise SQLAlchemyError

    monkeypatch.setattr(Store, "keep_lines", fail)
    with visited(folder) as rita:
        assert len(rita.get("/api/tables").json()) == 1


def test_a_line_of_the_list_is_not_used_for_another_row(folder: Settings) -> None:
    changed(folder, "UPDATE game_tables SET ruleset = json_set(ruleset, '$.moonlight', json('true'))")
    with visited(folder) as rita:
        [listed] = rita.get("/api/tables").json()
    assert "moonlight" in str(listed)


def test_a_deleted_table_leaves_nothing(folder: Settings, played: tuple[LiveTable, list[Entry]]) -> None:
    table = played[0].opened.id
    with visited(folder) as rita:
        rita.look(table)
        rita.post(f"/api/tables/{table}/end", None)
        assert rita.delete(f"/api/tables/{table}").status_code == 204
    with closing(sqlite3.connect(folder.static.with_name("data") / "tables.sqlite3")) as database:
        for relation in ("game_tables", "table_events"):
            assert database.execute(f"SELECT count(*) FROM {relation}").fetchone() == (0,)  # noqa: S608
