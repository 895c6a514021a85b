"""Nobody takes the connections from the others: they are limited by network, and may not wait for ever."""

import asyncio
import errno
import logging
import resource
import tracemalloc
from collections.abc import Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager, suppress
from dataclasses import replace
from functools import partial
from typing import Any, cast

import httpx
import pytest
import uvicorn
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import Frame, Opcode

from exlibris.server.http import protocols
from exlibris.server.http.limits import Sockets
from exlibris.server.http.protocols import Gate, LimitedHttp, allowed_files
from exlibris.server.play.socket import LONGEST
from exlibris.server.settings import Settings
from exlibris.table.errors import TableError
from support.listening import listening

SHORT = 0.3  # seconds


async def echo(scope: dict[str, Any], receive: Any, send: Any) -> None:
    """Answer a request with the length of its body, after all of it has come; an ASGI application."""
    if scope["type"] != "http":
        return
    length = 0
    while (message := await receive())["type"] == "http.request":
        length += len(message["body"])
        if not message.get("more_body"):
            await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"4")]})
            await send({"type": "http.response.body", "body": b"%4d" % length})
            return


@asynccontextmanager
async def served(gate: Gate, seconds: float = SHORT) -> Any:
    """Yield the port of a server with these limits."""
    http = partial(LimitedHttp, gate=gate, seconds=seconds)
    config = uvicorn.Config(cast("Any", echo), http=cast("Any", http), lifespan="off", log_config=None)
    config.load()
    server = uvicorn.Server(config)
    loop = asyncio.get_running_loop()
    protocol = partial(http, config=config, server_state=server.server_state, app_state={})
    listener = await loop.create_server(cast("Any", protocol), "127.0.0.1", 0)
    try:
        yield listener.sockets[0].getsockname()[1]
    finally:
        listener.close()


async def sent(port: int, *parts: bytes, pause: float = 0.0) -> bytes:
    """Return all that the server answers to these parts until it closes the connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        for part in parts:
            writer.write(part)
            await writer.drain()
            await asyncio.sleep(pause)
        return await asyncio.wait_for(reader.read(), 5)
    finally:
        writer.close()


@pytest.mark.parametrize(
    "parts",
    [[], [b"GET / HT"], [b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\n", b"half"]],
    ids=["nothing", "half a head", "half a body"],
)
async def test_a_request_that_does_not_come_is_ended(parts: list[bytes]) -> None:
    gate = Gate(10)
    async with served(gate) as port:
        text = await sent(port, *parts, pause=0.02)
        assert gate._total == 0
    assert text.startswith(b"HTTP/1.1 408 ")


async def test_a_slow_request_that_comes_in_time_is_answered_and_a_second_one_has_its_own_time() -> None:
    head = b"POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 6\r\n\r\n"
    async with served(Gate(10), seconds=1.0) as port:
        text = await sent(port, head, b"abc", b"def", head, b"abcdef", head[:9], pause=0.2)
    assert text.count(b"HTTP/1.1 200 ") == 2
    assert text.count(b"   6") == 2
    assert b"HTTP/1.1 408 " in text


async def test_connections_beyond_the_limit_are_refused_at_once_and_others_after_one_has_ended() -> None:
    request = b"GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"
    async with served(Gate(2, proxies="127.0.0.1"), seconds=5.0) as port:
        open_ones = [await asyncio.open_connection("127.0.0.1", port) for _ in range(2)]
        await asyncio.sleep(0.05)
        assert (await sent(port, request)).startswith(b"HTTP/1.1 503")
        open_ones[0][1].close()
        await asyncio.sleep(0.05)
        assert (await sent(port, request)).startswith(b"HTTP/1.1 200")
        open_ones[1][1].close()


def test_one_network_leaves_connections_to_the_others(caplog: pytest.LogCaptureFixture) -> None:
    gate = Gate(100, of_network=3)
    with caplog.at_level(logging.WARNING):
        assert [gate.enter(f"2001:db8::{n:x}") for n in range(5)] == [True] * 3 + [False] * 2
    assert gate.enter("198.51.100.7")
    gate.leave("2001:db8::1")
    assert gate.enter("2001:db8::ffff")
    assert len(caplog.records) == 1, "said once in a minute"
    assert "2001" not in caplog.text


def test_half_of_few_places_is_for_the_others() -> None:
    gate = Gate(4)
    assert [gate.enter("198.51.100.7") for _ in range(3)] == [True, True, False]
    assert [gate.enter("203.0.113.9") for _ in range(3)] == [True, True, False]


@pytest.mark.parametrize("proxies", ["127.0.0.1", "10.0.0.0/8, 127.0.0.0/8", "*"])
def test_connections_of_a_proxy_are_those_of_many_people(proxies: str) -> None:
    gate = Gate(100, proxies, of_network=1)
    assert all(gate.enter("127.0.0.1") for _ in range(99))
    assert gate.enter("198.51.100.7")
    assert not gate.enter("127.0.0.1"), "there are not more than that in all"


@contextmanager
def soft_limit(files: int) -> Iterator[None]:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


def test_the_soft_limit_of_files_is_raised_and_room_is_left_for_other_files(monkeypatch: pytest.MonkeyPatch) -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    monkeypatch.setattr(protocols, "FILES", 2048 if hard == resource.RLIM_INFINITY else min(2048, hard))
    with soft_limit(1024):
        assert allowed_files() == protocols.FILES == resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        assert allowed_files() == protocols.FILES, "a second start changes nothing"


@pytest.mark.parametrize(
    ("files", "places", "at_once"), [(40, 10, 1), (80, 20, 2), (300, 136, 9), (1024, 768, 32), (65_536, 64_896, 128)]
)
def test_there_are_fewer_places_than_files_whatever_the_system_allows(files: int, places: int, at_once: int) -> None:
    assert (protocols.most_connections(files), protocols.accepted_at_once(files)) == (places, at_once)


async def test_connections_without_a_file_are_counted_and_other_errors_logged(caplog: pytest.LogCaptureFixture) -> None:
    loop, unaccepted = asyncio.get_running_loop(), protocols.Unaccepted()
    no_file = {"message": "no file", "exception": OSError(errno.EMFILE, "too many"), "socket": None}
    for _ in range(1000):
        unaccepted.note(loop, no_file)
    unaccepted.note(loop, {"message": "something else", "exception": OSError(errno.EMFILE, "too many")})
    assert [record.name.partition(".")[0] for record in caplog.records] == ["exlibris", "asyncio"]


async def test_messages_that_come_at_once_are_inflated_one_after_the_other(settings: Settings) -> None:
    """2,000 messages of 2,000 bytes that come as 24 KB."""
    client = PerMessageDeflate(True, True, 15, 12)
    frames = [Frame(Opcode.TEXT, b" " * LONGEST).serialize(mask=True, extensions=[client]) for _ in range(2000)]
    async with listening(settings) as address, httpx.AsyncClient(base_url=f"http://{address}") as http:
        table = await opened(http)
        async with connect(f"ws://{address}/ws/tables/{table}") as spectator:
            await spectator.recv()
            tracemalloc.start()
            spectator.transport.write(b"".join(frames))
            for _ in range(20):
                await spectator.recv()
            _, peak = tracemalloc.get_traced_memory()
            tracemalloc.stop()
    assert peak < 2_000_000


async def opened(http: httpx.AsyncClient) -> str:
    """Return the id of a new table for two people here."""
    return str((await http.post("/api/tables", json={"seats": [{"player": "human"}] * 2})).json()["id"])


async def watchers(settings: Settings, host: bool, count: int) -> list[int]:
    """Return the status of each handshake of WebSockets; the first of them is closed before the last begins."""
    found = []
    async with (
        listening(settings) as address,
        httpx.AsyncClient(base_url=f"http://{address}") as http,
        AsyncExitStack() as stack,
    ):
        table = await opened(http)
        headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in http.cookies.items())} if host else {}
        first = None
        for n in range(count):
            if n == count - 1 and first:
                await first.close()
                await asyncio.sleep(0.05)
            try:
                opening = connect(f"ws://{address}/ws/tables/{table}?after=0", additional_headers=headers)
                socket = await stack.enter_async_context(opening)
                await socket.recv()
                first = first or socket
                found.append(101)
            except InvalidStatus as error:
                found.append(error.response.status_code)
    return found


async def test_one_network_has_so_many_pages_of_tables_and_a_closed_one_makes_room(settings: Settings) -> None:
    few = replace(settings, sockets_of_network=2)
    assert await watchers(few, host=True, count=4) == [101, 101, 403, 101]


async def test_a_table_has_so_many_spectators_and_players_are_none(settings: Settings) -> None:
    few = replace(settings, spectators=1)
    assert await watchers(few, host=False, count=3) == [101, 403, 101]
    assert await watchers(few, host=True, count=3) == [101, 101, 101]


def test_a_place_is_free_again_after_an_error() -> None:
    sockets = Sockets(of_network=1, of_spectators=1)
    for _ in range(2):
        with suppress(ValueError), sockets.place("198.51.100.7", "table"):
            raise ValueError
    with sockets.place("198.51.100.7", "table"):
        with pytest.raises(TableError, match="on your network"), sockets.place("198.51.100.7", None):
            pass
        with pytest.raises(TableError, match="watching this table"), sockets.place("203.0.113.9", "table"):
            pass
