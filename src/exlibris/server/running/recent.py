"""The most recently used tables, which stay in memory, and which browsers have them open."""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterable
from typing import Final
from weakref import WeakValueDictionary

from exlibris.table.fold.clocks import Uptime
from exlibris.table.fold.live import LiveTable
from exlibris.table.fold.presence import Presence

# Bytes, as tracemalloc counted them for games of four of several lengths.
TABLE: Final = 13_000  # before its first action
CHECKPOINT: Final = 1_700
EVENT: Final = 250  # of the log, with the action that caused it
LINE: Final = 600  # of the log, for all readers of a language who know as much of it

LOOK_COUNTS = 10.0  # seconds; a browser without a WebSocket looks every four


class RecentTables:
    """Tables by id; the least recently used ones are evicted when all need more than `limit` bytes."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()
        self._sizes: dict[str, int] = {}  # when they were last looked at
        self.size = 0
        """The total size of the tables in bytes, estimated when each was last used."""

    def __contains__(self, table_id: str) -> bool:
        return table_id in self._tables

    def get(self, table_id: str) -> LiveTable | None:
        """Return a table if it is in memory."""
        return self._tables.get(table_id)

    def values(self) -> Iterable[LiveTable]:
        """Return the tables, the one looked at longest ago first."""
        return self._tables.values()

    def keep(self, live: LiveTable) -> LiveTable:
        """Mark a table as the most recently used, evict others if there is no room, and return the table."""
        table_id = live.opened.id
        self.forget(table_id)
        self._tables[table_id] = live
        self._sizes[table_id] = size_of(live)
        self.size += self._sizes[table_id]
        while self.size > self._limit:
            self.forget(next(iter(self._tables)))
        return live

    def forget(self, table_id: str) -> None:
        """Forget a table if it is in memory."""
        if self._tables.pop(table_id, None):
            self.size -= self._sizes.pop(table_id)


def size_of(live: LiveTable) -> int:
    """Return about how many bytes a table needs."""
    log = live.log
    lines = sum(map(len, log.lines.values()))
    return TABLE + CHECKPOINT * live.checkpoint_count + EVENT * len(log.events) + LINE * lines


class Presences:
    """The presence at each table; every table in memory and every listener keeps its own alive."""

    def __init__(self, uptime: Uptime) -> None:
        self._uptime = uptime
        self.on_change: Callable[[str], None] = lambda _: None  # called with the table that a browser opens or closes
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
        """Return the presence at each table that anybody here has to do with."""
        return dict(self._tables)
