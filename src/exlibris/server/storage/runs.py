"""The runs of the server in the database: once a minute it notes that it is still up."""

import asyncio
import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime, timedelta
from typing import Final

from advanced_alchemy.types import DateTimeUTC
from sqlalchemy import select, update
from sqlalchemy.orm import Mapped, mapped_column

from exlibris.server.base.background import in_background, to_its_end
from exlibris.server.storage.database import Database
from exlibris.server.storage.engines import STORAGE_ERRORS, in_one_line
from exlibris.server.storage.models import Base
from exlibris.table.fold.clocks import Uptime

NOTED_WITHIN: Final = timedelta(minutes=2)  # the latest note of a process that is up is no older
PAUSE: Final = 60.0  # seconds; after a crash as much time at most counts for nobody
logger = logging.getLogger(__name__)


class RunRow(Base):
    """A run of the server: when it began, and when it was last known to be up."""

    __tablename__ = "server_runs"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    started: Mapped[datetime] = mapped_column(DateTimeUTC(timezone=True))
    seen: Mapped[datetime] = mapped_column(DateTimeUTC(timezone=True))


class Runs:
    """The runs that the database knows of, those of other processes among them if it is shared."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def _up_until(self, seen: datetime, now: datetime) -> datetime:
        """Return until when a run has certainly been up, or must have been if it is another process's."""
        return now if self._database.is_shared and now - seen < NOTED_WITHIN else seen

    async def begin(self, uptime: Uptime) -> int:
        """Note that a run begins, tell the uptime of those before, and return this one's number."""
        now = datetime.now(UTC)
        async with self._database.writing() as db:
            past = await db.scalars(select(RunRow))
            uptime.begin([(run.started, self._up_until(run.seen, now)) for run in past], now)
            db.add(run := RunRow(started=now, seen=now))
            await db.flush()
            return run.id

    async def go_on(self, run: int) -> None:
        """Note that a run is still up."""
        async with self._database.writing() as db:
            await db.execute(update(RunRow).where(RunRow.id == run).values(seen=datetime.now(UTC)))


@asynccontextmanager
async def noted(runs: Runs, uptime: Uptime) -> AsyncGenerator[None, None]:
    """Note the run for as long as the server is up."""
    run = await runs.begin(uptime)
    try:
        async with in_background(note(runs, run), "noting that the server is up"):
            yield
    finally:
        with suppress(*STORAGE_ERRORS):
            await runs.go_on(run)


async def note(runs: Runs, run: int) -> None:
    """Note at intervals, until cancelled, that the run is still up."""
    while True:
        await asyncio.sleep(PAUSE)
        try:
            await to_its_end(runs.go_on(run))
        except STORAGE_ERRORS as error:
            logger.error("failed to note that the server is up, will retry: %s", in_one_line(error))
