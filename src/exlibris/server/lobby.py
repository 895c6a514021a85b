"""The lobby: tables at which people are missing and which their hosts let everybody see."""

import asyncio
from datetime import datetime, timedelta
from typing import Final

from litestar import Controller, get
from litestar.di import NamedDependency
from msgspec import Struct

from exlibris.server.http.callers import Caller
from exlibris.server.http.errors import REFUSALS
from exlibris.server.storage.store import Store
from exlibris.server.tables.service import Tables
from exlibris.table.errors import TableError
from exlibris.table.live import Table, UnreadableTable
from exlibris.table.opening import hashed_key, is_member
from exlibris.table.options import HUMAN, NewTable, Player, TableOptions
from exlibris.table.public import ListedTable
from exlibris.table.sentences import played_by

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

    async def open_tables(self) -> list[Table]:
        """Return the tables that wait for people, the newest first; abandoned ones are left out."""
        rows = await self._store.listed(self._tables.now() - KEPT, LOOKED_AT)
        waiting = await self._waiting([row.table_id for row in rows])
        loaded = [await self._tables.load(table_id) for table_id in waiting[:SHOWN]]
        now = self._tables.now()
        return [live for live in loaded if live.status == "waiting" and not _is_abandoned(live, now)]

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


def _is_abandoned(live: Table, now: datetime) -> bool:
    """Return whether nobody who sits at the table has had it open for long before now.

    By correspondence nobody has to be there.
    """
    pace = live.opened.options.pace
    if pace and pace.kind == "correspondence":
        return False
    people = [occupant.session for occupant in live.occupants if occupant.session]
    return all(live.presence.seconds_away(session, now) > AWAY_SECONDS for session in people)


class OpenSeat(Struct, frozen=True, kw_only=True):
    """A seat of an open table; `played_by` says, in the reader's language, which computer or that a program plays."""

    name: str
    player: Player
    taken: bool
    played_by: str | None


class OpenTable(Struct, frozen=True, kw_only=True):
    """A table that waits for people; `member` if this browser has a seat there or has opened it."""

    id: str
    host: str
    options: TableOptions
    seats: list[OpenSeat]
    member: bool
    created: str


class FinishedTable(Struct, frozen=True, kw_only=True):
    """A table of the lobby whose game is over; anybody may look at its replay."""

    id: str
    names: list[str]
    preset: str
    created: str


def open_table(live: Table, session: str, language: str) -> OpenTable:
    """Return what somebody in the lobby sees of a table."""
    opened, seats = live.opened, live.occupants
    return OpenTable(
        id=opened.id,
        host=next((occupant.name for occupant in seats if occupant.player == HUMAN and occupant.taken), ""),
        options=opened.options,
        seats=[
            OpenSeat(name=seat.name, player=seat.player, taken=seat.taken, played_by=played_by(seat, language))
            for seat in seats
        ],
        member=is_member(live, session),
        created=opened.created.isoformat(timespec="seconds"),
    )


def _finished_table(table: ListedTable) -> FinishedTable:
    return FinishedTable(
        id=table.id,
        names=table.names,
        preset=table.preset,
        created=table.created.isoformat(timespec="seconds"),
    )


class LobbyController(Controller):
    """Tables that anybody at this server may join."""

    path = "/lobby"

    @get("/", responses=REFUSALS)
    async def list_open_tables(
        self, caller: NamedDependency[Caller], lobby: NamedDependency[Lobby], spoken: NamedDependency[str]
    ) -> list[OpenTable]:
        """Return the tables that wait for people and were opened for the lobby, newest first.

        One leaves the list when its game begins, when nobody has sat down there for seven days, and, unless it is
        played by correspondence, when nobody who sits there has had it open for a quarter of an hour.
        """
        return [open_table(live, caller.session, spoken) for live in await lobby.open_tables()]

    @get("/finished", responses=REFUSALS)
    async def list_finished_tables(self, lobby: NamedDependency[Lobby]) -> list[FinishedTable]:
        """Return the tables that were opened for the lobby and whose games ended in the last seven days, newest first.

        Their replays are for anybody. The replay of a table opened by link only is for everybody with its link,
        and nothing lists it.
        """
        return [_finished_table(table) for table in await lobby.finished_tables()]
