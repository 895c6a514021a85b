"""The leader: the one process that does singleton work, as long as it holds a lock in the database."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Final

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from exlibris.server.storage.engines import StorageError, in_one_line

LEADING: Final = 0x45786C6C  # the number of the lock
PAUSE: Final = 1.0  # seconds between attempts to get the lock, and between checks that it is still held

Duties = Callable[[], AbstractAsyncContextManager[None]]

logger = logging.getLogger(__name__)


async def lead(engine: AsyncEngine, duties: Duties) -> None:
    """Wait for the lock and do the duties while this process holds it, until cancelled.

    PostgreSQL releases the lock of a process whose connection is gone.
    """
    while True:
        try:
            async with engine.connect() as connection:
                await lead_once(await connection.execution_options(isolation_level="AUTOCOMMIT"), duties)
        except StorageError as error:
            logger.error("lost leadership or failed to acquire it: database error: %s", in_one_line(error))
        except Exception:
            logger.exception("lost leadership or failed to acquire it")
        await asyncio.sleep(PAUSE)


async def lead_once(connection: AsyncConnection, duties: Duties) -> None:
    """Do the duties until the connection is lost, if the lock is free."""
    if not await connection.scalar(select(func.pg_try_advisory_lock(LEADING))):
        return
    try:
        async with duties():
            while True:
                await asyncio.sleep(PAUSE)
                await connection.execute(select(1))
    finally:
        # The pool would keep the lock along with the connection.
        await connection.invalidate()
