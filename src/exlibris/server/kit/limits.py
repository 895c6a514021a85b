"""The limit of requests for each address; what comes over a WebSocket counts as requests do."""

from typing import Any, cast

from litestar import WebSocket
from litestar.middleware import DefineMiddleware
from litestar.middleware.rate_limit import RateLimitConfig, RateLimitMiddleware
from litestar.stores.registry import StoreRegistry

from exlibris.server.kit.counters import OF_EACH_PROCESS
from exlibris.table.errors import TableError


class RequestLimit:
    """How many requests a second an address may make."""

    def __init__(self, per_second: int, stores: StoreRegistry) -> None:
        self._config = RateLimitConfig(rate_limit=("second", per_second), store=OF_EACH_PROCESS)
        self._counting = RateLimitMiddleware(cast("Any", None), self._config)
        self._stores = stores

    @property
    def middleware(self) -> DefineMiddleware:
        """What counts requests, and refuses those beyond the limit."""
        return self._config.middleware

    async def count(self, socket: WebSocket[Any, Any, Any]) -> None:
        """Count a message as a request. Raises TableError beyond the limit."""
        store = self._stores.get(OF_EACH_PROCESS)
        key = self._counting.cache_key_from_request(cast("Any", socket))
        counted = await self._counting.retrieve_cached_history(key, store)
        if len(counted.history) >= self._counting.max_requests:
            raise TableError("too-many-requests", "Too Many Requests")
        await self._counting.set_cached_history(key, counted, store)
