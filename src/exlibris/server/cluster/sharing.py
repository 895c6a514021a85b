"""Keeping processes on one database in step: exchange of news, and the election of a leader."""

import asyncio
import logging
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from time import monotonic
from typing import Final, Protocol

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from exlibris.server.background import in_background
from exlibris.server.cluster import messages
from exlibris.server.storage.database import StorageError, in_one_line
from exlibris.server.storage.store import Store
from exlibris.server.tables.service import Tables
from exlibris.table.clocks import ServerLoad
from exlibris.table.errors import TableError
from exlibris.table.live import Table

LEADING: Final = 0x45786C6C  # number of the leader's lock
PAUSE: Final = 1.0  # seconds between attempts to acquire the lock, and between checks that it is still held

Duties = Callable[[], AbstractAsyncContextManager[None]]
ALIVE_EVERY: Final = 5.0  # seconds between signs of life
GONE_AFTER: Final = 20.0  # seconds of silence before a process counts as gone
PAUSE_IF_FAILED: Final = 1.0  # seconds before a retry
MOST_SESSIONS: Final = 50  # per table in a message, which must stay short
logger = logging.getLogger(__name__)


async def lead(engine: AsyncEngine, duties: Duties) -> None:
    """Wait for the leader's lock and do the duties while holding it, until cancelled.

    PostgreSQL releases the lock of a process whose connection is gone.
    """
    while True:
        try:
            async with engine.connect() as connection:
                await _lead_once(await connection.execution_options(isolation_level="AUTOCOMMIT"), duties)
        except StorageError as error:
            logger.error("lost leadership or failed to acquire it: database error: %s", in_one_line(error))
        except Exception:
            logger.exception("lost leadership or failed to acquire it")
        await asyncio.sleep(PAUSE)


async def _lead_once(connection: AsyncConnection, duties: Duties) -> None:
    """If the lock is free, do the duties until the connection is lost."""
    if not await connection.scalar(select(func.pg_try_advisory_lock(LEADING))):
        return
    try:
        async with duties():
            while True:
                await asyncio.sleep(PAUSE)
                await connection.execute(select(1))
    finally:
        # Back in the pool, the connection would still hold the lock.
        await connection.invalidate()


class KeptRows(Protocol):
    """Rows cached in memory by session."""

    async def start(self) -> None:
        """Load all rows."""

    async def reread(self, session: str) -> object:
        """Reload a session's rows."""


class Sharing:
    """Exchange of news with the other processes on the same database.

    `on_change` is called with the id of each table changed elsewhere, once the table in memory has caught up; `on_gap`
    when messages may have been missed; `on_line` with the id of each table that may have new chat lines.
    """

    def __init__(
        self,
        store: Store,
        tables: Tables,
        kept: Sequence[KeptRows],
        connect: messages.Connect,
        on_change: Callable[[str], None],
        on_gap: Callable[[], Awaitable[None]],
        on_line: Callable[[str], None],
    ) -> None:
        self._process = secrets.token_hex(6)
        self._store = store
        self._tables = tables
        self._kept = kept
        self._on_change = on_change
        self._on_gap = on_gap
        self._on_line = on_line
        self._news = messages.News(connect, self._process, self._hear, self._missed)
        self._changed: set[str] = set()
        self._known: set[str] = set()
        self._has_missed = False
        self._is_time_to_look = False
        self._work = asyncio.Event()
        self._heard_at: dict[str, float] = {}  # by process

    def tell(
        self, kind: type[messages.Changed | messages.Said | messages.WhoIsHere | messages.Known], what: str
    ) -> None:
        """Send a message about a table or, for `Known`, about a session."""
        self._news.tell(kind(self._process, what))

    def tell_load(self, live: Table) -> None:
        """Send the load shown at a table."""
        self._news.tell(messages.Busy(self._process, live.opened.id, live.load))

    def tell_presence(self, table_id: str) -> None:
        """Send the sessions that have a table open in this process."""
        here = self._tables.presences.at(table_id).sessions[:MOST_SESSIONS]
        self._news.tell(messages.Here(self._process, table_id, here))

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Exchange news during the block."""
        async with (
            in_background(self._catch_up(), "catching up with other processes"),
            in_background(self._stay_alive(), "telling that this process is there"),
            in_background(self._news.exchange(), "messages between processes"),
        ):
            yield

    def _hear(self, message: messages.AnyMessage) -> None:
        self._heard_at[message.sender] = monotonic()
        match message:
            case messages.Changed(table_id=table_id):
                self._changed.add(table_id)
            case messages.Said(table_id=table_id):
                self._on_line(table_id)
            case messages.Busy(table_id=table_id, load=load):
                self._hear_load(table_id, load)
            case messages.Known(session=session):
                self._known.add(session)
            case messages.Here(sender=sender, table_id=table_id, sessions=sessions):
                self._hear_presence(sender, table_id, sessions)
            case messages.WhoIsHere(table_id=table_id):
                present = self._tables.presences.known().get(table_id)
                if present and present.sessions:
                    self.tell_presence(table_id)
        self._work.set()

    def _hear_presence(self, process: str, table_id: str, sessions: list[str]) -> None:
        present = self._tables.presences.known().get(table_id)
        if present and present.hear(process, sessions, self._tables.now()):
            self._on_change(table_id)

    def _hear_load(self, table_id: str, load: ServerLoad) -> None:
        if live := self._tables.recent.get(table_id):
            live.load = load
            self._on_change(table_id)

    def _missed(self) -> None:
        self._has_missed = True
        self._work.set()

    async def _catch_up(self) -> None:
        while True:
            await self._work.wait()
            self._work.clear()
            try:
                await self._catch_up_once()
            except StorageError as error:
                logger.error("failed to catch up with other processes, will retry: %s", in_one_line(error))
                self._missed()
                await asyncio.sleep(PAUSE_IF_FAILED)

    async def _catch_up_once(self) -> None:
        if self._has_missed:
            self._has_missed, self._is_time_to_look = False, True
            await self._make_up_for_news()
        if self._is_time_to_look:
            self._is_time_to_look = False
            numbers = {live.opened.id: live.number for live in self._tables.recent.values()}
            newest = await self._store.newest(list(numbers))
            self._changed |= {table_id for table_id, number in numbers.items() if newest.get(table_id) != number}
        changed, self._changed = self._changed, set()
        known, self._known = self._known, set()
        for session in known:
            for rows in self._kept:
                await rows.reread(session)
        for table_id in changed:
            await self._refresh(table_id)

    async def _refresh(self, table_id: str) -> None:
        try:
            if table_id in self._tables.recent:
                await self._tables.load(table_id)
        except TableError as error:  # deleted, or unreadable for this version; requests get the same error
            logger.info("failed to catch up with a table: %s", error.code)
        self._on_change(table_id)

    async def _make_up_for_news(self) -> None:
        """Reload whatever missed messages may have changed, except the events of tables in memory."""
        for rows in self._kept:
            await rows.start()
        for table_id, present in self._tables.presences.known().items():
            self.tell(messages.WhoIsHere, table_id)
            if present.sessions:
                self.tell_presence(table_id)
                self._on_line(table_id)
        await self._on_gap()

    async def _stay_alive(self) -> None:
        while True:
            self._news.tell(messages.Alive(self._process))
            await asyncio.sleep(ALIVE_EVERY)
            self._forget_gone()
            self._is_time_to_look = True  # Redis may also lose a single message while it restarts
            self._work.set()

    def _forget_gone(self) -> None:
        if not self._news.is_linked:
            return
        for process, heard_at in list(self._heard_at.items()):
            if monotonic() - heard_at > GONE_AFTER:
                del self._heard_at[process]
                for table_id in self._tables.presences.known():
                    self._hear_presence(process, table_id, [])
