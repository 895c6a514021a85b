"""Moving a guest's games to an account, and erasing a person: first by table events, then in the rows."""

from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
from msgspec import structs
from sqlalchemy import ColumnElement, Text, cast, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from exlibris.bots import USUAL
from exlibris.server.accounts.passwords import SecondFactorRow, SpareCodeRow
from exlibris.server.accounts.rows import AccountRow, MailedLinkRow
from exlibris.server.accounts.sign_ins import ReturnLinkRow, SignInRow
from exlibris.server.chat import ChatLines, ChatRow
from exlibris.server.notifications.rows import Addressees
from exlibris.server.ratings import Ratings
from exlibris.server.storage.database import Database
from exlibris.server.storage.rows import EventRow, TableRow, entry_of, payload_of, seats_in
from exlibris.server.tables.service import Tables
from exlibris.table import events
from exlibris.table.errors import NO_TABLE, UNREADABLE, TableError
from exlibris.table.live import Table
from exlibris.table.names import is_nobody, is_program, nobodys_session
from exlibris.table.options import HUMAN, default_name
from exlibris.table.routes import Wanted

MOST_SEATS = 4
PASSES = 2  # the second catches rows that concurrent requests stored during the first


class Traces:
    """What the server keeps about people: table events, rows, and an entry in each of `addressees`."""

    def __init__(
        self, database: Database, tables: Tables, chat: ChatLines, addressees: Sequence[Addressees[Any]]
    ) -> None:
        self._database = database
        self._tables = tables
        self._chat = chat
        self._addressees = addressees

    async def adopt(self, before: str, after: str) -> None:
        """Move everything from one session to another. After an interruption, the next call does the rest."""
        wanted = partial(_next_transfer, before=before, after=after)
        for table_id in await self._tables_of(before):
            try:
                await self._change_all(table_id, wanted)
            except TableError as error:
                if error.code not in UNREADABLE | {NO_TABLE}:  # its rows are moved below all the same
                    raise
        for addressees in self._addressees:
            await addressees.hand_over(before, after)
        async with self._database.writing() as db:
            await db.execute(update(TableRow).where(TableRow.maker_session == before).values(maker_session=after))
            for model in (EventRow, ChatRow):
                await db.execute(update(model).where(model.session == before).values(session=after))

    async def forget(self, session: str) -> None:
        """Erase a session's traces, including its account."""
        for _ in range(PASSES):
            for table_id in await self._tables_of(session):
                await self._forget_at(table_id, session)
            for addressees in self._addressees:
                await addressees.forget(session)
            await Ratings(self._database).forget(session)
            async with self._database.writing() as db:
                for model in (SignInRow, ReturnLinkRow, MailedLinkRow, SecondFactorRow, SpareCodeRow, AccountRow):
                    await db.execute(delete(model).where(model.session == session))

    async def _tables_of(self, session: str) -> list[str]:
        wanted = select(TableRow.id).where(named_by(session))
        async with self._database.reading() as db:
            return list(await db.scalars(wanted.order_by(TableRow.created)))

    async def _change_all(self, table_id: str, wanted: Wanted) -> Table:
        """Append events until `wanted` returns none, and return the table."""
        live = await self._tables.load(table_id)
        while wanted(live):
            live = await self._tables.change(table_id, wanted)
        return live

    async def _forget_at(self, table_id: str, session: str) -> None:
        """Erase a person at a table; delete an unfinished game that no other person plays."""
        nobody = host = nobodys_session()
        try:
            live = await self._tables.load(table_id)
            if _is_only_theirs(live, session):
                await self._tables.delete(table_id, partial(_check_only_theirs, session=session))
                return
            await self._forget_in_rematches(live, {one.name for one in live.occupants if one.session == session})
            live = await self._change_all(table_id, partial(_next_farewell, session=session, nobody=nobody))
            host = live.opened.maker_session
        except TableError as error:
            if error.code == NO_TABLE:  # deleted in the meantime
                return
            if error.code not in UNREADABLE:  # an unreadable table still has rows to clean
                raise
        await self._chat.forget_writer(table_id, session, nobody)
        async with self._database.writing() as db:
            await _erase_at(db, table_id, session, nobody, host)

    async def _forget_in_rematches(self, live: Table, names: Collection[str]) -> None:
        """Rename seats that rematches opened under the person's names and that no person took."""
        wanted = partial(_next_renaming, names=names)
        while live.people.rematch and names:
            try:
                live = await self._tables.load(live.people.rematch.table_id)
            except TableError:  # deleted
                return
            live = await self._change_all(live.opened.id, wanted)
            async with self._database.writing() as db:
                await _rename(db, live.opened.id, lambda _, name: name in names)


def named_by(session: str) -> ColumnElement[bool]:
    """Return the condition that a table names a session: as its host, in an event, or in the chat."""
    happened = select(EventRow.table_id).where(EventRow.session == session)
    said = select(ChatRow.table_id).where(ChatRow.session == session)
    return (TableRow.maker_session == session) | TableRow.id.in_(happened) | TableRow.id.in_(said)


async def _erase_at(db: AsyncSession, table_id: str, before: str, nobody: str, host: str) -> None:
    """Replace a session with `nobody` in a table's rows, and remove the names under which the person played.

    If the person opened the table, `host` becomes its host.
    """
    this = TableRow.id == table_id
    entries = await _entries_at(db, table_id)
    claims = [(entry.event.seat, entry.event.session) for entry in entries if isinstance(entry.event, events.Claim)]
    own = {seat for seat, session in claims if session == before}
    if (await db.scalar(select(TableRow.maker_session).where(this))) == before:
        own.update(set(range(MOST_SEATS)) - {seat for seat, _ in claims})
    await _rename(db, table_id, lambda seat, _: seat in own)
    await _forget_events(db, table_id, entries, before, nobody)
    opened = update(TableRow).where(this, TableRow.maker_session == before)
    await db.execute(opened.values(maker_session=host, network=None))


async def _forget_events(
    db: AsyncSession, table_id: str, entries: Sequence[events.StoredEvent], before: str, nobody: str
) -> None:
    """Replace a session with `nobody` in all events of a table, and remove its names, even from unreadable events."""
    own = [entry for entry in entries if events.session_of(entry.event) == before]
    readable = {entry.number: payload_of(_without_name(entry.event)) for entry in own}
    names = [getattr(entry.event, "name", "") for entry in own]
    written = select(EventRow.number, EventRow.payload)
    rows = await db.execute(written.where(EventRow.table_id == table_id, EventRow.session == before))
    for number, payload in rows.all():
        nameless = readable[number] if number in readable else _without_names(payload, names)
        this = (EventRow.table_id == table_id, EventRow.number == number)
        await db.execute(update(EventRow).where(*this).values(session=nobody, payload=nameless))


async def _entries_at(db: AsyncSession, table_id: str) -> list[events.StoredEvent]:
    wanted = select(EventRow.__table__).where(EventRow.table_id == table_id, EventRow.session.is_not(None))
    entries = []
    for row in await db.execute(wanted):
        with suppress(ValueError):
            entries.append(entry_of(row))
    return entries


def _without_name(event: events.AnyEvent) -> events.TableEvent:
    return structs.replace(event, name="") if hasattr(event, "name") else event


def _without_names(payload: str, names: Collection[str]) -> str:
    """Remove these names from a payload that this version can't read; return "" if it isn't a list."""
    try:
        tag, *values = msgspec.json.decode(payload, type=list[Any])
    except (msgspec.DecodeError, ValueError):
        return ""
    return msgspec.json.encode([tag, *("" if value in names else value for value in values)]).decode()


async def _rename(db: AsyncSession, table_id: str, is_meant: Callable[[int, str], bool]) -> None:
    """Give neutral names to the people's seats for which `is_meant` is true, and drop the table's cached line."""
    last = select(func.coalesce(func.max(EventRow.number), 0)).where(EventRow.table_id == table_id)
    values: dict[str, Any] = {"line": None, "forgotten": last.scalar_subquery()}
    seats = seats_in(await db.scalar(select(cast(TableRow.seats, Text)).where(TableRow.id == table_id)))
    if seats is not None:
        values["seats"] = [
            [default_name(seat), player] if player == HUMAN and is_meant(seat, name) else [name, player]
            for seat, (name, player) in enumerate(seats)
        ]
    await db.execute(update(TableRow).where(TableRow.id == table_id).values(**values))


def _next_transfer(live: Table, before: str, after: str) -> events.AnyEvent | None:
    if live.opened.maker_session == before:
        return events.Host(after)
    for seat, occupant in enumerate(live.occupants):
        if occupant.session == before:
            return events.Transfer(seat, after)
    return _next_of_requests(live, before, after)


def _next_of_requests(live: Table, before: str, after: str) -> events.AnyEvent | None:
    """Return the next event that moves a request to sit down, or withdraws one that is no longer needed."""
    if live.seats_of(after) or live.opened.maker_session == after:
        for session in (before, after):
            if needless := live.admissions.open_of(session):
                return events.Withdraw(needless.number)
    asked = live.admissions.of(before)
    return events.Reassign(asked[-1].number, after) if asked else None


def _next_farewell(live: Table, session: str, nobody: str) -> events.AnyEvent | None:
    """Return the next event that erases a person from a table, None when nothing is left.

    Another person becomes host. Before the game, the seat opens again and requests are withdrawn; during the game, a
    computer takes over.
    """
    if live.opened.maker_session == session:
        return events.Host(_heir(live, session) or nobody)
    for seat, occupant in enumerate(live.occupants):
        if occupant.session == nobody and live.status == "waiting":
            return events.Release(seat)
        if occupant.session != session:
            continue
        if live.status == "playing" and occupant.stand_in is None:
            return events.Leave(seat, USUAL)
        return events.Transfer(seat, nobody, default_name(seat))
    return _next_withdrawal(live, session, nobody)


def _next_withdrawal(live: Table, session: str, nobody: str) -> events.AnyEvent | None:
    """Return the next event that withdraws or anonymizes a person's requests to sit down, None when done."""
    if asked := live.admissions.open_of(session):
        return events.Withdraw(asked.number)
    made = live.admissions.of(session)
    return events.Reassign(made[-1].number, nobody, default_name(made[-1].seat)) if made else None


def _heir(live: Table, session: str) -> str | None:
    """Return the session that owns a table after a person: its host's, another person's, or a program's."""
    others = {occupant.session for occupant in live.occupants if occupant.session} - {session}
    if live.opened.maker_session != session:
        others.add(live.opened.maker_session)
    return next(iter(sorted((person for person in others if not is_nobody(person)), key=is_program)), None)


def _is_only_theirs(live: Table, session: str) -> bool:
    return not live.is_finished and _heir(live, session) is None


def _check_only_theirs(live: Table, session: str) -> None:
    if not _is_only_theirs(live, session):
        raise TableError("table-changed", "One of your tables has just changed; try again.")


def _next_renaming(live: Table, names: Collection[str]) -> events.Rename | None:
    for seat, occupant in enumerate(live.occupants):
        if occupant.session is None and occupant.name in names and occupant.name != default_name(seat):
            return events.Rename(seat, default_name(seat))
    return None
