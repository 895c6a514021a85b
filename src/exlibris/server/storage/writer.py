"""The one writer of the store: events that come at the same time share a transaction, and its wait for the disk."""

import asyncio
from collections.abc import Sequence
from typing import Any

from msgspec import Struct
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from exlibris.server.storage.database import Database
from exlibris.server.storage.events import EventRow
from exlibris.server.storage.models import TableRow


class NumberTaken(Exception):
    """Raised when another event of the table has that number already."""


class Waiting(Struct, frozen=True):
    """An event to be stored, by its columns; `finishes` if its table is over then."""

    values: dict[str, Any]
    finishes: bool = False


class EventWriter:
    """Stores events: the holder of the database's lock stores those of all that wait for it."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[tuple[Waiting, asyncio.Future[None]]] = []

    async def write(self, entry: Waiting) -> None:
        """Store an event for good. Raises NumberTaken if its number is used."""
        stored = asyncio.get_running_loop().create_future()
        self._waiting.append((entry, stored))
        async with self._database.lock:
            if not stored.done():  # otherwise the previous holder of the lock has stored it too
                await self._write_all()
        await stored

    async def _write_all(self) -> None:
        batch, self._waiting = self._waiting, []
        try:
            await self._commit([entry for entry, _ in batch])
        except IntegrityError:
            for entry, stored in batch:
                await self._write_one(entry, stored)
        except BaseException as error:
            for _, stored in batch:
                fail(stored, error)
            if not isinstance(error, Exception):
                raise
        else:
            for _, stored in batch:
                stored.set_result(None)

    async def _write_one(self, entry: Waiting, stored: asyncio.Future[None]) -> None:
        try:
            await self._commit([entry])
        except IntegrityError as error:
            table_id, number = entry.values["table_id"], entry.values["number"]
            taken = await self._is_taken(table_id, number)
            fail(stored, NumberTaken(f"the table has an event {number}") if taken else error)
        except Exception as error:  # noqa: BLE001 (raised where the event was to be stored)
            fail(stored, error)
        else:
            stored.set_result(None)

    async def _commit(self, entries: Sequence[Waiting]) -> None:
        finished = [entry.values["table_id"] for entry in entries if entry.finishes]
        async with (self._database.engine if finished else self._database.single).begin() as connection:
            await connection.execute(insert(EventRow), [entry.values for entry in entries])
            if finished:
                await mark_finished(connection, finished)

    async def _is_taken(self, table_id: str, number: int) -> bool:
        wanted = select(EventRow.number).where(EventRow.table_id == table_id, EventRow.number == number)
        async with self._database.engine.connect() as connection:
            return (await connection.execute(wanted)).first() is not None


async def mark_finished(connection: AsyncConnection, table_ids: Sequence[str]) -> None:
    """Mark tables as over; from which network they were opened is no longer needed."""
    over = update(TableRow).where(TableRow.id.in_(table_ids))
    await connection.execute(over.values(finished=True, network=None))


def fail(stored: asyncio.Future[None], error: BaseException) -> None:
    """Raise the error where the event is awaited."""
    if not stored.done():
        stored.set_exception(error if isinstance(error, Exception) else ConnectionError("the server stops"))
        stored.exception()  # the waiting task may have been cancelled
