"""The events of tables as rows: a payload, and the session that it names in a column of its own.

The payload of an event has no session, so that a person's events change hands, or are forgotten, by their column.
"""

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from msgspec import structs
from sqlalchemy import ColumnElement, ForeignKey, Index, Row, String, Text, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.orm import Mapped, mapped_column

from exlibris.server.storage.models import Base
from exlibris.table.events import StoredEvent, TableEvent, decode, encode, kind_of, session_of


class EventRow(Base):
    """One event of a table; the primary key allows one writer for each number."""

    __tablename__ = "table_events"
    __table_args__ = (Index("ix_table_events_session", "session"),)

    table_id: Mapped[str] = mapped_column(ForeignKey("game_tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    session: Mapped[str | None] = mapped_column(String(64))
    payload: Mapped[str] = mapped_column(Text())
    created: Mapped[datetime]


def values_of(table_id: str, entry: StoredEvent) -> dict[str, Any]:
    """Return the columns of the row that stores an entry of a table."""
    session = session_of(entry.event)
    return {
        "table_id": table_id,
        "number": entry.number,
        "session": session,
        "payload": payload_of(entry.event),
        "created": entry.at,
    }


def payload_of(event: TableEvent) -> str:
    """Return an event as it is stored, without its session."""
    return encode(event if session_of(event) is None else structs.replace(event, session="")).decode()


def entry_of(row: Row[Any]) -> StoredEvent:
    """Return the entry that a row stores. Raises ValueError for a payload that makes no event here."""
    try:
        event = decode(row.payload)
    except ValueError as error:
        raise ValueError(f"event {row.number}: {error}") from error
    return StoredEvent(
        row.number, row.created, event if row.session is None else structs.replace(event, session=row.session)
    )


def is_one_of(*kinds: type[TableEvent]) -> ColumnElement[bool]:
    """Return the condition that an event is of one of these kinds."""
    return or_(*(EventRow.payload.startswith(f'["{kind_of(kind)}"') for kind in kinds))


async def read_events(db: AsyncConnection, table_id: str) -> Sequence[Row[Any]]:
    """Return the rows of the table's events, in order."""
    wanted = select(EventRow.__table__).where(EventRow.table_id == table_id).order_by(EventRow.number)
    return (await db.execute(wanted)).all()
