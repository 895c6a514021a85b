"""Tables in memory: loaded on demand, with the most recently used kept."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Container, Iterable, Sequence
from contextlib import suppress
from typing import Any, Final
from weakref import WeakValueDictionary

from prometheus_client import Counter
from sqlalchemy import Row
from sqlalchemy.ext.asyncio import AsyncConnection

from exlibris.engine import EngineError
from exlibris.server.logs import table_hash
from exlibris.server.storage.database import StorageError
from exlibris.server.storage.rows import entry_of, read_events, read_table
from exlibris.server.storage.store import Store
from exlibris.server.tables.workers import Asker, WorkerPool
from exlibris.table.bots import ServerBots
from exlibris.table.clocks import Presence, Uptime
from exlibris.table.errors import CLOSED, TableError, no_table
from exlibris.table.live import Table, UnreadableTable, begun, replay
from exlibris.table.options import OpenedTable
from exlibris.table.public import ListedTable, listed

# Bytes, as tracemalloc counted them in four-player games of several lengths.
TABLE: Final = 13_000  # before its first action
CHECKPOINT: Final = 1_700
EVENT: Final = 250  # an event of the log, with the action that caused it
LINE: Final = 600  # a line of the log, shared by all readers with the same language and knowledge
LOOK_COUNTS = 10.0  # seconds that a request counts as presence; a browser without a WebSocket polls every four
LOADS: Final = Counter("exlibris_table_loads_total", "Tables requested, by whether they were in memory", ["cached"])
logger = logging.getLogger(__name__)


def opener_of(table: OpenedTable) -> Asker:
    """Return the asker for a table's computer players; hosts without a stored network share one."""
    return Asker(table.network or "", table.maker_session)


class RecentTables:
    """Tables by id. When their total exceeds `limit` bytes, the least recently used are evicted."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._sizes: dict[str, int] = {}  # as of each table's last use
        self.size = 0
        """Total size of the tables in bytes, as estimated when each was last used."""

    def __contains__(self, table_id: str) -> bool:
        return table_id in self._tables

    def get(self, table_id: str) -> Table | None:
        """Return a table, None if it isn't in memory."""
        return self._tables.get(table_id)

    def values(self) -> Iterable[Table]:
        """Return the tables, least recently used first."""
        return self._tables.values()

    def keep(self, live: Table) -> Table:
        """Mark a table as the most recently used, evict others to make room, and return the table."""
        table_id = live.opened.id
        self.forget(table_id)
        self._tables[table_id] = live
        self._sizes[table_id] = size_of(live)
        self.size += self._sizes[table_id]
        while self.size > self._limit:
            self.forget(next(iter(self._tables)))
        return live

    def forget(self, table_id: str) -> None:
        """Remove a table from memory, if present."""
        if self._tables.pop(table_id, None):
            self.size -= self._sizes.pop(table_id)


def size_of(live: Table) -> int:
    """Return the estimated size of a table in bytes."""
    log = live.log
    lines = sum(map(len, log.lines.values()))
    return TABLE + CHECKPOINT * live.checkpoint_count + EVENT * len(log.events) + LINE * lines


class Presences:
    """The presence at each table, kept alive by every table in memory and every WebSocket."""

    def __init__(self, uptime: Uptime, on_change: Callable[[str], None]) -> None:
        self._uptime = uptime
        self.on_change = on_change  # called with the id of a table that a browser opens or closes
        self._tables: WeakValueDictionary[str, Presence] = WeakValueDictionary()

    def at(self, table_id: str) -> Presence:
        """Return the presence at a table."""
        return self._tables.setdefault(table_id, Presence(self._uptime.now(), self._uptime))

    def look_in(self, table_id: str, session: str) -> None:
        """Count a browser as present for a while, because it has asked for the table: it may have no WebSocket."""
        presence = self.at(table_id)
        if presence.arrive(session):
            self.on_change(table_id)
        asyncio.get_running_loop().call_later(LOOK_COUNTS, self._leave, presence, table_id, session)

    def _leave(self, presence: Presence, table_id: str, session: str) -> None:
        if presence.depart(session, self._uptime.now()):
            self.on_change(table_id)

    def known(self) -> dict[str, Presence]:
        """Return the known presences by table id."""
        return dict(self._tables)


class LoadedTables:
    """The current tables of a store, with the most recently used cached in up to `limit` bytes.

    `on_load` is called with the id of each table loaded into memory, `on_presence` with the id of each table that a
    browser opens or closes in this process. `closed` has the ids of tables that the operator has closed. With a store
    whose database `is_shared`, other processes may change the tables, too.
    """

    def __init__(
        self,
        store: Store,
        limit: int,
        bots: ServerBots,
        uptime: Uptime,
        on_load: Callable[[str], None],
        on_presence: Callable[[str], None],
        closed: Container[str],
    ) -> None:
        self._store = store
        self.bots = bots
        self._on_load = on_load
        self._uptime = uptime
        self._closed = closed
        self.now = uptime.now
        self.is_shared = store.database.is_shared
        self.recent = RecentTables(limit)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.presences = Presences(uptime, on_presence)
        self._replaying = WorkerPool(0, 0, name="loading")  # in one thread: more would slow the event loop

    def lock_at(self, table_id: str) -> asyncio.Lock:
        """Return the lock for loading or changing a table."""
        return self._locks.setdefault(table_id, asyncio.Lock())

    async def load(self, table_id: str) -> Table:
        """Return the current table. Raises TableError if it doesn't exist, is closed, or can't be continued here."""
        if not self.is_shared:
            return await self.known(table_id)
        async with self.lock_at(table_id):
            was_known = table_id in self.recent
            live = await self.load_locked(table_id)
            if was_known:
                await self.catch_up(live)
            return live

    async def known(self, table_id: str) -> Table:
        """Return the table as this process knows it; another may have newer events. Raises TableError like `load`."""
        self._check_open(table_id)
        if live := self.recent.get(table_id):
            LOADS.labels("true").inc()
            return self.recent.keep(live)
        async with self.lock_at(table_id):
            return await self.load_locked(table_id)

    async def load_locked(self, table_id: str) -> Table:
        """Return the table from memory or else from the store. The caller must hold its lock."""
        self._check_open(table_id)
        live = self.recent.get(table_id)
        LOADS.labels("false" if live is None else "true").inc()
        if live is None:
            live = await self._loaded(table_id)
            self._on_load(table_id)
        return self.recent.keep(live)

    def _check_open(self, table_id: str) -> None:
        if table_id in self._closed:
            raise TableError(CLOSED, "The operator of this server has closed this table.")

    async def _loaded(self, table_id: str) -> Table:
        async with self._store.database.connected() as db:
            opened = await self._opened(db, table_id)
            live = begun(opened, self.presences.at(table_id), self._uptime, self.bots)
            rows = await read_events(db, table_id)
        await self._replaying.run(opener_of(opened), _replay_rows, live, rows)  # no other task has the table yet
        return live

    async def listed(self, table_ids: Sequence[str]) -> list[ListedTable | UnreadableTable]:
        """Return each table's list entry, or the error for one that can't be continued here.

        Closed tables and tables with a damaged row are left out.
        """
        table_ids = [table_id for table_id in table_ids if table_id not in self._closed]
        cold = {table_id for table_id in table_ids if table_id not in self.recent}
        known = await self._store.lines(list(cold)) if cold else {}
        lines = [known.get(table_id) or await self._listed_if_readable(table_id) for table_id in table_ids]
        loaded = [line for line in lines if isinstance(line, ListedTable) and line.id in cold - set(known)]
        if loaded:
            with suppress(StorageError):  # the next list tries again
                await self._store.keep_lines(loaded)
        return [line for line in lines if line is not None]

    async def _listed_if_readable(self, table_id: str) -> ListedTable | UnreadableTable | None:
        try:
            return listed(await self.load(table_id))
        except UnreadableTable as error:
            return error
        except TableError:
            return None

    async def catch_up(self, live: Table) -> bool:
        """Apply events stored by other processes; return True if there were any. The caller must hold the table's lock.

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
        except (EngineError, ValueError, TypeError, LookupError, RecursionError) as error:  # the row can't be decoded
            logger.error("table %s is damaged: its row can't be read (%s)", table_hash(table_id), type(error).__name__)
            raise TableError("table-damaged", f"Table {table_id!r} is damaged: its row can't be read.") from error
        if opened is None:
            raise no_table(table_id)
        return opened


def _replay_rows(live: Table, rows: Sequence[Row[Any]]) -> None:
    try:
        entries = [entry_of(row) for row in rows]
    except ValueError as error:
        raise UnreadableTable(live.opened, error) from error
    replay(live, entries)
