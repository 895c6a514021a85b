"""Queries about tables and their events."""

from collections.abc import Sequence

from advanced_alchemy.filters import LimitOffset, OrderBy
from advanced_alchemy.repository import SQLAlchemyAsyncRepository
from sqlalchemy import ColumnElement, or_, select
from sqlalchemy.orm import load_only

from exlibris.server.models import EventRow, TableRow


class TableRepository(SQLAlchemyAsyncRepository[TableRow]):
    """Tables."""

    model_type = TableRow

    async def ids_of_unfinished(self) -> list[str]:
        """Return the ids of all tables not marked as over, the newest first."""
        return await self._ids(TableRow.finished.is_(False))

    async def ids_of_browser(self, session: str, limit: int) -> list[str]:
        """Return the ids of the newest tables that a browser made or has a seat at."""
        seated = select(EventRow.table_id).where(EventRow.session == session)
        return await self._ids(or_(TableRow.maker_session == session, TableRow.id.in_(seated)), LimitOffset(limit, 0))

    async def _ids(self, wanted: ColumnElement[bool], *limit: LimitOffset) -> list[str]:
        newest_first = OrderBy(TableRow.created, "desc")
        rows = await self.get_many(wanted, newest_first, *limit, load=load_only(TableRow.id))
        return [row.id for row in rows]


class EventRepository(SQLAlchemyAsyncRepository[EventRow]):
    """Events of all tables."""

    model_type = EventRow

    async def later_than(self, number: int, table_id: str) -> Sequence[EventRow]:
        """Return a table's events with higher numbers, in order."""
        in_order = OrderBy(EventRow.number, "asc")
        return await self.get_many(EventRow.table_id == table_id, EventRow.number > number, in_order)
