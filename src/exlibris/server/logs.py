"""The log on standard error, with a line for each request; never a secret."""

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
# Libraries tell more than ours to know at the level of information: addresses, paths with ids, statements of SQL.
LEVEL_OF_LIBRARIES: Final = logging.WARNING
HEADER: Final = "X-Request-ID"
MEASURED: Final = ("http", "websocket")  # also asked: "lifespan"
GIVEN: Final = re.compile(r"[A-Za-z0-9._-]{1,64}")  # ids that a proxy has given
logger = structlog.get_logger(__name__)


def configure_logs(form: Format, level: Level, stream: TextIO = sys.stderr) -> None:
    """Send what this process logs to a stream, ours from a level on, that of libraries from warnings on."""
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
    """Return what adds the request, the logger, the level and the time to each line."""
    return [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]


def _rendering(form: Format) -> Sequence[Processor]:
    """Return what makes a line of an entry. Tracebacks are without local variables, for those hold secrets."""
    if form == "json":
        last: Sequence[Processor] = [
            structlog.processors.format_exc_info,
            _first_the_time,
            structlog.processors.JSONRenderer(),
        ]
    else:
        plain = structlog.dev.plain_traceback
        last = [structlog.dev.ConsoleRenderer(colors=False, exception_formatter=plain, pad_event_to=0)]
    return [structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last]


def _first_the_time(_: WrappedLogger, __: str, entry: EventDict) -> EventDict:
    """Return the entry with time, level and event before everything else."""
    first = {key: entry[key] for key in ("timestamp", "level", "event") if key in entry}
    return {**first, **entry}


def table_hash(table_id: str) -> str:
    """Return what the log calls a table: its id is the link to it, by which anybody may come in."""
    return hashlib.sha256(table_id.encode()).hexdigest()[:12]


def _described(scope: Any) -> dict[str, Any]:
    """Return which route was asked for, as far as one has been found, and about which table."""
    fields = {"route": scope.get("path_template")}
    table_id = scope.get("path_params", {}).get("table_id")
    return fields if table_id is None else {**fields, "table": table_hash(str(table_id))}


class RequestLog:
    """The application, with an id for each request, which its answer has too, and a line of the log at its end."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on everything; measure requests and WebSockets."""
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
            elif message["type"] == "websocket.close":  # which fails, and means nothing, when the browser has gone
                seen["status"] = message["code"]

        with structlog.contextvars.bound_contextvars(request_id=request_id):
            start = time.perf_counter()
            try:
                await self._app(scope, receive, sent)
            finally:
                ms = round((time.perf_counter() - start) * 1000, 1)
                logger.info("request", method=scope.get("method", "WEBSOCKET"), **_described(scope), **seen, ms=ms)


def _id_of(scope: Any) -> str:
    """Return the id that a proxy has given to the request, or else a new one."""
    given = Headers.from_scope(scope).get(HEADER, "")
    return given if GIVEN.fullmatch(given) else uuid4().hex
