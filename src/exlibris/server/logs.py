"""The log on standard error, with one line per request and never a secret."""

import hashlib
import logging
import re
import sys
import time
from collections.abc import Sequence
from typing import Any, Final, Literal, TextIO
from uuid import uuid4

import structlog
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from structlog.typing import EventDict, Processor, WrappedLogger

Format = Literal["text", "json"]
Level = Literal["error", "warning", "info"]

OURS: Final = "exlibris"
# At level info, libraries log more than we may keep: addresses, paths with ids, SQL statements.
LEVEL_OF_LIBRARIES: Final = logging.WARNING
HEADER: Final = "X-Request-ID"
MEASURED: Final = ("http", "websocket")  # not "lifespan"
GIVEN: Final = re.compile(r"[A-Za-z0-9._-]{1,64}")  # request ids set by a proxy
logger = structlog.get_logger(__name__)


def configure_logs(form: Format, level: Level, stream: TextIO = sys.stderr) -> None:
    """Send this process's log to a stream: our own lines from `level` on, those from libraries from warnings on."""
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *_common(),
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
    )
    handler = logging.StreamHandler(stream)
    handler.setFormatter(structlog.stdlib.ProcessorFormatter(foreign_pre_chain=_common(), processors=_rendering(form)))
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(LEVEL_OF_LIBRARIES)
    logging.getLogger(OURS).setLevel(level.upper())


def _common() -> Sequence[Processor]:
    return [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]


def _rendering(form: Format) -> Sequence[Processor]:
    if form == "json":
        last: Sequence[Processor] = [
            structlog.processors.format_exc_info,
            _first_the_time,
            structlog.processors.JSONRenderer(),
        ]
    else:
        plain = structlog.dev.plain_traceback  # without local variables, which may hold secrets
        last = [structlog.dev.ConsoleRenderer(colors=False, exception_formatter=plain, pad_event_to=0)]
    return [structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last]


def _first_the_time(_: WrappedLogger, __: str, entry: EventDict) -> EventDict:
    first = {key: entry[key] for key in ("timestamp", "level", "event") if key in entry}
    return {**first, **entry}


def table_hash(table_id: str) -> str:
    """Return a table's name in the log: a hash, since anyone with the id could open the table."""
    return hashlib.sha256(table_id.encode()).hexdigest()[:12]


def _described(scope: Any) -> dict[str, Any]:
    fields = {"route": scope.get("path_template")}
    table_id = scope.get("path_params", {}).get("table_id")
    return fields if table_id is None else {**fields, "table": table_hash(str(table_id))}


class RequestLog:
    """ASGI wrapper that gives each request an id, returned in its response header, and logs the request at its end."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Log requests and WebSockets; pass lifespan events on unlogged."""
        if scope["type"] not in MEASURED:
            await self._app(scope, receive, send)
            return
        request_id = _id_of(scope)
        seen: dict[str, Any] = {"status": None}

        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableScopeHeaders.from_message(message)[HEADER] = request_id
            await send(message)
            if message["type"] == "http.response.start":
                seen["status"] = message["status"]
            elif message["type"] == "websocket.close":  # the code was never sent if the browser disconnected first
                seen["status"] = message["code"]

        with structlog.contextvars.bound_contextvars(request_id=request_id):
            start = time.perf_counter()
            try:
                await self._app(scope, receive, sent)
            finally:
                ms = round((time.perf_counter() - start) * 1000, 1)
                logger.info("request", method=scope.get("method", "WEBSOCKET"), **_described(scope), **seen, ms=ms)


def _id_of(scope: Any) -> str:
    given = Headers.from_scope(scope).get(HEADER, "")
    return given if GIVEN.fullmatch(given) else uuid4().hex
