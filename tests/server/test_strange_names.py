"""Names of computer players that come from outside: looked up, never imported, and no table ends a server."""

import json
import logging
import sys
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from msgspec import structs

from exlibris.server.settings import Settings
from exlibris.table.events import Leave, StoredEvent
from exlibris.table.options import Seat
from server.conftest import settings_in
from strange import NAMES, PLACES, with_name
from support.accounts import code_of
from support.browsing import Browser, Json, visited
from support.keeping import in_database, keep
from support.seating import opened
from support.times import NOW

TOKEN = "r" * 43


@pytest.fixture(scope="module")
def settings(tmp_path_factory: pytest.TempPathFactory) -> Settings:
    return settings_in(tmp_path_factory.mktemp("strange"))


@pytest.fixture(scope="module")
def rita(settings: Settings) -> Iterator[Browser]:
    with visited(settings, TOKEN) as browser:
        yield browser


@pytest.fixture(scope="module")
def file(rita: Browser) -> Json:
    """Return the file of a table at which one action has been taken."""
    table = rita.open("human", "human")
    rita.act_first(table)
    return dict(rita.post(f"/api/tables/{table}/file", None).json())


def uploaded(rita: Browser, file: Json) -> str | None:
    """Return the table of a file, None if that is refused."""
    answer = rita.post("/api/files", file)
    assert answer.status_code in {201, 400, 409, 410, 422}, answer.text
    return str(answer.json()["id"]) if answer.status_code == 201 else None


def test_files_with_strange_names_import_nothing_and_the_server_starts_again(
    settings: Settings, rita: Browser, file: Json
) -> None:
    taken = []
    before = set(sys.modules)
    for number, name in enumerate(NAMES[::3]):
        wanted = with_name(file, name, PLACES[number % len(PLACES)])
        if table := uploaded(rita, wanted):
            taken.append((table, name))
            rita.look(table, 0)
        assert set(sys.modules) == before, name
    assert len(taken) > 30, "what has the form of a name is a seat to be replaced"
    with visited(settings, TOKEN) as again:
        for table, name in taken:
            seen = again.look(table, 0)
            missing = [seat["missing"] for seat in seen["table"]["seats"]]
            if seen["table"]["status"] == "playing":
                assert missing[1], name
                assert name in seen["troubles"][0]
        assert again.get("/health").status_code == 200
    assert set(sys.modules) == before


@pytest.mark.parametrize(
    "name", ["sys:exit", "lib2to3.__main__:x", "expert:seconds=29", "__import__", "clever_bot:Clever"]
)
@pytest.mark.parametrize("place", ["player", "leave"])
def test_a_seat_with_a_strange_name_is_replaced_and_the_game_goes_on(
    rita: Browser, file: Json, name: str, place: str
) -> None:
    table = uploaded(rita, with_name(file, name, place))
    assert table
    seen = rita.look(table, 0)
    assert seen["table"]["seats"][1]["missing"]
    assert seen["table"]["seats"][1]["played_by"] == f"computer, {name}"
    stranger = rita.another("s" * 43)
    assert code_of(stranger.post(f"/api/tables/{table}/seats/1/substitute", None)) == (403, "not-playing")
    for _ in range(2):  # the second changes nothing
        answer = rita.post(f"/api/tables/{table}/seats/1/substitute", None)
        assert answer.status_code in {200, 201}, answer.text
    seen = rita.look(table, 0)
    assert not seen["table"]["seats"][1]["missing"]
    assert seen["table"]["seats"][1]["played_by"] == "computer, librarian"
    assert any(line["text"].startswith("Another computer takes over for ") for line in seen["log"]["lines"])
    assert rita.play(table, 0, Random(1), limit=3)["troubles"] == []


def test_a_table_from_a_file_is_marked_for_everybody(rita: Browser, file: Json) -> None:
    waiting = {**file, "entries": [entry for entry in file["entries"] if entry["event"][:2] == ["claim", 0]]}
    table = uploaded(rita, waiting)
    assert table
    eric = rita.another("e" * 43)
    assert eric.look(table)["table"]["from_file"], "who only looks is told as well"
    assert eric.sit(table, 1, "Eric").status_code == 201
    assert [browser.look(table)["table"]["from_file"] for browser in (rita, eric)] == [True, True]
    assert not rita.look(rita.open("human", "human"))["table"]["from_file"]


def test_a_file_says_nothing_of_where_it_is_from(rita: Browser, file: Json) -> None:
    table = uploaded(rita, {**file, "opened": {**file["opened"], "from_file": False}})
    assert table
    assert rita.look(table)["table"]["from_file"]


def test_a_request_names_nothing_that_is_not_listed(rita: Browser) -> None:
    before = set(sys.modules)
    for name in NAMES:
        answer = rita.post("/api/tables", {"seats": [{}, {"player": name}]})
        assert answer.status_code == 400 or name == "open", name
    assert set(sys.modules) == before


def test_a_stored_table_with_a_strange_name_stops_no_start(settings: Settings) -> None:
    tables = []
    for name in ("sys:exit", "os:_exit", "lib2to3.__main__:x"):
        table, claims = opened(2, 1, [Browser.session_of(TOKEN)])
        keep(settings, structs.replace(table, seats=[table.seats[0], Seat("Max", name)]), claims[:1])
        stand_in, claims = opened(2, 2, [Browser.session_of(TOKEN)])
        keep(settings, stand_in, [*claims, StoredEvent(3, NOW, Leave(1, name))])
        tables += [table.id, stand_in.id]
    with visited(settings, TOKEN) as rita:
        assert all(rita.look(table)["table"]["seats"][1]["missing"] for table in tables)
        assert rita.get("/health").status_code == 200


def test_a_stored_event_of_any_kind_stops_no_start(settings: Settings) -> None:
    keep_event = "INSERT INTO table_events (table_id, number, payload, created) VALUES (?, 2, ?, '2026-11-28 00:00:00')"
    kinds, tables = ('["leave",9,"greedy"]', '["action",-7,1]', '["resign",0,""]', '["host",1]', "[" * 10_000), []
    for seed, payload in enumerate(kinds):
        table, claims = opened(2, seed, [Browser.session_of(TOKEN)])
        keep(settings, structs.replace(table, seats=[table.seats[0], Seat("Max", "greedy")]), claims[:1])
        in_database(settings, keep_event, table.id, payload)
        tables.append(table.id)
    with visited(settings, TOKEN) as rita:
        for kept in tables:
            assert code_of(rita.get(f"/api/tables/{kept}")) == (410, "table-unreadable")
        assert rita.look(rita.open("human", "greedy"))["table"]["status"] == "playing"


@pytest.mark.usefixtures("plugins")
@pytest.mark.parametrize(("bot", "workers"), [("Quitting", 1), ("Interrupting", 0), ("Cheating", 0)])
def test_a_bot_that_would_end_the_process_is_a_bot_that_failed(tmp_path: object, bot: str, workers: int) -> None:
    settings = replace(settings_in(tmp_path), bots=(f"bad=clever_bot:{bot}",), bot_workers=workers)  # type: ignore[arg-type]
    with visited(settings) as rita:
        seen = rita.play(rita.open("human", "bad"), 0, Random(1), limit=3)
        assert seen["troubles"] == ["The computer player bad failed, so some of Player 1’s moves are random."]
        assert rita.get("/health").status_code == 200


@pytest.mark.usefixtures("plugins")
def test_an_operator_lists_a_path_under_a_name_which_is_what_is_stored(settings: Settings) -> None:
    listed = replace(settings, bots=("mine=clever_bot:Clever:whims=1", "clever_bot:Clever", "greedy:deals=1"))
    with visited(listed, TOKEN) as rita:
        assert [bot["key"] for bot in rita.get("/api/bots").json()][-3:] == ["mine", "Clever", "greedy:deals=1"]
        table = rita.open("human", "mine", "Clever")
        assert rita.play(table, 0, Random(1), limit=3)["troubles"] == []
    [[seats]] = in_database(settings, "SELECT seats FROM game_tables WHERE id = ?", table)
    assert [player for _, player in json.loads(seats)] == ["human", "mine", "Clever"]
    with visited(settings, TOKEN) as rita:
        assert [seat["missing"] for seat in rita.look(table)["table"]["seats"]] == [False, True, True]


@pytest.mark.usefixtures("plugins")
def test_a_bot_that_can_not_even_begin_is_not_offered(settings: Settings, caplog: pytest.LogCaptureFixture) -> None:
    bad = replace(settings, bots=("a=clever_bot:Leaving", "b=leaving_bot:Bot"))
    with caplog.at_level(logging.WARNING), visited(bad) as rita:
        assert not {"a", "b"} & {bot["key"] for bot in rita.get("/api/bots").json()}
    assert "SystemExit: 3" in caplog.text
    assert "SystemExit: 4" in caplog.text
