"""Whether the server can work, and how many tables it has."""

import os
from collections import Counter
from collections.abc import Iterable
from typing import Final, get_args

from anyio import fail_after, move_on_after
from sqlalchemy.exc import SQLAlchemyError

from exlibris.server.base.metrics import LOADED_BYTES, LOADED_TABLES, METRICS_FOLDER, STORED_TABLES
from exlibris.server.running.pool import WorkerPool
from exlibris.server.running.tables import Tables
from exlibris.server.storage.database import Database
from exlibris.server.storage.store import Store
from exlibris.table.errors import TableError
from exlibris.table.options import Status

PATIENCE: Final = 2.0  # seconds for the database, and for each pool; who asks seldom waits longer than ten


class Readiness:
    """Whether a server is ready."""

    def __init__(self, database: Database, pools: Iterable[WorkerPool]) -> None:
        self._database = database
        self._pools = list(pools)
        self._is_stopping = False

    def stop(self) -> None:
        """Be no longer ready, whatever else works: the server is about to stop."""
        self._is_stopping = True

    async def check(self) -> None:
        """Raise TableError, which says what is wrong, unless the server is ready."""
        if self._is_stopping:
            raise TableError("stopping", "The server is stopping.")
        await self._check_database()
        for pool in self._pools:
            if not await pool.is_up(PATIENCE):
                raise TableError("workers-down", f"No worker process of the pool {pool.name!r} answers yet.")

    async def _check_database(self) -> None:
        try:
            with fail_after(PATIENCE):
                is_current = await self._database.is_current()
        except (SQLAlchemyError, OSError) as error:  # TimeoutError is one of the latter
            raise TableError("database-unreachable", "The database can't be read.") from error
        if not is_current:
            raise TableError("schema-mismatch", "The database has the schema of another version.")


async def count_tables(store: Store, tables: Tables) -> None:
    """Set the gauges of the tables in memory, and of those in the database if it can be read.

    Without it these are left out; those of several processes stay as they were then.
    """
    statuses = Counter(live.status for live in tables.recent.values())
    for status in get_args(Status):
        LOADED_TABLES.labels(status).set(statuses[status])
    LOADED_BYTES.set(tables.recent.size)
    if METRICS_FOLDER not in os.environ:  # or else the figures of other processes would stay
        STORED_TABLES.clear()
    with move_on_after(PATIENCE):
        try:
            counts = await store.counts()
        except SQLAlchemyError:
            return
        for finished in (False, True):
            STORED_TABLES.labels(str(finished).lower()).set(counts.get(finished, 0))
