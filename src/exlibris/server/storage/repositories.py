"""Queries about tables and their events."""

from datetime import datetime
from typing import NamedTuple

import msgspec
from advanced_alchemy.repository import SQLAlchemyAsyncRepository
from sqlalchemy import ColumnElement, Text, cast, false, func, not_, or_, select

from exlibris.server.storage.events import EventRow, is_one_of
from exlibris.server.storage.models import TableRow
from exlibris.table.events import ABOUT_REQUESTS, TableEvent


class ListedId(NamedTuple):
    """A table that was opened for the lobby, with the hash of the request that opened it."""

    table_id: str
    maker_session: str
    request_key: str | None


class TableRepository(SQLAlchemyAsyncRepository[TableRow]):
    """Tables."""

    model_type = TableRow

    async def players_of_unfinished(self, since: datetime | None) -> dict[str, list[str]]:
        """Return who plays at each table not marked as over, by its id, the newest first; see `Store.unfinished`."""
        # As text, so that one damaged row spoils nothing.
        wanted = select(TableRow.id, cast(TableRow.seats, Text)).where(TableRow.finished.is_(False))
        if since is not None:
            wanted = wanted.where(touched(since))
        rows = await self.session.execute(wanted.order_by(TableRow.created.desc()))
        return {table_id: players_in(seats) for table_id, seats in rows}

    async def counts(self) -> dict[bool, int]:
        """Return how many tables there are, by whether they are marked as over."""
        rows = await self.session.execute(select(TableRow.finished, func.count()).group_by(TableRow.finished))
        return {finished: rows_in for finished, rows_in in rows}  # noqa: C416 (a Row is no pair to mypy)

    async def id_of_request(self, key: str) -> str | None:
        """Return the id of the table that a request opened, None if there is none."""
        return await self.session.scalar(select(TableRow.id).where(TableRow.request_key == key))

    async def unfinished_of(self, session: str) -> int:
        """Return how many tables that a browser has opened are not marked as over."""
        of_browser = (TableRow.maker_session == session, TableRow.finished.is_(False))
        return await self.session.scalar(select(func.count()).select_from(TableRow).where(*of_browser)) or 0

    async def listed(self, since: datetime, limit: int) -> list[ListedId]:
        """Return the newest tables that were opened for the lobby, and where something has happened since then."""
        columns = (TableRow.id, TableRow.maker_session, TableRow.request_key)
        wanted = select(*columns).where(TableRow.listed, TableRow.finished.is_(False), touched(since))
        rows = await self.session.execute(wanted.order_by(TableRow.created.desc()).limit(limit))
        return [ListedId(*row) for row in rows]

    async def ids_of_finished(self, since: datetime, limit: int) -> list[str]:
        """Return the newest tables of the lobby that are over, and where something has happened since then."""
        wanted = select(TableRow.id).where(TableRow.listed, TableRow.finished, touched(since))
        return list(await self.session.scalars(wanted.order_by(TableRow.created.desc()).limit(limit)))

    async def ids_with_events(self, *kinds: type[TableEvent]) -> set[str]:
        """Return the ids of the tables not marked as over with an event of one of these kinds."""
        of_kind = select(EventRow.table_id).where(is_one_of(*kinds))
        rows = await self.session.execute(
            select(TableRow.id).where(TableRow.finished.is_(False), TableRow.id.in_(of_kind))
        )
        return set(rows.scalars())

    async def ids_of_untouched(self, since: datetime) -> list[str]:
        """Return the ids of the tables at which nothing has happened since then."""
        rows = await self.session.execute(select(TableRow.id).where(not_(touched(since))))
        return list(rows.scalars())

    async def ids_of_browser(self, session: str, limit: int) -> list[str]:
        """Return the ids of tables that a browser made or has a seat at, the newest first.

        If there are more than the limit, those that are over are left out first, then the older ones.
        """
        seated = select(EventRow.table_id).where(EventRow.session == session, not_(is_one_of(*ABOUT_REQUESTS)))
        own = or_(TableRow.maker_session == session, TableRow.id.in_(seated))
        wanted = select(TableRow.id, TableRow.created).where(own)
        rows = await self.session.execute(wanted.order_by(TableRow.finished, TableRow.created.desc()).limit(limit))
        return [table_id for table_id, _ in sorted(rows, key=lambda row: row.created, reverse=True)]


class EventRepository(SQLAlchemyAsyncRepository[EventRow]):
    """Events of all tables."""

    model_type = EventRow


def touched(since: datetime) -> ColumnElement[bool]:
    """Return the condition that a table was opened since then, or that something has happened there."""
    at = select(EventRow.created).where(EventRow.table_id == TableRow.id)
    last = at.order_by(EventRow.number.desc()).limit(1).scalar_subquery()
    return or_(TableRow.created >= since, func.coalesce(last >= since, false()))


def players_in(seats: str) -> list[str]:
    """Return who plays by a column of seats: people, or bots by name; nobody if the row is damaged."""
    try:
        return [player for _, player in msgspec.json.decode(seats, type=list[tuple[str, str]])]
    except (msgspec.DecodeError, UnicodeError):
        return []
