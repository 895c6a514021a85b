"""People who play on, each against a computer, while something befalls the server; and what is left of their games."""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from threading import Event
from typing import Any, Final

import httpx
from sqlalchemy import URL, make_url, text
from sqlalchemy.ext.asyncio import create_async_engine

PATIENCE: Final = 120.0  # seconds in which every table has to go on
PAUSE: Final = 0.05  # seconds until it is tried again to connect
PERSON, BOT = 0, 1  # their seats
OVER: Final = {"over", "ended"}
ACTIONS = text(
    "SELECT payload FROM table_events WHERE table_id = :table AND payload LIKE '[\"action\",%' ORDER BY number"
)


class StorageFailed(Exception):
    """Raised when the server says that its database fails."""


class Player:
    """A browser with a table; `games` has the actions that the server has acknowledged, by table."""

    def __init__(self, bot: str, seed: int) -> None:
        self._luck = random.Random(seed)
        self._seed = seed
        self._cookies: dict[str, str] = {}
        self._headers = {"X-Forwarded-For": f"10.{seed >> 16 & 255}.{seed >> 8 & 255}.{seed & 255}"}
        self._seats = [{"name": "Rita", "player": "human"}, {"player": bot}]
        self._on_its_way: dict[str, Any] | None = None
        self.table = ""
        self.games: dict[str, list[int]] = {}
        self.unanswered = 0
        self.refused = 0

    @property
    def acknowledged(self) -> int:
        """The number of actions that the server has acknowledged."""
        return sum(map(len, self.games.values()))

    def play(self, port: int, stop: Event) -> None:
        """Play until told to stop, and ask again if the process that was asked is gone."""
        while not stop.is_set():
            with self._browser(port) as http:
                self._play_while_there(http, stop)

    def sit_down(self, port: int) -> None:
        """Open a table and do no more. Raises StorageFailed."""
        with self._browser(port) as http:
            self._open(http)

    def _browser(self, port: int) -> httpx.Client:
        address = f"http://127.0.0.1:{port}"
        return httpx.Client(base_url=address, cookies=self._cookies, headers=self._headers, timeout=60)

    def _play_while_there(self, http: httpx.Client, stop: Event) -> None:
        try:
            while not stop.is_set():
                self._go_on(http)
            while self._on_its_way:
                self._act(http, self._on_its_way)
        except StorageFailed:
            self.refused += 1
            stop.wait(PAUSE)
        except httpx.ConnectError:
            stop.wait(PAUSE)  # nothing was sent
        except httpx.TransportError:
            self.unanswered += self._on_its_way is not None

    def _go_on(self, http: httpx.Client) -> None:
        if self._on_its_way:
            self._act(http, self._on_its_way)
        elif not self.table:
            self._open(http)
        else:
            self._look_and_act(http)

    def _open(self, http: httpx.Client) -> None:
        """Open a table; asked again, the server returns the same."""
        key = f"{self._seed:043d}-{len(self.games)}"
        answer = http.post("/api/tables", json={"seats": self._seats, "request_key": key})
        self.table = answered(answer)["id"]
        self._cookies = dict(answer.cookies)
        self.games[self.table] = []

    def _look_and_act(self, http: httpx.Client) -> None:
        seen = answered(http.get(f"/api/tables/{self.table}"))
        if seen["table"]["status"] in OVER:
            self.table = ""
        elif seen["decision"]:
            action = self._luck.choice(seen["decision"]["actions"])["action"]
            self._on_its_way = {"seat": PERSON, "action": action, "number": seen["number"]}
            self._act(http, self._on_its_way)
        else:
            time.sleep(PAUSE)

    def _act(self, http: httpx.Client, wanted: dict[str, Any]) -> None:
        """Send an action, and note it if it is acknowledged; one that comes too late is forgotten."""
        answer = http.post(f"/api/tables/{self.table}/actions", json=wanted)
        if answer.status_code != httpx.codes.CONFLICT:
            answered(answer)
            self.games[self.table].append(wanted["action"])
        self._on_its_way = None


def answered(answer: httpx.Response) -> Any:
    """Return what the server says. Raises StorageFailed, and RuntimeError if it refuses for any other reason."""
    if answer.is_error:
        if answer.status_code == httpx.codes.SERVICE_UNAVAILABLE and answer.json()["code"] == "storage-failed":
            raise StorageFailed
        raise RuntimeError(f"{answer.request.method} {answer.request.url}: {answer.status_code} {answer.text}")
    return answer.json()


@dataclass
class Left:
    """What became of the actions that the server had acknowledged."""

    acknowledged: int
    unanswered: int
    """Actions on their way when the process that was asked ended."""
    refused: int
    """Requests that were answered with 503."""
    lost: int
    unknown: int
    """Actions that are stored at a place where no such one was acknowledged, as if one had been applied twice."""


class Games:
    """People who play, each against a computer, at tables that the database of that URL keeps."""

    def __init__(self, tables: int, bot: str, database: URL, luck: random.Random) -> None:
        self.players = [Player(bot, luck.randrange(2**24)) for _ in range(tables)]
        self._database = database
        self._playing: list[Future[None]] = []

    @contextmanager
    def played(self, port: int) -> Iterator[None]:
        """Let all play within the block."""
        stop = Event()
        with ThreadPoolExecutor(len(self.players)) as pool:
            self._playing = [pool.submit(player.play, port, stop) for player in self.players]
            try:
                yield
            finally:
                stop.set()

    def wait_for(self, actions: list[int]) -> None:
        """Return once each player has taken that many more actions. Raises TimeoutError."""
        wanted = [player.acknowledged + count for player, count in zip(self.players, actions, strict=True)]
        self._wait_until(
            lambda: all(player.acknowledged >= count for player, count in zip(self.players, wanted, strict=True))
        )

    def see_all_go_on(self) -> None:
        """Wait until people and computers have acted at every table. Raises TimeoutError."""
        before = [self._bot_moves(player) for player in self.players]
        self.wait_for([3 for _ in self.players])
        self._wait_until(
            lambda: all(self._bot_moves(player) > moves for player, moves in zip(self.players, before, strict=True))
        )

    def _wait_until(self, done: Callable[[], bool]) -> None:
        """Return as soon as that is done. Raises TimeoutError, or the error that made a player give up."""
        until = time.monotonic() + PATIENCE
        while not done():
            for player in self._playing:
                if player.done():
                    player.result()
            if time.monotonic() > until:
                raise TimeoutError("a table does not go on")
            time.sleep(PAUSE)

    def _bot_moves(self, player: Player) -> int:
        """Return how many actions the computer has taken at a player's tables."""
        return sum(len(self._kept(table, BOT)) for table in list(player.games))

    def _kept(self, table: str, seat: int) -> list[int]:
        """Return a seat's actions that the database has, in order."""
        return asyncio.run(kept_actions(self._database, table, seat))

    def left(self) -> Left:
        """Compare what players were told with what is stored."""
        pairs = [
            (Counter(enumerate(told)), Counter(enumerate(self._kept(table, PERSON))))
            for player in self.players
            for table, told in player.games.items()
        ]
        return Left(
            acknowledged=sum(told.total() for told, _ in pairs),
            unanswered=sum(player.unanswered for player in self.players),
            refused=sum(player.refused for player in self.players),
            lost=sum((told - there).total() for told, there in pairs),
            unknown=sum((there - told).total() for told, there in pairs),
        )


async def kept_actions(database: URL, table: str, seat: int) -> list[int]:
    """Return a seat's actions that a database has, in order."""
    engine = create_async_engine(database)
    try:
        async with engine.connect() as connection:
            acted = [json.loads(payload) for payload in await connection.scalars(ACTIONS, {"table": table})]
    finally:
        await engine.dispose()
    return [action for _, by, action in acted if by == seat]


def in_folder(folder: Path) -> URL:
    """Return the URL of the SQLite database in a server's folder."""
    return URL.create("sqlite+aiosqlite", database=str(folder / "tables.sqlite3"))


def in_postgres(url: str) -> URL:
    """Return the URL of a PostgreSQL database, for this process."""
    return make_url(url).set(drivername="postgresql+asyncpg")
