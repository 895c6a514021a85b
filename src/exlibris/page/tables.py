"""The tables of a page. Other tabs write to the same storage, so new events there are applied first."""

import asyncio
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime
from typing import Final

import msgspec

from exlibris.page.storage import KeptLine, KeptTable, Storage, stored, text_of
from exlibris.table import deals
from exlibris.table.bots import ServerBots
from exlibris.table.clocks import Presence, Uptime
from exlibris.table.errors import TableError, no_table
from exlibris.table.events import StoredEvent, TimeOut
from exlibris.table.files import TableFile, arrived
from exlibris.table.live import Table, UnreadableTable, begun, replay
from exlibris.table.names import browser_session
from exlibris.table.opening import check_bots, first_claims, open_table
from exlibris.table.options import NewTable, OpenedTable
from exlibris.table.public import ListedTable, listed
from exlibris.table.routes import Wanted
from exlibris.table.seats import time_out

SESSION: Final = browser_session("page")  # of all people here, so that a table can be moved to another browser


class PageTables:
    """The tables in the browser's storage. `on_change` is called with the id of a table that gets a new event here."""

    def __init__(self, storage: Storage, on_change: Callable[[str], None] = lambda _: None) -> None:
        self.bots = ServerBots()
        self._on_change = on_change
        self._storage = storage
        self._loaded: dict[str, Table] = {}
        self._locks: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self.uptime = Uptime()
        self._presence = Presence(
            self.uptime.now(), self.uptime
        )  # shared by all tables: this browser's people are always present
        self._presence.arrive(SESSION)

    async def open(self, new: NewTable) -> str:
        """Open a table, with all seats for people here taken, and return its id. Raises TableError."""
        new = deals.new_table(new)
        check_bots(new, self.bots)
        opened = open_table(new, SESSION, self.uptime.now())
        return await self._keep(opened, first_claims(opened, new))

    async def take_in(self, file: bytes) -> str:
        """Import a table from a file, or add its newer events to the stored table; return its id. Raises TableError."""
        come = arrived(file, SESSION, self.uptime.now())
        table_id = come.opened.id
        async with self._locks[table_id]:
            if not await stored(self._storage.table(table_id, 0)):
                return await self._keep(come.opened, come.entries)
            here = (await self._kept(table_id, 0)).entries
            if any(one != other for one, other in zip(here, come.entries, strict=False)):
                raise TableError("table-differs", "The copy of this table here has taken a different course.")
            for entry in come.entries[len(here) :]:
                await stored(self._storage.append(table_id, entry.number, text_of(entry)))
        self._on_change(table_id)
        return table_id

    async def _keep(self, opened: OpenedTable, entries: list[StoredEvent]) -> str:
        await stored(self._storage.create(opened.id, text_of(opened), text_of(list(map(text_of, entries)))))
        self._on_change(opened.id)
        return opened.id

    async def file(self, table_id: str, after: int = 0) -> str:
        """Return a table with its events after that number, as a `TableFile`. Raises TableError if it is missing."""
        if file := await stored(self._storage.table(table_id, after)):
            return file
        self._loaded.pop(table_id, None)
        raise no_table(table_id)

    async def _kept(self, table_id: str, after: int) -> TableFile:
        file = await self.file(table_id, after)
        try:
            kept = msgspec.json.decode(file, type=KeptTable)
        except (msgspec.DecodeError, RecursionError) as error:
            raise TableError("table-damaged", f"Table {table_id!r} is damaged: {error}") from error
        try:
            return TableFile(kept.opened, msgspec.json.decode(kept.entries, type=list[StoredEvent]))
        except (msgspec.DecodeError, RecursionError) as error:
            raise UnreadableTable(kept.opened, error) from error

    async def now(self, table_id: str) -> Table:
        """Return the current table, after applying losses on time. Raises TableError like `change`."""
        return await self.change(table_id, lambda _: None)

    async def change(self, table_id: str, wanted: Wanted) -> Table:
        """Append the event that `wanted` returns for the current table, if any, and return the table.

        An event is stored before anyone sees it. Raises TableError if the table does not exist or is unreadable, and
        whatever `wanted` raises.
        """
        async with self._locks[table_id]:
            live = await self._caught_up(table_id)
            while event := time_out(live, self.uptime.now()) or wanted(live):
                entry = StoredEvent(live.number + 1, self.uptime.now(), event)
                outcome = live.outcome(event)
                if not await stored(self._storage.append(table_id, entry.number, text_of(entry))):
                    del self._loaded[table_id]  # it may be ahead of the storage if the browser has lost events
                    live = await self._caught_up(table_id)
                    continue
                live.take(entry, outcome)
                with suppress(TableError):  # without the line, the list loads the table
                    await stored(self._storage.note(table_id, text_of(listed(live))))
                self._on_change(table_id)
                if not isinstance(event, TimeOut):
                    break
        return live

    async def delete(self, table_id: str, check: Callable[[Table], None]) -> None:
        """Delete a table unless the check raises TableError."""
        async with self._locks[table_id]:
            check(await self._caught_up(table_id))
            await stored(self._storage.delete(table_id))
            self._loaded.pop(table_id, None)
        self._on_change(table_id)

    async def listed(self) -> list[ListedTable | UnreadableTable]:
        """Return the list's line for each table, newest first."""
        kept = msgspec.json.decode(await stored(self._storage.lines()), type=list[KeptLine])
        lines = [await self._line(table) for table in kept]
        return sorted((line for line in lines if line), key=_created, reverse=True)

    async def _line(self, kept: KeptLine) -> ListedTable | UnreadableTable | None:
        if kept.line and kept.line.number == kept.number:
            return kept.line
        try:
            return listed(await self.now(kept.id))
        except UnreadableTable as error:
            return error
        except TableError:  # deleted meanwhile
            return None

    async def _caught_up(self, table_id: str) -> Table:
        live = self._loaded.get(table_id)
        kept = await self._kept(table_id, live.number if live else 0)
        live = live or begun(kept.opened, self._presence, self.uptime, self.bots)
        replay(live, kept.entries)
        self._loaded[table_id] = live
        return live


def _created(line: ListedTable | UnreadableTable) -> datetime:
    return line.opened.created if isinstance(line, UnreadableTable) else line.created
