"""The totals of everyone who has played the deal of a day."""

from functools import partial
from typing import Final, NamedTuple

from msgspec import Struct

from exlibris.server.http.callers import Caller
from exlibris.server.storage.store import Store
from exlibris.server.tables.service import Tables
from exlibris.table.deals import DealLink, share_deal
from exlibris.table.errors import TableError
from exlibris.table.events import Sign
from exlibris.table.live import Table, UnreadableTable
from exlibris.table.names import check_person_name
from exlibris.table.options import DealText, Name
from exlibris.table.routes import get, post

COUNTED: Final = 1000  # tries of a day, the first ones
SHOWN: Final = 20  # best tries in the list, besides the reader's


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


class Try(NamedTuple):
    """A try that has been played to the end. Secret: it has the session."""

    total: int
    name: str
    session: str
    seat: int
    table_id: str


async def _tries(day: str, store: Store, tables: Tables) -> list[Try]:
    """Return the finished tries of a day, best first."""
    lines = await tables.listed(await store.of_day(day, COUNTED))
    over = [
        Try(line.totals[seat], line.names[seat], session, seat, line.id)
        for line in lines
        if not isinstance(line, UnreadableTable) and line.totals
        for seat, session in enumerate(line.sessions)
        if session
    ]
    return sorted(over, key=lambda one: -one.total)


def _own(tries: list[Try], caller: Caller) -> Try:
    for one in tries:
        if one.session == caller.session:
            return one
    raise TableError("day-not-played", "The totals of a day are for those who have played its deal.")


def lines_of(tries: list[Try], own: Try) -> list[DayLine]:
    """Return the list's lines: the best tries and, if it isn't among them, the reader's own."""
    totals, best = [one.total for one in tries], tries[:SHOWN]
    shown = best if own in best else [*best, own]
    return [
        DayLine(place=totals.index(one.total) + 1, name=one.name, total=one.total, yours=one == own) for one in shown
    ]


async def read_day(*, day: DealText, caller: Caller, store: Store, tables: Tables) -> DayResults:
    """Return the totals of a day's deal, once this browser has played it to the end."""
    tries = await _tries(day, store, tables)
    return DayResults(
        lines=lines_of(tries, _own(tries, caller)),
        count=len(tries),
        best=share_deal(await tables.load(tries[0].table_id)),
    )


async def sign_day(*, day: DealText, data: DayName, caller: Caller, store: Store, tables: Tables) -> DayResults:
    """Change the name that the totals of a day show for this browser."""
    check_person_name(data.name)
    own = _own(await _tries(day, store, tables), caller)
    await tables.change(own.table_id, partial(_signed, seat=own.seat, session=caller.session, name=data.name.strip()))
    return await read_day(day=day, caller=caller, store=store, tables=tables)


def _signed(live: Table, seat: int, session: str, name: str) -> Sign | None:
    return Sign(seat, session, name) if live.occupants[seat].name != name else None


DAYS: Final = (get("/days/{day}", read_day), post("/days/{day}", sign_day))
