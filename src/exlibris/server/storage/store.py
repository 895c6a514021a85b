"""The store: tables and their append-only events, the server's secrets, and when the server was up."""

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from datetime import datetime, timedelta
from typing import Final

import msgspec
from sqlalchemy import ColumnElement, String, Text, cast, delete, func, insert, not_, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import Mapped, mapped_column

from exlibris.server.background import in_background, to_its_end
from exlibris.server.storage.database import Database, EventWriter, StorageError, Waiting, in_one_line, lock
from exlibris.server.storage.rows import (
    Base,
    EventRow,
    ListedId,
    TableRow,
    entry_of,
    is_one_of,
    kept_line,
    players_in,
    table_row,
    touched,
    values_of,
)
from exlibris.table.clocks import Uptime
from exlibris.table.events import (
    ABOUT_REQUESTS,
    Action,
    Fill,
    Leave,
    Overtime,
    Replace,
    Resign,
    Stalled,
    StoredEvent,
    TimeOut,
)
from exlibris.table.options import OpenedTable
from exlibris.table.public import ListedTable

NOTED_WITHIN: Final = timedelta(minutes=2)  # the latest note of a process that is up is no older
STOPPED: Final = timedelta(minutes=3)  # if nobody has asked for the time for longer, the process did not run
PAUSE: Final = 60.0  # seconds; after a crash as much time at most counts for nobody
logger = logging.getLogger(__name__)
WEEK = timedelta(days=7)
AT_ONCE = 200  # events of a new table that are stored by one statement; others are served between two
OPENING = 0x45786C6F  # the first number of the locks, one for each person, under which tables are counted and opened
last_number = select(func.max(EventRow.number)).where(EventRow.table_id == TableRow.id).scalar_subquery()
taken_over = select(EventRow.table_id).where(is_one_of(Leave, Replace, Overtime, Stalled, Resign, TimeOut, Fill))


class ServerKeyRow(Base):
    """A secret of the server itself."""

    __tablename__ = "server_keys"

    name: Mapped[str] = mapped_column(String(20), primary_key=True)
    secret: Mapped[str] = mapped_column(String(1000))


async def server_key(database: Database, name: str, make: Callable[[], str]) -> str:
    """Return the secret of that name, which is made if there is none; of several processes the first makes it."""
    stored = await _stored(database, name)
    if stored is None:
        made = make()
        with suppress(IntegrityError):
            async with database.writing() as db:
                db.add(ServerKeyRow(name=name, secret=made))
        stored = await _stored(database, name) or made
    return stored


async def _stored(database: Database, name: str) -> str | None:
    async with database.reading() as db:
        return await db.scalar(select(ServerKeyRow.secret).where(ServerKeyRow.name == name))


class RunRow(Base):
    """A run of the server: when it began, and when it was last known to be up."""

    __tablename__ = "server_runs"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    started: Mapped[datetime]
    seen: Mapped[datetime]


@asynccontextmanager
async def noted(database: Database, uptime: Uptime) -> AsyncGenerator[None, None]:
    """Note the run for as long as the server is up, and tell the uptime of those before."""
    run = Run(database, uptime)
    await run.begin()
    try:
        async with in_background(run.note(), "noting that the server is up"):
            yield
    finally:
        with suppress(StorageError):
            await run.go_on()


class Run:
    """The run of this process, as it is noted."""

    def __init__(self, database: Database, uptime: Uptime) -> None:
        self._database = database
        self._uptime = uptime
        self._id = 0
        self._gaps = 0  # that have been noted

    async def begin(self) -> None:
        """Note that the run begins, and tell the uptime of those before.

        A run of another process that was seen lately is up still.
        """
        async with self._database.writing() as db:
            runs = (await db.scalars(select(RunRow).order_by(RunRow.seen))).all()
            for run in runs[-1:]:
                self._uptime.go_on_from(run.seen)
            now = self._uptime.now()
            up_since = now - NOTED_WITHIN if self._database.is_shared else now
            self._uptime.begin([(run.started, now if run.seen > up_since else run.seen) for run in runs], now)
            await self._add(db, now, now)

    async def go_on(self) -> None:
        """Note that the run is still up; what came after a gap is another run."""
        now = self._uptime.now()
        gaps = self._uptime.gaps[self._gaps :]
        async with self._database.writing() as db:
            for before, after in gaps:
                await self._end(db, before)
                await self._add(db, after, now)
            await self._end(db, now)
        self._gaps += len(gaps)

    async def _add(self, db: AsyncSession, started: datetime, seen: datetime) -> None:
        db.add(run := RunRow(started=started, seen=seen))
        await db.flush()
        self._id = run.id

    async def _end(self, db: AsyncSession, seen: datetime) -> None:
        await db.execute(update(RunRow).where(RunRow.id == self._id).values(seen=seen))

    async def note(self) -> None:
        """Note at intervals, until cancelled, that the run is still up."""
        while True:
            await asyncio.sleep(PAUSE)
            try:
                await to_its_end(self.go_on())
            except StorageError as error:
                logger.error("failed to note that the server is up, will retry: %s", in_one_line(error))


class TooManyTables(Exception):
    """Raised when a browser opens a table, and it or its network, which `args` names, has as many as it may have."""


class Store:
    """All tables of a database."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._writer = EventWriter(database)

    async def counts(self) -> dict[bool, int]:
        """Return how many tables there are, by whether they are marked as over."""
        async with self.database.reading() as db:
            rows = await db.execute(select(TableRow.finished, func.count()).group_by(TableRow.finished))
            return {finished: rows_in for finished, rows_in in rows}  # noqa: C416 (a Row is no pair to mypy)

    async def open(
        self, table: OpenedTable, entries: Sequence[StoredEvent], most: int = 0, most_of_network: int = 0
    ) -> str:
        """Store a new table with its first events, all or nothing, and return its id.

        If the same request has opened a table before, that one's id is returned and nothing stored. Otherwise, unless
        `most` is 0, the host must have fewer than `most` tables that are not over; and likewise the network, of those
        opened within a week, fewer than `most_of_network`. Raises TooManyTables.
        """
        try:
            return await self._opened(table, entries, most, most_of_network)
        except IntegrityError:  # another process was quicker with the same request
            async with self.database.reading() as db:
                if known := await _opened_by(db, table.request_key):
                    return known
            raise

    async def _opened(self, table: OpenedTable, entries: Sequence[StoredEvent], most: int, most_of_network: int) -> str:
        async with self.database.writing() as db:
            if known := await _opened_by(db, table.request_key):
                return known
            if most:
                await lock(db, OPENING, func.hashtext(table.maker_session))
                if await unfinished(db, TableRow.maker_session == table.maker_session) >= most:
                    raise TooManyTables("person")
            if most_of_network and table.network:
                lately = TableRow.created >= table.created - WEEK
                if await unfinished(db, TableRow.network == table.network, lately) >= most_of_network:
                    raise TooManyTables("network")
            db.add(table_row(table))
            await db.flush()  # before the events, which refer to it
            for begin in range(0, len(entries), AT_ONCE):
                await db.execute(
                    insert(EventRow), [values_of(table.id, entry) for entry in entries[begin : begin + AT_ONCE]]
                )
        return table.id

    async def news(self, table_id: str, after: int) -> list[StoredEvent] | None:
        """Return the table's events with higher numbers than `after`, in order; None if there is no such table."""
        is_news = (EventRow.table_id == TableRow.id) & (EventRow.number > after)
        wanted = select(EventRow.__table__).select_from(TableRow).outerjoin(EventRow, is_news)
        async with self.database.connected() as db:
            rows = (await db.execute(wanted.where(TableRow.id == table_id).order_by(EventRow.number))).all()
        return [entry_of(row) for row in rows if row.number is not None] if rows else None

    async def newest(self, table_ids: Sequence[str]) -> dict[str, int]:
        """Return the number of the last event of each of these tables, 0 without any; deleted ones are left out."""
        wanted = select(TableRow.id, func.coalesce(last_number, 0)).where(TableRow.id.in_(table_ids))
        async with self.database.connected() as db:
            return {table_id: number for table_id, number in await db.execute(wanted)}  # noqa: C416 (as above)

    async def append(self, table_id: str, entry: StoredEvent, finishes: bool = False) -> None:
        """Store an event for good; one that `finishes` the game marks the table as over, so its bots are not woken.

        Raises NumberTaken if another writer was quicker to use its number.
        """
        await self._writer.write(Waiting(values_of(table_id, entry), finishes))

    async def lines(self, table_ids: Sequence[str]) -> dict[str, ListedTable]:
        """Return the cached lines of tables in lists, by id, without those that are missing or out of date."""
        texts = [cast(column, Text).label(column.key) for column in (TableRow.seats, TableRow.ruleset)]
        wanted = select(TableRow.line, last_number.label("last"), *texts)  # as text: one damaged row spoils nothing
        async with self.database.connected() as db:
            rows = await db.execute(wanted.where(TableRow.id.in_(table_ids), TableRow.line.is_not(None)))
            return {line.id: line for line in map(kept_line, rows) if line}

    async def keep_lines(self, lines: Sequence[ListedTable]) -> None:
        """Cache the lines of tables in lists, unless they are from before a person there was forgotten."""
        async with self.database.writing() as db:
            by_id = sorted(lines, key=lambda line: line.id)  # the same order in all processes, against deadlocks
            for line in by_id:
                this = (TableRow.id == line.id, TableRow.forgotten <= line.number)
                await db.execute(update(TableRow).where(*this).values(line=msgspec.json.encode(line)))

    async def unfinished(self, since: datetime | None = None) -> dict[str, list[str]]:
        """Return who plays at each table not marked as over, by its id, the newest first: people, or bots by name.

        With `since` only those tables at which something has happened since then.
        """
        # As text, so that one damaged row spoils nothing.
        wanted = select(TableRow.id, cast(TableRow.seats, Text)).where(TableRow.finished.is_(False))
        if since is not None:
            wanted = wanted.where(touched(since))
        async with self.database.reading() as db:
            rows = await db.execute(wanted.order_by(TableRow.created.desc()))
            return {table_id: players_in(seats) for table_id, seats in rows}

    async def listed(self, since: datetime, limit: int) -> list[ListedId]:
        """Return the newest tables that were opened for the lobby, and where something has happened since then."""
        columns = (TableRow.id, TableRow.maker_session, TableRow.request_key, TableRow.network)
        wanted = select(*columns).where(TableRow.listed, TableRow.finished.is_(False), touched(since))
        async with self.database.reading() as db:
            rows = await db.execute(wanted.order_by(TableRow.created.desc()).limit(limit))
            return [ListedId(*row) for row in rows]

    async def finished(self, since: datetime, limit: int) -> list[str]:
        """Return the ids of the newest tables for the lobby that are over, and where something happened since then."""
        wanted = select(TableRow.id).where(TableRow.listed, TableRow.finished, touched(since))
        async with self.database.reading() as db:
            return list(await db.scalars(wanted.order_by(TableRow.created.desc()).limit(limit)))

    async def with_stand_ins(self) -> set[str]:
        """Return the ids of the tables not marked as over where a bot has ever taken over for a person."""
        wanted = select(TableRow.id).where(TableRow.finished.is_(False), TableRow.id.in_(taken_over))
        async with self.database.reading() as db:
            return set(await db.scalars(wanted))

    async def untouched(self, since: datetime) -> list[str]:
        """Return the ids of all tables at which nothing has happened since then."""
        async with self.database.reading() as db:
            return list(await db.scalars(select(TableRow.id).where(not_(touched(since)))))

    async def without_actions(self, since: datetime) -> list[str]:
        """Return the ids of the tables, not marked as over, without an action or anything else since then."""
        acted = select(EventRow.table_id).where(is_one_of(Action))
        wanted = select(TableRow.id).where(not_(TableRow.finished), not_(touched(since)), TableRow.id.not_in(acted))
        async with self.database.reading() as db:
            return list(await db.scalars(wanted))

    async def delete(self, table_id: str) -> None:
        """Delete a table for good, and all rows that belong to it."""
        async with self.database.writing() as db:
            for relation in reversed(Base.metadata.sorted_tables):
                for key in relation.foreign_keys:
                    if key.target_fullname == "game_tables.id":
                        await db.execute(delete(relation).where(key.parent == table_id))
            await db.execute(delete(TableRow).where(TableRow.id == table_id))

    async def of_browser(self, session: str, limit: int = 50) -> list[str]:
        """Return the ids of tables that a browser made or has a seat at, the newest first.

        If there are more than the limit, those that are over are left out first, then the older ones.
        """
        seated = select(EventRow.table_id).where(EventRow.session == session, not_(is_one_of(*ABOUT_REQUESTS)))
        own = or_(TableRow.maker_session == session, TableRow.id.in_(seated))
        wanted = select(TableRow.id, TableRow.created).where(own)
        async with self.database.reading() as db:
            rows = await db.execute(wanted.order_by(TableRow.finished, TableRow.created.desc()).limit(limit))
            return [table_id for table_id, _ in sorted(rows, key=lambda row: row.created, reverse=True)]


async def _opened_by(db: AsyncSession, request_key: str | None) -> str | None:
    """Return the id of the table that a request has opened, None if there is none."""
    return await db.scalar(select(TableRow.id).where(TableRow.request_key == request_key)) if request_key else None


async def unfinished(db: AsyncSession, *conditions: ColumnElement[bool]) -> int:
    """Return how many tables of these conditions are not marked as over."""
    counted = select(func.count()).select_from(TableRow).where(TableRow.finished.is_(False), *conditions)
    return await db.scalar(counted) or 0
