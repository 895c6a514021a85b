"""How much is sent for an action does not grow with the game."""

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from exlibris.server.identity import COOKIE
from exlibris.server.settings import Settings
from exlibris.server.store import Store
from support.browsing import Browser
from support.listening import listening
from support.seating import played

USUALLY = 2048  # bytes as they go over the network, compressed
MOST = 3072  # when a round begins, with a line for each card that is dealt
PLIES = 410
ACTIONS = 30
SEATS = 4
PATIENCE = 20.0  # seconds


class CountingSocket(ClientConnection):
    """A WebSocket that counts the bytes it receives."""

    received = 0

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        super().data_received(data)

    def counted(self) -> int:
        """Return how many bytes have come since the last time."""
        count, self.received = self.received, 0
        return count


class Player:
    """A browser at a seat, which listens, and acts over its WebSocket."""

    def __init__(self, seen: dict[str, Any], socket: ClientConnection) -> None:
        assert isinstance(socket, CountingSocket)
        self.seen = seen
        self.socket = socket

    async def reach(self, number: int) -> None:
        """Read until the table has that number."""
        async with asyncio.timeout(PATIENCE):
            while self.seen["number"] < number:
                self.seen = msgspec.json.decode(await self.socket.recv()).get("snapshot", self.seen)

    async def act(self) -> int:
        """Take the first legal action; return the number after it."""
        decision, number = self.seen["decision"], self.seen["number"]
        act = {"id": 1, "seat": self.seen["you"], "act": decision["actions"][0]["action"], "at": number}
        await self.socket.send(msgspec.json.encode(act), text=True)
        await self.reach(number + 1)
        return int(self.seen["number"])


async def player(stack: AsyncExitStack, address: str, table: str, token: str) -> Player:
    """Return a browser that has looked at the table, and listens."""
    headers = {"Cookie": f"{COOKIE}={token}"}
    async with httpx.AsyncClient(base_url=f"http://{address}", headers=headers) as http:
        seen = (await http.get(f"/api/tables/{table}")).json()
    url = f"ws://{address}/ws/tables/{table}?after={seen['number']}&log_mark={seen['log']['mark']}&seat={seen['you']}"
    opening = connect(url, additional_headers=headers, create_connection=CountingSocket)
    return Player(seen, await stack.enter_async_context(opening))


def test_an_answer_and_what_watchers_are_sent_stay_small_in_a_long_game(settings: Settings) -> None:
    tokens = [f"{seat}" * 43 for seat in range(SEATS)]
    sessions = [Browser.session_of(token) for token in tokens]
    live, events = played(SEATS, 3, sessions, lambda state: state.ply >= PLIES)

    async def work() -> list[int]:
        store = Store(settings.database)
        await store.start()
        await store.open(live.opened, events)
        await store.stop()
        sizes = []
        async with listening(settings) as address, AsyncExitStack() as stack:
            players = [await player(stack, address, live.opened.id, token) for token in tokens]
            await asyncio.sleep(0.2)  # until all have been told who is here
            for one in players:
                one.socket.counted()
            for _ in range(ACTIONS):
                number = await next(one for one in players if one.seen["decision"]).act()
                for one in players:
                    await one.reach(number)
                sizes += [one.socket.counted() for one in players]
        return sizes

    sizes = asyncio.run(work())
    assert len(sizes) == ACTIONS * SEATS
    assert 0 < min(sizes) < max(sizes) < MOST, sizes
    assert sum(sizes) / len(sizes) < USUALLY
