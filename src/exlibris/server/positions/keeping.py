"""Storing the positions of tables now and then, several at once, so that nobody waits for it."""

import asyncio
import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Final

from exlibris.engine import EngineError
from exlibris.server.base.background import in_background, to_its_end
from exlibris.server.base.logs import table_hash
from exlibris.server.positions.position import Position
from exlibris.server.positions.store import PositionStore
from exlibris.server.positions.stored import packed, restore
from exlibris.server.storage.errors import STORAGE_ERRORS, in_one_line
from exlibris.table.fold.live import LiveTable
from exlibris.table.present.listed import listed

EVERY: Final = 20  # events between two positions of a table
PAUSE: Final = 5.0  # seconds between two transactions

logger = logging.getLogger(__name__)


class PositionKeeper:
    """The tables that have changed, until their positions are stored.

    A position is stored one behind the newest: the last events are replayed after it, so that the table loaded again
    knows the checkpoints before its last moves.
    """

    def __init__(self, store: PositionStore) -> None:
        self._store = store
        self._changed: dict[str, LiveTable] = {}
        self._positions: dict[str, Position] = {}

    def changed(self, live: LiveTable) -> None:
        """Note that a table has a new event. Call this after each one."""
        self._changed[live.opened.id] = live
        if live.state is None:
            return
        if live.draft is None or live.number - live.draft.number >= EVERY:
            if live.draft is not None:
                self._positions[live.opened.id] = live.draft
            live.draft = Position(live.number, packed(live))

    def loaded(self, live: LiveTable, draft: Position | None) -> None:
        """Note that a table has been loaded, and the position of it that its loading has passed, if any."""
        self._changed[live.opened.id] = live
        if draft:
            self._positions[live.opened.id] = draft

    def forget(self, table_id: str) -> None:
        """Forget a deleted table."""
        self._changed.pop(table_id, None)
        self._positions.pop(table_id, None)

    async def flush(self) -> None:
        """Store what has changed. What can't be stored stays for the next time."""
        changed, positions = self._changed, self._positions
        if not changed and not positions:
            return
        self._changed, self._positions = {}, {}
        try:
            await self._store.keep(positions, [listed(live) for live in changed.values()])
        except BaseException:
            self._changed, self._positions = {**changed, **self._changed}, {**positions, **self._positions}
            raise


@asynccontextmanager
async def keeping(keeper: PositionKeeper) -> AsyncGenerator[None, None]:
    """Store positions for as long as the server runs, and the last ones when it stops."""
    try:
        async with in_background(keep(keeper), "storing positions"):
            yield
    finally:
        await flush_if_possible(keeper)


async def keep(keeper: PositionKeeper) -> None:
    """Store positions for ever."""
    while True:
        await asyncio.sleep(PAUSE)
        await to_its_end(flush_if_possible(keeper))


async def flush_if_possible(keeper: PositionKeeper) -> None:
    """Store positions; if that fails, tables are only slower to load."""
    try:
        await keeper.flush()
    except STORAGE_ERRORS as error:
        logger.error("positions could not be stored, and will be later: %s", in_one_line(error))
    except Exception:
        logger.exception("positions could not be stored")


def brought_back(live: LiveTable, position: Position | None) -> None:
    """Bring a table to its stored position, if it can be read; without one, its events will be replayed."""
    if position is None:
        return
    try:
        restore(live, position.data)
    except (EngineError, ValueError, LookupError, TypeError) as error:
        logger.warning("the stored position of table %s can't be read: %s", table_hash(live.opened.id), error)
