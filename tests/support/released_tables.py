"""A server's database and a page's storage as a release leaves them, and reading them again."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable
from pathlib import Path

from exlibris.engine import PRESETS
from exlibris.server.storage.backups import back_up
from server.conftest import settings_in
from support.accounts import sign_up
from support.browsing import visited
from support.keeping import in_database, stored, tables_in
from support.page_storage import MemoryStorage, Visit, forward, opened
from support.rated_games import keep_games
from support.released import ERIC, RITA, Json, described, write_packed

LATE = 4  # the round in which tables are left


def write_database(release: str, folder: Path) -> bytes:
    """Return a backup of a server on which people have played; write its tables' descriptions beside it.

    It has finished rated games, tables in the middle of a game by each rulebook and alone, one that waits, a chat line,
    and two accounts.
    """
    settings = settings_in(folder)
    with visited(settings) as rita:
        assert sign_up(rita, RITA).is_success
        eric = rita.another()
        assert sign_up(eric, ERIC).is_success
        for preset in PRESETS:
            table = rita.open_with(eric, bots=("greedy",), preset=preset)
            rita.post(f"/test/forward/{table}?turn={LATE}", None)
            rita.post(f"/api/tables/{table}/chat", {"seat": 0, "text": "Quiet, please."})
        rita.open("human", variants=["solo"], level=3)
        rita.open("human", "open", listed=True)
    keep_games(settings.database, ("Zoe Page", "Max Tome"), "many quiet shelves", 2)
    with visited(settings):  # rates the finished games
        pass
    backup = back_up(folder / "data", folder / "backup.sqlite3", False, lambda _, __: None)
    names = [name for (name,) in in_database(settings, "SELECT id FROM game_tables ORDER BY id")]
    found = asyncio.run(tables_of(settings.database, names))
    write_packed(release, "tables.json", json.dumps(found).encode())
    return backup.path.read_bytes()


async def tables_of(url: str, names: Iterable[str]) -> dict[str, Json]:
    """Return the descriptions of these tables of a database by their ids."""
    async with stored(url) as store:
        tables = tables_in(store)
        return {name: described(await tables.load(name)) for name in names}


async def described_in(storage: MemoryStorage) -> dict[str, Json]:
    """Return the descriptions of the tables in a browser's storage by their ids."""
    tables = Visit(storage).page._tables
    return {name: described(await tables.now(name)) for name in storage.tables}


def storage_of(kept: Json) -> MemoryStorage:
    """Return a browser's storage as a release left it."""
    storage = MemoryStorage()
    storage.tables, storage.events, storage.noted = kept["tables"], kept["events"], kept["noted"]
    return storage


async def write_page() -> bytes:
    """Return a browser's storage after some games, with their descriptions and one of them as a file, as JSON."""
    storage = MemoryStorage()
    visit = Visit(storage)
    people = [{"player": "human", "name": "Rita"}, {"player": "greedy", "name": "Otto"}]
    for preset in PRESETS:
        table = await opened(visit, *people, preset=preset)
        await forward(visit, table, LATE)
    alone = await opened(visit, people[0], variants=["solo"], level=3)
    await forward(visit, alone, LATE)
    status, file = await visit.ask("POST", f"/api/tables/{alone}/file", {})
    assert status == 200, file
    kept = {"tables": storage.tables, "events": storage.events, "noted": storage.noted}
    return json.dumps({**kept, "file": file, "described": await described_in(storage)}).encode()
