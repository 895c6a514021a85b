"""The database is gone for a while: everybody is told so, and all goes on without a restart once it is back."""

import gc
import logging
import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

import pytest
from sqlalchemy import Engine, event
from sqlalchemy.exc import OperationalError

from exlibris.server import services
from exlibris.server.settings import Settings
from exlibris.server.storage.database import Database
from exlibris.server.storage.folder import with_driver
from exlibris.server.tables import computers
from support.accounts import code_of
from support.browsing import Browser, first_action, refused_with, visited
from support.postgres import Cluster

TRY_AGAIN_LATER = 1013


@contextmanager
def database_gone() -> Iterator[None]:
    """Let all statements fail, as they do when nobody answers."""

    def fail(*_: object) -> None:
        raise OperationalError("SELECT", {}, Exception("disk I/O error"))

    event.listen(Engine, "before_cursor_execute", fail)
    try:
        yield
    finally:
        event.remove(Engine, "before_cursor_execute", fail)


def answers(browser: Browser, table: str, act: dict[str, Any]) -> list[tuple[int, str]]:
    """Return status and code of what a browser is answered, whatever it asks."""
    asked = [browser.get(path) for path in ("/api/tables", f"/api/tables/{table}", "/api/lobby")]
    asked += [browser.post("/api/tables", {"seats": [{}, {}]}), browser.post(f"/api/tables/{table}/actions", act)]
    asked += [browser.post(f"/api/tables/{table}/seats/0/leave", None)]
    return [code_of(answer) for answer in asked]


def test_people_are_told_and_go_on(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(computers, "FIRST_PAUSE", 0.01)
    monkeypatch.setattr(computers, "LONGEST_PAUSE", 0.02)
    with visited(replace(settings, table_memory=0)) as rita:
        table = rita.open("human", "random")
        seen = rita.play(table, 0, random.Random(1), limit=3)
        act = {"seat": 0, "action": first_action(seen), "number": seen["number"]}
        with database_gone():
            assert set(answers(rita, table, act)) == {(503, "storage-failed")}
            assert rita.client.get("/ready").status_code == 503
            assert rita.client.get("/health").status_code == 200
            assert refused_with(rita.listen(table)) == TRY_AGAIN_LATER
        assert rita.client.get("/ready").status_code == 200
        assert rita.look(table, 0)["number"] == seen["number"], "nothing has happened"
        assert rita.post(f"/api/tables/{table}/actions", act).status_code == 200
        assert rita.play(table, 0, random.Random(2), limit=5)["number"] > seen["number"] + 5
        with rita.listen(table) as socket:
            assert socket.receive_json(timeout=20)["number"]
    gc.collect()
    told = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert {record.name.partition(".")[0] for record in told} == {"exlibris"}, "no task was left behind"
    assert [record.message for record in told if record.exc_info or "disk I/O error" not in record.message] == []


def test_a_shared_database_that_is_gone_at_the_start_is_waited_for(
    shared_settings: Settings, postgres: Cluster, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    failures = iter([OperationalError("SELECT", {}, Exception("the database system is shutting down"))] * 2)
    start = Database.start

    async def failing(database: Database) -> None:
        if failure := next(failures, None):
            raise failure
        await start(database)

    monkeypatch.setattr(Database, "start", failing)
    monkeypatch.setattr(services, "PAUSE", 0.0)
    settings = replace(shared_settings, database=with_driver(postgres.new_database()))
    with visited(settings) as rita:
        rita.open("human", "human")
    told = [record.getMessage() for record in caplog.records if record.name == services.__name__]
    assert told == 2 * ["the database is unreachable, will retry: the database system is shutting down"]
