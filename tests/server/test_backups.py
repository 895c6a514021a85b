"""Backups: made while a server runs, checked, and brought back without harm to what is there."""

import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest
from sqlalchemy import create_engine, insert
from typer.testing import CliRunner

from exlibris.cli import app
from exlibris.server.settings import TABLES, Settings
from exlibris.server.storage import backups
from exlibris.server.storage.backups import BackupError, back_up, name_at, restore
from exlibris.server.storage.folder import only_server_of, prepare_database
from exlibris.server.storage.rows import TableRow
from support.browsing import first_action, visited


def silent(_: int, __: int) -> None:
    """Show no progress."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Return a folder with an empty database."""
    found = tmp_path / "data"
    prepare_database(Settings.in_folder(found).database, found)
    return found


def add_tables(folder: Path, *names: str, session: str = "") -> None:
    """Put tables into the database of a folder, as a server would."""
    engine = create_engine(f"sqlite:///{folder / TABLES}")
    table = {
        "created": datetime(2026, 11, 1, tzinfo=UTC),
        "maker_session": session,
        "seats": [],
        "options": {},
        "ruleset": {"padding": " " * 3000},
        "seed": b"\0",
        "open_deal": False,
    }
    with engine.begin() as database:
        database.execute(insert(TableRow), [{"id": name, **table} for name in names])
    engine.dispose()


def tables_in(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as database:
        return [name for (name,) in database.execute("SELECT id FROM game_tables ORDER BY id")]


def damage(path: Path) -> None:
    """Overwrite the middle of a file."""
    with path.open("r+b") as file:
        file.seek(path.stat().st_size // 2)
        file.write(b"\xff" * 8192)


def test_a_table_saved_while_it_is_played_goes_on_from_there_in_another_folder(
    tmp_path: Path, settings: Settings
) -> None:
    saved, old, new = tmp_path / "saved.sqlite3", tmp_path / "old", tmp_path / "new"
    with visited(replace(settings, database=Settings.in_folder(old).database)) as rita:
        table = rita.open("human", "human")
        rita.act_first(table)
        before = rita.look(table)
        assert back_up(old, saved, False, silent).tables == 1
        assert rita.act_first(table)["number"] > before["number"]
    assert restore(saved, new, False, silent).tables == 1
    with visited(replace(settings, database=Settings.in_folder(new).database), rita.token) as again:
        assert again.look(table)["view"] == before["view"]
        assert again.act(table, before["you"], first_action(before), before["number"]).is_success


def test_a_backup_is_of_one_moment_though_somebody_writes_meanwhile(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(sqlite3.connect(folder / TABLES)) as database:
        database.execute("PRAGMA journal_mode=WAL")
    add_tables(folder, "a", "b")
    monkeypatch.setattr(backups, "PAGES", 1)
    shown: list[int] = []

    def write(done: int, total: int) -> None:
        shown.append(done)
        assert 0 < done <= total
        add_tables(folder, f"new-{done}")

    saved = back_up(folder, folder.parent / "saved.sqlite3", False, write)
    assert (saved.tables, tables_in(saved.path)) == (2, ["a", "b"])
    assert shown == sorted(shown)
    assert len(tables_in(folder / TABLES)) == 2 + len(shown) > 10


def test_a_backup_is_one_file_for_its_owner_alone_named_by_the_time_in_a_folder(folder: Path, tmp_path: Path) -> None:
    shelf = tmp_path / "new/backups"
    saved = back_up(folder, shelf, False, silent)
    assert [path.name for path in shelf.iterdir()] == [saved.path.name]
    assert saved.path.match("exlibris-2*-*Z.sqlite3")
    assert saved.path.stat().st_mode & 0o077 == 0


def test_what_cannot_be_saved_is_refused_and_leaves_nothing(folder: Path, tmp_path: Path) -> None:
    target = tmp_path / "saved.sqlite3"
    with pytest.raises(BackupError, match="there are no tables in"):
        back_up(tmp_path / "nowhere", target, False, silent)
    with pytest.raises(BackupError, match="is the database being copied"):
        back_up(folder, folder / TABLES, True, silent)
    with pytest.raises(BackupError, match=r"can't write .*: No such file or directory"):
        back_up(folder, tmp_path / "nowhere" / "saved.sqlite3", False, silent)
    add_tables(folder, *"abcdefghijklmnopqrstuvwxyz")
    damage(folder / TABLES)
    with pytest.raises(BackupError, match=r"malformed|is damaged"):
        back_up(folder, target, False, silent)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["data"]


def test_a_backup_replaces_a_file_only_when_forced_and_only_by_a_whole_one(folder: Path, tmp_path: Path) -> None:
    target = tmp_path / "saved.sqlite3"
    target.write_text("something dear", encoding="utf-8")
    with pytest.raises(BackupError, match="--force replaces it"):
        back_up(folder, target, False, silent)
    add_tables(folder, *"abcdefghijklmnopqrstuvwxyz")
    healthy = (folder / TABLES).read_bytes()
    damage(folder / TABLES)
    with pytest.raises(BackupError):
        back_up(folder, target, True, silent)
    assert target.read_text(encoding="utf-8") == "something dear"
    (folder / TABLES).write_bytes(healthy)
    assert back_up(folder, target, True, silent).tables == 26


@pytest.mark.parametrize("what", ["nothing", "text", "foreign", "newer", "older", "damaged"])
def test_what_is_no_backup_of_ours_is_refused_and_changes_nothing(folder: Path, tmp_path: Path, what: str) -> None:
    bad, there = tmp_path / "bad.sqlite3", (folder / TABLES).read_bytes()
    reasons = {
        "nothing": "there is no backup ",
        "text": "file is not a database",
        "foreign": "is not an Ex Libris database",
        "newer": r"is from a newer Ex Libris \(schema v999, not v\d+\)",
        "older": "is from before Ex Libris 1.0",
        "damaged": "malformed|is damaged",
    }
    if what == "text":
        bad.write_text("no database at all" * 100, encoding="utf-8")
    elif what == "foreign":
        with closing(sqlite3.connect(bad)) as database:
            database.execute("CREATE TABLE shelves (id)")
    elif what != "nothing":
        add_tables(folder, *"abcdefghijklmnopqrstuvwxyz")
        back_up(folder, bad, False, silent)
        (folder / TABLES).write_bytes(there)
        if what == "damaged":
            damage(bad)
        else:
            with closing(sqlite3.connect(bad)) as database, database:
                schema = "0024" if what == "older" else "v999"
                database.execute("UPDATE alembic_version SET version_num = ?", (schema,))
    with pytest.raises(BackupError, match=reasons[what]):
        restore(bad, folder, True, silent)
    assert (folder / TABLES).read_bytes() == there
    assert [path.name for path in folder.iterdir() if path.name != "serving.lock"] == [TABLES]


def test_a_restore_replaces_tables_only_when_forced_and_nothing_of_the_old_ones_is_left(
    folder: Path, tmp_path: Path
) -> None:
    add_tables(folder, "old")
    saved = back_up(folder, tmp_path / "saved.sqlite3", False, silent)
    other = tmp_path / "other"
    prepare_database(Settings.in_folder(other).database, other)
    with closing(sqlite3.connect(other / TABLES)) as database:
        database.execute("PRAGMA journal_mode=WAL")
        database.execute("SELECT count(*) FROM game_tables").fetchone()  # stays connected: the log is kept
        add_tables(other, "new")
        log = (other / f"{TABLES}-wal").read_bytes()
    (other / f"{TABLES}-wal").write_bytes(log)  # as after a crash
    with pytest.raises(BackupError, match=r"there are already tables in .*; --force replaces them"):
        restore(saved.path, other, False, silent)
    assert (other / f"{TABLES}-wal").exists()
    restore(saved.path, other, True, silent)
    assert tables_in(other / TABLES) == ["old"]


def test_a_restore_waits_for_no_server_but_refuses(folder: Path, tmp_path: Path) -> None:
    saved = back_up(folder, tmp_path / "saved.sqlite3", False, silent)
    there = (folder / TABLES).read_bytes()
    with only_server_of(folder), pytest.raises(BackupError, match=r"another Ex Libris server already uses "):
        restore(saved.path, folder, True, silent)
    assert (folder / TABLES).read_bytes() == there


def test_the_commands_say_what_they_did_or_exit_with_2(folder: Path, tmp_path: Path) -> None:
    run, saved = CliRunner(), tmp_path / "saved.sqlite3"
    add_tables(folder, "a", "b")
    made = run.invoke(app, ["backup", str(saved), "--data", str(folder)])
    assert (made.exit_code, made.stderr) == (0, "")
    assert "".join(made.stdout.splitlines()).startswith("2 tables (schema ")
    again = run.invoke(app, ["backup", str(saved), "--data", str(folder)])
    assert (again.exit_code, again.stdout) == (2, "")
    assert again.stderr == f"exlibris backup: {saved} already exists; --force replaces it\n"
    back = run.invoke(app, ["restore", str(saved), "--data", str(tmp_path / "new")])
    assert (back.exit_code, tables_in(tmp_path / "new" / TABLES)) == (0, ["a", "b"])
    refused = run.invoke(app, ["restore", str(saved), "--data", str(tmp_path / "new")])
    assert (refused.exit_code, refused.stdout) == (2, "")
    assert len(refused.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    "statement",
    [
        "CREATE TRIGGER planted AFTER INSERT ON game_tables BEGIN DELETE FROM game_tables; END",
        "CREATE VIEW planted AS WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT x FROM n",
        "CREATE VIRTUAL TABLE planted USING fts5(x)",
    ],
)
def test_a_backup_with_anything_but_tables_and_rows_is_refused(folder: Path, tmp_path: Path, statement: str) -> None:
    saved, new = tmp_path / "saved.sqlite3", tmp_path / "new"
    back_up(folder, saved, False, silent)
    with closing(sqlite3.connect(saved)) as database:
        database.execute(statement)
    with pytest.raises(BackupError, match="planted"):
        restore(saved, new, False, silent)
    assert not new.exists()


def test_a_view_in_place_of_a_table_does_not_hang_a_restore(folder: Path, tmp_path: Path) -> None:
    saved = tmp_path / "saved.sqlite3"
    back_up(folder, saved, False, silent)
    with closing(sqlite3.connect(saved)) as database:
        for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            database.execute(f"DROP TABLE {name}")
            endless = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT x AS version_num FROM n"
            database.execute(f"CREATE VIEW {name} AS {endless}")
    with pytest.raises(BackupError, match="has the view"):
        restore(saved, tmp_path / "new", False, silent)


def test_an_hour_that_comes_twice_gives_two_names() -> None:
    """When summer time ends in Warsaw, 02:30 comes at 00:30 and at 01:30 of UTC."""
    first, second = (datetime(2026, 10, 25, hour, 30, tzinfo=UTC) for hour in (0, 1))
    assert name_at(first) == "exlibris-20261025-003000Z.sqlite3" != name_at(second)
