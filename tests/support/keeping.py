"""Tables put into a server's store before it starts."""

import asyncio
from datetime import UTC, datetime

from msgspec import structs

from exlibris.server.base.settings import Settings
from exlibris.server.storage.database import Database
from exlibris.server.storage.store import Store
from exlibris.table.events import Entry
from exlibris.table.options import OpenedTable


def keep(settings: Settings, table: OpenedTable, happened: list[Entry]) -> None:
    """Put the table into the server's store."""

    async def work() -> None:
        database = Database(settings.database)
        await database.start()
        store = Store(database)
        await store.open(table, happened)
        await database.stop()

    asyncio.run(work())


def keep_finished(settings: Settings, table: OpenedTable, happened: list[Entry]) -> None:
    """Put a table whose game is over into the server's store."""

    async def work() -> None:
        database = Database(settings.database)
        await database.start()
        store = Store(database)
        entries = dated_now(happened)
        await store.open(table, entries[:-1])
        await store.append(table.id, entries[-1], finishes=True)
        await database.stop()

    asyncio.run(work())


def dated_now(entries: list[Entry]) -> list[Entry]:
    """Return entries as if all had just happened."""
    return [structs.replace(entry, at=datetime.now(UTC)) for entry in entries]
