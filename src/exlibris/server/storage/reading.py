"""Reading tables, their events and positions from the database, as plain rows: nothing is to be changed in them."""

from collections.abc import Sequence
from typing import Any, cast

import msgspec
from sqlalchemy import Row, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from exlibris.engine import Commitment
from exlibris.server.positions.installation import installation
from exlibris.server.positions.position import Position
from exlibris.server.storage.models import EventRow, PositionRow, TableRow
from exlibris.table.events import Kind, TableEvent
from exlibris.table.options import OpenedTable, Pace, Seat


class Reading:
    """What reads by one connection."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def table(self, table_id: str) -> OpenedTable | None:
        """Return the table of that id, None if there is none."""
        wanted = select(TableRow.__table__).where(TableRow.id == table_id)
        row = (await self._connection.execute(wanted)).first()
        return opened_table(row) if row else None

    async def position(self, table_id: str) -> Position | None:
        """Return the stored position of a table, if there is one that this program can read."""
        wanted = select(PositionRow.number, PositionRow.data)
        wanted = wanted.where(PositionRow.table_id == table_id, PositionRow.code == installation())
        row = (await self._connection.execute(wanted)).first()
        return Position(row.number, row.data) if row else None

    async def events(self, table_id: str, after: int) -> list[TableEvent]:
        """Return the table's events with higher numbers than `after`, in order."""
        wanted = select(EventRow.__table__).where(EventRow.table_id == table_id, EventRow.number > after)
        rows = await self._connection.execute(wanted.order_by(EventRow.number))
        return [stored_event(row) for row in rows]

    async def news(self, table_id: str, after: int) -> list[TableEvent] | None:
        """Return what `events` does, None if there is no such table."""
        is_news = (EventRow.table_id == TableRow.id) & (EventRow.number > after)
        wanted = select(EventRow.__table__).select_from(TableRow).outerjoin(EventRow, is_news)
        rows = await self._connection.execute(wanted.where(TableRow.id == table_id).order_by(EventRow.number))
        found = rows.all()
        return [stored_event(row) for row in found if row.number is not None] if found else None

    async def newest(self, table_ids: Sequence[str]) -> dict[str, int]:
        """Return the number of the last event of each of these tables, 0 without any; deleted ones are left out."""
        last = select(func.max(EventRow.number)).where(EventRow.table_id == TableRow.id).scalar_subquery()
        wanted = select(TableRow.id, func.coalesce(last, 0)).where(TableRow.id.in_(table_ids))
        rows = await self._connection.execute(wanted)
        return {table_id: number for table_id, number in rows}  # noqa: C416 (a Row is no pair to mypy)


def opened_table(row: Row[Any]) -> OpenedTable:
    """Return the table that a row stores."""
    return OpenedTable(
        id=row.id,
        created=row.created,
        maker_session=row.maker_session,
        seats=[Seat(name, player) for name, player in row.seats],
        preset=row.preset,
        variants=row.variants,
        ruleset=row.ruleset,
        seed=row.seed,
        open_deal=row.open_deal,
        hints=row.hints,
        request_key=row.request_key,
        pace=msgspec.convert(row.pace, Pace) if row.pace else None,
        draw_seats=row.draw_seats,
        listed=row.listed,
        approval=row.approval,
        commitment=Commitment.from_json(row.commitment) if row.commitment else None,
    )


def stored_event(row: Row[Any]) -> TableEvent:
    """Return the event that a row stores."""
    return TableEvent(
        number=row.number,
        kind=cast("Kind", row.kind),
        seat=row.seat,
        action=row.action,
        name=row.name,
        session=row.session,
        about=row.about,
        version=row.version,
        at=row.created,
    )
