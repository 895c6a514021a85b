"""Simulated browsers at tables: each fetches updates as the client does, and acts at random when it must decide."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any, Final, Literal

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory

SEATS: Final = 4
Json = dict[str, Any]
Stage = Literal["seated", "listening", "counting"]


@dataclass
class Play:
    """The settings for playing, and the counters."""

    port: int
    rate: float | None = None  # actions a second at all tables together, None for as many as possible
    over_socket: bool = False  # whether actions go over the WebSockets, or over HTTP
    actions: int = 0
    received: int = 0  # bytes
    games: int = 0
    browsers: int = 0
    # Seconds from each action until all browsers at its table have the snapshot after it.
    delays: list[float] = field(default_factory=list)
    has_begun: asyncio.Event = field(default_factory=asyncio.Event)  # set when all browsers listen; none acts before
    _due: float = 0.0
    _sent: dict[tuple[str, int], float] = field(default_factory=dict)  # by table and number
    _seen: Counter[tuple[str, int]] = field(default_factory=Counter)

    def reset(self) -> None:
        """Count from now on."""
        self.actions = self.received = 0
        self.delays.clear()

    async def turn(self, table: str, number: int) -> None:
        """Wait until the next action is due, the one that leads to the snapshot of that number."""
        if self.rate:
            now = time.monotonic()
            self._due = max(now, self._due + 1 / self.rate)
            await asyncio.sleep(self._due - now)
        self._sent[table, number] = time.monotonic()

    def saw(self, table: str, number: int) -> None:
        """Note that a browser has the table's snapshot of that number."""
        key = table, number
        self._seen[key] += 1
        if self._seen[key] == SEATS and key in self._sent:
            self.delays.append(time.monotonic() - self._sent[key])


class Counting(ClientConnection):
    """A WebSocket that counts the bytes it receives."""

    played: Play

    def data_received(self, data: bytes) -> None:
        """Count the bytes."""
        self.played.received += len(data)
        super().data_received(data)


class Player:
    """One browser at one table."""

    def __init__(self, http: httpx.AsyncClient, play: Play) -> None:
        self._http = http
        self._play = play
        play.browsers += 1
        number = play.browsers
        self._headers = {"X-Forwarded-For": f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}"}
        self._luck = random.Random(number)
        self._table = ""
        self._number = -1
        self._mark = ""
        self._is_over = False
        self._socket: ClientConnection | None = None
        self.listens = asyncio.Event()

    async def open(self) -> str:
        """Open a table and sit down; return its id."""
        opening = {"seats": [{"player": "human"}, *[{"player": "open"}] * (SEATS - 1)]}
        self._table = str((await self._ask("POST", "/api/tables", opening))["id"])
        return self._table

    async def sit_down(self, table: str, seat: int) -> None:
        """Sit down at a table."""
        self._table = table
        await self._ask("POST", f"/api/tables/{table}/seats/{seat}", {})

    async def _ask(self, method: str, path: str, body: object = None) -> Json:
        """Return the answer to a request."""
        answer = await self._http.request(method, path, json=body, headers=self._headers)
        self._play.received += answer.num_bytes_downloaded
        self._play.received += sum(len(name) + len(value) + 4 for name, value in answer.headers.raw)
        if "set-cookie" in answer.headers:
            self._headers["Cookie"] = answer.headers["set-cookie"].partition(";")[0]
        answer.raise_for_status()
        found: Json = answer.json()
        return found

    async def play(self) -> None:
        """Listen, and act when asked, until the game is over. Raises RuntimeError for a refused action."""
        seen = await self._ask("GET", f"/api/tables/{self._table}")
        query = f"after={seen['number']}&log_mark={seen['log']['mark']}"
        opening = connect(
            f"ws://127.0.0.1:{self._play.port}/ws/tables/{self._table}?{query}",
            additional_headers=self._headers,
            create_connection=type("Counting", (Counting,), {"played": self._play}),
            extensions=[ClientPerMessageDeflateFactory(client_max_window_bits=True)],  # as browsers ask for
            open_timeout=60,
        )
        async with opening as self._socket:
            self.listens.set()
            await self._play.has_begun.wait()
            await self._answer(seen)
            while not self._is_over:
                await self._hear(json.loads(await self._socket.recv()))

    async def _hear(self, message: Json) -> None:
        """Answer a snapshot, or fetch it if the message only announces it."""
        if message.get("snapshot"):
            await self._answer(message["snapshot"])
        elif message.get("answer"):  # without a snapshot
            raise RuntimeError(f"an action was refused: {message['answer']}")
        elif message["number"] > self._number:
            await self._catch_up()

    async def _catch_up(self) -> None:
        """Fetch snapshots until there is no newer one."""
        newest = self._number + 1
        while self._number < newest:
            seen = await self._ask("GET", f"/api/tables/{self._table}?after={self._number}&log_mark={self._mark}")
            await self._answer(seen)
            newest = seen["newest"]

    async def _answer(self, seen: Json | None) -> None:
        """Keep a snapshot; while this browser must decide, act and keep the snapshot that follows."""
        while seen and seen["number"] > self._number:
            self._number, self._mark = seen["number"], seen["log"]["mark"]
            self._is_over = seen["table"]["status"] == "over"
            self._play.saw(self._table, self._number)
            asks = seen["decision"] and seen["number"] == seen["newest"]
            seen = await self._act(seen["decision"]) if asks else None

    async def _act(self, decision: Json) -> Json | None:
        """Take one of the actions; return the snapshot after it, None if it comes over the socket."""
        seat, action, number = decision["seat"], self._luck.choice(decision["actions"])["action"], self._number
        await self._play.turn(self._table, number + 1)
        self._play.actions += 1
        if self._play.over_socket and self._socket:
            await self._socket.send(json.dumps({"id": 1, "seat": seat, "action": action, "number": number}))
            return None
        path = f"/api/tables/{self._table}/actions?log_mark={self._mark}"
        return await self._ask("POST", path, {"seat": seat, "action": action, "number": number})


async def play_tables(play: Play, tables: int, seconds: float, reach: Callable[[Stage], None]) -> None:
    """Play at that many tables, and at another one after each game; call `reach` at each stage.

    Counted is what comes after the stage "counting": not the opening of the tables, nor the same time of play before
    it, in which caches fill.
    """
    limits = httpx.Limits(max_connections=200, keepalive_expiry=2.0)  # before the server closes them
    no_jar = CookieJar(DefaultCookiePolicy(allowed_domains=[]))  # each player keeps a cookie of its own
    address = f"http://127.0.0.1:{play.port}"
    async with httpx.AsyncClient(base_url=address, limits=limits, timeout=60, cookies=no_jar) as http:
        games = [await seated(http, play) for _ in range(tables)]
        reach("seated")
        async with asyncio.TaskGroup() as group:
            playing = [group.create_task(play_on(players, http, play)) for players in games]
            for players in games:
                for player in players:
                    await player.listens.wait()
            reach("listening")
            play.has_begun.set()
            await asyncio.sleep(seconds)
            play.reset()
            reach("counting")
            await asyncio.sleep(seconds)
            for task in playing:
                task.cancel()


async def seated(http: httpx.AsyncClient, play: Play) -> list[Player]:
    """Return the browsers at the seats of a new table."""
    play.games += 1
    players = [Player(http, play) for _ in range(SEATS)]
    table = await players[0].open()
    for seat, player in enumerate(players[1:], 1):
        await player.sit_down(table, seat)
    return players


async def play_on(players: list[Player], http: httpx.AsyncClient, play: Play) -> None:
    """Play at a table, and at another one after each game, until cancelled."""
    while True:
        async with asyncio.TaskGroup() as group:
            for player in players:
                group.create_task(player.play())
        players = await seated(http, play)
