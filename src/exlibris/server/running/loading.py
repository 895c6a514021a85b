"""Tables in memory: loaded on demand, the most recently used ones cached."""

import asyncio
import logging
from collections.abc import Callable, Container, Sequence
from contextlib import suppress
from typing import Any
from weakref import WeakValueDictionary

from sqlalchemy import Row
from sqlalchemy.ext.asyncio import AsyncConnection

from exlibris.engine import EngineError
from exlibris.server.base.logs import table_hash
from exlibris.server.base.metrics import LOADS
from exlibris.server.running.openers import opener_of
from exlibris.server.running.pool import WorkerPool
from exlibris.server.running.recent import Presences, RecentTables
from exlibris.server.storage.engines import StorageError
from exlibris.server.storage.events import entry_of, read_events
from exlibris.server.storage.store import Store
from exlibris.server.storage.tables import read_table
from exlibris.table.bots import ServerBots
from exlibris.table.clocks import Uptime
from exlibris.table.errors import CLOSED, TableError, no_table
from exlibris.table.live import LiveTable, UnreadableTable, begun, replay
from exlibris.table.options import OpenedTable
from exlibris.table.public import ListedTable, listed

logger = logging.getLogger(__name__)


class LoadedTables:
    """The tables of a store as they are now, the most recently used ones cached in up to `limit` bytes.

    `on_load` is called with the id of each table that comes into memory. If the store's database `is_shared`, other
    processes write to it, too.
    """

    def __init__(self, store: Store, limit: int, bots: ServerBots, uptime: Uptime) -> None:
        self._store = store
        self.bots = bots
        self.on_load: Callable[[str], None] = lambda _: None
        self._uptime = uptime
        self.closed: Container[str] = ()  # the ids of tables that the operator has closed
        self.now = uptime.now
        self.is_shared = store.database.is_shared
        self.recent = RecentTables(limit)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.presences = Presences(uptime)
        self._replaying = WorkerPool(0, 0, name="loading")  # one table at a time: threads take the processor from us

    def lock_at(self, table_id: str) -> asyncio.Lock:
        """Return what lets one task at a time load or change the table."""
        return self._locks.setdefault(table_id, asyncio.Lock())

    async def load(self, table_id: str) -> LiveTable:
        """Return the table as it is now. Raises TableError if it does not exist, is closed, or can't go on here."""
        if not self.is_shared:
            return await self.known(table_id)
        async with self.lock_at(table_id):
            was_known = table_id in self.recent
            live = await self.load_locked(table_id)
            if was_known:
                await self.catch_up(live)
            return live

    async def known(self, table_id: str) -> LiveTable:
        """Return the table as it is known here: another process may have gone on. Raises TableError like `load`."""
        self._check_open(table_id)
        if live := self.recent.get(table_id):
            LOADS.labels("true").inc()
            return self.recent.keep(live)
        async with self.lock_at(table_id):
            return await self.load_locked(table_id)

    async def refresh(self, table_id: str) -> None:
        """Apply other processes' events to a table in memory. Raises TableError like `load`."""
        if table_id in self.recent:
            await self.load(table_id)

    async def load_locked(self, table_id: str) -> LiveTable:
        """Return the table from memory, or from the store if it is not there. Call this with the lock."""
        self._check_open(table_id)
        live = self.recent.get(table_id)
        LOADS.labels("false" if live is None else "true").inc()
        if live is None:
            live = await self._loaded(table_id)
            self.on_load(table_id)
        return self.recent.keep(live)

    def _check_open(self, table_id: str) -> None:
        if table_id in self.closed:
            raise TableError(CLOSED, "The operator of this server has closed this table.")

    async def _loaded(self, table_id: str) -> LiveTable:
        async with self._store.database.connected() as db:
            opened = await self._opened(db, table_id)
            live = begun(opened, self.presences.at(table_id), self._uptime, self.bots)
            rows = await read_events(db, table_id)
        await self._replaying.run(opener_of(opened), replay_rows, live, rows)  # nobody else has the table yet
        return live

    async def listed(self, table_ids: Sequence[str]) -> list[ListedTable | UnreadableTable]:
        """Return what the list of tables says of each, the error for one that can't go on here.

        One with a damaged row is left out, and so is a closed one.
        """
        table_ids = [table_id for table_id in table_ids if table_id not in self.closed]
        cold = {table_id for table_id in table_ids if table_id not in self.recent}
        known = await self._store.lines(list(cold)) if cold else {}
        lines = [known.get(table_id) or await self._listed_if_readable(table_id) for table_id in table_ids]
        loaded = [line for line in lines if isinstance(line, ListedTable) and line.id in cold - set(known)]
        if loaded:
            with suppress(StorageError):  # the next list loads them again
                await self._store.keep_lines(loaded)
        return [line for line in lines if line is not None]

    async def _listed_if_readable(self, table_id: str) -> ListedTable | UnreadableTable | None:
        try:
            return listed(await self.load(table_id))
        except UnreadableTable as error:
            return error
        except TableError:
            return None

    async def catch_up(self, live: LiveTable) -> bool:
        """Apply events that others have stored; return whether there were any. Call this with the lock.

        Raises TableError if the table has been deleted.
        """
        before = live.number
        try:
            entries = await self._store.news(live.opened.id, before)
        except ValueError as error:
            raise UnreadableTable(live.opened, error) from error
        if entries is None:
            self.recent.forget(live.opened.id)
            raise no_table(live.opened.id)
        replay(live, entries)
        return live.number > before

    async def _opened(self, db: AsyncConnection, table_id: str) -> OpenedTable:
        try:
            opened = await read_table(db, table_id)
        except (EngineError, ValueError, TypeError, LookupError, RecursionError) as error:  # a row that makes no table
            logger.error("table %s is damaged: its row can't be read (%s)", table_hash(table_id), type(error).__name__)
            raise TableError("table-damaged", f"Table {table_id!r} is damaged: its row can't be read.") from error
        if opened is None:
            raise no_table(table_id)
        return opened


def replay_rows(live: LiveTable, rows: Sequence[Row[Any]]) -> None:
    """Apply the events of all rows of a table. Raises UnreadableTable."""
    try:
        entries = [entry_of(row) for row in rows]
    except ValueError as error:
        raise UnreadableTable(live.opened, error) from error
    replay(live, entries)
