"""A limit on guessing one account's password, from however many addresses."""

import asyncio
from typing import Final

from litestar.stores.base import Store

from exlibris.server.accounts.accounts import folded
from exlibris.table.errors import TableError
from exlibris.table.sessions import hashed

MOST: Final = 10
SECONDS: Final = 15 * 60


class Attempts:
    """Counts what has failed, by name: names without an account are counted, too, so that the limit tells nothing."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def begin(self, store: Store, name: str) -> None:
        """Count an attempt as a failed one. Raises TableError if there were too many lately."""
        async with self._turn:  # so that many at the same time are counted
            failed = int(await store.get(key_of(name)) or b"0")
            if failed >= MOST:
                minutes = SECONDS // 60
                detail = f"{MOST} attempts have failed; after {minutes} minutes without one it can be tried again."
                raise TableError("too-many-attempts", detail)
            await store.set(key_of(name), str(failed + 1), expires_in=SECONDS)

    async def succeed(self, store: Store, name: str) -> None:
        """Forget what has failed before."""
        await store.delete(key_of(name))


def key_of(name: str) -> str:
    """Return what stands for a name in the store."""
    return hashed(folded(name))
