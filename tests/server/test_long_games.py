"""How much is sent for an action does not grow with the game."""

import asyncio
from contextlib import AsyncExitStack
from typing import Any

import httpx
import msgspec
from msgspec import structs
from websockets.asyncio.client import ClientConnection, connect
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory

from exlibris.server.http.callers import BROWSER, Callers
from exlibris.server.settings import Settings
from exlibris.table.events import Action, StoredEvent
from exlibris.table.live import Table
from support.browsing import Browser
from support.keeping import stored
from support.listening import listening
from support.seating import played
from support.times import NOW

MOST = 2560  # bytes as they go over the network, compressed: when a round begins, or with all inspection forms
ON_AVERAGE = 512
PLIES = 360
ACTIONS = 30
SEATS = 4
TOKENS = [f"{seat}" * 43 for seat in range(SEATS)]
SESSIONS = [Browser.session_of(token) for token in TOKENS]
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

    async def act(self) -> StoredEvent:
        """Take the first legal action; return the event without its number."""
        decision, number = self.seen["decision"], self.seen["number"]
        act = {"id": 1, "seat": self.seen["you"], "action": decision["actions"][0]["action"], "number": number}
        await self.socket.send(msgspec.json.encode(act), text=True)
        await self.reach(number + 1)
        return StoredEvent(0, NOW, Action(act["seat"], act["action"]))


async def player(stack: AsyncExitStack, address: str, table: str, token: str) -> Player:
    """Return a browser that has looked at the table, and listens."""
    headers = {"Cookie": f"{BROWSER}={token}"}
    async with httpx.AsyncClient(base_url=f"http://{address}", headers=headers) as http:
        seen = (await http.get(f"/api/tables/{table}")).json()
    url = f"ws://{address}/ws/tables/{table}?after={seen['number']}&log_mark={seen['log']['mark']}&seat={seen['you']}"
    as_browsers_do = [ClientPerMessageDeflateFactory(client_max_window_bits=True)]
    opening = connect(url, additional_headers=headers, create_connection=CountingSocket, extensions=as_browsers_do)
    return Player(seen, await stack.enter_async_context(opening))


async def played_on(
    settings: Settings, live: Table, happened: list[StoredEvent], actions: int
) -> tuple[list[int], list[Player]]:
    """Play on at a table, which counts as well; return the bytes sent to each seat each time, and who plays."""
    async with stored(settings.database) as store:
        await store.open(live.opened, happened)
        callers = Callers(store.database)
        await callers.start()
        cookies = [callers.guest_token(token) for token in TOKENS]
    sizes = list[int]()
    async with listening(settings) as address, AsyncExitStack() as stack:
        players = [await player(stack, address, live.opened.id, token) for token in cookies]
        await asyncio.sleep(0.2)  # until all have been told who is here
        for one in players:
            one.socket.counted()
        while not live.is_finished and len(sizes) < actions * SEATS:
            event = await next(one for one in players if one.seen["decision"]).act()
            live.take(structs.replace(event, number=live.number + 1))
            for one, session in zip(players, SESSIONS, strict=True):
                await one.reach(live.number_for(session))  # not all of them are told of a sealed flip
            sizes += [one.socket.counted() for one in players]
    return sizes, players


async def test_an_answer_and_what_watchers_are_sent_stay_small_in_a_long_game(settings: Settings) -> None:
    live, happened = played(SEATS, 3, SESSIONS, lambda state: state.ply >= PLIES)
    sizes, _ = await played_on(settings, live, happened, ACTIONS)
    assert len(sizes) == ACTIONS * SEATS
    assert 0 < min(sizes) < max(sizes) < MOST, sizes
    assert sum(sizes) / len(sizes) < ON_AVERAGE


async def test_sealed_flips_over_the_sockets_bring_everybody_to_the_end(settings: Settings) -> None:
    live, happened = played(SEATS, 11, SESSIONS, lambda state: state.is_sealing_flips())
    sizes, players = await played_on(settings, live, happened, 200)
    assert [one.seen["table"]["status"] for one in players] == SEATS * ["over"]
    assert sizes.count(0) > SEATS, "nobody is told of what others choose face down"
    assert max(sizes) < MOST
