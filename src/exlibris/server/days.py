"""The totals of everyone who has played the deal of a day."""

from typing import Final

from msgspec import Struct

from exlibris.server.http.callers import Caller
from exlibris.server.storage.store import Store
from exlibris.server.tables.service import Tables
from exlibris.table.deals import DealLink, share_deal
from exlibris.table.errors import TableError
from exlibris.table.events import Sign
from exlibris.table.names import check_person_name
from exlibris.table.options import DealText, Name
from exlibris.table.public import ListedTable
from exlibris.table.routes import get, post

COUNTED: Final = 1000  # oldest tries of a day
SHOWN: Final = 20  # best tries; the reader's own is added


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
    shown = tries[:SHOWN] if own in tries[:SHOWN] else [*tries[:SHOWN], own]
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
