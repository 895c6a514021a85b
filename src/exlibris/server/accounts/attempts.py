"""How often somebody may try a password, a code or the like: after some failures with growing pauses, never locked out.

Each way to try has a count of its own, so that nobody makes another wait: a browser that is signed in, one that has
been signed in to the account before, and for all others each network and what it tries at each account. Names without
an account are counted, too, so that the pauses tell nothing.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from math import ceil
from time import time
from typing import Final, NamedTuple

from litestar.stores.base import Store

from exlibris.server.accounts.devices import Visitor
from exlibris.table.errors import TableError
from exlibris.table.names import folded, hashed

HOUR: Final = 3600
MANY: Final = 50  # attempts of strangers at one account, in an hour after each


class Slope(NamedTuple):
    """How pauses grow after a number of `free` failures: each is twice the last, from `first` to `longest` seconds."""

    free: int
    first: float
    longest: float

    def after(self, failed: int) -> float:
        """Return the seconds to wait after that number of failures."""
        return min(self.longest, self.first * 2.0 ** min(60, failed - self.free - 1)) if failed > self.free else 0.0


KNOWN: Final = Slope(free=5, first=1, longest=300)
STRANGERS: Final = Slope(free=5, first=1, longest=600)
STRANGERS_AMONG_MANY: Final = Slope(free=2, first=60, longest=HOUR)
NETWORK: Final = Slope(free=30, first=1, longest=60)
CODES: Final = Slope(free=10, first=30, longest=HOUR)  # for who knows the password already
MAILS: Final = Slope(free=2, first=600, longest=HOUR)  # to one account or address; those beyond are not sent
MAILS_OF_NETWORK: Final = Slope(free=10, first=60, longest=HOUR)


class Count(NamedTuple):
    """What is counted by a `key`, and how its pauses grow."""

    key: str
    slope: Slope


class Tally(NamedTuple):
    """So many have failed; the next may come at `again`, in seconds since 1970."""

    failed: int = 0
    again: float = 0.0


class Attempts:
    """Counts what has failed, in a store that processes may share."""

    def __init__(self, store: Store, clock: Callable[[], float] = time) -> None:
        self._store = store
        self._clock = clock
        self._lock = asyncio.Lock()

    async def begin(self, counts: Sequence[Count]) -> None:
        """Count an attempt as a failed one. Raises TableError if it comes too early."""
        async with self._lock:  # so that many at the same time are counted
            now = self._clock()
            tallies = [await self._tally(count.key) for count in counts]
            # No longer than a pause may be: the clock may have been set back.
            wait = max(min(at.again - now, of.slope.longest) for at, of in zip(tallies, counts, strict=True))
            if wait > 0:
                detail = f"Too many attempts have failed; try again in {ceil(wait)} seconds."
                raise TableError("too-many-attempts", detail, ceil(wait))
            for count, tally in zip(counts, tallies, strict=True):
                failed = tally.failed + 1
                await self._keep(count.key, Tally(failed, now + count.slope.after(failed)))

    async def succeed(self, counts: Sequence[Count]) -> None:
        """Forget what has failed before by the first of the counts; the others were told of one failure too many."""
        async with self._lock:
            await self._store.delete(counts[0].key)
            for count in counts[1:]:
                tally = await self._tally(count.key)
                await self._keep(count.key, Tally(max(0, tally.failed - 1)))

    async def at(self, name: str, visitor: Visitor, account: str) -> list[Count]:
        """Return the counts of attempts at the account of that name; `account` is its session, "" without one.

        That of the visitor alone comes first.
        """
        if visitor.caller.sign_in_id and visitor.caller.session == account:
            return [Count(f"sign-in {visitor.caller.sign_in_id}", KNOWN)]
        if device := visitor.device_of(account):
            return [Count(f"device {device}", KNOWN)]
        whom, network = hashed(folded(name)), hashed(visitor.think.asker.network)
        at_name = Count(f"name {whom}", Slope(free=MANY, first=0, longest=0))
        is_tried = (await self._tally(at_name.key)).failed >= MANY
        own = Count(f"name {whom} network {network}", STRANGERS_AMONG_MANY if is_tried else STRANGERS)
        return [own, Count(f"network {network}", NETWORK), at_name]

    async def _tally(self, key: str) -> Tally:
        stored = await self._store.get(key)
        with suppress(ValueError):
            failed, again = (stored or b"").split()
            return Tally(int(failed), float(again))
        return Tally()

    async def _keep(self, key: str, tally: Tally) -> None:
        await self._store.set(key, f"{tally.failed} {tally.again}", expires_in=2 * HOUR)
