"""WebSockets: what is sent is compressed by what was sent last, and nothing but that is kept for each connection."""

import asyncio
import gc
import random
import tracemalloc
from contextlib import suppress
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request
from websockets.server import ServerProtocol
from websockets.uri import parse_uri

from exlibris.server.http.protocols import DeflateByLast, DeflateByLastFactory
from exlibris.server.settings import Settings
from exlibris.table.snapshot import Snapshot
from support.listening import listening

LUCK = random.Random(5)
PATIENCE = 5.0  # seconds


def snapshot_like(changed: int) -> bytes:
    """Return 15 KB of which all but one part is always the same."""
    luck = random.Random(1)
    parts = [luck.randbytes(150).hex() for _ in range(50)]
    parts[changed % 50] = LUCK.randbytes(150).hex()
    return ";".join(parts).encode()


def encoder(window_bits: int) -> DeflateByLast:
    return DeflateByLast(PerMessageDeflate(True, False, 12, window_bits))


def sizes(window_bits: int, messages: list[bytes]) -> list[int]:
    """Return the sizes of messages as they are sent, each of which a client can read."""
    server, client = encoder(window_bits), PerMessageDeflate(False, True, window_bits, 12)
    found = list[int]()
    for message in messages:
        sent = server.encode(Frame(Opcode.TEXT, message))
        found.append(len(sent.data))
        assert bytes(client.decode(sent).data) == message
    return found


@pytest.mark.parametrize("window_bits", range(9, 16))
def test_a_client_with_any_window_can_read_all(window_bits: int) -> None:
    lengths = [0, 1, 40, 16_000, 3, 90_000, 500, 1023, 1024, 70_000, *[900] * 60]
    sizes(window_bits, [LUCK.choices(b"ab", k=length).__str__().encode()[:length] for length in lengths])


def test_what_stood_in_the_snapshot_before_is_not_sent_again() -> None:
    first, short, second, third = sizes(15, [snapshot_like(1), b'{"presence":[]}', snapshot_like(2), snapshot_like(3)])
    assert first > 7_000
    assert short < 30
    assert max(second, third) < 600


def test_pings_are_sent_as_they_are() -> None:
    ping = Frame(Opcode.PING, b"abcd")
    assert encoder(15).encode(ping) is ping


def test_no_encoder_and_only_the_last_message_are_kept() -> None:
    server, message = encoder(15), snapshot_like(1)
    for _ in range(3):
        server.encode(Frame(Opcode.TEXT, message))
    assert not hasattr(server, "encoder")
    assert not hasattr(server, "decoder")
    assert [value for value in vars(server).values() if isinstance(value, bytes)] == [message]
    assert server.compress_settings == {}


def agreed(offer: str) -> tuple[str, Any]:
    """Return what the server answers to a client's offer, and what it compresses with."""
    server = ServerProtocol(
        extensions=[DeflateByLastFactory(server_max_window_bits=15, client_no_context_takeover=True)]
    )
    asking = connect_request(offer)
    answer = server.accept(asking)
    return answer.headers.get("Sec-WebSocket-Extensions", ""), server.extensions[0]


def connect_request(offer: str) -> Request:
    request = ClientProtocol(parse_uri("ws://localhost/")).connect()
    request.headers["Sec-WebSocket-Extensions"] = offer
    return request


def test_a_client_that_remembers_nothing_is_sent_whole_messages() -> None:
    answer, extension = agreed("permessage-deflate; server_no_context_takeover")
    assert "server_no_context_takeover" in answer
    assert type(extension) is PerMessageDeflate


def test_a_client_may_ask_for_a_smaller_window() -> None:
    answer, extension = agreed("permessage-deflate; server_max_window_bits=10")
    assert "server_max_window_bits=10" in answer
    assert isinstance(extension, DeflateByLast)
    assert extension.local_max_window_bits == 10


async def test_no_snapshot_stays_in_memory_once_it_is_sent(settings: Settings) -> None:
    async with listening(settings) as address, httpx.AsyncClient(base_url=f"http://{address}") as http:
        opening = {"seats": [{"player": "human"}, {"player": "greedy"}], "preset": "first-en"}
        table = (await http.post("/api/tables", json=opening)).json()["id"]
        url = f"ws://{address}/ws/tables/{table}?after=0"
        headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in http.cookies.items())}
        sockets = [await connect(url, additional_headers=headers) for _ in range(4)]
        for socket in sockets:
            assert "snapshot" in await socket.recv(decode=True)
        await asyncio.sleep(0.3)
        gc.collect()
        found = sum(isinstance(one, Snapshot) for one in gc.get_objects())
        for socket in sockets:
            await socket.close()
    assert found == 0


async def test_a_message_that_would_be_too_long_is_not_inflated(settings: Settings) -> None:
    client = PerMessageDeflate(False, True, 15, 12)
    sent = Frame(Opcode.TEXT, b" " * 16_000_000).serialize(mask=True, extensions=[client])  # 16 KB
    async with listening(settings) as address, httpx.AsyncClient(base_url=f"http://{address}") as http:
        table = (await http.post("/api/tables", json={"seats": [{"player": "human"}] * 2})).json()["id"]
        async with connect(f"ws://{address}/ws/tables/{table}") as spectator:
            tracemalloc.start()
            spectator.transport.write(sent)
            with suppress(TimeoutError):
                await asyncio.wait_for(spectator.wait_closed(), PATIENCE)
            _, peak = tracemalloc.get_traced_memory()
            tracemalloc.stop()
    assert spectator.close_code == CloseCode.MESSAGE_TOO_BIG
    assert peak < 1_000_000
