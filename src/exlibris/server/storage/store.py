"""The store: tables with their append-only events, the server's secrets, and its uptime."""

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
    seats_in,
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

NOTED_WITHIN: Final = timedelta(minutes=2)  # maximum age of a running process's last note
STOPPED: Final = timedelta(minutes=3)  # if the time wasn't queried for longer, the process counts as suspended
PAUSE: Final = 60.0  # seconds between notes; at most this much uptime is lost in a crash
logger = logging.getLogger(__name__)
WEEK = timedelta(days=7)
AT_ONCE = 200  # events of a new table per statement; other requests are served between statements
OPENING = 0x45786C6F  # first number of the locks, one per person, held while counting and opening tables
last_number = select(func.max(EventRow.number)).where(EventRow.table_id == TableRow.id).scalar_subquery()
taken_over = select(EventRow.table_id).where(is_one_of(Leave, Replace, Overtime, Stalled, Resign, TimeOut, Fill))


class ServerKeyRow(Base):
    """A secret of the server itself."""

    __tablename__ = "server_keys"

    name: Mapped[str] = mapped_column(String(20), primary_key=True)
    secret: Mapped[str] = mapped_column(String(1000))


async def server_key(database: Database, name: str, make: Callable[[], str]) -> str:
    """Return the secret of that name, creating it if missing; of several processes, the first creates it."""
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
    """A run of the server: when it started, and when it was last noted to be up."""

    __tablename__ = "server_runs"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    started: Mapped[datetime]
    seen: Mapped[datetime]


@asynccontextmanager
async def recorded_run(database: Database, uptime: Uptime) -> AsyncGenerator[None, None]:
    """Note this run during the block, and tell `uptime` the earlier runs."""
    run = Run(database, uptime)
    await run.begin()
    try:
        async with in_background(run.keep_updating(), "noting that the server is up"):
            yield
    finally:
        with suppress(StorageError):
            await run.update()


class Run:
    """The noted run of this process."""

    def __init__(self, database: Database, uptime: Uptime) -> None:
        self._database = database
        self._uptime = uptime
        self._id = 0
        self._gaps = 0  # number of gaps already noted

    async def begin(self) -> None:
        """Note the start of the run, and tell `uptime` the earlier runs.

        Another process whose run was noted recently counts as still up.
        """
        async with self._database.writing() as db:
            runs = (await db.scalars(select(RunRow).order_by(RunRow.seen))).all()
            for run in runs[-1:]:
                self._uptime.go_on_from(run.seen)
            now = self._uptime.now()
            up_since = now - NOTED_WITHIN if self._database.is_shared else now
            self._uptime.begin([(run.started, now if run.seen > up_since else run.seen) for run in runs], now)
            await self._add(db, now, now)

    async def update(self) -> None:
        """Note that the run is still up; the time after a gap is noted as another run."""
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

    async def keep_updating(self) -> None:
        """Note at intervals, until cancelled, that the run is still up."""
        while True:
            await asyncio.sleep(PAUSE)
            try:
                await to_its_end(self.update())
            except StorageError as error:
                logger.error("failed to note that the server is up, will retry: %s", in_one_line(error))


class TooManyTables(Exception):
    """Raised when the host or the network of a new table (see `args`) has its maximum of unfinished tables."""


class Store:
    """All tables of a database."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._writer = EventWriter(database)

    async def counts(self) -> dict[bool, int]:
        """Return the numbers of unfinished (False) and finished (True) tables."""
        async with self.database.reading() as db:
            rows = await db.execute(select(TableRow.finished, func.count()).group_by(TableRow.finished))
            return {finished: rows_in for finished, rows_in in rows}  # noqa: C416 (a Row is no pair to mypy)

    async def open(
        self, table: OpenedTable, entries: Sequence[StoredEvent], most: int = 0, most_of_network: int = 0
    ) -> str:
        """Store a new table with its first events in one transaction, and return its id.

        If the same request has opened a table before, store nothing and return that table's id. Raises TooManyTables
        if the host has `most` unfinished tables already, or the network `most_of_network` opened within a week; 0 means
        no limit.
        """
        try:
            return await self._opened(table, entries, most, most_of_network)
        except IntegrityError:  # another process has stored the same request first
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
            await db.flush()  # before the events, which refer to the table
            for begin in range(0, len(entries), AT_ONCE):
                await db.execute(
                    insert(EventRow), [values_of(table.id, entry) for entry in entries[begin : begin + AT_ONCE]]
                )
        return table.id

    async def news(self, table_id: str, after: int) -> list[StoredEvent] | None:
        """Return the table's events with higher numbers than `after`, in order; None for an unknown table."""
        is_news = (EventRow.table_id == TableRow.id) & (EventRow.number > after)
        wanted = select(EventRow.__table__).select_from(TableRow).outerjoin(EventRow, is_news)
        async with self.database.connected() as db:
            rows = (await db.execute(wanted.where(TableRow.id == table_id).order_by(EventRow.number))).all()
        return [entry_of(row) for row in rows if row.number is not None] if rows else None

    async def newest(self, table_ids: Sequence[str]) -> dict[str, int]:
        """Return the number of each table's last event, 0 without events; deleted tables are left out."""
        wanted = select(TableRow.id, func.coalesce(last_number, 0)).where(TableRow.id.in_(table_ids))
        async with self.database.connected() as db:
            return {table_id: number for table_id, number in await db.execute(wanted)}  # noqa: C416 (as above)

    async def append(self, table_id: str, entry: StoredEvent, finishes: bool = False) -> None:
        """Store an event durably. If it `finishes` the game, mark the table as finished, so that its bots aren't woken.

        Raises NumberTaken if another writer has used its number first.
        """
        await self._writer.write(Waiting(values_of(table_id, entry), finishes))

    async def lines(self, table_ids: Sequence[str]) -> dict[str, ListedTable]:
        """Return the cached list entries of tables by id, without missing and outdated entries."""
        texts = [cast(column, Text).label(column.key) for column in (TableRow.seats, TableRow.ruleset)]
        wanted = select(TableRow.line, last_number.label("last"), *texts)  # text survives damaged rows
        async with self.database.connected() as db:
            rows = await db.execute(wanted.where(TableRow.id.in_(table_ids), TableRow.line.is_not(None)))
            return {line.id: line for line in map(kept_line, rows) if line}

    async def keep_lines(self, lines: Sequence[ListedTable]) -> None:
        """Cache list entries of tables, except those from before a person at the table was erased."""
        async with self.database.writing() as db:
            by_id = sorted(lines, key=lambda line: line.id)  # in the same order in all processes, to prevent deadlocks
            for line in by_id:
                this = (TableRow.id == line.id, TableRow.forgotten <= line.number)
                await db.execute(update(TableRow).where(*this).values(line=msgspec.json.encode(line)))

    async def unfinished(self, since: datetime | None = None) -> dict[str, list[str]]:
        """Return the players ("human" or a bot's name) of each unfinished table by its id, newest first.

        With `since`, only tables opened or changed since then.
        """
        # As text, so that a damaged row affects only itself.
        wanted = select(TableRow.id, cast(TableRow.seats, Text)).where(TableRow.finished.is_(False))
        if since is not None:
            wanted = wanted.where(touched(since))
        async with self.database.reading() as db:
            rows = await db.execute(wanted.order_by(TableRow.created.desc()))
            return {table_id: [player for _, player in seats_in(seats) or ()] for table_id, seats in rows}

    async def listed(self, since: datetime, limit: int) -> list[ListedId]:
        """Return the newest unfinished listed tables that were opened or changed since then."""
        columns = (TableRow.id, TableRow.maker_session, TableRow.request_key, TableRow.network)
        wanted = select(*columns).where(TableRow.listed, TableRow.finished.is_(False), touched(since))
        async with self.database.reading() as db:
            rows = await db.execute(wanted.order_by(TableRow.created.desc()).limit(limit))
            return [ListedId(*row) for row in rows]

    async def finished(self, since: datetime, limit: int) -> list[str]:
        """Return the ids of the newest finished listed tables that were opened or changed since then."""
        wanted = select(TableRow.id).where(TableRow.listed, TableRow.finished, touched(since))
        async with self.database.reading() as db:
            return list(await db.scalars(wanted.order_by(TableRow.created.desc()).limit(limit)))

    async def with_stand_ins(self) -> set[str]:
        """Return the ids of unfinished tables where a bot has ever taken over for a person."""
        wanted = select(TableRow.id).where(TableRow.finished.is_(False), TableRow.id.in_(taken_over))
        async with self.database.reading() as db:
            return set(await db.scalars(wanted))

    async def untouched(self, since: datetime) -> list[str]:
        """Return the ids of all tables neither opened nor changed since then."""
        async with self.database.reading() as db:
            return list(await db.scalars(select(TableRow.id).where(not_(touched(since)))))

    async def without_actions(self, since: datetime) -> list[str]:
        """Return the ids of unfinished tables without any action that were neither opened nor changed since then."""
        acted = select(EventRow.table_id).where(is_one_of(Action))
        wanted = select(TableRow.id).where(not_(TableRow.finished), not_(touched(since)), TableRow.id.not_in(acted))
        async with self.database.reading() as db:
            return list(await db.scalars(wanted))

    async def delete(self, table_id: str) -> None:
        """Delete a table and all rows that belong to it."""
        async with self.database.writing() as db:
            for relation in reversed(Base.metadata.sorted_tables):
                for key in relation.foreign_keys:
                    if key.target_fullname == "game_tables.id":
                        await db.execute(delete(relation).where(key.parent == table_id))
            await db.execute(delete(TableRow).where(TableRow.id == table_id))

    async def of_day(self, day: str, limit: int) -> list[str]:
        """Return the ids of finished tables with the deal of a day."""
        wanted = select(TableRow.id).where(
            TableRow.request_key.startswith(f"{day} ", autoescape=True), TableRow.finished
        )
        async with self.database.reading() as db:
            return list(await db.scalars(wanted.order_by(TableRow.created).limit(limit)))

    async def of_browser(self, session: str, limit: int = 50) -> list[str]:
        """Return the ids of tables that a browser opened or has a seat at, newest first.

        Beyond the limit, finished tables are left out first, then older tables.
        """
        seated = select(EventRow.table_id).where(EventRow.session == session, not_(is_one_of(*ABOUT_REQUESTS)))
        own = or_(TableRow.maker_session == session, TableRow.id.in_(seated))
        wanted = select(TableRow.id, TableRow.created).where(own)
        async with self.database.reading() as db:
            rows = await db.execute(wanted.order_by(TableRow.finished, TableRow.created.desc()).limit(limit))
            return [table_id for table_id, _ in sorted(rows, key=lambda row: row.created, reverse=True)]


async def _opened_by(db: AsyncSession, request_key: str | None) -> str | None:
    return await db.scalar(select(TableRow.id).where(TableRow.request_key == request_key)) if request_key else None


async def unfinished(db: AsyncSession, *conditions: ColumnElement[bool]) -> int:
    """Return the number of unfinished tables that meet the conditions."""
    counted = select(func.count()).select_from(TableRow).where(TableRow.finished.is_(False), *conditions)
    return await db.scalar(counted) or 0
