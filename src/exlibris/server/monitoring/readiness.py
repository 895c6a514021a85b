"""Whether requests can be served now: by the database, and by the worker processes."""

from collections.abc import Iterable
from typing import Final

from anyio import fail_after
from sqlalchemy.exc import SQLAlchemyError

from exlibris.server.running.pool import WorkerPool
from exlibris.server.storage.store import Store
from exlibris.table.errors import TableError

PATIENCE: Final = 2.0  # seconds for the database, and for each pool; who asks seldom waits longer than ten


class Readiness:
    """Whether a server is ready."""

    def __init__(self, store: Store, pools: Iterable[WorkerPool]) -> None:
        self._store = store
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
                is_current = await self._store.is_current()
        except (SQLAlchemyError, OSError) as error:  # TimeoutError is one of the latter
            raise TableError("database-unreachable", "The database can't be read.") from error
        if not is_current:
            raise TableError("schema-mismatch", "The database has the schema of another version.")
