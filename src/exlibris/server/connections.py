"""Connections over which nothing is asked: they are closed, as uvicorn does with those that have been used once."""

import asyncio
from typing import Any


def hasty(protocol: Any) -> Any:
    """Return uvicorn's protocol, but with its limit for idle connections before the first request as well."""

    class HastyProtocol(protocol):  # type: ignore[misc]
        """Closes a connection on which nothing comes."""

        def connection_made(self, transport: asyncio.Transport) -> None:
            """Begin to wait."""
            super().connection_made(transport)
            wait = self.config.timeout_keep_alive
            self.timeout_keep_alive_task = self.loop.call_later(wait, self.timeout_keep_alive_handler)

    return HastyProtocol
