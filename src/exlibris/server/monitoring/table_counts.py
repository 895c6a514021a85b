"""How many tables there are: figures that are counted when somebody reads them."""

import os
from collections import Counter
from typing import Final, get_args

from anyio import move_on_after
from sqlalchemy.exc import SQLAlchemyError

from exlibris.server.base.metrics import LOADED_BYTES, LOADED_TABLES, METRICS_FOLDER, STORED_TABLES
from exlibris.server.running.tables import Tables
from exlibris.server.storage.store import Store
from exlibris.table.options import Status

PATIENCE: Final = 2.0  # seconds for the database


class TableCounts:
    """Counts the tables of a store, and those of them in memory."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self._store = store
        self._tables = tables

    async def update(self) -> None:
        """Set the gauges; without a database those of its tables are left out.

        Those of several processes stay as they were then.
        """
        statuses = Counter(live.status for live in self._tables.in_memory())
        for status in get_args(Status):
            LOADED_TABLES.labels(status).set(statuses[status])
        LOADED_BYTES.set(self._tables.bytes_in_memory)
        if METRICS_FOLDER not in os.environ:  # or else the figures of other processes would stay
            STORED_TABLES.clear()
        with move_on_after(PATIENCE):
            try:
                counts = await self._store.counts()
            except SQLAlchemyError:
                return
            for finished in (False, True):
                STORED_TABLES.labels(str(finished).lower()).set(counts.get(finished, 0))
