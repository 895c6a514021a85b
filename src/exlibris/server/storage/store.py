"""The store: tables and their append-only events in a database."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import datetime

import msgspec
from sqlalchemy import delete, func, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from exlibris.server.storage.database import Database
from exlibris.server.storage.engines import lock
from exlibris.server.storage.events import EventRow, values_of
from exlibris.server.storage.models import Base, TableRow
from exlibris.server.storage.reading import Reading
from exlibris.server.storage.repositories import EventRepository, ListedId, TableRepository
from exlibris.server.storage.writer import EventWriter, Waiting
from exlibris.table.events import Entry, Fill, Leave, Overtime, Replace, Resign
from exlibris.table.options import OpenedTable
from exlibris.table.present.summary import ListedTable

OPENING = 0x45786C6F  # the first number of the locks, one for each person, under which tables are counted and opened


class TooManyTables(Exception):
    """Raised when a browser opens a table, and has as many as it may have."""


class Store:
    """All tables of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._writer = EventWriter(database)

    async def counts(self) -> dict[bool, int]:
        """Return how many tables there are, by whether the game is marked as over."""
        async with self._database.reading() as db:
            return await TableRepository(session=db).counts()

    async def open(self, table: OpenedTable, entries: Sequence[Entry], most: int = 0) -> str:
        """Store a new table with its first events, all or nothing, and return its id.

        If the same request has opened a table before, that one's id is returned and nothing stored. Otherwise, unless
        `most` is 0, whoever opens it may have fewer than so many that are not over. Raises TooManyTables.
        """
        try:
            return await self._opened(table, entries, most)
        except IntegrityError:  # another process was quicker with the same request
            if known := await self._opened_by(table.request_key):
                return known
            raise

    async def _opened_by(self, request_key: str | None) -> str | None:
        async with self._database.reading() as db:
            return await TableRepository(session=db).id_of_request(request_key) if request_key else None

    async def _opened(self, table: OpenedTable, entries: Sequence[Entry], most: int) -> str:
        async with self._database.writing() as db:
            if table.request_key and (known := await TableRepository(session=db).id_of_request(table.request_key)):
                return known
            if most:
                await take_turn_to_open(db, table.maker_session)
                if await TableRepository(session=db).unfinished_of(table.maker_session) >= most:
                    raise TooManyTables
            await TableRepository(session=db).add(table_row(table), auto_refresh=False)
            await EventRepository(session=db).add_many([EventRow(**values_of(table.id, entry)) for entry in entries])
        return table.id

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Reading]:
        """Yield what reads tables: several things by one connection, for to get one takes as long as to read."""
        async with self._database.single.connect() as connection:
            yield Reading(connection)

    async def table(self, table_id: str) -> OpenedTable | None:
        """Return the table of that id, None if there is none."""
        async with self.reading() as reading:
            return await reading.table(table_id)

    async def events(self, table_id: str, after: int) -> list[Entry]:
        """Return the table's events with higher numbers than `after`, in order."""
        async with self.reading() as reading:
            return await reading.events(table_id, after)

    async def news(self, table_id: str, after: int) -> list[Entry] | None:
        """Return what `events` does, None if there is no such table."""
        async with self.reading() as reading:
            return await reading.news(table_id, after)

    async def newest(self, table_ids: Sequence[str]) -> dict[str, int]:
        """Return the number of the last event of each of these tables, 0 without any; deleted ones are left out."""
        async with self.reading() as reading:
            return await reading.newest(table_ids)

    async def append(self, table_id: str, entry: Entry, finishes: bool = False) -> None:
        """Store an event for good; one that `finishes` the game marks the table as over, so its bots sleep for ever.

        Raises NumberTaken if another writer was quicker to use its number.
        """
        await self._writer.write(Waiting(values_of(table_id, entry), finishes))

    async def lines(self, table_ids: Sequence[str]) -> dict[str, ListedTable]:
        """Return what lists say of tables, by id, as far as that is kept and up to date."""
        async with self.reading() as reading:
            return await reading.lines(table_ids)

    async def keep_lines(self, lines: Sequence[ListedTable]) -> None:
        """Keep what lists say of tables, unless that is from before somebody there was forgotten."""
        async with self._database.writing() as db:
            by_id = sorted(lines, key=lambda line: line.id)  # the same order in all processes, against deadlocks
            for line in by_id:
                this = (TableRow.id == line.id, TableRow.forgotten <= line.number)
                await db.execute(update(TableRow).where(*this).values(line=msgspec.json.encode(line)))

    async def unfinished(self, since: datetime | None = None) -> dict[str, list[str]]:
        """Return who plays at each table not marked as over, by its id, the newest first: people, or bots by name.

        With `since` only those tables at which something has happened since then.
        """
        async with self._database.reading() as db:
            return await TableRepository(session=db).players_of_unfinished(since)

    async def listed(self, since: datetime, limit: int) -> list[ListedId]:
        """Return the newest tables that were opened for the lobby, and where something has happened since then."""
        async with self._database.reading() as db:
            return await TableRepository(session=db).listed(since, limit)

    async def finished(self, since: datetime, limit: int) -> list[str]:
        """Return the ids of the newest tables for the lobby that are over, and where something happened since then."""
        async with self._database.reading() as db:
            return await TableRepository(session=db).ids_of_finished(since, limit)

    async def with_stand_ins(self) -> set[str]:
        """Return the ids of the tables not marked as over where a bot has ever taken over for a person."""
        async with self._database.reading() as db:
            return await TableRepository(session=db).ids_with_events(Leave, Replace, Overtime, Resign, Fill)

    async def untouched(self, since: datetime) -> list[str]:
        """Return the ids of all tables at which nothing has happened since then."""
        async with self._database.reading() as db:
            return await TableRepository(session=db).ids_of_untouched(since)

    async def delete(self, table_id: str) -> None:
        """Delete a table for good, and all rows that belong to it."""
        async with self._database.writing() as db:
            for relation in reversed(Base.metadata.sorted_tables):
                for key in relation.foreign_keys:
                    if key.target_fullname == "game_tables.id":
                        await db.execute(delete(relation).where(key.parent == table_id))
            await db.execute(delete(TableRow).where(TableRow.id == table_id))

    async def of_browser(self, session: str, limit: int = 50) -> list[str]:
        """Return the ids of the newest tables that a browser made or has a seat at."""
        async with self._database.reading() as db:
            return await TableRepository(session=db).ids_of_browser(session, limit)


async def take_turn_to_open(db: AsyncSession, session: str) -> None:
    """Wait until no other process opens a table for the same person; until the transaction ends none will."""
    await lock(db, OPENING, func.hashtext(session))


def table_row(table: OpenedTable) -> TableRow:
    """Return the row that stores a table."""
    return TableRow(
        id=table.id,
        created=table.created,
        maker_session=table.maker_session,
        seats=[[seat.name, seat.player] for seat in table.seats],
        options=msgspec.to_builtins(table.options),
        ruleset=table.ruleset,
        seed=table.seed,
        open_deal=table.open_deal,
        request_key=table.request_key,
        listed=table.options.listed,
        commitment=table.commitment.to_json() if table.commitment else None,
        finished=False,
    )
