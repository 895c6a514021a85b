"""Tables put into a server's store before it starts."""

import asyncio

from exlibris.server.base.settings import Settings
from exlibris.server.storage.store import Store
from exlibris.table.events import TableEvent
from exlibris.table.options import OpenedTable


def keep(settings: Settings, table: OpenedTable, happened: list[TableEvent]) -> None:
    """Put the table into the server's store."""

    async def work() -> None:
        store = Store(settings.database)
        await store.start()
        await store.open(table, happened)
        await store.stop()

    asyncio.run(work())


def keep_finished(settings: Settings, table: OpenedTable, happened: list[TableEvent]) -> None:
    """Put a table whose game is over into the server's store."""

    async def work() -> None:
        store = Store(settings.database)
        await store.start()
        await store.open(table, happened[:-1])
        await store.append(table.id, happened[-1], finishes=True)
        await store.stop()

    asyncio.run(work())
