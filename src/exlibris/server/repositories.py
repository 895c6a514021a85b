"""Queries about tables and their events."""

from collections.abc import Sequence
from datetime import datetime

from advanced_alchemy.filters import LimitOffset, OrderBy
from advanced_alchemy.repository import SQLAlchemyAsyncRepository
from sqlalchemy import ColumnElement, and_, or_, select
from sqlalchemy.orm import load_only

from exlibris.server.models import EventRow, TableRow


class TableRepository(SQLAlchemyAsyncRepository[TableRow]):
    """Tables."""

    model_type = TableRow

    async def unfinished(self) -> Sequence[TableRow]:
        """Return the ids and seats of all tables not marked as over, the newest first."""
        return await self._some(TableRow.finished.is_(False))

    async def unfinished_since(self, since: datetime) -> Sequence[TableRow]:
        """Return the same of those tables at which something has happened since then."""
        busy = select(EventRow.table_id).where(EventRow.created >= since)
        lately = or_(TableRow.created >= since, TableRow.id.in_(busy))
        return await self._some(and_(TableRow.finished.is_(False), lately))

    async def ids_of_browser(self, session: str, limit: int) -> list[str]:
        """Return the ids of the newest tables that a browser made or has a seat at."""
        seated = select(EventRow.table_id).where(EventRow.session == session)
        own = or_(TableRow.maker_session == session, TableRow.id.in_(seated))
        return [row.id for row in await self._some(own, LimitOffset(limit, 0))]

    async def _some(self, wanted: ColumnElement[bool], *limit: LimitOffset) -> Sequence[TableRow]:
        newest_first = OrderBy(TableRow.created, "desc")
        return await self.get_many(wanted, newest_first, *limit, load=load_only(TableRow.id, TableRow.seats))


class EventRepository(SQLAlchemyAsyncRepository[EventRow]):
    """Events of all tables."""

    model_type = EventRow

    async def later_than(self, number: int, table_id: str) -> Sequence[EventRow]:
        """Return a table's events with higher numbers, in order."""
        in_order = OrderBy(EventRow.number, "asc")
        return await self.get_many(EventRow.table_id == table_id, EventRow.number > number, in_order)
