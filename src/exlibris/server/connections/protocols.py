"""The protocols of HTTP and WebSockets by which uvicorn serves, with limits that it has not itself."""

from asyncio import TimerHandle, Transport
from typing import Any, Final

import h11
from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from exlibris.server.connections.compression import DeflateByLastFactory
from exlibris.server.connections.gate import Gate

REQUEST_SECONDS: Final = 20.0  # for head and body of a request
CLOSED: Final = b"connection: close\r\ncontent-length: 0\r\n\r\n"
BUSY: Final = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 10\r\n" + CLOSED
TOO_SLOW: Final = b"HTTP/1.1 408 Request Timeout\r\n" + CLOSED
READ_AT_ONCE: Final = 1024  # bytes from a WebSocket; each frame in them may grow to the longest message
WINDOW_BITS: Final = 15  # 32 KB; a snapshot has about half of that, and most of it stood in the one before
LEAST_BITS: Final = 12  # for what comes from clients, which is short


class LimitedHttp(H11Protocol):
    """uvicorn's protocol for HTTP, which ends connections that are too many, and requests that don't come.

    uvicorn itself ends connections that are idle after a request.
    """

    def __init__(self, *args: Any, gate: Gate, seconds: float = REQUEST_SECONDS, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._gate = gate
        self._seconds = seconds
        self._is_counted = False
        self._patience: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Await a request, or refuse the connection."""
        super().connection_made(transport)
        self._is_counted = self._gate.enter(address_of(self.client))
        if self._is_counted:
            self._await_request()
        else:
            self._end(BUSY)

    def connection_lost(self, exc: Exception | None) -> None:
        """Count the connection no longer."""
        super().connection_lost(exc)
        self._stop_waiting()
        if self._is_counted:
            self._gate.leave(address_of(self.client))

    def data_received(self, data: bytes) -> None:
        """Read a part of a request."""
        if self._is_counted:
            super().data_received(data)
            self._await_request()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over, which is counted until the WebSocket ends."""
        self._is_counted = False
        super().handle_websocket_upgrade(event)

    def _await_request(self) -> None:
        """Have the time run while a request has begun to come, or the first one has not; no longer when it is there."""
        is_idle = self.conn.their_state is h11.IDLE and self.timeout_keep_alive_task is None
        if self._is_counted and (is_idle or self.conn.their_state is h11.SEND_BODY):
            self._patience = self._patience or self.loop.call_later(self._seconds, self._end, TOO_SLOW)
        else:
            self._stop_waiting()

    def _stop_waiting(self) -> None:
        if self._patience:
            self._patience.cancel()
            self._patience = None

    def _end(self, answer: bytes) -> None:
        """Answer with these bytes, unless another answer is being sent, and close the connection."""
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is None or cycle.response_complete or not cycle.response_started:
            self.transport.write(answer)
        self.transport.close()


class LimitedWebSocket(WebSocketsSansIOProtocol):
    """uvicorn's protocol for WebSockets, which compresses by the message before and reads little at once.

    Clients that ask for a smaller window get that. Their own messages are so short that each is compressed alone. What
    has come is inflated only as far as the messages before it have been answered.
    """

    def __init__(self, *args: Any, gate: Gate, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._gate = gate
        self._unread = bytearray()
        self.conn.available_extensions = [
            DeflateByLastFactory(
                server_max_window_bits=WINDOW_BITS,
                client_max_window_bits=LEAST_BITS,
                client_no_context_takeover=True,
            )
        ]

    def connection_lost(self, exc: Exception | None) -> None:
        """Count the connection no longer."""
        super().connection_lost(exc)
        self._unread.clear()
        self._gate.leave(address_of(self.client))

    def data_received(self, data: bytes) -> None:
        """Read as much as there is no message before it that waits; keep the rest."""
        self._unread += data
        self._read()
        if self._unread and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def receive(self) -> ASGIReceiveEvent:
        """Return the next message, and read on."""
        message = await super().receive()
        self._read()
        return message

    def _read(self) -> None:
        while self._unread and (self.queue.empty() or self.close_sent) and not self.transport.is_closing():
            data = bytes(self._unread[:READ_AT_ONCE])
            del self._unread[:READ_AT_ONCE]
            super().data_received(data)


def address_of(client: tuple[str, int] | None) -> str:
    """Return the address at the other end of a connection, "" where there is none."""
    return client[0] if client else ""
