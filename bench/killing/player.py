"""Somebody who plays against a computer, and sends again what was not answered, or not for want of the database."""

from __future__ import annotations

import random
import time
from threading import Event
from typing import Any

import httpx

OVER = {"over", "ended"}
PAUSE = 0.05  # seconds until it is tried again to connect


class StorageFailed(Exception):
    """Raised when the server says that its database fails."""


class Player:
    """A browser with a table; `games` has the actions that the server has acknowledged, by table."""

    def __init__(self, bot: str, seed: int) -> None:
        self._luck = random.Random(seed)
        self._cookies = {"exlibris_browser": f"{seed:043d}"}
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
        """Play until told to stop, and ask again if whoever was asked is gone."""
        while not stop.is_set():
            with self._browser(port) as http:
                self._play_while_there(http, stop)

    def sit_down(self, port: int) -> None:
        """Open a table and do no more. Raises StorageFailed."""
        with self._browser(port) as http:
            self._open(http)

    def _browser(self, port: int) -> httpx.Client:
        return httpx.Client(base_url=f"http://127.0.0.1:{port}", cookies=self._cookies, timeout=60)

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
        key = f"{self._cookies['exlibris_browser']}-{len(self.games)}"
        self.table = answered(http.post("/api/tables", json={"seats": self._seats, "request_key": key}))["id"]
        self.games[self.table] = []

    def _look_and_act(self, http: httpx.Client) -> None:
        seen = answered(http.get(f"/api/tables/{self.table}"))
        if seen["table"]["status"] in OVER:
            self.table = ""
        elif seen["decision"]:
            action = self._luck.choice(seen["decision"]["actions"])["action"]
            self._on_its_way = {"seat": 0, "action": action, "number": seen["number"]}
            self._act(http, self._on_its_way)
        else:
            time.sleep(0.01)

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
