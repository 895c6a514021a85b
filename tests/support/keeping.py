"""Tables put into a server's store before it starts, and its database in between."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from datetime import UTC, datetime
from typing import Any

from msgspec import structs
from sqlalchemy import make_url

from exlibris.engine import State
from exlibris.server.settings import Settings
from exlibris.server.storage.database import Database
from exlibris.server.storage.store import Store
from exlibris.server.tables.service import Tables
from exlibris.table.bots import ServerBots
from exlibris.table.events import StoredEvent
from exlibris.table.live import Table
from exlibris.table.options import OpenedTable
from support.browsing import Browser
from support.seating import played


@asynccontextmanager
async def stored(url: str) -> AsyncIterator[Store]:
    """Yield the store of a database, as one process has it."""
    database = Database(url)
    await database.start()
    try:
        yield Store(database)
    finally:
        await database.stop()


def tables_in(store: Store, heed: Callable[[str], None] = lambda _: None) -> Tables:
    """Return the tables that a store keeps, as one process has them; `heed` is told where something has happened."""
    return Tables(store, 10**6, ServerBots(), heed)


def keep(settings: Settings, table: OpenedTable, happened: list[StoredEvent]) -> None:
    """Put the table into the server's store."""

    async def work() -> None:
        async with stored(settings.database) as store:
            await store.open(table, happened)

    asyncio.run(work())


def keep_finished(settings: Settings, table: OpenedTable, happened: list[StoredEvent]) -> None:
    """Put a table whose game is over into the server's store."""

    async def work() -> None:
        async with stored(settings.database) as store:
            await finish(store, table, dated_now(happened))

    asyncio.run(work())


async def finish(store: Store, table: OpenedTable, happened: list[StoredEvent]) -> None:
    """Store a table at which the last event ends the game."""
    await store.open(table, happened[:-1])
    await store.append(table.id, happened[-1], finishes=True)


def keep_played(settings: Settings, tokens: list[str], until: Callable[[State], bool], seed: int = 11) -> Table:
    """Return a table of two in the middle of a game, put into the server's store; the tokens are of its browsers."""
    live, happened = played(2, seed, [Browser.session_of(token) for token in tokens], until)
    keep(settings, live.opened, happened)
    return live


def in_database(settings: Settings, statement: str, *values: object) -> list[Any]:
    """Carry out a statement in the server's SQLite database; return the rows."""
    with closing(sqlite3.connect(str(make_url(settings.database).database))) as database, database:
        return database.execute(statement, values).fetchall()


def make_old(settings: Settings, table: str) -> None:
    """Let nothing have happened for long at a table of a server's SQLite database."""
    for relation, column in (("game_tables", "id"), ("table_events", "table_id")):
        in_database(settings, f"UPDATE {relation} SET created = '2025-01-01 00:00:00' WHERE {column} = ?", table)  # noqa: S608


def dated_now(entries: list[StoredEvent]) -> list[StoredEvent]:
    """Return entries as if all had just happened."""
    return [structs.replace(entry, at=datetime.now(UTC)) for entry in entries]


def everything_in(settings: Settings) -> str:
    """Return all of the server's SQLite database as SQL."""
    with closing(sqlite3.connect(str(make_url(settings.database).database))) as database:
        return "\n".join(database.iterdump())
