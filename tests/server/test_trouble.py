"""What happens when something of ours fails: the table goes on, or says that it can't."""

import random
import sqlite3
from contextlib import closing

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from msgspec.structs import replace
from sqlalchemy.exc import OperationalError

from exlibris.engine import PlayerView, State
from exlibris.server.app import create_app
from exlibris.server.base.settings import Settings
from exlibris.server.storage.store import Store
from exlibris.table import thinking as bots
from exlibris.table.events import Action, Entry, Leave
from exlibris.table.options import Seat
from support.browsing import Browser
from support.keeping import keep
from support.seating import opened
from support.times import NOW


class BrokenBot:
    """A bot that raises half of the time and returns an illegal action otherwise."""

    def choose(self, view: PlayerView, actions: list[int]) -> int:
        if random.random() < 0.5:
            raise RuntimeError("out of ideas")
        return max(actions) + view.game.seats


def test_a_broken_bot_does_not_hold_up_the_table(rita: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "make_bot", lambda _: BrokenBot())
    table = rita.open("human", "random", "random")
    assert rita.play_until_round(table, 0, 2, random.Random(1))["decision"]


def test_an_action_that_the_engine_chokes_on_is_not_stored(rita: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    def choke(_: State, action: int, seat: int | None = None) -> None:
        raise IndexError(f"no such thing: {action} of {seat}")

    table = rita.open("human", "human")
    seen = rita.look(table)
    option = seen["decision"]["actions"][0]["action"]
    with monkeypatch.context() as patch:
        patch.setattr(State, "apply", choke)
        answer = rita.act(table, seen["you"], option, seen["number"])
    assert (answer.status_code, answer.json()["code"]) == (500, "internal")
    assert rita.look(table) == seen
    assert rita.act(table, seen["you"], option, seen["number"]).status_code == 200


def test_a_table_that_does_not_replay_spoils_no_other(settings: Settings) -> None:
    token = "r" * 43
    damaged, claims = opened(2, 1, [Browser.session_of(token)])
    keep(settings, damaged, [*claims, Entry(3, NOW, Action(0, 900))])
    with TestClient[Litestar](create_app(settings)) as client:
        rita = Browser(client, token)
        answer = rita.get(f"/api/tables/{damaged.id}")
        assert (answer.status_code, answer.json()["code"]) == (410, "table-unreadable")
        good = rita.open("human", "human")
        listed = {table["id"]: table["status"] for table in rita.get("/api/tables").json()}
        assert listed == {good: "playing", damaged.id: "unreadable"}


@pytest.mark.parametrize("payload", ['["sabbatical",0]', '["resign-2",0,"random"]', '["resign",0]', "resign"])
def test_a_table_with_an_event_that_is_not_known_is_refused_and_no_bot_goes_on(
    settings: Settings, payload: str
) -> None:
    table, claims = opened(2, 1, [Browser.session_of("r" * 43)])
    table = replace(table, seats=[table.seats[0], Seat("Robot", "random")])
    keep(settings, table, [claims[0], Entry(2, NOW, Leave(0, "random"))])
    path = settings.static.with_name("data") / "tables.sqlite3"
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("UPDATE table_events SET payload = ? WHERE number = 2", [payload])
    with TestClient[Litestar](create_app(settings)) as client:
        rita = Browser(client, "r" * 43)
        answer = rita.get(f"/api/tables/{table.id}")
        assert (answer.status_code, answer.json()["code"]) == (410, "table-unreadable")
        assert "event 2: damaged, or made with a newer Ex Libris" in answer.json()["detail"]
        (listed,) = rita.get("/api/tables").json()
        assert (listed["status"], listed["trouble"]) == ("unreadable", answer.json()["detail"])
    with closing(sqlite3.connect(path)) as database:
        assert database.execute("SELECT max(number) FROM table_events").fetchone() == (2,)


@pytest.mark.parametrize("what", ["location", "switch"])
def test_a_table_that_needs_what_is_not_here_says_so_and_deals_nothing_else(settings: Settings, what: str) -> None:
    table, claims = opened(2, 1, [Browser.session_of("r" * 43)])
    if what == "location":
        components = table.ruleset["components"]
        named = components | {"locations": components["locations"] | {"observatory": 1}}
        table = replace(table, ruleset=table.ruleset | {"components": named})
    else:
        table = replace(table, ruleset=table.ruleset | {"moonlight": True})
    keep(settings, table, claims)
    with TestClient[Litestar](create_app(settings)) as client:
        rita = Browser(client, "r" * 43)
        answer = rita.get(f"/api/tables/{table.id}")
        assert (answer.status_code, answer.json()["code"]) == (410, "table-unreadable")
        assert {"location": "observatory", "switch": "moonlight"}[what] in answer.json()["detail"]
        (listed,) = rita.get("/api/tables").json()
        assert (listed["id"], listed["status"], listed["names"]) == (table.id, "unreadable", ["Player 0", "Player 1"])
        assert listed["trouble"] == answer.json()["detail"]
        assert rita.look(rita.open("human", "human"))["table"]["status"] == "playing"


def test_a_database_that_fails_is_told_and_nothing_has_happened(rita: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    table = rita.open("human", "human")
    before = rita.look(table)
    action = before["decision"]["actions"][0]["action"]

    async def fails(*_: object, **__: object) -> None:
        raise OperationalError("INSERT", {}, Exception("database is locked"))

    with monkeypatch.context() as patch:
        patch.setattr(Store, "append", fails)
        refused = rita.act(table, before["decision"]["seat"], action, before["number"])
        assert (refused.status_code, refused.json()["code"]) == (503, "storage-failed")
    assert rita.look(table) == before
    assert rita.act(table, before["decision"]["seat"], action, before["number"]).status_code == 200
