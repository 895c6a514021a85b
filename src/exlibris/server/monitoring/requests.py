"""A line of the log for each request, and an id for it, which all lines about it have."""

import re
import time
from typing import Any, Final
from uuid import uuid4

import structlog
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from exlibris.server.base.logs import described

HEADER: Final = "X-Request-ID"
MEASURED: Final = ("http", "websocket")  # also asked: "lifespan"
GIVEN: Final = re.compile(r"[A-Za-z0-9._-]{1,64}")  # ids that a proxy has given

logger = structlog.get_logger(__name__)


class RequestLog:
    """The application, with an id for each request, which its answer has too, and a line of the log at its end."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on everything; measure requests and WebSockets."""
        if scope["type"] not in MEASURED:
            await self._app(scope, receive, send)
            return
        request_id = id_of(scope)
        seen: dict[str, Any] = {"status": None}

        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableScopeHeaders.from_message(message)[HEADER] = request_id
            await send(message)
            if message["type"] == "http.response.start":
                seen["status"] = message["status"]
            elif message["type"] == "websocket.close":  # which fails, and means nothing, when the browser has gone
                seen["status"] = message["code"]

        with structlog.contextvars.bound_contextvars(request_id=request_id):
            start = time.perf_counter()
            try:
                await self._app(scope, receive, sent)
            finally:
                ms = round((time.perf_counter() - start) * 1000, 1)
                logger.info("request", method=scope.get("method", "WEBSOCKET"), **described(scope), **seen, ms=ms)


def id_of(scope: Any) -> str:
    """Return the id that a proxy has given to the request, or else a new one."""
    given = Headers.from_scope(scope).get(HEADER, "")
    return given if GIVEN.fullmatch(given) else uuid4().hex
