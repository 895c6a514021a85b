"""The folder of the tables: one server at a time, and one clear line when its database can't be used."""

from dataclasses import replace
from pathlib import Path

import pytest

from exlibris.server.settings import TABLES, Settings
from exlibris.server.storage.folder import CannotServe, only_server_of, prepare_database
from support.accounts import code_of
from support.browsing import HOST, Browser, visited
from support.keeping import in_database, keep
from support.seating import opened


def prepare(folder: Path) -> None:
    prepare_database(Settings.in_folder(folder).database, folder)


@pytest.mark.parametrize("name", ["x?y", "a#b", "50%", "a b", "ž", "a&uri=false"])
def test_tables_are_kept_in_the_folder_whatever_its_name(tmp_path: Path, name: str) -> None:
    settings = Settings.in_folder(tmp_path / name)
    keep(settings, *opened(2, 1, ["rita"]))
    assert [path.name for path in tmp_path.iterdir()] == [name]
    assert in_database(settings, "SELECT count(*) FROM game_tables") == [(1,)]


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
def test_a_damaged_row_spoils_no_other_table(rita: Browser, shared_settings: Settings, seats: str) -> None:
    good = rita.open("human", "human")
    damaged, claims = opened(2, 1, [rita.session])
    keep(shared_settings, damaged, claims)
    in_database(shared_settings, "UPDATE game_tables SET seats = ? WHERE id = ?", seats, damaged.id)
    assert [table["id"] for table in rita.get("/api/tables").json()] == [good]
    assert code_of(rita.get(f"/api/tables/{damaged.id}")) == (410, "table-damaged")


def test_only_its_owner_reads_the_tables(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    prepare(folder)
    with visited(replace(Settings.in_folder(folder), domains=(HOST,))) as browser:
        browser.open("human", "human")
        modes = {path.name: path.stat().st_mode & 0o777 for path in folder.glob(f"{TABLES}*")}
    assert folder.stat().st_mode & 0o777 == 0o700
    assert set(modes.values()) == {0o600}
    assert len(modes) > 1, "SQLite writes beside it"


def test_an_older_folder_s_tables_are_made_private(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir(mode=0o755)
    (folder / TABLES).touch(0o644)
    prepare(folder)
    assert (folder / TABLES).stat().st_mode & 0o777 == 0o600
    assert folder.stat().st_mode & 0o777 == 0o755, "it may be somebody's home"
