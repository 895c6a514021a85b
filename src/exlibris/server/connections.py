"""What uvicorn does otherwise: idle connections are closed, and WebSockets compress by what has been sent before."""

import asyncio
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

WINDOW_BITS: Final = 14  # 16 KB; a snapshot has up to about that, and most of it stood in the one before
LEAST_BITS: Final = 12  # for what comes from clients, which is short
MEMORY_LEVEL: Final = 5


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


class RememberingProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol for WebSockets, but what is sent is compressed as a difference from the message before.

    The usual window of 4 KB would not reach back to it. This one takes 48 KB of memory more for each connection.
    Clients that ask for a smaller window get that.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(
                server_max_window_bits=WINDOW_BITS,
                client_max_window_bits=LEAST_BITS,
                compress_settings={"memLevel": MEMORY_LEVEL},
            )
        ]
