"""The games of a guest become those of an account: at every table an event says so, then the rows follow."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from exlibris.server.accounts.traces import Traces
from exlibris.server.notifications.addressees import Addressees
from exlibris.server.running.tables import Tables
from exlibris.server.storage.database import Database
from exlibris.table.errors import NO_TABLE, UNREADABLE, TableError
from exlibris.table.events import AnyEvent, Host, Reassign, Transfer, Withdraw
from exlibris.table.live import LiveTable


class Adopting:
    """Hands over what guests have: tables, and `addressees` of each kind."""

    def __init__(self, database: Database, tables: Tables, addressees: Sequence[Addressees[Any]]) -> None:
        self._traces = Traces(database)
        self._tables = tables
        self._addressees = addressees

    async def adopt(self, before: str, after: str) -> None:
        """Move everything of one session to another. If this stops half-way, the next call does the rest."""
        for table_id in await self._traces.tables_of(before):
            try:
                await hand_over(self._tables, table_id, before, after)
            except TableError as error:
                if error.code not in UNREADABLE | {NO_TABLE}:  # its rows are handed over all the same
                    raise
        for addressees in self._addressees:
            await addressees.hand_over(before, after)
        await self._traces.hand_over(before, after)


async def hand_over(tables: Tables, table_id: str, before: str, after: str) -> None:
    """Move the host's rights and the seats of one session at a table to another."""
    wanted = partial(next_transfer, before=before, after=after)
    live = await tables.load(table_id)
    while wanted(live):
        live = await tables.change(table_id, wanted)


def next_transfer(live: LiveTable, before: str, after: str) -> AnyEvent | None:
    """Return the next event by which something at the table is handed over, None when everything is."""
    if live.opened.maker_session == before:
        return Host(after)
    for seat, occupant in enumerate(live.occupants):
        if occupant.session == before:
            return Transfer(seat, after)
    return next_of_requests(live, before, after)


def next_of_requests(live: LiveTable, before: str, after: str) -> AnyEvent | None:
    """Return the next event that hands over requests to sit down; requests that are not needed are withdrawn."""
    if live.seats_of(after) or live.opened.maker_session == after:
        for session in (before, after):
            if needless := live.admissions.open_of(session):
                return Withdraw(needless.number)
    asked = live.admissions.of(before)
    return Reassign(asked[-1].number, after) if asked else None
