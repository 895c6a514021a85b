"""The runs of the server in the database: once a minute it notes that it is still up."""

import asyncio
import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import Mapped, mapped_column

from exlibris.server.base.background import in_background, to_its_end
from exlibris.server.storage.database import Database
from exlibris.server.storage.engines import StorageError, in_one_line
from exlibris.server.storage.models import Base
from exlibris.table.clocks import Uptime

NOTED_WITHIN: Final = timedelta(minutes=2)  # the latest note of a process that is up is no older
STOPPED: Final = timedelta(minutes=3)  # if nobody has asked for the time for longer, the process did not run
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
    run = Run(database, uptime)
    await run.begin()
    try:
        async with in_background(run.note(), "noting that the server is up"):
            yield
    finally:
        with suppress(StorageError):
            await run.go_on()


class Run:
    """The run of this process, as it is noted."""

    def __init__(self, database: Database, uptime: Uptime) -> None:
        self._database = database
        self._uptime = uptime
        self._id = 0
        self._gaps = 0  # that have been noted

    async def begin(self) -> None:
        """Note that the run begins, and tell the uptime of those before.

        A run of another process that was seen lately is up still.
        """
        async with self._database.writing() as db:
            runs = (await db.scalars(select(RunRow).order_by(RunRow.seen))).all()
            for run in runs[-1:]:
                self._uptime.go_on_from(run.seen)
            now = self._uptime.now()
            up_since = now - NOTED_WITHIN if self._database.is_shared else now
            self._uptime.begin([(run.started, now if run.seen > up_since else run.seen) for run in runs], now)
            await self._add(db, now, now)

    async def go_on(self) -> None:
        """Note that the run is still up; what came after a gap is another run."""
        now = self._uptime.now()
        gaps = self._uptime.gaps[self._gaps :]
        async with self._database.writing() as db:
            for before, after in gaps:
                await self._end(db, before)
                await self._add(db, after, now)
            await self._end(db, now)
        self._gaps += len(gaps)

    async def _add(self, db: AsyncSession, started: datetime, seen: datetime) -> None:
        db.add(run := RunRow(started=started, seen=seen))
        await db.flush()
        self._id = run.id

    async def _end(self, db: AsyncSession, seen: datetime) -> None:
        await db.execute(update(RunRow).where(RunRow.id == self._id).values(seen=seen))

    async def note(self) -> None:
        """Note at intervals, until cancelled, that the run is still up."""
        while True:
            await asyncio.sleep(PAUSE)
            try:
                await to_its_end(self.go_on())
            except StorageError as error:
                logger.error("failed to note that the server is up, will retry: %s", in_one_line(error))
