"""The folder of the tables: one server at a time, and one clear line when its database can't be used."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from exlibris.server.app import create_app
from exlibris.server.base.settings import TABLES, Settings
from exlibris.server.places.folder import CannotServe, only_server_of, prepare_database
from support.browsing import HOST, Browser


def settings_in(folder: Path) -> Settings:
    return replace(Settings.in_folder(folder), domains=(HOST,))


def prepare(folder: Path) -> None:
    prepare_database(Settings.in_folder(folder).database, folder)


@pytest.mark.parametrize("name", ["x?y", "a#b", "50%", "a b", "ž", "a&uri=false"])
def test_tables_are_kept_in_the_folder_whatever_its_name(tmp_path: Path, name: str) -> None:
    folder = tmp_path / name
    with TestClient[Litestar](create_app(settings_in(folder))) as client:
        Browser(client).open("human", "human")
    assert [path.name for path in tmp_path.iterdir()] == [name]
    with closing(sqlite3.connect(folder / TABLES)) as database:
        assert database.execute("SELECT count(*) FROM game_tables").fetchone() == (1,)


def test_a_damaged_database_is_refused_in_one_line(tmp_path: Path) -> None:
    (tmp_path / TABLES).write_bytes(b"no database at all" * 1000)
    with pytest.raises(CannotServe, match=r"^can't use .*tables.sqlite3: file is not a database$"):
        prepare(tmp_path)


def test_a_database_that_cannot_be_written_is_refused_in_one_line(tmp_path: Path) -> None:
    (tmp_path / TABLES).mkdir()
    with pytest.raises(CannotServe, match=r"^can't use .*tables.sqlite3: unable to open database file$"):
        prepare(tmp_path)


def test_two_servers_do_not_share_a_folder(tmp_path: Path) -> None:
    with only_server_of(tmp_path), pytest.raises(CannotServe, match="another Ex Libris"), only_server_of(tmp_path):
        pass
    with only_server_of(tmp_path):
        pass


def test_a_folder_that_cannot_be_written_is_refused_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "serving.lock").mkdir()
    with pytest.raises(CannotServe, match=r"^can't keep tables in .*: Is a directory$"), only_server_of(tmp_path):
        pass


@pytest.mark.parametrize("seats", ["{", "[1]", "\xff"])
def test_a_damaged_row_spoils_no_other_table(tmp_path: Path, seats: str) -> None:
    with TestClient[Litestar](create_app(settings_in(tmp_path))) as client:
        rita = Browser(client)
        damaged, good = rita.open("human", "human"), rita.open("human", "human")
    with closing(sqlite3.connect(tmp_path / TABLES)) as database, database:
        database.execute("UPDATE game_tables SET seats = ? WHERE id = ?", (seats, damaged))
    with TestClient[Litestar](create_app(settings_in(tmp_path))) as client:
        again = Browser(client, rita.cookie.partition("=")[2])
        assert [table["id"] for table in again.get("/api/tables").json()] == [good]
        answer = again.get(f"/api/tables/{damaged}")
        assert (answer.status_code, answer.json()["code"]) == (410, "table-damaged")
