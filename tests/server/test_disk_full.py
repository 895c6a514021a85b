"""The disk of the database is full, read-only or damaged: one clear line, and nothing that is stored is lost."""

import os
import random
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Pool, event, make_url

from exlibris.server.settings import TABLES, Settings
from exlibris.server.storage.folder import CannotServe, note_address, only_server_of, prepare_database
from support.browsing import Browser, first_action, visited
from support.keeping import in_database

NOBODY = 65534
DONE, REFUSED = (200, ""), (503, "storage-failed")


class Disk:
    """The disk of one database: with `is_full`, SQLite takes the size that the file has for the most it may have."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.is_full = False

    def limit(self, connection: Any, *_: object) -> None:
        """Set how large the file may be if the connection is one to it; other servers have disks of their own."""
        cursor = connection.cursor()
        cursor.execute("PRAGMA database_list")
        if Path(cursor.fetchone()[2]) == self.database.resolve():
            cursor.execute(f"PRAGMA max_page_count={1 if self.is_full else 1_000_000}")


@pytest.fixture
def disk(settings: Settings) -> Iterator[Disk]:
    """Return the disk on which the database is kept."""
    disk = Disk(Path(make_url(settings.database).database or ""))
    event.listen(Pool, "checkout", disk.limit)
    yield disk
    event.remove(Pool, "checkout", disk.limit)


def act(browser: Browser, table: str) -> tuple[int, str]:
    """Take the first action there is; return status and code of the answer."""
    seen = browser.look(table)
    answer = browser.act(table, seen["you"], first_action(seen), seen["number"])
    return answer.status_code, answer.json().get("code", "")


def stored_actions(settings: Settings) -> int:
    """Return how many actions the database holds, which must be sound."""
    assert in_database(settings, "PRAGMA integrity_check") == [("ok",)]
    [(count,)] = in_database(settings, "SELECT count(*) FROM table_events WHERE payload LIKE '[\"action\",%'")
    return int(count)


def test_on_a_full_disk_nothing_is_acknowledged_that_is_not_kept(settings: Settings, disk: Disk) -> None:
    with visited(settings) as rita:
        table = rita.open("human", "human", seed="1")
        disk.is_full = True
        acknowledged = 0
        while (answer := act(rita, table)) == DONE:  # as long as there is room in the last page
            acknowledged += 1
            assert acknowledged < 500
        before = rita.look(table)
        assert (answer, act(rita, table)) == (REFUSED, REFUSED)
        assert rita.post("/api/tables", {"seats": [{}, {}]}).json()["code"] == "storage-failed"
        assert rita.look(table) == before
        assert stored_actions(settings) == acknowledged
        disk.is_full = False
        assert act(rita, table) == DONE, "without a restart"
    assert stored_actions(settings) == acknowledged + 1


@contextmanager
def no_room() -> Iterator[None]:
    """Let no file be written meanwhile."""
    resource = pytest.importorskip("resource")
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_a_start_on_a_full_disk_is_refused_in_one_line(folder: Path) -> None:
    settings = Settings.in_folder(folder)
    with no_room(), pytest.raises(CannotServe, match=r"^can't use .*sqlite3: [^\n]+$"):
        prepare_database(settings.database, folder)
    prepare_database(settings.database, folder)
    with no_room(), pytest.raises(CannotServe, match=r"^can't keep tables in .*: [^\n]+$"):
        note_address(settings, "http://127.0.0.1:8000")
    note_address(settings, "http://127.0.0.1:8000")


@contextmanager
def read_only(*paths: Path) -> Iterator[None]:
    """Let nobody write to files and folders meanwhile, not even root, by giving up its rights."""
    modes = {path: path.stat().st_mode for path in paths}
    for path in paths:
        path.chmod(0o555 if path.is_dir() else 0o444)
    is_root = os.geteuid() == 0
    if is_root:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        if is_root:
            os.seteuid(0)
        for path, mode in modes.items():
            path.chmod(mode)


@pytest.fixture
def folder() -> Iterator[Path]:
    """Return a folder of tables where also those without rights may look, as pytest's own folders are not."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        prepare(folder)
        yield folder


def prepare(folder: Path) -> None:
    """Make the folder ready for a server, or refuse."""
    with only_server_of(folder):
        prepare_database(Settings.in_folder(folder).database, folder)


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="Windows has other rights")
def test_a_read_only_folder_and_a_read_only_database_are_refused_in_one_line(folder: Path) -> None:
    database = folder / TABLES
    for path in folder.iterdir():
        path.chmod(0o666)
    with (
        read_only(folder, *folder.iterdir()),
        pytest.raises(CannotServe, match=r"^can't keep tables in .*: Permission denied$"),
    ):
        prepare(folder)
    with (
        read_only(database),
        pytest.raises(CannotServe, match=r"^can't use .*sqlite3: attempt to write a readonly database$"),
    ):
        prepare_database(Settings.in_folder(folder).database, folder)
    prepare(folder)


@pytest.mark.parametrize("damage", ["zeros", "noise", "cut"])
def test_a_database_with_damaged_pages_is_refused_in_one_line_and_left_as_it_is(folder: Path, damage: str) -> None:
    database = folder / TABLES
    whole = database.read_bytes()
    third = len(whole) // 3
    rest = {"zeros": bytes(third), "noise": random.Random(1).randbytes(third), "cut": b""}[damage]
    database.write_bytes(whole[:third] + rest + (whole[2 * third :] if rest else b""))
    damaged = database.read_bytes()
    with pytest.raises(CannotServe, match=r"^can't use .*sqlite3: [^\n]+$"):
        prepare(folder)
    assert database.read_bytes() == damaged
