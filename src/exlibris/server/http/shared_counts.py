"""Rate limit counts in Redis, shared by all processes. Without it, each process counts for itself."""

import logging
from collections.abc import Awaitable, Callable
from datetime import timedelta
from time import monotonic
from typing import Final, TypeVar

from litestar.stores.base import Store
from litestar.stores.redis import RedisStore
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

ANSWER_SECONDS: Final = 1.0  # short, since a request waits for the answer
ASK_AGAIN_AFTER: Final = 5.0  # seconds between attempts while Redis is unreachable
PREFIX: Final = "exlibris"

logger = logging.getLogger(__name__)
Found = TypeVar("Found")


class SharedCounters:
    """Redis client that falls back to local counters while Redis is unreachable."""

    def __init__(self, url: str) -> None:
        self._redis = Redis.from_url(
            url,
            socket_timeout=ANSWER_SECONDS,
            socket_connect_timeout=ANSWER_SECONDS,
            retry=Retry(NoBackoff(), 1),  # the connection may predate a restart of Redis
        )
        self._again_at = 0.0

    def counts(self, name: str, own: Store) -> Store:
        """Return the counts of that name, which fall back to `own`."""
        return SharedCounts(self, RedisStore(self._redis, namespace=f"{PREFIX}_{name}"), own)

    async def close(self) -> None:
        """Close the connections to Redis."""
        await self._redis.aclose()

    async def ask(self, ask: Callable[[Store], Awaitable[Found]], shared: Store, own: Store) -> Found:
        """Return the answer from Redis, or from the process's own store if Redis is unreachable."""
        if monotonic() >= self._again_at:
            try:
                return await ask(shared)
            except (RedisError, OSError) as error:
                self._again_at = monotonic() + ASK_AGAIN_AFTER
                logger.error("Redis is unreachable, rate limits are per process: %s", type(error).__name__)
        return await ask(own)


class SharedCounts(Store):
    """The counts of one name, in Redis or in this process."""

    def __init__(self, counters: SharedCounters, shared: Store, own: Store) -> None:
        self._counters = counters
        self._shared = shared
        self._own = own

    async def get(self, key: str, renew_for: int | timedelta | None = None) -> bytes | None:
        """Return the stored value, None without one."""
        return await self._ask(lambda store: store.get(key, renew_for))

    async def set(self, key: str, value: str | bytes, expires_in: int | timedelta | None = None) -> None:
        """Store a value."""
        await self._ask(lambda store: store.set(key, value, expires_in))

    async def delete(self, key: str) -> None:
        """Delete a value."""
        await self._ask(lambda store: store.delete(key))

    async def delete_all(self) -> None:
        """Delete all values."""
        await self._ask(lambda store: store.delete_all())

    async def exists(self, key: str) -> bool:
        """Return True if there is a value."""
        return await self._ask(lambda store: store.exists(key))

    async def expires_in(self, key: str) -> int | None:
        """Return the seconds until a value expires."""
        return await self._ask(lambda store: store.expires_in(key))

    async def _ask(self, ask: Callable[[Store], Awaitable[Found]]) -> Found:
        return await self._counters.ask(ask, self._shared, self._own)
