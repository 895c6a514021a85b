"""Browsers for tests of the server: each with its own cookie, all on one test client."""

import random
import time
from typing import Any

from httpx import Response
from litestar import Litestar
from litestar.testing import TestClient, WebSocketTestSession

from exlibris.server.kit.caller import COOKIE
from exlibris.table.sessions import browser_session

HOST = "testserver.local"  # the name by which Litestar's client asks
PATIENCE = 20.0
SHORTEST_PAUSE, LONGEST_PAUSE = 0.02, 0.16  # seconds between two looks at a table

Json = dict[str, Any]


class Browser:
    """Asks the server as one browser does; keeps the cookie that it is given."""

    def __init__(self, client: TestClient[Litestar], token: str = "") -> None:
        self.client = client
        self.cookie = f"{COOKIE}={token}" if token else ""

    @staticmethod
    def session_of(token: str) -> str:
        """Return the session by which the store knows the browser with that secret."""
        return browser_session(token)

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
        if "set-cookie" in answer.headers:
            self.cookie = answer.headers["set-cookie"].partition(";")[0]
        return answer

    def _own(self) -> dict[str, str]:
        return {"Cookie": self.cookie} if self.cookie else {}

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

    def look(self, table: str, seat: int | None = None) -> Json:
        """Return the table as this browser sees it now."""
        answer = self.get(f"/api/tables/{table}" + ("" if seat is None else f"?seat={seat}"))
        assert answer.status_code == 200, answer.text
        snapshot: Json = answer.json()
        return snapshot

    def act(self, table: str, seat: int, action: int, number: int) -> Response:
        """Take an action; return the answer."""
        return self.post(f"/api/tables/{table}/actions", {"seat": seat, "action": action, "number": number})

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
