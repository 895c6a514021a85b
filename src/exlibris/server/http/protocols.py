"""HTTP and WebSocket protocols with limits on connections and request times, and WebSocket compression."""

import asyncio
import errno
import logging
import sys
from asyncio import TimerHandle, Transport
from collections import Counter
from collections.abc import Sequence
from ipaddress import ip_address, ip_network
from time import monotonic
from typing import Any, Final

import h11
from uvicorn._types import ASGIReceiveEvent
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import CTRL_OPCODES, Frame
from websockets.typing import ExtensionParameter

from exlibris.server.network import network_of

FILES: Final = 65_536  # open files that a process requests
FILES_OF_WINDOWS: Final = 512
RESERVED: Final = 128  # files for the database, worker processes and logs; about 40 are in use under load
LEAST_PART: Final = 4  # at least one connection per this many files
ACCEPTED_PART: Final = 32  # in one pass the event loop accepts one connection per this many files,
MOST_ACCEPTED: Final = 128  # but no more than this
PASSES: Final = 4  # of the event loop until a refused connection has released its file
NO_FILES: Final = frozenset({errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM})
OF_NETWORK: Final = 256  # connections per network; a school has thirty browsers with seven each
LOG_EVERY: Final = 60.0  # seconds between log lines

logger = logging.getLogger(__name__)
SHORT: Final = 1024  # bytes; shorter messages aren't snapshots
REQUEST_SECONDS: Final = 20.0  # for a request's head and body
CLOSED: Final = b"connection: close\r\ncontent-length: 0\r\n\r\n"
BUSY: Final = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 10\r\n" + CLOSED
TOO_SLOW: Final = b"HTTP/1.1 408 Request Timeout\r\n" + CLOSED
READ_AT_ONCE: Final = 1024  # bytes from a WebSocket; each frame in them may inflate to the longest message
WINDOW_BITS: Final = 15  # 32 KB; a snapshot is about half of that, and mostly repeats the previous one
LEAST_BITS: Final = 12  # for messages from clients, which are short


class Gate:
    """Limit on the connections of a process: `most` in all, and `of_network`, or half of `most`, per network.

    Connections from `proxies` (addresses, networks or "*") serve many people, so they count only in the total. The
    proxy limits its own connections; their WebSockets are limited by the client address that it names.
    """

    def __init__(self, most: int, proxies: str = "", of_network: int = OF_NETWORK) -> None:
        self._most = most
        self._of_network = min(of_network, max(1, most // 2))
        self._counts: Counter[str] = Counter()
        self._total = 0
        self._trusts_all = "*" in proxies
        self._proxies = [ip_network(name.strip()) for name in proxies.split(",") if _is_network(name)]
        self._refusals = Refusals()

    def enter(self, address: str) -> bool:
        """Count a connection from an address unless it exceeds a limit; return True if it was counted."""
        network = network_of(address)
        if self._total >= self._most or (self._counts[network] >= self._of_network and not self._is_proxy(address)):
            facts = self._total, self._most, self._counts[network]
            self._refusals.count("%d of %d are open, %d of these from the network refused last", *facts)
            return False
        self._counts[network] += 1
        self._total += 1
        return True

    def leave(self, address: str) -> None:
        """Stop counting a connection."""
        network = network_of(address)
        self._total -= 1
        self._counts[network] -= 1
        if not self._counts[network]:
            del self._counts[network]

    def _is_proxy(self, address: str) -> bool:
        return self._trusts_all or (
            _is_network(address) and any(ip_address(address) in proxies for proxies in self._proxies)
        )


class Refusals:
    """Counts refused connections and logs their number at most once a minute, without addresses."""

    def __init__(self) -> None:
        self._logged = -LOG_EVERY
        self._count = 0

    def count(self, why: str, *facts: object) -> None:
        """Count a refused connection; the reason is logged with the number."""
        self._count += 1
        if monotonic() - self._logged >= LOG_EVERY:
            logger.warning("refused %d connections: %s", self._count, why % facts)
            self._logged, self._count = monotonic(), 0


class Unaccepted:
    """Counter of connections for which no file can be opened. The event loop reports thousands of them a second."""

    def __init__(self) -> None:
        self._refusals = Refusals()

    def note(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """Handle an event loop error: count a connection that couldn't be accepted, log other errors as usual."""
        error = context.get("exception")
        if "socket" in context and isinstance(error, OSError) and error.errno in NO_FILES:
            self._refusals.count("this process can open no more files")
        else:
            loop.default_exception_handler(context)


def _is_network(name: str) -> bool:
    try:
        ip_network(name.strip())
    except ValueError:
        return False
    return True


def most_connections(files: int) -> int:
    """Return the number of connections for a process that may open this many files."""
    return max(files - RESERVED - PASSES * accepted_at_once(files), files // LEAST_PART)


def accepted_at_once(files: int) -> int:
    """Return the number of connections that the event loop accepts in one pass, before the gate sees them."""
    return max(1, min(MOST_ACCEPTED, files // ACCEPTED_PART))


def allowed_files() -> int:
    """Raise the soft limit of open files as far as the hard limit allows and is useful; return it."""
    if sys.platform == "win32":
        return FILES_OF_WINDOWS
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return soft if soft != resource.RLIM_INFINITY else FILES
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted


class DeflateByLast(PerMessageDeflate):
    """Compression that uses recent messages as the dictionary, for clients that keep a full window.

    It needs an encoder only while compressing. Keeping one per connection would take 88 KB instead of a snapshot's
    8 KB, without compressing better.
    """

    def __init__(self, agreed: PerMessageDeflate) -> None:
        super().__init__(
            remote_no_context_takeover=agreed.remote_no_context_takeover,
            local_no_context_takeover=True,  # use a new encoder for each message
            remote_max_window_bits=agreed.remote_max_window_bits,
            local_max_window_bits=agreed.local_max_window_bits,
        )
        self._last = b""

    def encode(self, frame: Frame) -> Frame:
        """Compress a message, and keep it as the dictionary for the next."""
        if frame.opcode in CTRL_OPCODES:
            return frame
        self.compress_settings = {"zdict": self._last}
        encoded = super().encode(frame)
        self.compress_settings = {}
        self._last = bytes(frame.data) if len(frame.data) >= SHORT else self._with(frame.data)
        return encoded

    def _with(self, short: bytes | bytearray | memoryview) -> bytes:
        return (self._last + short)[-(1 << self.local_max_window_bits) :]


class DeflateByLastFactory(ServerPerMessageDeflateFactory):
    """Offers compression by recent messages, unless the client wants to keep no window."""

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        """Return the response parameters and the compression. Raises NegotiationError."""
        answer, agreed = super().process_request_params(params, accepted_extensions)
        return answer, agreed if agreed.local_no_context_takeover else DeflateByLast(agreed)


class LimitedHttp(H11Protocol):
    """uvicorn's HTTP protocol with limits: it closes excess connections and those whose request takes too long.

    uvicorn itself closes connections that are idle after a request.
    """

    def __init__(self, *args: Any, gate: Gate, seconds: float = REQUEST_SECONDS, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._gate = gate
        self._seconds = seconds
        self._is_counted = False
        self._timer: TimerHandle | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
        """Wait for a request, or refuse the connection."""
        super().connection_made(transport)
        self._is_counted = self._gate.enter(_address_of(self.client))
        if self._is_counted:
            self._await_request()
        else:
            self._end(BUSY)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting the connection."""
        super().connection_lost(exc)
        self._stop_waiting()
        if self._is_counted:
            self._gate.leave(_address_of(self.client))

    def data_received(self, data: bytes) -> None:
        """Read a part of a request."""
        if self._is_counted:
            super().data_received(data)
            self._await_request()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection over to the WebSocket protocol, which counts it from then on."""
        self._is_counted = False
        super().handle_websocket_upgrade(event)

    def _await_request(self) -> None:
        """Run the timer until the first request begins and while a request is incomplete; stop it otherwise."""
        is_idle = self.conn.their_state is h11.IDLE and self.timeout_keep_alive_task is None
        if self._is_counted and (is_idle or self.conn.their_state is h11.SEND_BODY):
            self._timer = self._timer or self.loop.call_later(self._seconds, self._end, TOO_SLOW)
        else:
            self._stop_waiting()

    def _stop_waiting(self) -> None:
        if self._timer:
            self._timer.cancel()
            self._timer = None

    def _end(self, answer: bytes) -> None:
        cycle: RequestResponseCycle | None = self.cycle
        if cycle is None or cycle.response_complete or not cycle.response_started:
            self.transport.write(answer)
        self.transport.close()


class LimitedWebSocket(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol, which compresses with recent messages and reads little at once.

    Clients that request a smaller window get it. Their own messages are so short that each is compressed by itself.
    Received data is inflated only after the previous messages have been answered.
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
        """Stop counting the connection."""
        super().connection_lost(exc)
        self._unread.clear()
        self._gate.leave(_address_of(self.client))

    def data_received(self, data: bytes) -> None:
        """Process received data while no message is waiting; keep the rest."""
        self._unread += data
        self._read()
        if self._unread and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def receive(self) -> ASGIReceiveEvent:
        """Return the next message, and process more received data."""
        message = await super().receive()
        self._read()
        return message

    def _read(self) -> None:
        while self._unread and (self.queue.empty() or self.close_sent) and not self.transport.is_closing():
            data = bytes(self._unread[:READ_AT_ONCE])
            del self._unread[:READ_AT_ONCE]
            super().data_received(data)


def _address_of(client: tuple[str, int] | None) -> str:
    return client[0] if client else ""
