"""The store: tables and their append-only events in a database."""

import json
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, Literal, cast

from advanced_alchemy.config.asyncio import SQLAlchemyAsyncConfig
from msgspec import Struct
from sqlalchemy import ColumnElement, event, or_, select, update
from sqlalchemy.exc import IntegrityError

from exlibris.server.messages.tables import Player
from exlibris.server.migrations import upgrade
from exlibris.server.models import EventRow, TableRow

Kind = Literal["claim", "action", "undo"]

STORED_KINDS = {"undo": "take_back"}  # kinds that databases know by another name
KINDS = {stored: kind for kind, stored in STORED_KINDS.items()}

SQLITE_PRAGMAS = ("journal_mode=WAL", "foreign_keys=ON", "busy_timeout=5000")


class Seat(Struct, frozen=True):
    """A seat as the table was opened; people may give another name when they sit down."""

    name: str
    player: Player


class OpenedTable(Struct, frozen=True, kw_only=True):
    """What never changes about a table. `maker` is the hash of a browser's secret, `seed` 32 secret bytes."""

    id: str
    created: datetime
    maker: str
    seats: list[Seat]
    preset: str
    variants: list[str] = []
    ruleset: dict[str, Any]
    seed: bytes
    open_deal: bool


class TableEvent(Struct, frozen=True, kw_only=True):
    """Something that happened: somebody took a seat (`name`, `session`), a seat acted (`action`) or took that back."""

    number: int
    kind: Kind
    seat: int
    action: int | None = None
    name: str | None = None
    session: str | None = None


class NumberTaken(Exception):
    """Another event of the table has that number already."""


class Store:
    """All tables of a database."""

    def __init__(self, url: str) -> None:
        self.config = SQLAlchemyAsyncConfig(connection_string=url)

    async def start(self) -> None:
        """The database is ready, its schema the newest."""
        engine = self.config.get_engine()
        if engine.dialect.name == "sqlite":
            event.listen(engine.sync_engine, "connect", set_pragmas)
        async with engine.begin() as connection:
            await connection.run_sync(upgrade)

    async def stop(self) -> None:
        """All connections are closed."""
        await self.config.get_engine().dispose()

    async def open(self, table: OpenedTable, events: Sequence[TableEvent]) -> None:
        """The table exists, with its first events."""
        async with self.config.get_session() as session:
            session.add(table_row(table))
            await session.flush()
            session.add_all(event_row(table.id, one) for one in events)
            await session.commit()

    async def table(self, table_id: str) -> OpenedTable | None:
        """The table of that id, if there is one."""
        async with self.config.get_session() as session:
            row = await session.get(TableRow, table_id)
        return opened_table(row) if row else None

    async def events(self, table_id: str, after: int) -> list[TableEvent]:
        """The table's events with higher numbers than `after`, in order."""
        query = select(EventRow).where(EventRow.table_id == table_id, EventRow.number > after)
        async with self.config.get_session() as session:
            rows = await session.scalars(query.order_by(EventRow.number))
            return [stored_event(row) for row in rows]

    async def append(self, table_id: str, one: TableEvent) -> None:
        """The event is the table's newest for good; NumberTaken when another was quicker."""
        async with self.config.get_session() as session:
            session.add(event_row(table_id, one))
            try:
                await session.commit()
            except IntegrityError as error:
                await session.rollback()
                if await session.get(EventRow, (table_id, one.number)) is None:
                    raise
                raise NumberTaken(f"{table_id} has an event {one.number}") from error

    async def finish(self, table_id: str) -> None:
        """The table is marked as over, so that no start wakes its bots."""
        async with self.config.get_session() as session:
            await session.execute(update(TableRow).where(TableRow.id == table_id).values(finished=True))
            await session.commit()

    async def unfinished(self) -> list[str]:
        """The ids of all tables not marked as over."""
        return await self._ids(TableRow.finished.is_(False), limit=None)

    async def of_browser(self, session: str, limit: int = 50) -> list[str]:
        """The newest tables that this browser made or holds a seat of."""
        seated = select(EventRow.table_id).where(EventRow.session == session)
        return await self._ids(or_(TableRow.maker == session, TableRow.id.in_(seated)), limit)

    async def _ids(self, wanted: ColumnElement[bool], limit: int | None) -> list[str]:
        query = select(TableRow.id).where(wanted).order_by(TableRow.created.desc()).limit(limit)
        async with self.config.get_session() as session:
            return list(await session.scalars(query))


def set_pragmas(connection: Any, _: object) -> None:
    """A new SQLite connection writes ahead, checks references and waits for other writers."""
    cursor = connection.cursor()
    for pragma in SQLITE_PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def table_row(table: OpenedTable) -> TableRow:
    """The row that keeps a table."""
    return TableRow(
        id=table.id,
        created=table.created,
        maker=table.maker,
        seats=json.dumps([[seat.name, seat.player] for seat in table.seats]),
        preset=table.preset,
        variants=json.dumps(table.variants),
        ruleset=json.dumps(table.ruleset),
        seed=table.seed,
        open_deal=table.open_deal,
        finished=False,
    )


def opened_table(row: TableRow) -> OpenedTable:
    """The table that a row keeps."""
    return OpenedTable(
        id=row.id,
        created=row.created,
        maker=row.maker,
        seats=[Seat(name, player) for name, player in json.loads(row.seats)],
        preset=row.preset,
        variants=json.loads(row.variants),
        ruleset=json.loads(row.ruleset),
        seed=row.seed,
        open_deal=row.open_deal,
    )


def event_row(table_id: str, one: TableEvent) -> EventRow:
    """The row that keeps an event."""
    return EventRow(
        table_id=table_id,
        number=one.number,
        kind=STORED_KINDS.get(one.kind, one.kind),
        seat=one.seat,
        action=one.action,
        name=one.name,
        session=one.session,
        created=datetime.now(UTC),
    )


def stored_event(row: EventRow) -> TableEvent:
    """The event that a row keeps."""
    return TableEvent(
        number=row.number,
        kind=cast("Kind", KINDS.get(row.kind, row.kind)),
        seat=row.seat,
        action=row.action,
        name=row.name,
        session=row.session,
    )
