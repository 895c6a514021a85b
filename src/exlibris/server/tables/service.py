"""Opening and changing tables; each change is stored as one guarded insert."""

import asyncio
import logging
import time
from collections.abc import Callable, Container, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from math import ceil
from time import monotonic
from typing import Final

from msgspec import structs
from prometheus_client import Histogram
from sqlalchemy.exc import IntegrityError

from exlibris.server.background import to_its_end
from exlibris.server.storage.database import NumberTaken
from exlibris.server.storage.store import Store, TooManyTables
from exlibris.server.tables.cache import LoadedTables, opener_of
from exlibris.server.tables.workers import BUCKETS, Asker
from exlibris.table import deals
from exlibris.table.bots import ServerBots
from exlibris.table.clocks import Uptime
from exlibris.table.commands import check_waiting
from exlibris.table.errors import TableError
from exlibris.table.events import MOST_EVENTS, MOST_LOGGED, REPEATABLE, AnyEvent, StoredEvent, TimeOut, kind_of
from exlibris.table.live import Table, UnreadableTable
from exlibris.table.opening import OPEN, check_bots, first_claims, open_table
from exlibris.table.options import HUMAN, NewTable, OpenedTable
from exlibris.table.public import ListedTable
from exlibris.table.routes import Wanted
from exlibris.table.seats import time_out

HOUR: Final = 3600.0
TABLE_BYTES: Final = 4_000  # a table's row with its indexes
EVENT_BYTES: Final = 300  # an event without long names, with its indexes
KNOWN: Final = 1_000  # spenders; with more of them, those with their whole allowance are removed
BOT_TABLES = 8  # default limit of tables where only computers play
SWEEP_EVERY = 24 * 3600.0  # seconds
KEEP_WAITING = timedelta(days=1)
STUCK = timedelta(hours=1)  # since the last move; working bots don't take that long
ACTION_SECONDS: Final = Histogram(
    "exlibris_action_duration_seconds",
    "Time from the request for an action or other table change until it is stored and announced",
    ["kind"],
    buckets=BUCKETS,
)
logger = logging.getLogger(__name__)


class Allowance:
    """Limits on the bytes stored per network and per person. 0 means no limit; so does an empty network or person.

    Spent bytes become available again at an even rate, all within an hour. Times are the `clock`'s.
    """

    def __init__(self, network: int = 0, person: int = 0, clock: Callable[[], float] = monotonic) -> None:
        self._most = (network, person)
        self._clock = clock
        self._spent: dict[tuple[int, str], tuple[float, float]] = {}  # by level and name: bytes, and their time

    def check(self, asker: Asker, size: int = 0) -> None:
        """Raise TableError, with the seconds to wait, if `size` more bytes exceed a limit."""
        now, wait = self._clock(), 0
        for level, name in enumerate(asker):
            if name and (most := self._most[level]):
                excess = self._left(level, name, now) + size - most
                wait = max(wait, ceil(min(HOUR, excess * HOUR / most)))
        if wait:
            detail = f"The limit of stored data has been reached; try again in {wait} seconds."
            raise TableError("stored-too-much", detail, wait)

    def spend(self, asker: Asker, size: int) -> None:
        """Count `size` bytes as spent, even beyond the limits."""
        now = self._clock()
        for level, name in enumerate(asker):
            if name and self._most[level]:
                self._spent[level, name] = self._left(level, name, now) + size, now
        if len(self._spent) > KNOWN:
            self._spent = {key: was for key, was in self._spent.items() if self._left(*key, now) > 0}

    def _left(self, level: int, name: str, now: float) -> float:
        spent, at = self._spent.get((level, name), (0.0, now))
        return max(0.0, spent - (now - at) * self._most[level] / HOUR)


@dataclass(frozen=True)
class TableLimits:
    """Limits on the unfinished tables of one `browser` and one `network` (0 means none), and on stored bytes."""

    browser: int = 0
    network: int = 0
    allowance: Allowance = field(default_factory=Allowance)


class Tables(LoadedTables):
    """All tables of a store, with the most recently used cached in up to `memory` bytes.

    `on_change` is called with the id of each table that gets a new event, `on_finish` when a game ends in this process.
    """

    def __init__(
        self,
        store: Store,
        memory: int,
        bots: ServerBots,
        on_change: Callable[[str], None],
        *,
        uptime: Uptime | None = None,
        bot_tables: int = BOT_TABLES,
        limits: TableLimits | None = None,
        on_load: Callable[[str], None] = lambda _: None,
        on_presence: Callable[[str], None] = lambda _: None,
        on_finish: Callable[[], None] = lambda: None,
        closed: Container[str] = (),
    ) -> None:
        super().__init__(store, memory, bots, uptime or Uptime(), on_load, on_presence, closed)
        self._bot_tables = bot_tables
        self._limits = limits or TableLimits()
        self._on_change = on_change
        self._on_finish = on_finish

    async def open(self, new: NewTable, session: str, key: str | None = None, *, network: str | None = None) -> str:
        """Open a table, give the browser the seats for people at this device, and return the table's id.

        A repeated request with the same key opens no second table; `key` replaces the request's own key. `network` is
        the tag of the host's network. Raises TableError.
        """
        new = deals.new_table(new)
        check_bots(new, self.bots)
        self.check_allowance(Asker(network or "", session))
        if all(seat.player not in (HUMAN, OPEN) for seat in new.seats):
            await self._check_bot_tables()
        opened = open_table(new, session, self.now())
        key = key or deals.key_of(new, session) or opened.request_key
        opened = structs.replace(opened, request_key=key, network=network)
        return await self.keep(opened, first_claims(opened, new))

    async def keep(self, opened: OpenedTable, entries: Sequence[StoredEvent]) -> str:
        """Store a new table with its first events, and return its id. Raises TableError."""
        limits = self._limits
        try:
            table_id = await self._store.open(opened, entries, limits.browser, limits.network)
        except TooManyTables as error:
            if "network" in error.args:
                detail = f"{limits.network} tables opened from your network this week are unfinished."
                raise TableError("too-many-network-tables", detail) from error
            detail = f"{limits.browser} of your tables are unfinished; finish, end or delete some."
            raise TableError("too-many-tables", detail) from error
        limits.allowance.spend(opener_of(opened), TABLE_BYTES + len(entries) * EVENT_BYTES)
        self._on_change(table_id)
        return table_id

    def check_allowance(self, asker: Asker, size: int = 0) -> None:
        """Count `size` bytes as spent. Raises TableError if the network (a tag) or the person lacks the allowance.

        The bytes stay spent even if the request fails later.
        """
        self._limits.allowance.check(asker, size)
        self._limits.allowance.spend(asker, size)

    async def _check_bot_tables(self) -> None:
        """Raise TableError if the server has its maximum of tables where only computers play.

        Stuck tables, where a bot is missing or has failed, don't count.
        """
        unfinished = await self._store.unfinished(self.now() - STUCK)
        without_people = sum(bool(players) and HUMAN not in players for players in unfinished.values())
        if without_people >= self._bot_tables:
            detail = f"Computers are playing each other at {without_people} tables; this server allows no more."
            raise TableError("too-many-bot-tables", detail)

    async def change(self, table_id: str, wanted: Wanted) -> Table:
        """Append the event that `wanted` returns for the current table, if any, and return the table.

        The event's outcome is computed before the event is stored, so that the store only has events that can be
        replayed. The outcome stays hidden until then. Due losses on time come first.
        """
        asked_at = time.perf_counter()
        async with self.lock_at(table_id):
            live = await self.load_locked(table_id)
            while event := time_out(live, self.now()) or await self._wanted(live, wanted):
                if isinstance(event, REPEATABLE):
                    self._check_room(live)
                entry = StoredEvent(live.number + 1, self.now(), event)
                outcome = live.outcome(event)
                finishes = live.is_finished_by(event, outcome)
                try:
                    await self._store.append(table_id, entry, finishes=finishes)
                except NumberTaken:
                    await self.catch_up(live)
                    continue
                except IntegrityError:
                    await self.catch_up(live)  # raises TableError if the table has been deleted
                    raise
                self._limits.allowance.spend(opener_of(live.opened), EVENT_BYTES)
                live.take(entry, outcome)
                self.recent.keep(live)
                self._on_change(table_id)
                if finishes:
                    self._on_finish()
                ACTION_SECONDS.labels(kind_of(event)).observe(time.perf_counter() - asked_at)
                if not isinstance(event, TimeOut):
                    break
        return live

    def _check_room(self, live: Table) -> None:
        """Raise TableError if the table or its host's allowance has no room for repeatable events."""
        if live.number >= MOST_EVENTS or len(live.history) >= MOST_LOGGED:
            detail = "This table has reached its limit of events: only the game itself continues."
            raise TableError("table-full", detail)
        self._limits.allowance.check(opener_of(live.opened))

    async def look_at(self, table_id: str) -> Table:
        """Return the current table after any due losses on time. Raises TableError like `load`."""
        live = await self.load(table_id)
        return await self.change(table_id, lambda _: None) if time_out(live, self.now()) else live

    async def _wanted(self, live: Table, wanted: Wanted) -> AnyEvent | None:
        """Return the wanted event. Without one or on an error, retry after applying other processes' events."""
        try:
            if (event := wanted(live)) or not self.is_shared:
                return event
        except TableError:
            if not self.is_shared or not await self.catch_up(live):
                raise
            return wanted(live)
        return wanted(live) if await self.catch_up(live) else None

    async def delete(self, table_id: str, check: Callable[[Table], None]) -> None:
        """Delete a table unless the check raises TableError."""
        async with self.lock_at(table_id):
            check(await self.load_locked(table_id))
            await self._forget(table_id)

    async def sweep(self, keep: timedelta | None) -> None:
        """Delete tables that waited for a day and tables idle for `keep`, once a day until cancelled."""
        while True:
            try:
                now = self.now()
                waiting = await self.delete_waiting(now - KEEP_WAITING)
                idle = await self.delete_untouched(now - keep) if keep else 0
            except Exception:
                logger.exception("failed to delete old tables; will retry tomorrow")
            else:
                if waiting or idle:
                    logger.warning("deleted %d tables where no game had begun, and %d idle ones", waiting, idle)
            await asyncio.sleep(SWEEP_EVERY)

    async def delete_waiting(self, since: datetime) -> int:
        """Delete tables still waiting for people without an event since then; return their number."""
        count = 0
        for table_id in await self._store.without_actions(since):
            with suppress(TableError):  # its game has begun, or the table is unreadable
                await self.delete(table_id, check_waiting)
                count += 1
        return count

    async def delete_untouched(self, since: datetime) -> int:
        """Delete tables without an event since then; return their number."""
        untouched = await self._store.untouched(since)
        for table_id in untouched:
            async with self.lock_at(table_id):
                await to_its_end(self._forget(table_id))
        return len(untouched)

    async def _forget(self, table_id: str) -> None:
        await self._store.delete(table_id)
        self.recent.forget(table_id)
        self._on_change(table_id)

    async def of_browser(self, session: str) -> list[ListedTable | UnreadableTable]:
        """Return the newest tables that a browser opened or has a seat at, or the error for an unreadable one.

        Tables with a damaged row are left out.
        """
        return await self.listed(await self._store.of_browser(session))

    async def with_bots(self, since: datetime) -> list[str]:
        """Return the ids of unfinished tables that have a bot and an event since then."""
        unfinished = await self._store.unfinished(since)
        stand_ins = await self._store.with_stand_ins()
        return [
            table_id
            for table_id, players in unfinished.items()
            if table_id in stand_ins or any(player != HUMAN for player in players)
        ]
