"""Reading tables and their events from the database, as plain rows: nothing is to be changed in them."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import msgspec
from sqlalchemy import Row, Text, func, select
from sqlalchemy import cast as cast_column
from sqlalchemy.ext.asyncio import AsyncConnection

from exlibris.engine import Commitment, EngineError, Ruleset
from exlibris.server.storage.events import EventRow, entry_of
from exlibris.server.storage.models import TableRow
from exlibris.table.events import Entry
from exlibris.table.options import OpenedTable, Seat, TableOptions
from exlibris.table.present.summary import ListedTable


class Reading:
    """What reads by one connection."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def table(self, table_id: str) -> OpenedTable | None:
        """Return the table of that id, None if there is none."""
        wanted = select(TableRow.__table__).where(TableRow.id == table_id)
        row = (await self._connection.execute(wanted)).first()
        return opened_table(row) if row else None

    async def lines(self, table_ids: Sequence[str]) -> dict[str, ListedTable]:
        """Return what lists say of tables, by id; those are left out of which that is not kept, or out of date."""
        last = select(func.max(EventRow.number)).where(EventRow.table_id == TableRow.id).scalar_subquery()
        texts = [cast_column(column, Text).label(column.key) for column in (TableRow.seats, TableRow.ruleset)]
        wanted = select(TableRow.line, last.label("last"), *texts)  # as text, so that one damaged row spoils nothing
        rows = await self._connection.execute(wanted.where(TableRow.id.in_(table_ids), TableRow.line.is_not(None)))
        found = [line for line in map(kept_line, rows) if line]
        return {line.id: line for line in found}

    async def events(self, table_id: str, after: int) -> list[Entry]:
        """Return the table's events with higher numbers than `after`, in order."""
        wanted = select(EventRow.__table__).where(EventRow.table_id == table_id, EventRow.number > after)
        rows = await self._connection.execute(wanted.order_by(EventRow.number))
        return [entry_of(row) for row in rows]

    async def news(self, table_id: str, after: int) -> list[Entry] | None:
        """Return what `events` does, None if there is no such table."""
        is_news = (EventRow.table_id == TableRow.id) & (EventRow.number > after)
        wanted = select(EventRow.__table__).select_from(TableRow).outerjoin(EventRow, is_news)
        rows = await self._connection.execute(wanted.where(TableRow.id == table_id).order_by(EventRow.number))
        found = rows.all()
        return [entry_of(row) for row in found if row.number is not None] if found else None

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
        options=msgspec.convert(row.options, TableOptions),
        ruleset=row.ruleset,
        seed=row.seed,
        open_deal=row.open_deal,
        request_key=row.request_key,
        commitment=Commitment.from_json(row.commitment) if row.commitment else None,
    )


def kept_line(row: Row[Any]) -> ListedTable | None:
    """Return what lists say of a table by a row with its `line`, `seats`, `ruleset` and `last` event's number.

    None if that is out of date, if anything is damaged, or if the rules are not known here.
    """
    try:
        line = msgspec.json.decode(row.line, type=ListedTable)
        msgspec.json.decode(row.seats, type=list[tuple[str, str]])
        return line if line.number == row.last and _is_known(row.ruleset) else None
    except (msgspec.MsgspecError, UnicodeError):
        return None


@lru_cache
def _is_known(ruleset: str) -> bool:
    try:
        Ruleset.from_json(msgspec.json.decode(ruleset))
    except EngineError:
        return False
    return True
