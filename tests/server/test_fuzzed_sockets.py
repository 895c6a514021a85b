"""A WebSocket that gets nonsense is closed or ignored: it learns nothing, and nobody else at the table notices."""

import asyncio
import logging
import random
from contextlib import suppress
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode

from exlibris.server.settings import Settings
from support.browsing import first_action
from support.listening import listening

PATIENCE = 60.0  # seconds for a notice that has to come
SOCKETS = 20
SEATS = [{"name": name, "player": "human"} for name in ("Rita", "Eric")]
QUERIES = ("", "after=0", "after=0&seat=0", "after=-5", "after=x", "after=0&seat=99", "seat=x", "language=xx", "%ff")
PLACES = ("no-such-table", "a" * 300, "%00", "../api/tables")
BROKEN = (
    b"\xa1\x80\0\0\0\0",  # a text of an extension that nobody has
    b"\x81\x01a",  # not masked
    b"\x81\xff" + b"\xff" * 12,  # said to be longer than any memory
    b"\x89\xfe\x01\0\0\0\0\0",  # a ping with more than a ping may hold
    b"GET / HTTP/1.1\r\n\r\n",
)
REFUSED = {400, 403, 404}
# What the library that reads frames, and asyncio in its place, say of the worst of them. Nothing else may be logged.
OF_LIBRARIES = {
    ("uvicorn.error", "Invalid UTF-8 sequence received from client."),
    ("asyncio", "Fatal error: protocol.data_received() call failed."),
}


class Table:
    """A table at which one browser plays for both seats, and what a spectator may see of it."""

    def __init__(self, address: str, http: httpx.AsyncClient) -> None:
        self.http = http
        self.socket = f"ws://{address}/ws/tables/"
        self.id = ""

    async def open(self) -> None:
        answer = await self.http.post("/api/tables", json={"seats": SEATS})
        self.id = answer.json()["id"]

    async def look(self) -> Any:
        return (await self.http.get(f"/api/tables/{self.id}")).json()

    async def spectate(self) -> Any:
        async with httpx.AsyncClient(base_url=self.http.base_url) as nobody:
            return (await nobody.get(f"/api/tables/{self.id}")).json()

    async def act(self) -> int:
        """Take an action, and return the number of events after it."""
        seen = await self.look()
        action = first_action(seen)
        body = {"seat": seen["you"], "action": action, "number": seen["number"]}
        answer = await self.http.post(f"/api/tables/{self.id}/actions", json=body)
        assert answer.status_code == 200
        return int(answer.json()["newest"])

    def watched(self, number: int) -> connect:
        """Open the browser's own WebSocket, which is told what comes after that number."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return connect(f"{self.socket}{self.id}?after={number}", additional_headers={"Cookie": cookie})


def request(luck: random.Random) -> dict[str, object]:
    """Return what asks for an action, or nearly: whoever sends it has no seat."""
    odd: list[object] = [None, -1, 10**30, 0.5, "", "x" * 300, True, [], {"id": 1}]
    asked = {
        "id": luck.choice([1, "x", *odd]),
        "seat": luck.choice([0, 1, 0, 1, *odd]),
        "number": luck.choice([2, 3, 4, *odd]),
        luck.choice(["action", "action", "undo", "actions"]): luck.choice([*range(20), "choose imp", *odd]),
    }
    return {key: value for key, value in asked.items() if luck.random() < 0.95}


def nonsense(luck: random.Random) -> bytes:
    """Return frames as no browser sends them."""
    data = luck.randbytes(luck.choice([0, 1, 125, 126, 70_000]))
    kinds = [
        [Frame(Opcode.TEXT, data)],  # seldom UTF-8
        [Frame(Opcode.TEXT, b'{"seat": 0, "action": 1, "number": 0}')],
        [Frame(Opcode.TEXT, msgspec.json.encode(request(luck))) for _ in range(luck.randrange(1, 4))],
        [Frame(Opcode.BINARY, msgspec.json.encode(request(luck)))],
        [Frame(Opcode.BINARY, data)],
        [Frame(Opcode.CONT, data)],  # of no message
        [Frame(Opcode.TEXT, b"a", fin=False), Frame(Opcode.TEXT, b"b")],  # within another message
        [Frame(Opcode.PING, data[:125]), Frame(Opcode.PONG, data[:125])],
        [Frame(Opcode.CLOSE, data[:125]), Frame(Opcode.TEXT, b"after the end")],
        [Frame(Opcode.TEXT, b"x" * 2_000_000)],
    ]
    well_formed = b"".join(frame.serialize(mask=True) for frame in luck.choice(kinds))
    return luck.choice([well_formed, well_formed, well_formed, luck.choice(BROKEN)])


async def pester(table: Table, luck: random.Random) -> list[Any]:
    """Open a WebSocket somewhere, send nonsense, and return what comes until it is closed or goes silent."""
    where = luck.choice([table.id, table.id, *PLACES])
    heard: list[Any] = []
    with suppress(ConnectionClosed, InvalidStatus, ConnectionError, TimeoutError):
        async with connect(f"{table.socket}{where}?{luck.choice(QUERIES)}", close_timeout=1) as nosy:
            for _ in range(luck.randrange(1, 5)):
                nosy.transport.write(nonsense(luck))  # past the checks of the library
            if luck.random() < 0.3:
                nosy.transport.abort()
            async with asyncio.timeout(0.2):
                while True:
                    heard.append(msgspec.json.decode(await nosy.recv()))
    return heard


async def first_heard(table: Table) -> Any:
    """Return the first thing that a spectator is sent."""
    async with connect(f"{table.socket}{table.id}?after=0") as spectator, asyncio.timeout(PATIENCE):
        pushed = msgspec.json.decode(await spectator.recv())
    assert pushed["snapshot"]
    return pushed


async def ask_in_vain(table: Table, luck: random.Random) -> list[Any]:
    """Ask for actions without a seat, each of which has to be answered; return the answers."""
    async with connect(f"{table.socket}{table.id}?after=0") as nosy, asyncio.timeout(PATIENCE):
        for _ in range(SOCKETS):
            await nosy.send(msgspec.json.encode(request(luck)), text=luck.random() < 0.5)
        heard: list[Any] = []
        while sum("answer" in pushed for pushed in heard) < SOCKETS:
            heard.append(msgspec.json.decode(await nosy.recv()))
    return heard


async def heard_of(number: int, watching: ClientConnection) -> None:
    """Wait until the WebSocket tells of that number."""
    async with asyncio.timeout(PATIENCE):
        while msgspec.json.decode(await watching.recv())["number"] < number:
            pass


async def test_nonsense_over_one_socket_disturbs_no_other(settings: Settings, caplog: pytest.LogCaptureFixture) -> None:
    luck = random.Random(1)
    async with listening(settings) as address, httpx.AsyncClient(base_url=f"http://{address}") as http:
        table = Table(address, http)
        await table.open()
        open_to_all = await table.spectate()
        async with table.watched((await table.look())["number"]) as watching:
            heard = [await first_heard(table)]
            for _ in range(SOCKETS):
                heard += await pester(table, luck)
            heard += await ask_in_vain(table, luck)
            assert (await http.get("/ready")).status_code == 200
            await heard_of(await table.act(), watching)
    assert {pushed["answer"]["status"] for pushed in heard if "answer" in pushed} <= REFUSED
    for snapshot in [pushed["snapshot"] for pushed in heard if pushed.get("snapshot")]:
        assert (snapshot["you"], snapshot["decision"]) == (None, None)
        assert snapshot["view"] == open_to_all["view"]
    errors = {(record.name, record.getMessage()) for record in caplog.records if record.levelno >= logging.ERROR}
    assert errors <= OF_LIBRARIES
