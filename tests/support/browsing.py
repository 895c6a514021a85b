"""Browsers for tests of the server: each with its own cookie, all on one test client."""

from __future__ import annotations

import random
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, cast

import pytest
from httpx import ASGITransport, AsyncClient, Response
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient, WebSocketTestSession

from exlibris.server.app import create_app
from exlibris.server.http.callers import ACCOUNTS, BROWSER, SECRET_LENGTH, Callers
from exlibris.server.settings import Settings
from exlibris.table.names import browser_session
from support.forwarding import forwarding

HOST = "testserver.local"  # the name by which Litestar's client asks
PATIENCE = 20.0
SHORTEST_PAUSE, LONGEST_PAUSE = 0.02, 0.16  # seconds between two looks at a table

Json = dict[str, Any]


def guest_token(app: Litestar, secret: str) -> str:
    """Return the cookie's value for the guest with that secret, as the application that runs would give it out."""
    provide: Any = app.dependencies["callers"]
    callers: Callers = provide.dependency()
    return callers.guest_token(secret)


class Browser:
    """Asks the server as one browser does; keeps the cookies that it is given.

    `token` is a cookie's value, or the secret of a guest.
    """

    def __init__(self, client: TestClient[Litestar], token: str = "") -> None:
        self.client = client
        value = guest_token(client.app, token) if len(token) == SECRET_LENGTH else token
        self.cookie = f"{BROWSER}={value}" if value else ""
        self.known = ""  # the cookie by which accounts know this browser

    @property
    def token(self) -> str:
        """The secret by which the server knows this browser."""
        return self.cookie.partition("=")[2]

    @property
    def session(self) -> str:
        """The session by which the store knows it."""
        return self.session_of(self.token)

    def another(self, token: str = "") -> Browser:
        """Return another browser at the same server, without a secret one that was never here before."""
        return Browser(self.client, token)

    @staticmethod
    def session_of(token: str) -> str:
        """Return the session by which the store knows the browser with that secret."""
        return browser_session(token[:SECRET_LENGTH])

    def get(self, path: str, **headers: str) -> Response:
        return self._ask("GET", path, None, headers)

    def post(self, path: str, body: object, **headers: str) -> Response:
        return self._ask("POST", path, body, headers)

    def put(self, path: str, body: object, **headers: str) -> Response:
        return self._ask("PUT", path, body, headers)

    def patch(self, path: str, body: object, **headers: str) -> Response:
        return self._ask("PATCH", path, body, headers)

    def delete(self, path: str, body: object = None, **headers: str) -> Response:
        return self._ask("DELETE", path, body, headers)

    def _ask(self, method: str, path: str, body: object, headers: dict[str, str]) -> Response:
        self.client.cookies.clear()
        answer = self.client.request(method, path, json=body, headers={**headers, **self._own()})
        for cookie in answer.headers.get_list("set-cookie"):
            pair = cookie.partition(";")[0]
            if ACCOUNTS in pair:
                self.known = pair
            else:
                self.cookie = pair
        return answer

    def _own(self) -> dict[str, str]:
        own = "; ".join(filter(None, (self.cookie, self.known)))
        return {"Cookie": own} if own else {}

    def listen(self, table: str, **headers: str) -> WebSocketTestSession:
        """Open a WebSocket to the table, to be used in a with statement."""
        self.client.cookies.clear()
        return self.client.websocket_connect(f"/ws/tables/{table}", headers={**headers, **self._own()})

    def open(self, *players: str, **more: object) -> str:
        """Open a new table with these players; return its id."""
        seats = [{"name": f"Player {n}", "player": player} for n, player in enumerate(players)]
        answer = self.post("/api/tables", {"seats": seats, **more})
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def open_with(self, *guests: Browser, bots: tuple[str, ...] = (), **more: object) -> str:
        """Open a table at which this browser, these guests and then these bots sit; return its id."""
        table = self.open("human", *["open"] * len(guests), *bots, **more)
        for seat, guest in enumerate(guests, start=1):
            assert guest.sit(table, seat).status_code == 201
        return table

    def sit(self, table: str, seat: int = 1, name: str = "") -> Response:
        """Ask for a seat; return the answer."""
        return self.post(f"/api/tables/{table}/seats/{seat}", {"name": name})

    def look(self, table: str, seat: int | None = None) -> Json:
        """Return the table as this browser sees it now."""
        answer = self.get(f"/api/tables/{table}" + ("" if seat is None else f"?seat={seat}"))
        assert answer.status_code == 200, answer.text
        snapshot: Json = answer.json()
        return snapshot

    def act(self, table: str, seat: int, action: int, number: int) -> Response:
        """Take an action; return the answer."""
        return self.post(f"/api/tables/{table}/actions", {"seat": seat, "action": action, "number": number})

    def act_first(self, table: str, seat: int | None = None) -> Json:
        """Take the first legal action of the seat, or of the one that is asked; return the table after it."""
        seen = self.look(table, seat)
        answer = self.act(table, seen["you"], first_action(seen), seen["number"])
        assert answer.status_code == 200, answer.text
        after: Json = answer.json()
        return after

    def await_turn(self, table: str, seat: int) -> Json:
        """Return the table as soon as the seat has something to decide, or the game is over."""
        deadline, pause = time.monotonic() + PATIENCE, SHORTEST_PAUSE
        while time.monotonic() < deadline:
            seen = self.look(table, seat)
            if is_awaited(seen):
                return seen
            time.sleep(pause)  # looking takes the server as long as a move of a bot
            pause = min(2 * pause, LONGEST_PAUSE)
        raise AssertionError(f"nothing happened at table {table} for {PATIENCE} s")

    def forward_to_the_last_round(self, table: str) -> None:
        """Let the server play on for all seats until a person is asked something in the last round."""
        answer = self.post(f"/test/forward/{table}?turn=1&final=true", None)
        assert answer.status_code == 201, answer.text

    def play(self, table: str, seat: int, luck: random.Random, limit: int = 10_000) -> Json:
        """Return the table after that many random actions of the seat, or when the game is over."""
        seen = self.await_turn(table, seat)
        while limit and seen["decision"]:
            option = luck.choice(seen["decision"]["actions"])
            answer = self.act(table, seat, option["action"], seen["number"])
            assert answer.status_code == 200, answer.text
            seen = answer.json()
            seen = seen if is_awaited(seen) else self.await_turn(table, seat)
            limit -= 1
        return seen

    def play_until_round(self, table: str, seat: int, number: int, luck: random.Random) -> Json:
        """Return the table as soon as the seat, which acts at random, is asked something in that round.

        By then every other seat has used all its assistants in the rounds before.
        """
        seen = self.play(table, seat, luck, limit=1)
        while seen["view"]["round"] < number:
            seen = self.play(table, seat, luck, limit=1)
        return seen


def is_awaited(seen: Json) -> bool:
    """Return whether a table as a seat sees it has something for the seat to decide, or is over."""
    return bool(seen["decision"]) or seen["table"]["status"] == "over"


class Program(Browser):
    """Asks the server as a program does, with its token."""

    def __init__(self, client: TestClient[Litestar], token: str = "") -> None:
        super().__init__(client)
        self._token = token or str(client.post("/api/programs").json()["token"])

    @property
    def token(self) -> str:
        return self._token

    def _own(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}

    def position(self, table: str) -> Json:
        """Return the game in the notation."""
        position: Json = self.get(f"/api/tables/{table}/position").json()
        return position

    def choose(self, table: str, position: Json, action: int | str) -> Response:
        """Take an action by its number or name; return the answer."""
        wanted = {"seat": position["you"], "action": action, "number": position["number"]}
        return self.post(f"/api/tables/{table}/position", wanted)


@contextmanager
def visited(settings: Settings, token: str = "") -> Iterator[Browser]:
    """Run a server that can play forward within the block, and yield a browser that visits it."""
    app = create_app(settings)
    app.register(forwarding())
    with TestClient(app) as client:
        yield Browser(client, token)


@asynccontextmanager
async def asking(app: Litestar, address: str = "127.0.0.1") -> AsyncIterator[AsyncClient]:
    """Yield a client that asks the running application from an address."""
    transport = ASGITransport(cast("Any", app), client=(address, 50_000))
    async with AsyncClient(transport=transport, base_url="http://localhost", timeout=60) as client:
        yield client


def first_action(seen: Json) -> int:
    """Return the first legal action at a table as the seat sees it that is asked."""
    return int(seen["decision"]["actions"][0]["action"])


def whose_turn(table: str, *people: Browser) -> tuple[Browser, Json]:
    """Return the browser that is asked for a decision, and what it sees."""
    return next((one, seen) for one in people if (seen := one.look(table))["decision"])


def heard(news: WebSocketTestSession, what: str) -> Json:
    """Return the next message of a WebSocket that has this."""
    while not (pushed := news.receive_json(timeout=PATIENCE)).get(what):
        pass
    return dict(pushed)


def closed_with(news: WebSocketTestSession) -> int:
    """Return the code by which an open WebSocket is closed, after other messages."""
    while True:
        try:
            news.receive_json(timeout=PATIENCE)
        except WebSocketDisconnect as closed:
            return closed.code


def refused_with(news: WebSocketTestSession) -> int:
    """Return the code by which a WebSocket is refused."""
    with pytest.raises(WebSocketDisconnect) as closed, news:
        news.receive_json(timeout=PATIENCE)
    return closed.value.code
