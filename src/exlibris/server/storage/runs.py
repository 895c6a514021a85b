"""The runs of the server in the database: once a minute it notes that it is still up."""

import asyncio
import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime, timedelta
from typing import Final

from sqlalchemy import select, update
from sqlalchemy.orm import Mapped, mapped_column

from exlibris.server.base.background import in_background, to_its_end
from exlibris.server.storage.database import Database
from exlibris.server.storage.engines import StorageError, in_one_line
from exlibris.server.storage.models import Base
from exlibris.table.fold.clocks import Uptime

NOTED_WITHIN: Final = timedelta(minutes=2)  # the latest note of a process that is up is no older
PAUSE: Final = 60.0  # seconds; after a crash as much time at most counts for nobody
logger = logging.getLogger(__name__)


class RunRow(Base):
    """A run of the server: when it began, and when it was last known to be up."""

    __tablename__ = "server_runs"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    started: Mapped[datetime]
    seen: Mapped[datetime]


@asynccontextmanager
async def noted(database: Database, uptime: Uptime) -> AsyncGenerator[None, None]:
    """Note the run for as long as the server is up, and tell the uptime of those before."""
    run = await begin(database, uptime)
    try:
        async with in_background(note(database, run), "noting that the server is up"):
            yield
    finally:
        with suppress(StorageError):
            await go_on(database, run)


async def begin(database: Database, uptime: Uptime) -> int:
    """Note that a run begins, tell the uptime of those before, and return this one's number.

    A run of another process that was seen lately is up still.
    """
    now = datetime.now(UTC)
    async with database.writing() as db:
        noted_since = now - NOTED_WITHIN if database.is_shared else now
        past = [(run.started, now if run.seen > noted_since else run.seen) for run in await db.scalars(select(RunRow))]
        uptime.begin(past, now)
        db.add(run := RunRow(started=now, seen=now))
        await db.flush()
        return run.id


async def go_on(database: Database, run: int) -> None:
    """Note that a run is still up."""
    async with database.writing() as db:
        await db.execute(update(RunRow).where(RunRow.id == run).values(seen=datetime.now(UTC)))


async def note(database: Database, run: int) -> None:
    """Note at intervals, until cancelled, that the run is still up."""
    while True:
        await asyncio.sleep(PAUSE)
        try:
            await to_its_end(go_on(database, run))
        except StorageError as error:
            logger.error("failed to note that the server is up, will retry: %s", in_one_line(error))
