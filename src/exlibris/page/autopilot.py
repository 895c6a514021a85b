"""The moves of computers in a page: a task for each table where it is their turn, in only one of several tabs."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, TypeAlias

from exlibris.page.storage import STORAGE
from exlibris.page.tables import PageTables
from exlibris.page.thinking import Thinker
from exlibris.table.computers import BotTurn, bot_turn, choose, move
from exlibris.table.errors import TableError

PAUSE: Final = 30.0  # seconds until a move that the browser couldn't store is tried again
GRACE: Final = 1.5  # seconds in which a person can undo, as on a server
Hold: TypeAlias = Callable[[str], Awaitable[Callable[[], object]]]


class Autopilot:
    """Moves for the computers. `hold` waits until no other tab drives the table, and returns a release function."""

    def __init__(self, tables: PageTables, think: Thinker, hold: Hold, grace: float = GRACE) -> None:
        self._tables, self._think, self._hold, self._grace = tables, think, hold, grace
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def wake(self, table_id: str) -> None:
        """Make the computers of a table move as long as it is their turn."""
        if table_id not in self._tasks:
            self._tasks[table_id] = asyncio.create_task(self._drive(table_id), name="page")

    async def _drive(self, table_id: str) -> None:
        try:
            let_go = await self._hold(table_id)
            try:
                bots, pause = self._tables.bots, partial(asyncio.sleep, self._grace)
                while bot_turn(live := await self._tables.now(table_id), bots):
                    await move(live, bots, pause, self._choice, self._tables.change)
            finally:
                let_go()
        except TableError as error:  # otherwise the table is deleted or unreadable; its viewers are told
            if error.code == STORAGE:
                asyncio.get_running_loop().call_later(PAUSE, self.wake, table_id)
        finally:
            del self._tasks[table_id]

    async def _choice(self, turn: BotTurn) -> int:
        return await self._think(choose, turn)
