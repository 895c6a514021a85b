"""Messages between processes by Redis."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Final

from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from redis.asyncio import Redis

from exlibris.server.running.sharing.links import Connect, Link, opened

CONNECT_SECONDS: Final = 5.0


def by_redis(url: str) -> Connect:
    """Return what connects to the other processes by Redis."""
    return partial(connected, url)


@asynccontextmanager
async def connected(url: str) -> AsyncIterator[Link]:
    """Yield a link by the Redis of that URL."""
    async with (
        Redis.from_url(url, socket_connect_timeout=CONNECT_SECONDS) as redis,
        opened(RedisChannelsPubSubBackend(redis=redis)) as link,
    ):
        yield link
