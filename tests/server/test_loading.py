"""Tables that are not in memory: they come back as they were, and lists of them need not load them."""

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

import pytest
from msgspec import json
from sqlalchemy.exc import SQLAlchemyError

from exlibris.engine.undo import why_not
from exlibris.server.settings import Settings
from exlibris.server.storage.store import Store
from exlibris.server.tables import cache
from exlibris.table.events import Agree, AnyEvent, Disagree, Leave, Return, StoredEvent, Undo, Vote
from exlibris.table.live import NEWEST, Table, replay
from exlibris.table.snapshot import snapshot
from support.browsing import Browser, visited
from support.keeping import in_database, keep
from support.seating import actor, after, events, happen, opened, seated
from support.times import NOW

SESSIONS = ["a", "b", "c"]
TOKEN = "r" * 43
SESSION = Browser.session_of(TOKEN)


def looks(live: Table) -> list[bytes]:
    """Return what each seat and a spectator see."""
    return [json.encode(snapshot(live, session, None, "", at=NOW)) for session in [*SESSIONS, "nobody"]]


def claims(seed: int) -> list[StoredEvent]:
    """Return the events before the game."""
    return opened(3, seed, SESSIONS)[1]


def game(seed: int) -> tuple[Table, Iterator[StoredEvent]]:
    """Return a table of three and what happens there, people's wishes and undoing included."""
    live, luck = seated(3, seed, SESSIONS), random.Random(seed)

    def go_on() -> Iterator[StoredEvent]:
        for event in events(live, luck):
            yield event
            more: AnyEvent | None = None
            if live.undoable(actor(event)) and luck.random() < 0.3:
                more = Undo(actor(event))
            elif luck.random() < 0.1:
                more = Return(0) if live.occupants[0].stand_in else Leave(0, "random")
            elif luck.random() < 0.1:
                wishes: list[AnyEvent] = [Vote(2, "b"), Agree(2), Disagree(2)]
                more = luck.choice(wishes)
            if more:
                yield happen(live, more)

    return live, go_on()


@pytest.mark.parametrize("newest", [0, 3])
@pytest.mark.parametrize("seed", [1, 2])
def test_a_loaded_table_looks_as_before_and_the_same_may_be_taken_back(
    seed: int, newest: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("exlibris.table.live.NEWEST", newest)
    live, happening = game(seed)
    happened = claims(seed)
    for event in islice(happening, 180):
        happened.append(event)
        if len(happened) > 100 and event.number % 23 == 0:
            again = Table(live.opened)
            replay(again, happened)
            assert looks(again) == looks(live)
            assert (again.number, again.actions, again.last_acts) == (live.number, live.actions, live.last_acts)
            for seat in range(3):
                assert again.undoable(seat) == live.undoable(seat)
                assert why_not(again.newest_acts(), seat) == why_not(live.newest_acts(), seat)


def test_whether_an_old_action_was_revealing_is_not_asked() -> None:
    live, happening = game(1)
    happened = [*claims(1), *islice(happening, 150)]
    again = Table(live.opened)
    replay(again, happened)
    known = [entry.revealing is not None for entry in again.undo_entries]
    assert known == sorted(known)
    assert 0 < sum(known) <= NEWEST


@pytest.fixture(scope="module")
def played() -> tuple[Table, list[StoredEvent]]:
    """Return a table at which all people share a browser, and its events."""
    table, happened = opened(2, 5, [SESSION])
    live = after(table, happened)
    return live, [*happened, *islice(events(live, random.Random(5)), 150)]


@pytest.fixture
def rita(settings: Settings, played: tuple[Table, list[StoredEvent]]) -> Iterator[Browser]:
    """Return a browser of a server that keeps no table in memory, with one that has been in a list before."""
    keep(settings, played[0].opened, played[1])
    with visited(replace(settings, table_memory=0), TOKEN) as browser:
        browser.get("/api/tables")
        yield browser


def test_the_second_list_of_tables_needs_none_of_them(
    settings: Settings, rita: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    waiting = rita.open("human", "open")
    before = rita.get("/api/tables").json()
    monkeypatch.setattr(cache, "begun", lambda *_: pytest.fail("a table is loaded"))
    with visited(settings, TOKEN) as after_a_restart:
        assert after_a_restart.get("/api/tables").json() == rita.get("/api/tables").json() == before
    assert [(one["status"], one["your_turn"]) for one in before] == [("waiting", False), ("playing", True)]
    assert before[0]["id"] == waiting


def test_a_damaged_line_of_the_list_is_not_used(settings: Settings, rita: Browser) -> None:
    before = rita.get("/api/tables").json()
    for line in ("x'00'", "x'ff'", "'{}'", "NULL"):
        in_database(settings, f"UPDATE game_tables SET line = {line}")  # noqa: S608
        assert rita.get("/api/tables").json() == before, line


def test_a_line_of_the_list_that_is_out_of_date_is_not_used(rita: Browser) -> None:
    [before] = rita.get("/api/tables").json()
    rita.post(f"/api/tables/{before['id']}/end", None)
    [now] = rita.get("/api/tables").json()
    assert (before["status"], now["status"]) == ("playing", "ended")


def test_a_list_is_shown_when_its_lines_cannot_be_kept(rita: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise SQLAlchemyError

    monkeypatch.setattr(Store, "keep_lines", fail)
    rita.open("human", "human")
    assert len(rita.get("/api/tables").json()) == 2


def test_a_line_of_the_list_is_not_used_for_another_row(settings: Settings, rita: Browser) -> None:
    in_database(settings, "UPDATE game_tables SET ruleset = json_set(ruleset, '$.moonlight', json('true'))")
    [listed] = rita.get("/api/tables").json()
    assert "moonlight" in str(listed)


def test_a_deleted_table_leaves_nothing(settings: Settings, rita: Browser) -> None:
    [listed] = rita.get("/api/tables").json()
    rita.post(f"/api/tables/{listed['id']}/end", None)
    assert rita.delete(f"/api/tables/{listed['id']}").status_code == 204
    for relation in ("game_tables", "table_events"):
        assert in_database(settings, f"SELECT count(*) FROM {relation}") == [(0,)]  # noqa: S608
