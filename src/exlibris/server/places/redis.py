"""The Redis by which servers on one PostgreSQL database tell each other news, named by an environment variable."""

import os
from typing import Final

from exlibris.server.places.folder import CannotServe

VARIABLE: Final = "EXLIBRIS_REDIS"


def redis_url() -> str | None:
    """Return the URL of the Redis that the environment names, None if it names none.

    Raises CannotServe for a URL that is wrong. No message has the URL, which may have a password.
    """
    given = os.environ.get(VARIABLE, "")
    if not given:
        return None
    from redis.asyncio import Redis

    try:
        Redis.from_url(given)
    except (ValueError, TypeError) as error:
        raise CannotServe(f"{VARIABLE} is no URL such as redis://:password@host:6379/0") from error
    return given
