"""Computer players on the server: one task per table makes their moves, whether or not a person watches."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from contextvars import Context
from datetime import timedelta
from functools import partial
from typing import Final

from anyio import CancelScope
from msgspec import structs
from structlog.contextvars import bound_contextvars

from exlibris.server.logs import table_hash
from exlibris.server.storage.database import StorageError, in_one_line
from exlibris.server.tables.cache import opener_of
from exlibris.server.tables.service import Tables
from exlibris.server.tables.workers import WorkerPool
from exlibris.table.bots import can_hurry
from exlibris.table.clocks import ServerLoad
from exlibris.table.computers import BotTurn, choose, move
from exlibris.table.errors import NO_TABLE, TableError
from exlibris.table.live import Table

LOADED_AT_ONCE: Final = 4  # far below the number of database connections, so that people don't wait for bots
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 30.0  # seconds before retrying a failed load or store

logger = logging.getLogger(__name__)


class Autopilot:
    """Makes the moves of all bots.

    Call `wake` after every event. `on_load` is called when a table's `load` has changed.
    """

    def __init__(self, grace: float, workers: WorkerPool, on_load: Callable[[Table], None] = lambda _: None) -> None:
        self._grace = grace
        self._workers = workers
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._woken: set[str] = set()
        self._thinking: set[CancelScope] = set()
        self._tables: Tables | None = None
        self._stopping = asyncio.Event()
        self._on_load = on_load
        self._loading = asyncio.Semaphore(LOADED_AT_ONCE)

    async def start(self, tables: Tables, lately: timedelta) -> None:
        """Start the bots of all unfinished games with events within the time `lately`.

        Bots of other tables start when their table is opened.
        """
        self._stopping.clear()
        self._tables = tables
        await self.wake_all(lately)

    async def wake_all(self, lately: timedelta) -> None:
        """Wake the bots of all unfinished games with events within the time `lately`."""
        if self._tables:
            for table_id in await self._tables.with_bots(self._tables.now() - lately):
                self.wake(table_id)

    async def stop(self) -> None:
        """Stop all bots, and wait for moves that are being stored."""
        self._tables = None
        self._stopping.set()
        for thinking in self._thinking:
            thinking.cancel()
        await asyncio.gather(*self._tasks.values())

    def wake(self, table_id: str) -> None:
        """Start a task for the bot whose turn it is at the table, if any."""
        if self._tables is None:
            return
        self._woken.add(table_id)
        if table_id not in self._tasks:
            # In a context of its own, so that log lines of bots don't name the request that woke them.
            drive = self._drive(self._tables, table_id)
            self._tasks[table_id] = asyncio.create_task(drive, name="bots of a table", context=Context())

    async def _drive(self, tables: Tables, table_id: str) -> None:
        failures = 0
        try:
            while table_id in self._woken and self._tables:  # repeat if the table changed while loading
                self._woken.discard(table_id)
                if await self._has_moved(tables, table_id):
                    failures = 0
                else:
                    failures += 1
                    self._woken.add(table_id)
                    await self._pause(pause_after(failures))
        except TableError as error:
            if error.code != NO_TABLE:  # the table has been deleted
                logger.warning("bots of table %s stopped: %s", table_hash(table_id), error)
        finally:
            del self._tasks[table_id]

    async def _has_moved(self, tables: Tables, table_id: str) -> bool:
        """Make the move of the bot whose turn it is, if any; return False to retry. Raises TableError if it can't."""
        try:
            async with self._loading:
                live = await tables.known(table_id)  # newer events elsewhere wake the bots again
                self._woken.discard(table_id)  # loading has woken it
            await self._move(live, tables)
        except TableError:
            raise
        except StorageError as error:
            what = in_one_line(error)
            logger.error("bots of table %s failed to move, will retry: %s", table_hash(table_id), what)
            return False
        except Exception:
            logger.exception("bots of table %s failed to move, will retry", table_hash(table_id))
            return False
        return True

    async def _pause(self, seconds: float) -> None:
        with suppress(TimeoutError):
            await asyncio.wait_for(self._stopping.wait(), seconds)

    async def _move(self, live: Table, tables: Tables) -> None:
        wait, decide = partial(self._pause, self._grace), partial(self._decision, live)
        with bound_contextvars(table=table_hash(live.opened.id)):
            if await move(live, tables.bots, wait, decide, tables.change):
                self._woken.add(live.opened.id)

    async def _decision(self, live: Table, turn: BotTurn) -> int | None:
        """Return a bot's decision, made in a worker process; None once the server stops."""
        with CancelScope() as thinking:
            self._thinking.add(thinking)
            try:
                action = await self._thought(live, turn)
                return action if self._tables else None
            finally:
                self._thinking.discard(thinking)
        return None

    async def _thought(self, live: Table, turn: BotTurn) -> int:
        """Return a bot's decision once the table's opener gets a worker; meanwhile show how busy the server is."""
        try:
            async with self._workers.place_for(opener_of(live.opened), partial(self._wait, live)) as ticket:
                time_share = self._workers.queue.time_share(ticket)
                self._show(live, ServerLoad(hurried=time_share < 1 and can_hurry(turn.bot)))
                return await self._workers.work(choose, structs.replace(turn, time_share=time_share))
        finally:
            self._show(live, structs.replace(live.load, before=None))

    def _wait(self, live: Table, before: int) -> None:
        self._show(live, structs.replace(live.load, before=before))

    def _show(self, live: Table, load: ServerLoad) -> None:
        if load != live.load:
            live.load = load
            self._on_load(live)


def pause_after(failures: int) -> float:
    """Return the seconds to wait after that many failures in a row; the time doubles with each."""
    return min(LONGEST_PAUSE, FIRST_PAUSE * 2.0 ** min(failures - 1, 10))
