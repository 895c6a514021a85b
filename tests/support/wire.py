"""The whole application in one event loop, and browsers that keep every byte they get: answers and WebSocket frames."""

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

import httpx
from litestar import Litestar

from exlibris.server.http.callers import BROWSER
from exlibris.server.storage.store import Store
from exlibris.server.tables.service import Tables
from support.browsing import HOST, Browser, guest_token

PATIENCE = 20.0  # seconds
VARYING = ("date", "x-request-id", "ratelimit-remaining", "ratelimit-reset")  # by the clock

WRITTEN_AT = re.compile(rb'"at":"[^"]*"')  # when a line of the chat was written

Json = dict[str, Any]
Headers = list[tuple[bytes, bytes]]


class WireBrowser:
    """A browser of one application: `got` has what it received since that was last taken, `seen` a table's number."""

    def __init__(self, app: Litestar, token: str, language: str) -> None:
        self.session = Browser.session_of(token)
        self.language = language
        self.got: list[bytes] = []
        self.seen = -1
        self._app = cast("Any", app)  # httpx and Litestar declare the messages between them each in its own way
        self._cookie = f"{BROWSER}={guest_token(app, token)}"
        headers = {"cookie": self._cookie, "accept-encoding": "identity"}
        transport = httpx.ASGITransport(self._app)
        self._client = httpx.AsyncClient(transport=transport, base_url=f"http://{HOST}", headers=headers)
        self._frames: asyncio.Queue[Json] = asyncio.Queue()
        self._sent: asyncio.Queue[Json] = asyncio.Queue()

    async def ask(self, method: str, path: str, body: object = None) -> None:
        """Ask in the browser's language, and keep the answer."""
        answer = await self._client.request(method, path, json=body, params=self._with_language(path))
        varying = sorted((name, value) for name, value in answer.headers.items() if name not in VARYING)
        self.got.append(f"{method} {path} {answer.status_code} {varying} ".encode() + answer.content)

    def _with_language(self, path: str) -> dict[str, str]:
        asked = dict(httpx.URL(path).params)
        return {**asked, "language": self.language}

    @asynccontextmanager
    async def listening(self, table: str, seat: int | None) -> AsyncIterator[None]:
        """Keep each frame of a WebSocket to the table meanwhile."""
        self._sent = asyncio.Queue()
        self._sent.put_nowait({"type": "websocket.connect"})
        scope = socket_scope(table, seat, self.language, self._cookie)
        task = asyncio.create_task(self._app(scope, self._sent.get, self._frames.put))
        try:
            await self.frame()  # accepted
            yield
        finally:
            self._sent.put_nowait({"type": "websocket.disconnect", "code": 1000})
            await asyncio.wait_for(task, PATIENCE)

    async def frame(self) -> Json:
        """Wait for a frame, keep it, and return what it says."""
        message = await asyncio.wait_for(self._frames.get(), PATIENCE)
        data = message.get("text") or message.get("bytes") or b""
        sent = data.encode() if isinstance(data, str) else data
        self.got.append(f"{message['type']} ".encode() + sent)
        said: Json = json.loads(sent) if sent else {}
        self.seen = said.get("number", self.seen)
        return said

    async def tell(self, message: object) -> None:
        """Send a message over the WebSocket, and keep what comes until it is answered."""
        self._sent.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})
        while "answer" not in await self.frame():
            pass

    async def reach(self, number: int) -> None:
        """Wait for frames up to that number of the table."""
        while self.seen < number:
            await self.frame()

    def take(self) -> list[bytes]:
        """Return what it received since the last time, with whatever has come by now."""
        while not self._frames.empty():
            message = self._frames.get_nowait()
            self.got.append(str(message).encode())
        got, self.got = self.got, []
        return [WRITTEN_AT.sub(b"", one) for one in got]


def socket_scope(table: str, seat: int | None, language: str, cookie: str) -> Json:
    """Return what a server tells the application of a new WebSocket."""
    query = f"language={language}&after=-1" + ("" if seat is None else f"&seat={seat}")
    headers: Headers = [(b"host", HOST.encode()), (b"cookie", cookie.encode())]
    return {
        "type": "websocket", "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "ws", "root_path": "",
        "path": f"/ws/tables/{table}", "raw_path": f"/ws/tables/{table}".encode(), "query_string": query.encode(),
        "headers": headers, "subprotocols": [], "client": ("127.0.0.1", 5), "server": (HOST, 80),
    }  # fmt: skip


def tables_of(app: Litestar) -> Tables:
    """Return the tables of an application that runs."""
    return cast("Tables", part_of(app, "tables"))


def store_of(app: Litestar) -> Store:
    """Return the store of an application that runs."""
    return cast("Store", part_of(app, "store"))


def part_of(app: Litestar, name: str) -> object:
    """Return what route handlers get by that name, the same for all requests."""
    provide: Any = app.dependencies[name]
    return provide.dependency()
