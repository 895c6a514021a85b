"""Forgetting somebody: at every table events say that the seats are nobody's, then the rows follow.

The games of the others go on, and replay as before. If this is stopped half-way, the next call does the rest.
"""

from collections.abc import Collection, Sequence
from functools import partial
from typing import Any

from exlibris.bots import USUAL
from exlibris.server.accounts.traces import Traces
from exlibris.server.chat.lines import ChatLines
from exlibris.server.notifications.addressees import Addressees
from exlibris.server.ratings.store import Ratings
from exlibris.server.running.tables import Tables
from exlibris.server.storage.database import Database
from exlibris.table.errors import NO_TABLE, UNREADABLE, TableError
from exlibris.table.events import AnyEvent, Host, Leave, Reassign, Release, Rename, Transfer, Withdraw
from exlibris.table.live import LiveTable
from exlibris.table.names import is_nobody, is_program, nobodys_session
from exlibris.table.options import default_name

PASSES = 2  # the second for what concurrent requests have stored meanwhile


class Forgetting:
    """Forgets people: their tables, ratings, lines of chat and `addressees` of each kind."""

    def __init__(
        self, database: Database, tables: Tables, chat: ChatLines, addressees: Sequence[Addressees[Any]]
    ) -> None:
        self._ratings = Ratings(database)
        self._traces = Traces(database)
        self._tables = tables
        self._chat = chat
        self._addressees = addressees

    async def forget(self, session: str) -> None:
        """Forget all that one session has."""
        for _ in range(PASSES):
            for table_id in await self._traces.tables_of(session):
                await self._forget_at(table_id, session)
            for addressees in self._addressees:
                await addressees.forget(session)
            await self._ratings.forget(session)
            await self._traces.erase_person(session)

    async def _forget_at(self, table_id: str, session: str) -> None:
        """Forget a person at a table; an unfinished game that nobody else plays is deleted."""
        nobody = host = nobodys_session()
        try:
            live = await self._tables.load(table_id)
            if is_only_theirs(live, session):
                await self._tables.delete(table_id, partial(check_only_theirs, session=session))
                return
            await self._forget_in_rematches(live, names_of(live, session))
            wanted = partial(next_farewell, session=session, nobody=nobody)
            while wanted(live):
                live = await self._tables.change(table_id, wanted)
            host = live.opened.maker_session
        except TableError as error:
            if error.code == NO_TABLE:  # deleted meanwhile
                return
            if error.code not in UNREADABLE:  # what can't be read has rows all the same
                raise
        await self._chat.forget_writer(table_id, session, nobody)
        await self._traces.erase_at(table_id, session, nobody, host)

    async def _forget_in_rematches(self, live: LiveTable, names: Collection[str]) -> None:
        """Rename seats that were opened for somebody in the games after this one, and where they did not sit down."""
        wanted = partial(next_renaming, names=names)
        while live.people.rematch and names:
            try:
                live = await self._tables.load(live.people.rematch.table_id)
            except TableError:  # deleted
                return
            while wanted(live):
                live = await self._tables.change(live.opened.id, wanted)
            await self._traces.erase_names_at(live.opened.id, names)


def next_farewell(live: LiveTable, session: str, nobody: str) -> AnyEvent | None:
    """Return the next event that removes a person from a table for good, None when they are gone.

    The next person becomes the host. Before the game the seat is opened again and requests for a seat are withdrawn; in
    the game a computer plays on.
    """
    if live.opened.maker_session == session:
        return Host(heir(live, session) or nobody)
    for seat, occupant in enumerate(live.occupants):
        if occupant.session == nobody and live.status == "waiting":
            return Release(seat)
        if occupant.session != session:
            continue
        if live.status == "playing" and occupant.stand_in is None:
            return Leave(seat, USUAL)
        return Transfer(seat, nobody, default_name(seat))
    return next_withdrawal(live, session, nobody)


def next_withdrawal(live: LiveTable, session: str, nobody: str) -> AnyEvent | None:
    """Return the next event that withdraws or anonymizes a person's requests to sit down, None when all are."""
    if asked := live.admissions.open_of(session):
        return Withdraw(asked.number)
    made = live.admissions.of(session)
    return Reassign(made[-1].number, nobody, default_name(made[-1].seat)) if made else None


def heir(live: LiveTable, session: str) -> str | None:
    """Return the session that owns a table once a person is gone: its host's, another person's, or a program's."""
    others = {occupant.session for occupant in live.occupants if occupant.session} - {session}
    if live.opened.maker_session != session:
        others.add(live.opened.maker_session)
    return next(iter(sorted((person for person in others if not is_nobody(person)), key=is_program)), None)


def is_only_theirs(live: LiveTable, session: str) -> bool:
    """Return whether a game isn't finished, and nobody else plays it."""
    return not live.is_finished and heir(live, session) is None


def check_only_theirs(live: LiveTable, session: str) -> None:
    """Raise TableError if somebody else has sat down meanwhile."""
    if not is_only_theirs(live, session):
        raise TableError("table-changed", "Something has happened at one of your tables just now; try again.")


def names_of(live: LiveTable, session: str) -> set[str]:
    """Return the names under which somebody sits at a table."""
    return {occupant.name for occupant in live.occupants if occupant.session == session}


def next_renaming(live: LiveTable, names: Collection[str]) -> Rename | None:
    """Return the next event by which a seat that no person has gets another name, None when none has one of these."""
    for seat, occupant in enumerate(live.occupants):
        if occupant.session is None and occupant.name in names and occupant.name != default_name(seat):
            return Rename(seat, default_name(seat))
    return None
