"""The lobby: tables at which people are missing, and which their hosts let everybody see."""

import asyncio
from datetime import datetime, timedelta
from typing import Final, TypeAlias

from litestar.di import NamedDependency

from exlibris.server.running.tables import Tables
from exlibris.server.storage.store import Store
from exlibris.table.errors import TableError
from exlibris.table.live import LiveTable, UnreadableTable
from exlibris.table.opening import hashed_key
from exlibris.table.options import NewTable
from exlibris.table.public import ListedTable

KEPT: Final = timedelta(days=7)  # after the last person has sat down
AWAY_SECONDS: Final = 15 * 60.0  # after that nobody is expected to come back to a game with everybody present
LOOKED_AT: Final = 200  # tables, among them those whose games have begun
SHOWN: Final = 50
LOOKED_BACK: Final = 20  # games that are over
MOST_OF_A_BROWSER: Final = 3
BEGUN: Final = 4  # times as many as may wait, with those whose games have begun


class Lobby:
    """The open tables of a server."""

    def __init__(self, store: Store, tables: Tables, of_network: int) -> None:
        self._store = store
        self._tables = tables
        self._of_network = of_network
        self._opening = asyncio.Lock()

    async def open_tables(self) -> list[LiveTable]:
        """Return the tables that wait for people, the newest first; abandoned ones are left out."""
        rows = await self._store.listed(self._tables.now() - KEPT, LOOKED_AT)
        waiting = await self._waiting([row.table_id for row in rows])
        loaded = [await self._tables.load(table_id) for table_id in waiting[:SHOWN]]
        now = self._tables.now()
        return [live for live in loaded if live.status == "waiting" and not is_abandoned(live, now)]

    async def finished_tables(self) -> list[ListedTable]:
        """Return the tables of the lobby whose games are over, the newest first; not those by link only."""
        finished = await self._store.finished(self._tables.now() - KEPT, LOOKED_BACK)
        lines = await self._tables.listed(finished)
        return [line for line in lines if not isinstance(line, UnreadableTable)]

    async def open(self, new: NewTable, session: str, network: str) -> str:
        """Open a table for the lobby, like `Tables.open`. Raises TableError if it has too many of the host's there.

        `network` is the tag of the host's.
        """
        async with self._opening:  # so that requests at the same time are counted
            await self._check_room(session, new.request_key, network)
            return await self._tables.open(new, session, network=network)

    async def _check_room(self, session: str, request_key: str | None, network: str) -> None:
        """Raise TableError if the lobby has as many tables of a browser, or of a network, as it may have.

        The table that a request with this key has opened already does not count.
        """
        key = hashed_key(request_key, session) if request_key else None
        listed = await self._store.listed(self._tables.now() - KEPT, LOOKED_AT)
        rows = [row for row in listed if row.request_key != key or not key]
        own = [row.table_id for row in rows if row.maker_session == session]
        if len(await self._waiting(own)) >= MOST_OF_A_BROWSER:
            detail = (
                f"{MOST_OF_A_BROWSER} of your tables wait in the lobby already; delete one, or open this by link only."
            )
            raise TableError("too-many-open-tables", detail)
        near = [row.table_id for row in rows if row.network == network]
        if len(near) >= BEGUN * self._of_network or len(await self._waiting(near)) >= self._of_network:
            detail = "The lobby has as many tables from your network as it may have; open this by link only."
            raise TableError("too-many-network-open", detail)

    async def _waiting(self, table_ids: list[str]) -> list[str]:
        lines = await self._tables.listed(table_ids)
        return [line.id for line in lines if not isinstance(line, UnreadableTable) and line.status == "waiting"]


def is_abandoned(live: LiveTable, now: datetime) -> bool:
    """Return whether nobody who sits at the table has had it open for long before now.

    By correspondence nobody has to be there.
    """
    pace = live.opened.options.pace
    if pace and pace.kind == "correspondence":
        return False
    people = [occupant.session for occupant in live.occupants if occupant.session]
    return all(live.presence.seconds_away(session, now) > AWAY_SECONDS for session in people)


TheLobby: TypeAlias = NamedDependency[Lobby]
