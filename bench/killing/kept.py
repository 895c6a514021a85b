"""What a database keeps of the games, whatever kind of database it is."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sqlalchemy import URL, make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

ACTIONS = text(
    "SELECT action FROM table_events WHERE table_id = :table AND seat = :seat AND kind = 'action' ORDER BY number"
)


class Kept:
    """A database of tables."""

    def __init__(self, url: URL) -> None:
        self._url = url

    def actions(self, table: str, seat: int) -> list[int]:
        """Return a seat's actions in order."""
        return asyncio.run(self._actions(table, seat))

    async def _actions(self, table: str, seat: int) -> list[int]:
        engine = create_async_engine(self._url)
        try:
            async with engine.connect() as connection:
                return list(await connection.scalars(ACTIONS, {"table": table, "seat": seat}))
        finally:
            await engine.dispose()


def in_folder(folder: Path) -> Kept:
    """Return the SQLite database of a server's folder."""
    return Kept(URL.create("sqlite+aiosqlite", database=str(folder / "tables.sqlite3")))


def in_postgres(url: str) -> Kept:
    """Return the PostgreSQL database of that URL."""
    return Kept(make_url(url).set(drivername="postgresql+asyncpg"))
