"""Bots move on the server, whether or not anybody watches, one task for each table that needs it."""

import asyncio
import logging
import random
from contextlib import suppress
from contextvars import Context
from datetime import UTC, datetime, timedelta
from typing import Final

from anyio import CancelScope

from exlibris.bots import USUAL, BotError, BotFault
from exlibris.engine import PlayerView, player_view
from exlibris.server.base.logs import table_hash
from exlibris.server.running.pool import WorkerPool
from exlibris.server.running.tables import Tables
from exlibris.server.storage.engines import STORAGE_ERRORS, in_one_line
from exlibris.table.bots import is_careless
from exlibris.table.errors import NO_TABLE, TableError
from exlibris.table.fold.live import LiveTable
from exlibris.table.thinking import decide

LOADED_AT_ONCE: Final = 4  # far fewer than the database's connections, so that people need not wait for bots
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 30.0  # seconds until a bot tries again when storing or loading has failed

logger = logging.getLogger(__name__)


class Autopilot:
    """Moves for the bots of all tables. Call `wake` after every event."""

    def __init__(self, grace: float, workers: WorkerPool) -> None:
        self._grace = grace
        self._workers = workers
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._woken: set[str] = set()
        self._thinking: set[CancelScope] = set()
        self._tables: Tables | None = None
        self._stopping = asyncio.Event()
        self._loading = asyncio.Semaphore(LOADED_AT_ONCE)

    async def start(self, tables: Tables, lately: timedelta) -> None:
        """Start the bots of all unfinished games in which something has happened lately.

        Those of other tables wait until somebody looks at one.
        """
        self._stopping.clear()
        self._tables = tables
        await self.wake_all(lately)

    async def wake_all(self, lately: timedelta) -> None:
        """Wake the bots of all unfinished games in which something has happened lately."""
        if self._tables:
            for table_id in await self._tables.with_bots(datetime.now(UTC) - lately):
                self.wake(table_id)

    async def stop(self) -> None:
        """Stop every bot, and wait for those whose move is being stored."""
        self._tables = None
        self._stopping.set()
        for thinking in self._thinking:
            thinking.cancel()
        await asyncio.gather(*self._tasks.values())

    def wake(self, table_id: str) -> None:
        """Make the bot whose turn it is at the table move, if any, in a task of its own."""
        if self._tables is None:
            return
        self._woken.add(table_id)
        if table_id not in self._tasks:
            # In a context of its own: what the bots log is not about the request that has woken them.
            drive = self._drive(self._tables, table_id)
            self._tasks[table_id] = asyncio.create_task(drive, name="bots of a table", context=Context())

    async def _drive(self, tables: Tables, table_id: str) -> None:
        failures = 0
        try:
            while table_id in self._woken and self._tables:  # anew for whatever happened while the table was loading
                self._woken.discard(table_id)
                if await self._has_moved(tables, table_id):
                    failures = 0
                else:
                    failures += 1
                    self._woken.add(table_id)
                    await self._pause(pause_after(failures))
        except TableError as error:
            if error.code != NO_TABLE:  # as it is when the table has been deleted
                logger.warning("the bots of table %s stopped: %s", table_hash(table_id), error)
        finally:
            del self._tasks[table_id]

    async def _has_moved(self, tables: Tables, table_id: str) -> bool:
        """Let the bot whose turn it is move, if any; False if something failed. Raises TableError for good reasons."""
        try:
            async with self._loading:
                live = await tables.known(table_id)  # woken again by what another process has done, once it is known
                self._woken.discard(table_id)  # woken by loading it
            await self._move(live, tables)
        except TableError:
            raise
        except STORAGE_ERRORS as error:
            what = in_one_line(error)
            logger.error("the bots of table %s could not move, and will try again: %s", table_hash(table_id), what)
            return False
        except Exception:
            logger.exception("the bots of table %s could not move, and will try again", table_hash(table_id))
            return False
        return True

    async def _pause(self, seconds: float) -> None:
        """Wait so long, but not once the server stops."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._stopping.wait(), seconds)

    async def _move(self, live: LiveTable, tables: Tables) -> None:
        seat = bot_to_move(live)
        if seat is not None:
            await self._answer(live, seat, tables)

    async def _answer(self, live: LiveTable, seat: int, tables: Tables) -> None:
        number = live.number
        await self._wait_for_second_thoughts(live)
        if live.number == number:
            action = await self._choose(live, seat)
            if action is None or self._tables is None:
                return
            if live.number == number and await tables.append_action(live, seat, action):
                return  # which has woken us again
        self._woken.add(live.opened.id)  # somebody was quicker: think again

    async def _wait_for_second_thoughts(self, live: LiveTable) -> None:
        """Leave whoever has just acted a moment to take it back, if that is possible at all."""
        if self._grace and is_fresh(live):
            await self._pause(self._grace)

    async def _choose(self, live: LiveTable, seat: int) -> int | None:
        """Return the choice of the bot at the seat, a random one if the bot fails; None once the server stops."""
        state = live.playing()
        view, actions = player_view(state, seat), state.legal_actions(seat)
        if len(actions) == 1:
            return actions[0]
        try:
            return await self._decision(live, seat, view, actions)
        except (BotError, BotFault, TableError):
            name, table = live.occupants[seat].bot, table_hash(live.opened.id)
            logger.exception("bot %r failed at table %s: a random move instead", name, table)
            live.bot_troubles[seat] = "failed"
            return random.choice(actions)

    async def _decision(self, live: LiveTable, seat: int, view: PlayerView, actions: list[int]) -> int | None:
        """Return what the bot decides in a process of its own, or here if it needs no time; None if it is stopped."""
        table_id, name = live.opened.id, live.occupants[seat].bot or USUAL
        if is_careless(name):
            return decide(table_id, seat, name, view, actions)
        with CancelScope() as thinking:
            self._thinking.add(thinking)
            try:
                return await self._workers.run(table_id, decide, table_id, seat, name, view, actions)
            finally:
                self._thinking.discard(thinking)
        return None


def pause_after(failures: int) -> float:
    """Return the seconds to wait after so many failures in a row, twice as long after each."""
    return min(LONGEST_PAUSE, FIRST_PAUSE * 2.0 ** min(failures - 1, 10))


def is_fresh(live: LiveTable) -> bool:
    """Tell whether a person acted last and could no longer take it back after a bot's move."""
    if live.playing().is_sealing_flips() or not live.undo_entries:
        return False
    last = live.undo_entries[-1].seat
    one = live.occupants[last]
    return one.bot is None and not one.is_program and live.undoable(last) > 0


def bot_to_move(live: LiveTable) -> int | None:
    """Return the first pending seat that a bot plays, one that this server has; None if all people have left."""
    if live.people.are_gone:
        return None
    return next((seat for seat in live.pending() if is_played_by_a_bot(live, seat)), None)


def is_played_by_a_bot(live: LiveTable, seat: int) -> bool:
    """Return whether a bot of this server plays the seat."""
    return live.occupants[seat].bot is not None and live.bot_troubles.get(seat) != "missing"
