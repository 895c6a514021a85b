"""What rows say of people, to be handed over or forgotten. Events keep their numbers, so that all games replay."""

from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from typing import Any

import msgspec
from msgspec import structs
from sqlalchemy import ColumnElement, Text, cast, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from exlibris.server.accounts.accounts import AccountRow
from exlibris.server.accounts.mailed_links import MailedLinkRow
from exlibris.server.accounts.second_factor import SecondFactorRow, SpareCodeRow
from exlibris.server.accounts.sign_ins import ReturnLinkRow, SignInRow
from exlibris.server.chat.lines import ChatRow
from exlibris.server.storage.database import Database
from exlibris.server.storage.events import EventRow, entry_of, payload_of
from exlibris.server.storage.models import TableRow
from exlibris.table.events import AnyEvent, Claim, StoredEvent, TableEvent, session_of
from exlibris.table.options import HUMAN, default_name

MOST_SEATS = 4


class Traces:
    """The rows that name people."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def tables_of(self, session: str) -> list[str]:
        """Return the ids of all tables that name a session, the oldest first."""
        wanted = select(TableRow.id).where(named_by(session))
        async with self._database.reading() as db:
            return list(await db.scalars(wanted.order_by(TableRow.created)))

    async def hand_over(self, before: str, after: str) -> None:
        """Replace one session by another in all rows."""
        opened = update(TableRow).where(TableRow.maker_session == before).values(maker_session=after)
        happened = update(EventRow).where(EventRow.session == before).values(session=after)
        said = update(ChatRow).where(ChatRow.session == before).values(session=after)
        async with self._database.writing() as db:
            await db.execute(opened)
            await db.execute(happened)
            await db.execute(said)

    async def erase_at(self, table_id: str, before: str, nobody: str, host: str) -> None:
        """Replace a session by `nobody` in a table's rows, and remove the names that the person sat or opened under.

        If the person opened the table, it becomes the `host`'s.
        """
        async with self._database.writing() as db:
            this = TableRow.id == table_id
            opened = update(TableRow).where(this, TableRow.maker_session == before)
            entries = await entries_at(db, table_id)
            claims = [(entry.event.seat, entry.event.session) for entry in entries if isinstance(entry.event, Claim)]
            own = {seat for seat, session in claims if session == before}
            if (await db.scalar(select(TableRow.maker_session).where(this))) == before:
                own.update(set(range(MOST_SEATS)) - {seat for seat, _ in claims})
            await rename(db, table_id, lambda seat, _: seat in own)
            await forget_events(db, table_id, entries, before, nobody)
            await db.execute(opened.values(maker_session=host, network=None))

    async def erase_names_at(self, table_id: str, names: Collection[str]) -> None:
        """Rename the seats of a table that were opened under one of these names."""
        async with self._database.writing() as db:
            await rename(db, table_id, lambda _, name: name in names)

    async def erase_person(self, session: str) -> None:
        """Forget somebody's account with all that lets somebody in."""
        async with self._database.writing() as db:
            for model in (SignInRow, ReturnLinkRow, MailedLinkRow, SecondFactorRow, SpareCodeRow, AccountRow):
                await db.execute(delete(model).where(model.session == session))


def named_by(session: str) -> ColumnElement[bool]:
    """Return the condition that a table names a session: as its maker's, in an event, or in the chat."""
    happened = select(EventRow.table_id).where(EventRow.session == session)
    said = select(ChatRow.table_id).where(ChatRow.session == session)
    return (TableRow.maker_session == session) | TableRow.id.in_(happened) | TableRow.id.in_(said)


async def forget_events(
    db: AsyncSession, table_id: str, entries: Sequence[StoredEvent], before: str, nobody: str
) -> None:
    """Replace a session by `nobody` in all events of a table, and remove the names, even from what can't be read."""
    own = [entry for entry in entries if session_of(entry.event) == before]
    readable = {entry.number: payload_of(without_name(entry.event)) for entry in own}
    names = [getattr(entry.event, "name", "") for entry in own]
    written = select(EventRow.number, EventRow.payload)
    rows = await db.execute(written.where(EventRow.table_id == table_id, EventRow.session == before))
    for number, payload in rows.all():
        nameless = readable[number] if number in readable else without_names(payload, names)
        this = (EventRow.table_id == table_id, EventRow.number == number)
        await db.execute(update(EventRow).where(*this).values(session=nobody, payload=nameless))


async def entries_at(db: AsyncSession, table_id: str) -> list[StoredEvent]:
    """Return the entries of a table that name a session; without those that can't be read."""
    wanted = select(EventRow.__table__).where(EventRow.table_id == table_id, EventRow.session.is_not(None))
    entries = []
    for row in await db.execute(wanted):
        with suppress(ValueError):
            entries.append(entry_of(row))
    return entries


def without_name(event: AnyEvent) -> TableEvent:
    """Return an event that names somebody without the name."""
    return structs.replace(event, name="") if hasattr(event, "name") else event


def without_names(payload: str, names: Collection[str]) -> str:
    """Return a payload that can't be read here without these names; of one that is no list nothing is kept."""
    try:
        tag, *values = msgspec.json.decode(payload, type=list[Any])
    except (msgspec.DecodeError, ValueError):
        return ""
    return msgspec.json.encode([tag, *("" if value in names else value for value in values)]).decode()


async def rename(db: AsyncSession, table_id: str, is_meant: Callable[[int, str], bool]) -> None:
    """Give the seats of people for which `is_meant` holds neutral names, and drop the table's cached line."""
    last = select(func.coalesce(func.max(EventRow.number), 0)).where(EventRow.table_id == table_id)
    values: dict[str, Any] = {"line": None, "forgotten": last.scalar_subquery()}
    seats = await seats_at(db, table_id)
    if seats is not None:
        values["seats"] = [
            [default_name(seat), player] if player == HUMAN and is_meant(seat, name) else [name, player]
            for seat, (name, player) in enumerate(seats)
        ]
    await db.execute(update(TableRow).where(TableRow.id == table_id).values(**values))


async def seats_at(db: AsyncSession, table_id: str) -> list[tuple[str, str]] | None:
    """Return name and player of each seat as a table was opened, None if its row is damaged."""
    stored = await db.scalar(select(cast(TableRow.seats, Text)).where(TableRow.id == table_id))
    try:
        return msgspec.json.decode(stored or "", type=list[tuple[str, str]])
    except (msgspec.DecodeError, UnicodeError):
        return None
