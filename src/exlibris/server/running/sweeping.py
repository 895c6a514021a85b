"""Deleting tables at which nothing has happened for long, at the start and once a day."""

import asyncio
import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from typing import Final

from exlibris.server.base.background import in_background
from exlibris.server.running.tables import Tables

PAUSE: Final = 24 * 3600.0  # seconds

logger = logging.getLogger(__name__)


@asynccontextmanager
async def sweeping(tables: Tables, keep: timedelta) -> AsyncGenerator[None, None]:
    """Delete untouched tables for as long as the server runs."""
    async with in_background(sweep(tables, keep), "deleting old tables"):
        yield


async def sweep(tables: Tables, keep: timedelta) -> None:
    """Delete tables that have been idle for `keep`, once a day, until cancelled."""
    while True:
        try:
            count = await tables.delete_untouched(datetime.now(UTC) - keep)
        except Exception:
            logger.exception("failed to delete old tables; will retry tomorrow")
        else:
            if count:
                logger.warning("deleted %d tables that were idle for %d days", count, keep.days)
        await asyncio.sleep(PAUSE)
