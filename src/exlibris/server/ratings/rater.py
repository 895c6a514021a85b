"""Rating finished games soon after their end; one process does it for all."""

import asyncio
import logging
from contextlib import suppress
from datetime import datetime
from typing import Final

from exlibris.server.base.background import to_its_end
from exlibris.server.ratings.games import rated_game
from exlibris.server.ratings.store import Ratings
from exlibris.server.running.tables import Tables
from exlibris.server.storage.engines import StorageError, in_one_line
from exlibris.table.errors import TableError

PAUSE: Final = 10.0  # seconds between two looks, if nobody says that a game has ended

logger = logging.getLogger(__name__)


class Rater:
    """Looks for finished tables that are not rated. What a crash leaves undone is done by the next look."""

    def __init__(self, tables: Tables, ratings: Ratings) -> None:
        self._tables = tables
        self._ratings = ratings
        self._work = asyncio.Event()

    def wake(self) -> None:
        """Look soon."""
        self._work.set()

    async def rate_all(self) -> None:
        """Rate what has ended, the oldest first."""
        while waiting := await self._ratings.waiting():
            for table_id, at in waiting:
                await to_its_end(self._rate(table_id, at))

    async def _rate(self, table_id: str, at: datetime) -> None:
        try:
            game = rated_game(await self._tables.load(table_id))
        except TableError:  # deleted meanwhile, or not for this program
            game = None
        await self._ratings.rate(table_id, game, at)

    async def go_on(self) -> None:
        """Rate finished games until cancelled."""
        while True:
            self._work.clear()
            try:
                await self.rate_all()
            except StorageError as error:
                logger.error("failed to rate games, will retry: %s", in_one_line(error))
            except Exception:
                logger.exception("failed to rate games")
            with suppress(TimeoutError):
                await asyncio.wait_for(self._work.wait(), PAUSE)
