"""Browsers at tables: each listens, looks when there is news as the client does, and plays at random when asked."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any, Literal

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory

Json = dict[str, Any]
Stage = Literal["seated", "listening", "counting"]


@dataclass
class Tally:
    """What has been counted: actions, bytes that browsers received, seconds from an action to everybody's news."""

    actions: int = 0
    received: int = 0
    games: int = 0  # begun so far, the counting or not
    delays: list[float] = field(default_factory=list)
    sent: dict[tuple[str, int], float] = field(default_factory=dict)  # by table and number
    seen: defaultdict[tuple[str, int], int] = field(default_factory=lambda: defaultdict(int))

    def reset(self) -> None:
        """Count from now on."""
        self.actions = self.received = 0
        self.delays.clear()

    def saw(self, table: str, number: int, watchers: int) -> None:
        """Note that a browser has the table's snapshot of that number."""
        key = table, number
        self.seen[key] += 1
        if self.seen[key] == watchers and key in self.sent:
            self.delays.append(time.monotonic() - self.sent[key])


class Pace:
    """When the next action may be taken: so many a second at all tables together, or with None at once; and how.

    That is over each browser's WebSocket, or over HTTP.
    """

    def __init__(self, rate: float | None, over_socket: bool = False) -> None:
        self.over_socket = over_socket
        self.begun = asyncio.Event()
        """Set when everybody listens; nobody acts before."""
        self._pause = 1 / rate if rate else 0.0
        self._next = 0.0

    async def turn(self) -> None:
        """Wait until the next action is due."""
        if self._pause:
            now = time.monotonic()
            self._next = max(now, self._next + self._pause)
            await asyncio.sleep(self._next - now)


class Counting(ClientConnection):
    """A WebSocket that counts the bytes it receives."""

    tally: Tally

    def data_received(self, data: bytes) -> None:
        self.tally.received += len(data)
        super().data_received(data)


class Player:
    """One browser at one table."""

    def __init__(self, http: httpx.AsyncClient, port: int, tally: Tally, luck: random.Random, pace: Pace) -> None:
        self.http = http
        self.pace = pace
        self.port = port
        self.tally = tally
        self.luck = luck
        self.cookie = ""
        self.number = -1
        self.mark = ""
        self.is_over = False
        self.socket: ClientConnection | None = None
        self.listens = asyncio.Event()

    async def ask(self, method: str, path: str, body: object = None) -> Json:
        """Return the answer to a request."""
        headers = {"Cookie": self.cookie} if self.cookie else {}
        answer = await self.http.request(method, path, json=body, headers=headers)
        self.tally.received += answer.num_bytes_downloaded + sum(len(k) + len(v) + 4 for k, v in answer.headers.raw)
        if "set-cookie" in answer.headers:
            self.cookie = answer.headers["set-cookie"].partition(";")[0]
        answer.raise_for_status()
        found: Json = answer.json()
        return found

    async def sit(self, table: str, seat: int) -> None:
        """Sit down."""
        await self.ask("POST", f"/api/tables/{table}/seats/{seat}", {})

    async def play(self, table: str, watchers: int) -> None:
        """Listen, and act whenever this browser is asked, until the game is over. Raises RuntimeError for a refusal."""
        seen = await self.ask("GET", f"/api/tables/{table}")
        url = f"ws://127.0.0.1:{self.port}/ws/tables/{table}?after={seen['number']}&log_mark={seen['log']['mark']}"
        counting = type("Counting", (Counting,), {"tally": self.tally})
        headers = {"Cookie": self.cookie}
        extensions = [ClientPerMessageDeflateFactory(client_max_window_bits=True)]  # as browsers ask for
        opening = connect(
            url, additional_headers=headers, create_connection=counting, extensions=extensions, open_timeout=60
        )
        async with opening as socket:
            self.socket = socket if self.pace.over_socket else None
            self.listens.set()
            await self.pace.begun.wait()
            await self.answer(table, seen, watchers)
            async for text in socket:
                news = json.loads(text)
                if news.get("snapshot"):
                    await self.answer(table, news["snapshot"], watchers)
                elif news.get("answer"):  # without a snapshot
                    raise RuntimeError(f"an action was refused: {news['answer']}")
                elif news["number"] > self.number:
                    await self.look(table, watchers)
                if self.is_over:
                    return

    async def look(self, table: str, watchers: int) -> None:
        """Fetch snapshots until there is none newer."""
        while True:
            path = f"/api/tables/{table}?after={self.number}&log_mark={self.mark}"
            seen = await self.ask("GET", path)
            await self.answer(table, seen, watchers)
            if self.number >= seen["newest"]:
                return

    def take(self, table: str, seen: Json, watchers: int) -> bool:
        """Keep a snapshot; False if it is not new."""
        if seen["number"] <= self.number:
            return False
        self.number, self.mark = seen["number"], seen["log"]["mark"]
        self.is_over = seen["table"]["status"] == "over"
        self.tally.saw(table, self.number, watchers)
        return True

    async def answer(self, table: str, seen: Json | None, watchers: int) -> None:
        """Take a snapshot; if it asks this browser, act, and go on with what comes of it."""
        while seen and self.take(table, seen, watchers) and seen["decision"] and seen["number"] == seen["newest"]:
            decision, number = seen["decision"], seen["number"]
            action = self.luck.choice(decision["actions"])["action"]
            await self.pace.turn()
            self.tally.sent[table, number + 1] = time.monotonic()
            if self.socket:  # whose next message has the snapshot after it
                told = {"id": 1, "seat": decision["seat"], "act": action, "at": number}
                await self.socket.send(json.dumps(told))
                self.tally.actions += 1
                return
            body = {"seat": decision["seat"], "action": action, "number": number}
            after = await self.ask("POST", f"/api/tables/{table}/actions?log_mark={self.mark}", body)
            self.tally.actions += 1
            seen = after


async def play_tables(
    port: int, tables: int, seats: int, seconds: float, tally: Tally, reach: Callable[[Stage], None], pace: Pace
) -> None:
    """Play at so many tables of so many browsers each for so long; tell which stage has been reached.

    Counted is what comes after the stage "counting": not the opening, until every browser listens, nor as much play
    again as will be counted, in which caches fill.
    """
    limits = httpx.Limits(max_connections=200, keepalive_expiry=2.0)  # before the server closes them
    no_jar = CookieJar(DefaultCookiePolicy(allowed_domains=[]))  # each player keeps a cookie of its own
    address = f"http://127.0.0.1:{port}"
    async with httpx.AsyncClient(base_url=address, limits=limits, timeout=60, cookies=no_jar) as http:
        first = [await seated(http, port, seats, tally, number, pace) for number in range(tables)]
        reach("seated")
        async with asyncio.TaskGroup() as group:
            playing = [group.create_task(play_on(*game, http, tally, pace)) for game in first]
            for _, players in first:
                for player in players:
                    await player.listens.wait()
            reach("listening")
            pace.begun.set()
            await asyncio.sleep(seconds)
            tally.reset()
            reach("counting")
            await asyncio.sleep(seconds)
            for task in playing:
                task.cancel()


async def play_on(table: str, players: list[Player], http: httpx.AsyncClient, tally: Tally, pace: Pace) -> None:
    """Play at a table, and at another one after each game, until cancelled."""
    port, seats = players[0].port, len(players)
    while True:
        async with asyncio.TaskGroup() as group:
            for player in players:
                group.create_task(player.play(table, seats))
        table, players = await seated(http, port, seats, tally, random.randrange(2**32), pace)


async def seated(
    http: httpx.AsyncClient, port: int, seats: int, tally: Tally, number: int, pace: Pace
) -> tuple[str, list[Player]]:
    """Return a new table with a browser at each seat."""
    tally.games += 1
    players = [Player(http, port, tally, random.Random(100 * number + seat), pace) for seat in range(seats)]
    opening = {"seats": [{"player": "human"}, *[{"player": "open"}] * (seats - 1)]}
    table = str((await players[0].ask("POST", "/api/tables", opening))["id"])
    for seat, player in enumerate(players[1:], 1):
        await player.sit(table, seat)
    return table, players


async def echoes(port: int, seconds: float, at_once: int) -> list[float]:
    """Return the seconds of each echo that so many clients get in that time."""
    took: list[float] = []
    until = time.monotonic() + seconds
    body = {"seat": 0, "action": 17, "number": 3}
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:

        async def shout() -> None:
            while (asked_at := time.monotonic()) < until:
                await http.post("/echo", json=body)
                took.append(time.monotonic() - asked_at)

        await asyncio.gather(*(shout() for _ in range(at_once)))
    return took
