"""Stored positions and lines of the list of tables: a cache of what the events say, written by the one writer."""

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256
from typing import Final, NamedTuple

import msgspec
from advanced_alchemy.config.asyncio import SQLAlchemyAsyncConfig
from msgspec import Struct
from sqlalchemy import Text, cast, delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncSession

from exlibris.server.positions.installation import installation
from exlibris.server.positions.position import Position
from exlibris.server.storage.engines import lock
from exlibris.server.storage.models import Cached, EventRow, ListedRow, PositionRow, TableRow
from exlibris.table.present.listed import ListedTable

REPLACING: Final = 0x45786C70  # the number of the lock that one process at a time has while it replaces positions
ROW: Final = (cast(TableRow.seats, Text), cast(TableRow.ruleset, Text))  # as text, so that damage spoils nothing


class StoredLine(Struct, frozen=True):
    """A line of the list; `row` is the digest of the table's row that it was made of."""

    row: str
    line: ListedTable


class Kept(NamedTuple):
    """What is kept of a table: nothing from before its event `since`; `row` is the digest of its row."""

    since: int
    row: str


class PositionStore:
    """Positions of tables in the database. Whatever another version of the program wrote counts as not there."""

    def __init__(self, config: SQLAlchemyAsyncConfig, turn: asyncio.Lock) -> None:
        self._config = config
        self._turn = turn

    async def listed(self, table_ids: Sequence[str]) -> dict[str, ListedTable]:
        """Return what the list says of tables, by id; those are left out where something has happened since.

        So are those whose row is another one now: damaged, or not ours to read. They have to be loaded to say so.
        """
        last = select(func.max(EventRow.number)).where(EventRow.table_id == ListedRow.table_id).scalar_subquery()
        wanted = select(ListedRow.data, *ROW).join(TableRow)
        wanted = wanted.where(
            ListedRow.table_id.in_(table_ids), ListedRow.code == installation(), ListedRow.number == last
        )
        async with self._config.get_session() as db:
            rows = (await db.execute(wanted)).all()
        found = [(msgspec.json.decode(data, type=StoredLine), row) for data, *row in rows]
        return {stored.line.id: stored.line for stored, row in found if stored.row == digest(row)}

    async def keep(self, positions: Mapping[str, Position], lines: Iterable[ListedTable]) -> None:
        """Store positions by table, and lines of the list, instead of those before, in one transaction."""
        listed = {one.id: one for one in lines}
        async with self._turn, self._config.get_session() as db:
            await wait_for_other_processes(db)
            wanted = select(TableRow.id, TableRow.forgotten, *ROW).where(TableRow.id.in_([*positions, *listed]))
            there = {table_id: Kept(since, digest(row)) for table_id, since, *row in await db.execute(wanted)}
            encoded = {
                key: Position(one.number, msgspec.json.encode(StoredLine(there[key].row, one)))
                for key, one in listed.items()
                if key in there
            }
            await replace(db, PositionRow, not_too_old(positions, there))
            await replace(db, ListedRow, not_too_old(encoded, there))
            await db.commit()


def not_too_old(found: Mapping[str, Position], there: Mapping[str, Kept]) -> dict[str, Position]:
    """Return what was packed of tables that are there, and names nobody who has been forgotten since."""
    return {key: one for key, one in found.items() if key in there and one.number >= there[key].since}


def digest(row: Sequence[str]) -> str:
    """Return a digest of a table's row, as far as what is said of the table depends on it."""
    return sha256("\n".join(row).encode()).hexdigest()


async def wait_for_other_processes(db: AsyncSession) -> None:
    """Let one process at a time replace positions: two that do so for the same table would fail."""
    await lock(db, REPLACING)


async def replace(db: AsyncSession, model: type[Cached], found: Mapping[str, Position]) -> None:
    """Put what was packed in the place of what is kept of the same tables."""
    await db.execute(delete(model).where(model.table_id.in_(found)))
    rows = [
        {"table_id": key, "number": one.number, "code": installation(), "data": one.data} for key, one in found.items()
    ]
    if rows:
        await db.execute(insert(model), rows)


async def forget(db: AsyncSession, table_id: str) -> None:
    """Delete what is kept of a table."""
    for model in (PositionRow, ListedRow):
        await db.execute(delete(model).where(model.table_id == table_id))
