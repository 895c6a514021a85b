"""Database rows: tables and their numbered events."""

from collections.abc import Sequence
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec
import sqlalchemy as sa
from msgspec import structs
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from exlibris.engine import Commitment, EngineError, Ruleset
from exlibris.table.events import StoredEvent, TableEvent, decode, encode, kind_of, session_of
from exlibris.table.options import OpenedTable, Seat, TableOptions
from exlibris.table.public import ListedTable


class UtcTime(sa.TypeDecorator[datetime]):
    """A time with its zone, stored in UTC, since SQLite stores no zones."""

    impl = sa.DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, _: sa.Dialect) -> datetime | None:
        """Return the time in UTC for storing."""
        return None if value is None else value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, _: sa.Dialect) -> datetime | None:
        """Return a stored time with its zone."""
        return value.replace(tzinfo=UTC) if value is not None and value.tzinfo is None else value


class Base(DeclarativeBase):
    """Base class of the database models."""

    type_annotation_map = {datetime: UtcTime}  # noqa: RUF012


class TableRow(Base):
    """A table as it was opened, with a few columns that change later.

    `finished` is an index for queries; the events are authoritative. `listed` copies the table option. `line` caches
    the table's entry in lists. Erasing a person removes their sessions and names and sets `forgotten` to the number of
    the last event, so that an older `line`, which names them, isn't stored again. `network` is a tag of the network
    that opened the table, until the game is over or its opener erased. `rated`: finished and processed for ratings.
    """

    __tablename__ = "game_tables"
    __table_args__ = (
        sa.Index("ix_game_tables_maker_session", "maker_session"),
        sa.Index("ix_game_tables_finished", "finished"),
        sa.Index("ix_game_tables_network", "network"),
        sa.Index("ix_game_tables_listed", "listed"),
        sa.Index("ix_game_tables_rated", "rated", "finished"),
        sa.Index("ix_game_tables_request_key", "request_key", unique=True),
    )

    id: Mapped[str] = mapped_column(sa.String(22), primary_key=True)
    created: Mapped[datetime]
    maker_session: Mapped[str] = mapped_column(sa.String(64))
    seats: Mapped[list[list[str]]] = mapped_column(sa.JSON())
    options: Mapped[dict[str, Any]] = mapped_column(sa.JSON())
    ruleset: Mapped[dict[str, Any]] = mapped_column(sa.JSON())
    seed: Mapped[bytes] = mapped_column(sa.LargeBinary(32))
    open_deal: Mapped[bool]
    from_file: Mapped[bool] = mapped_column(default=False)
    request_key: Mapped[str | None] = mapped_column(sa.String(64))
    network: Mapped[str | None] = mapped_column(sa.String(8))
    listed: Mapped[bool] = mapped_column(default=False)
    commitment: Mapped[dict[str, Any] | None] = mapped_column(sa.JSON(none_as_null=True))
    finished: Mapped[bool] = mapped_column(default=False)
    line: Mapped[bytes | None] = mapped_column(sa.LargeBinary())
    forgotten: Mapped[int] = mapped_column(default=0)
    rated: Mapped[bool] = mapped_column(default=False)


class EventRow(Base):
    """An event of a table; the primary key allows one writer for each number."""

    __tablename__ = "table_events"
    __table_args__ = (sa.Index("ix_table_events_session", "session"),)

    table_id: Mapped[str] = mapped_column(sa.ForeignKey("game_tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True, autoincrement=False)
    session: Mapped[str | None] = mapped_column(sa.String(64))
    payload: Mapped[str] = mapped_column(sa.Text())
    created: Mapped[datetime]


def values_of(table_id: str, entry: StoredEvent) -> dict[str, Any]:
    """Return the columns of an entry's row."""
    session = session_of(entry.event)
    return {
        "table_id": table_id,
        "number": entry.number,
        "session": session,
        "payload": payload_of(entry.event),
        "created": entry.at,
    }


def payload_of(event: TableEvent) -> str:
    """Return an event as stored, without its session."""
    return encode(event if session_of(event) is None else structs.replace(event, session="")).decode()


def entry_of(row: sa.Row[Any]) -> StoredEvent:
    """Return the entry stored in a row. Raises ValueError for an event that this version can't read."""
    try:
        event = decode(row.payload)
    except ValueError as error:
        raise ValueError(f"event {row.number}: {error}") from error
    return StoredEvent(
        row.number, row.created, event if row.session is None else structs.replace(event, session=row.session)
    )


def is_one_of(*kinds: type[TableEvent]) -> sa.ColumnElement[bool]:
    """Return the condition that an event is of one of these kinds."""
    return sa.or_(*(EventRow.payload.startswith(f'["{kind_of(kind)}"') for kind in kinds))


async def read_events(db: AsyncConnection, table_id: str) -> Sequence[sa.Row[Any]]:
    """Return the rows of the table's events, in order."""
    wanted = sa.select(EventRow.__table__).where(EventRow.table_id == table_id).order_by(EventRow.number)
    return (await db.execute(wanted)).all()


class ListedId(NamedTuple):
    """A listed table, with the hash of the key of the request that opened it and its network's tag."""

    table_id: str
    maker_session: str
    request_key: str | None
    network: str | None


async def read_table(db: AsyncConnection, table_id: str) -> OpenedTable | None:
    """Return the table of that id, None for an unknown id."""
    row = (await db.execute(sa.select(TableRow.__table__).where(TableRow.id == table_id))).first()
    return _opened_table(row) if row else None


def table_row(table: OpenedTable) -> TableRow:
    """Return the row of a table."""
    stored = {
        "seats": [[seat.name, seat.player] for seat in table.seats],
        "options": msgspec.to_builtins(table.options),
        "listed": table.options.listed,
        "commitment": table.commitment.to_json() if table.commitment else None,
    }
    return TableRow(**structs.asdict(table) | stored)


def _opened_table(row: sa.Row[Any]) -> OpenedTable:
    columns: dict[str, Any] = {name: getattr(row, name) for name in OpenedTable.__struct_fields__}
    columns["seats"] = [Seat(name, player) for name, player in row.seats]
    columns["options"] = msgspec.convert(row.options, TableOptions)
    columns["commitment"] = Commitment.from_json(row.commitment) if row.commitment else None
    return OpenedTable(**columns)


def kept_line(row: sa.Row[Any]) -> ListedTable | None:
    """Return a table's cached list entry from a row with its `line`, `seats`, `ruleset` and `last` event's number.

    None if the entry is outdated, a column is damaged, or this version doesn't know the ruleset.
    """
    try:
        line = msgspec.json.decode(row.line, type=ListedTable)
        is_current = line.number == row.last and _is_known(row.ruleset)
        return line if is_current and seats_in(row.seats) is not None else None
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


@lru_cache
def _is_known(ruleset: str) -> bool:
    try:
        Ruleset.from_json(msgspec.json.decode(ruleset))
    except EngineError:
        return False
    return True


def touched(since: datetime) -> sa.ColumnElement[bool]:
    """Return the condition that a table was opened or had an event since then."""
    at = sa.select(EventRow.created).where(EventRow.table_id == TableRow.id)
    last = at.order_by(EventRow.number.desc()).limit(1).scalar_subquery()
    return sa.or_(TableRow.created >= since, sa.func.coalesce(last >= since, sa.false()))


def seats_in(seats: str | None) -> list[tuple[str, str]] | None:
    """Return each seat's name and player ("human" or a bot's name) in a `seats` column; None if it is damaged."""
    try:
        return msgspec.json.decode(seats or "", type=list[tuple[str, str]])
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
