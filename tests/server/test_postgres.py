"""PostgreSQL keeps the tables as SQLite does; what is wrong with it is said in one line."""

import random
import sys
from contextlib import nullcontext
from pathlib import Path

import pytest
from sqlalchemy.exc import DBAPIError
from typer.testing import CliRunner

from exlibris.cli import app
from exlibris.server.settings import Settings
from exlibris.server.storage import database
from exlibris.server.storage.folder import DATABASE_VARIABLE, CannotServe, ready_database, with_driver
from support.accounts import code_of
from support.browsing import first_action, visited
from support.keeping import stored
from support.postgres import Cluster


@pytest.mark.slow
def test_a_game_goes_on_after_a_restart_and_ends(postgres_settings: Settings) -> None:
    with visited(postgres_settings) as rita:
        table = rita.open("human", "random")
        before = rita.play(table, 0, random.Random(3), limit=12)
        assert [one["id"] for one in rita.get("/api/tables").json()] == [table]
    with visited(postgres_settings, rita.token) as again:
        assert again.look(table) == before
        assert again.get("/ready").status_code == 200
        again.forward_to_the_last_round(table)
        over = again.play(table, 0, random.Random(4))
        assert over["table"]["status"] == "over"
        assert [one["status"] for one in again.get("/api/tables").json()] == ["over"]


@pytest.mark.slow
def test_a_database_that_goes_and_comes_back_needs_no_restart(postgres_settings: Settings, postgres: Cluster) -> None:
    with visited(postgres_settings) as rita:
        table = rita.open("human", "human")
        seen = rita.look(table)
        act = (table, seen["you"], first_action(seen), seen["number"])
        postgres.stop()
        try:
            assert code_of(rita.act(*act)) == (503, "storage-failed")
            assert rita.client.get("/ready").json()["code"] == "database-unreachable"
        finally:
            postgres.start()
        assert rita.act(*act).status_code == 200


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("nonsense", r"EXLIBRIS_DATABASE is not a URL such as postgresql://"),
        ("postgresql://rita:secret@host:port/name", r"EXLIBRIS_DATABASE is not a URL such as postgresql://"),
        ("mysql://rita:secret@host/name", r"must begin with postgresql://; for SQLite"),
        ("postgresql://rita:secret@host", r"EXLIBRIS_DATABASE names no database"),
        (
            "postgresql://rita:secret@localhost:1/name",
            r"can't use the database of .*: .*Connect call failed",
        ),
        ("postgresql://rita:secret@localhost:1/name?colour=red", r"EXLIBRIS_DATABASE has an option that can't be used"),
    ],
)
def test_a_wrong_url_gets_one_line_without_its_password(given: str, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(DATABASE_VARIABLE, given)
    with pytest.raises(CannotServe, match=said) as refused, ready_database(None):
        pass
    assert "\n" not in str(refused.value)
    assert "secret" not in str(refused.value)


def test_a_database_that_is_not_there_gets_one_line(postgres: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(DATABASE_VARIABLE, postgres.url("nowhere"))
    said = r'^can\'t use the database of EXLIBRIS_DATABASE: database "nowhere" does not exist$'
    with pytest.raises(CannotServe, match=said), ready_database(None):
        pass


def test_a_folder_and_a_database_are_not_taken_together(
    monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> None:
    monkeypatch.setenv(DATABASE_VARIABLE, "postgresql://host/name")
    with pytest.raises(CannotServe, match="choose one"), ready_database(tmp_path_factory.mktemp("data")):
        pass


def test_ssl_is_asked_for_as_everywhere() -> None:
    assert with_driver("postgres://host/name?sslmode=require") == "postgresql+asyncpg://host/name?ssl=require"


def test_backups_of_postgres_are_its_own_affair(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(DATABASE_VARIABLE, "postgresql://rita:secret@host/name")
    for command in (["backup", str(tmp_path)], ["restore", str(tmp_path / "backup.sqlite3")]):
        refused = CliRunner().invoke(app, command)
        assert (refused.exit_code, refused.stdout) == (2, "")
        assert "use pg_dump and pg_restore" in refused.stderr


def test_without_the_driver_one_line_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(DATABASE_VARIABLE, "postgresql://host/name")
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    refused = CliRunner().invoke(app, ["serve"])
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert refused.stderr == "exlibris serve needs: pip install 'exlibris-game[postgres]'\n"


@pytest.mark.parametrize("long_idle", [0.0, 1000.0])
async def test_an_idle_connection_is_tried_out_after_a_while(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch, long_idle: float
) -> None:
    monkeypatch.setattr(database, "LONG_IDLE", long_idle)

    async with stored(with_driver(postgres.new_database())) as store:
        assert await store.newest([]) == {}
        postgres.stop()
        postgres.start()
        with pytest.raises(DBAPIError) if long_idle else nullcontext():
            assert await store.newest([]) == {}
        assert await store.newest([]) == {}
