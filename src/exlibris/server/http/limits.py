"""Limits: requests per network, counted in memory or in Redis, and open WebSockets."""

import asyncio
from collections import Counter
from collections.abc import AsyncGenerator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from time import time
from typing import Any, Final, cast

from litestar import WebSocket
from litestar.middleware import DefineMiddleware
from litestar.middleware.rate_limit import DURATION_VALUES, CacheObject, RateLimitConfig, RateLimitMiddleware
from litestar.stores.base import Store
from litestar.stores.memory import MemoryStore
from litestar.stores.registry import StoreRegistry

from exlibris.server.background import in_background
from exlibris.server.http.callers import network_behind
from exlibris.table.errors import TableError

OF_EACH_PROCESS: Final = "requests"  # protects each process from one network, so it doesn't need Redis, which is slower
PAUSE: Final = 600.0  # seconds between deletions of expired counts


class Counters:
    """All counts by name, as Litestar `stores`. Concurrent requests in two processes may count as one."""

    def __init__(self, redis: str | None) -> None:
        self.stores = StoreRegistry(default_factory=self._made)
        self._of_process: list[MemoryStore] = []
        self._shared = None
        if redis:
            from exlibris.server.redis import SharedCounters

            self._shared = SharedCounters(redis)

    def _made(self, name: str) -> Store:
        own = MemoryStore()
        self._of_process.append(own)
        return self._shared.counts(name, own) if self._shared and name != OF_EACH_PROCESS else own

    @asynccontextmanager
    async def kept(self) -> AsyncGenerator[None, None]:
        """Delete expired counts during the block, and close the connections at its end."""
        async with AsyncExitStack() as stack:
            if self._shared:
                stack.push_async_callback(self._shared.close)
            await stack.enter_async_context(in_background(self._forget_expired(), "forgetting counts"))
            yield

    async def _forget_expired(self) -> None:
        while True:
            await asyncio.sleep(PAUSE)
            for counter in self._of_process:
                await counter.delete_expired()


class ForwardLimit(RateLimitMiddleware):
    """Litestar's rate limit, corrected for a system clock that is set back: no count outlasts its period."""

    async def retrieve_cached_history(self, key: str, store: Store) -> CacheObject:
        """Return the counted requests; reset them if their period would end later than a new period."""
        counted = await super().retrieve_cached_history(key, store)
        until = int(time()) + DURATION_VALUES[self.unit]
        return counted if counted.reset <= until else CacheObject(history=[], reset=until)

    def create_response_headers(self, cache_object: CacheObject) -> dict[str, str]:
        """Return the rate limit headers, with Retry-After in seconds once the limit is reached."""
        headers = super().create_response_headers(cache_object)
        if len(cache_object.history) >= self.max_requests:
            headers["Retry-After"] = str(max(1, cache_object.reset - int(time())))
        return headers


class RequestLimit:
    """Limit of requests per second and network."""

    def __init__(self, per_second: int, stores: StoreRegistry) -> None:
        self._config = RateLimitConfig(
            rate_limit=("second", per_second),
            store=OF_EACH_PROCESS,
            identifier_for_request=network_behind,
            middleware_class=ForwardLimit,
        )
        self._counting = ForwardLimit(cast("Any", None), self._config)
        self._stores = stores

    @property
    def middleware(self) -> DefineMiddleware:
        """The middleware that counts requests and refuses those beyond the limit."""
        return self._config.middleware

    async def count(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Count a WebSocket message as a request. Raises TableError beyond the limit."""
        store = self._stores.get(OF_EACH_PROCESS)
        key = self._counting.cache_key_from_request(cast("Any", socket))
        counted = await self._counting.retrieve_cached_history(key, store)
        if len(counted.history) >= self._counting.max_requests:
            raise TableError("too-many-requests", "Too Many Requests", 1)
        await self._counting.set_cached_history(key, counted, store)


class Sockets:
    """Counts of open WebSockets by network, and of spectators' WebSockets by table."""

    def __init__(self, of_network: int, of_spectators: int) -> None:
        self._of_network = of_network
        self._of_spectators = of_spectators
        self._counts: Counter[tuple[str, str]] = Counter()

    @contextmanager
    def place(self, network: str, watched: str | None) -> Iterator[None]:
        """Count a network's WebSocket during the block; `watched` is the table that a spectator watches.

        Raises TableError if it exceeds a limit.
        """
        keys = [("network", network)]
        if self._counts[keys[0]] >= self._of_network:
            raise TableError("too-many-pages", "Too many table pages are open on your network; close some.")
        if watched is not None:
            keys.append(("table", watched))
            if self._counts[keys[1]] >= self._of_spectators:
                raise TableError("too-many-spectators", "Too many people are watching this table.")
        self._counts.update(keys)
        try:
            yield
        finally:
            self._counts.subtract(keys)
            self._counts = +self._counts
