"""Databases, backups and browsers' storages of every release are upgraded, and their games continue."""

import asyncio
import random
from pathlib import Path

import pytest

from exlibris.engine import PRESETS
from exlibris.server.settings import TABLES
from exlibris.server.storage.backups import restore
from exlibris.server.storage.folder import prepare_database
from server.conftest import cheap_hashes, settings_in
from support.accounts import sign_in, status_of
from support.browsing import Browser, first_action, visited, whose_turn
from support.page_storage import Visit, act
from support.released import ERIC, RITA, read_json, read_packed, releases
from support.released_tables import described_in, storage_of, tables_of

__all__ = ["cheap_hashes"]

EVERY_RELEASE = pytest.mark.parametrize("release", releases())


@EVERY_RELEASE
def test_a_backup_of_a_release_is_restored_and_its_tables_are_as_they_were(release: str, tmp_path: Path) -> None:
    backup = tmp_path / "backup.sqlite3"
    backup.write_bytes(read_packed(release, "database.sqlite3"))
    settings = settings_in(tmp_path)
    restore(backup, tmp_path / "data", False, lambda _, __: None)
    prepare_database(settings.database, tmp_path / "data")
    told = read_json(release, "tables.json")
    assert asyncio.run(tables_of(settings.database, told)) == told, f"not as {release} wrote it"


@EVERY_RELEASE
def test_a_server_goes_on_with_the_database_of_a_release(release: str, tmp_path: Path) -> None:
    settings = settings_in(tmp_path)
    (tmp_path / "data" / TABLES).write_bytes(read_packed(release, "database.sqlite3"))
    prepare_database(settings.database, tmp_path / "data")
    told = read_json(release, "tables.json")
    with visited(settings) as rita:
        assert sign_in(rita, RITA).is_success
        eric = rita.another()
        assert sign_in(eric, ERIC).is_success
        assert status_of(rita)["name"] == RITA
        running = [name for name, one in told.items() if one["status"] == "playing"]
        assert len(running) == len(PRESETS) + 1
        for name in running:
            play_on(name, rita, eric)
        assert {one["name"] for one in rita.get("/api/players").json()} >= {"Zoe Page", "Max Tome"}


def play_on(table: str, *people: Browser) -> None:
    """Let the one of these people who is asked take an action."""
    asked, seen = whose_turn(table, *people)
    assert asked.act(table, seen["you"], first_action(seen), seen["number"]).is_success


@EVERY_RELEASE
async def test_a_page_goes_on_with_the_games_of_a_release(release: str) -> None:
    kept = read_json(release, "page.json")
    storage = storage_of(kept)
    assert await described_in(storage) == kept["described"], f"not as {release} wrote it"
    visit, luck = Visit(storage), random.Random(1)
    for name in list(storage.tables):
        before = len(storage.events[name])
        await act(visit, name, luck)
        assert len(storage.events[name]) > before


@EVERY_RELEASE
async def test_a_table_saved_as_a_file_by_a_release_is_taken_in(release: str) -> None:
    file = read_json(release, "page.json")["file"]
    visit = Visit(storage_of({"tables": {}, "events": {}, "noted": {}}))
    table = (await visit.done("POST", "/api/files", file))["id"]
    assert (await visit.get(f"/api/tables/{table}"))["table"]["status"] == "playing"
