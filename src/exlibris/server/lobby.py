"""Public lists: the lobby, with the tables that wait for players, finished games, and the totals of a day's deal."""

import asyncio
from datetime import datetime, timedelta
from typing import Final

from msgspec import Struct

from exlibris.server.http.callers import Caller
from exlibris.server.storage.store import Store
from exlibris.server.tables.service import Tables
from exlibris.table.deals import DealLink, share_deal
from exlibris.table.errors import TableError
from exlibris.table.events import Sign
from exlibris.table.live import Table, UnreadableTable
from exlibris.table.names import check_person_name
from exlibris.table.opening import hashed_key, is_member
from exlibris.table.options import HUMAN, DealText, Name, NewTable, Player, TableOptions
from exlibris.table.public import ListedTable
from exlibris.table.routes import get, post
from exlibris.table.sentences import played_by

KEPT: Final = timedelta(days=7)  # since the last person sat down
AWAY_SECONDS: Final = 15 * 60.0  # then the players of a live game are not expected back
LOOKED_AT: Final = 200  # tables per request, including those whose games have begun
SHOWN: Final = 50
LOOKED_BACK: Final = 20  # finished games
MOST_OF_A_BROWSER: Final = 3
COUNTED: Final = 1000  # oldest tries of a day
BEST: Final = 20  # tries of a day in its list, to which the reader's own is added
BEGUN: Final = 4  # limit, as a multiple of the waiting tables, that includes tables whose games have begun


class Lobby:
    """The listed tables of a server."""

    def __init__(self, store: Store, tables: Tables, of_network: int) -> None:
        self._store = store
        self._tables = tables
        self._of_network = of_network
        self._opening = asyncio.Lock()

    async def open_tables(self) -> list[Table]:
        """Return the tables that wait for people, newest first, without abandoned tables."""
        rows = await self._store.listed(self._tables.now() - KEPT, LOOKED_AT)
        waiting = await self._waiting([row.table_id for row in rows])
        loaded = [await self._tables.load(table_id) for table_id in waiting[:SHOWN]]
        now = self._tables.now()
        return [live for live in loaded if live.status == "waiting" and not _is_abandoned(live, now)]

    async def open(self, new: NewTable, session: str, network: str) -> str:
        """Open a listed table, like `Tables.open`. Raises TableError if the host or network has too many in the lobby.

        `network` is the tag of the host's network.
        """
        async with self._opening:  # count concurrent requests one by one
            await self._check_room(session, new.request_key, network)
            return await self._tables.open(new, session, network=network)

    async def _check_room(self, session: str, request_key: str | None, network: str) -> None:
        """Raise TableError if the host or the network has its maximum of tables in the lobby.

        The table that an earlier request with this key has opened does not count.
        """
        key = hashed_key(request_key, session) if request_key else None
        listed = await self._store.listed(self._tables.now() - KEPT, LOOKED_AT)
        rows = [row for row in listed if row.request_key != key or not key]
        own = [row.table_id for row in rows if row.maker_session == session]
        if len(await self._waiting(own)) >= MOST_OF_A_BROWSER:
            detail = (
                f"{MOST_OF_A_BROWSER} of your tables already wait in the lobby; delete one or open this by link only."
            )
            raise TableError("too-many-open-tables", detail)
        near = [row.table_id for row in rows if row.network == network]
        if len(near) >= BEGUN * self._of_network or len(await self._waiting(near)) >= self._of_network:
            detail = "The lobby takes no more tables from your network; open this table by link only."
            raise TableError("too-many-network-open", detail)

    async def _waiting(self, table_ids: list[str]) -> list[str]:
        lines = await self._tables.listed(table_ids)
        return [line.id for line in lines if not isinstance(line, UnreadableTable) and line.status == "waiting"]


def _is_abandoned(live: Table, now: datetime) -> bool:
    """Return True if no person at the table has had it open recently.

    A correspondence game is never abandoned.
    """
    pace = live.opened.options.pace
    if pace and pace.kind == "correspondence":
        return False
    people = [occupant.session for occupant in live.occupants if occupant.session]
    return all(live.presence.seconds_away(session, now) > AWAY_SECONDS for session in people)


class OpenSeat(Struct, frozen=True, kw_only=True):
    """A seat of an open table; `played_by` names its computer player or program in the reader's language."""

    name: str
    player: Player
    taken: bool
    played_by: str | None


class OpenTable(Struct, frozen=True, kw_only=True):
    """A table that waits for people; `member` if this browser has opened it or has a seat there."""

    id: str
    host: str
    options: TableOptions
    seats: list[OpenSeat]
    member: bool
    created: str


class FinishedTable(Struct, frozen=True, kw_only=True):
    """A listed table whose game is over. Its replay is public."""

    id: str
    names: list[str]
    preset: str
    created: str


def _open_table(live: Table, session: str, language: str) -> OpenTable:
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


async def list_open_tables(*, caller: Caller, lobby: Lobby, spoken: str) -> list[OpenTable]:
    """Return the listed tables that wait for people, newest first.

    A table leaves the list when its game begins, when no player has sat down for seven days or, except for
    correspondence games, when no player has had it open for 15 minutes.
    """
    return [_open_table(live, caller.session, spoken) for live in await lobby.open_tables()]


async def list_finished_tables(*, store: Store, tables: Tables) -> list[FinishedTable]:
    """Return the listed tables whose games ended in the last seven days, newest first.

    Their replays are public. The replay of a table opened by link only is open to everyone with the link, but not
    listed.
    """
    lines = await tables.listed(await store.finished(tables.now() - KEPT, LOOKED_BACK))
    return [
        FinishedTable(
            id=line.id,
            names=line.names,
            preset=line.preset,
            created=line.created.isoformat(timespec="seconds"),
        )
        for line in lines
        if not isinstance(line, UnreadableTable)
    ]


class DayName(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The name under which the list of a day shows the sender's total."""

    name: Name


class DayLine(Struct, frozen=True, kw_only=True):
    """A total in the list of a day; equal totals share a `place`. `name` is public only in this list."""

    place: int
    name: str
    total: int
    yours: bool


class DayResults(Struct, frozen=True, kw_only=True):
    """The best totals of a day's deal and the reader's own, best first, and the number of all totals.

    `best` is the shared deal of the best game, with its shelf.
    """

    lines: list[DayLine]
    count: int
    best: DealLink


async def _tries(day: str, caller: Caller, store: Store, tables: Tables) -> tuple[list[ListedTable], ListedTable]:
    """Return the finished tries of a day, whose people have the first seat, best first; and the caller's own."""
    lines = await tables.listed(await store.of_day(day, COUNTED))
    over = [line for line in lines if isinstance(line, ListedTable) and line.totals and line.sessions[0]]
    for own in over:
        if own.sessions[0] == caller.session:
            return sorted(over, key=lambda line: -line.totals[0]), own
    raise TableError("day-not-played", "The totals of a day are for those who have played its deal.")


def lines_of(tries: list[ListedTable], own: ListedTable) -> list[DayLine]:
    """Return the list's lines: the best tries and, if it isn't among them, the reader's own."""
    totals = [one.totals[0] for one in tries]
    shown = tries[:BEST] if own in tries[:BEST] else [*tries[:BEST], own]
    return [
        DayLine(place=totals.index(one.totals[0]) + 1, name=one.names[0], total=one.totals[0], yours=one == own)
        for one in shown
    ]


async def read_day(*, day: DealText, caller: Caller, store: Store, tables: Tables) -> DayResults:
    """Return the totals of a day's deal, once this browser has played it to the end."""
    tries, own = await _tries(day, caller, store, tables)
    best = share_deal(await tables.load(tries[0].id))
    return DayResults(lines=lines_of(tries, own), count=len(tries), best=best)


async def sign_day(*, day: DealText, data: DayName, caller: Caller, store: Store, tables: Tables) -> DayResults:
    """Change the name that the totals of a day show for this browser."""
    check_person_name(data.name)
    _, own = await _tries(day, caller, store, tables)
    await tables.change(own.id, lambda _: Sign(0, caller.session, data.name.strip()))
    return await read_day(day=day, caller=caller, store=store, tables=tables)


DAYS: Final = (get("/days/{day}", read_day), post("/days/{day}", sign_day))
LOBBY: Final = (
    get("/lobby", list_open_tables),
    get("/lobby/finished", list_finished_tables),
)
