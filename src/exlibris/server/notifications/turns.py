"""Finding people who must decide, after each event, and notifying those who don't have their table open."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

from exlibris.engine import NOBODY
from exlibris.server.background import Tasks
from exlibris.server.notifications.channels import Channel
from exlibris.server.storage.database import StorageError, in_one_line
from exlibris.server.tables.service import Tables
from exlibris.table.errors import TableError
from exlibris.table.live import Table

LOOKING: Final = "telling whose turn it is"  # the tasks' name
DELAY: Final = 10.0  # seconds for people to look or act before they are notified

logger = logging.getLogger(__name__)


class Turns(Tasks):
    """Notifies people who must decide, whether or not it is their turn, once for each decision.

    Hosts are notified of requests to sit down if they decide about them. Call `look` after every event of a table.
    """

    def __init__(self, channels: Sequence[Channel[Any]], delay: float = DELAY) -> None:
        super().__init__()
        self._channels = channels
        self._delay = delay
        self._asked: dict[str, set[int]] = {}  # by table: the decisions pending at the last look
        self._waiting: set[tuple[str, str]] = set()  # tables and sessions about to be notified

    def look(self, tables: Tables, table_id: str) -> None:
        """Start a task that looks at a changed table."""
        self.begin(self._look(tables, table_id), LOOKING)

    async def _look(self, tables: Tables, table_id: str) -> None:
        live = await _table_if_readable(tables.known, table_id)  # events of other processes trigger another look
        before = self._asked.pop(table_id, set())
        if live is None:
            return
        asked = _asked_of(live)
        here = {*asked.values(), *(occupant.session for occupant in live.occupants)}
        if asked and any(self._reaches(session) for session in here):
            self._asked[table_id] = set(asked)
        for session in {session for what, session in asked.items() if what not in before}:
            if session and self._reaches(session) and (table_id, session) not in self._waiting:
                self.begin(self._tell(tables, table_id, session), LOOKING)

    def _reaches(self, session: str | None) -> bool:
        return any(channel.reaches(session) for channel in self._channels)

    async def _tell(self, tables: Tables, table_id: str, session: str) -> None:
        key = (table_id, session)
        self._waiting.add(key)
        try:
            await asyncio.sleep(self._delay)
            live = await _table_if_readable(tables.load, table_id)
        finally:
            self._waiting.discard(key)
        if live and session in _asked_of(live).values() and not live.presence.is_here(session):
            for channel in self._channels:
                channel.tell(session, live)


async def _table_if_readable(load: Callable[[str], Awaitable[Table]], table_id: str) -> Table | None:
    """Return a table, None if it was deleted or can't be loaded."""
    try:
        return await load(table_id)
    except TableError:
        return None
    except StorageError as error:
        logger.error("failed to notify players of their turn: %s", in_one_line(error))
        return None
    except Exception:
        logger.exception("failed to notify players of their turn")
        return None


def _asked_of(live: Table) -> dict[int, str | None]:
    seats = {seat: live.occupants[seat].session for seat in live.asked}
    return {**seats, NOBODY: live.opened.maker_session} if live.admissions.open else seats
