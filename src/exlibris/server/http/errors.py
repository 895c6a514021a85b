"""Error responses: a stable code for programs, a sentence for people."""

import logging
from typing import Any, Final, Self

from litestar import Request, Response
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.middleware import ASGIMiddleware
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ASGIApp, ExceptionHandlersMap, Receive, Scope, Send
from msgspec import Struct

from exlibris.server.storage.database import StorageError, in_one_line
from exlibris.table.errors import STATUS_OF, Fault, TableError

_CODES: Final = {
    400: "two-identities",
    401: "unknown-token",
    403: """
        account-closed blocked code-needed foreign-origin metrics-not-allowed muted no-program not-yours
        programs-do-not-chat wrong-code wrong-credentials wrong-password
    """,
    404: "evening-not-found line-not-found player-not-found unknown-link",
    409: """
        evening-changed evening-full evening-seat-taken has-account has-second-factor name-taken no-account no-mail
        nobody-to-chat-with not-signed-in table-changed table-full
    """,
    421: "foreign-host",
    422: "bad-subscription bad-webhook weak-password",
    429: """
        stored-too-much too-many-attempts too-many-bot-tables too-many-evenings too-many-network-open
        too-many-network-tables too-many-open-tables too-many-pages too-many-requests too-many-spectators
        too-many-tables too-much-queued
    """,
    503: """
        database-read-only database-unreachable mail-fails schema-mismatch stopping storage-failed
        takes-too-long workers-down
    """,
}
STATUSES: Final = STATUS_OF | {code: status for status, codes in _CODES.items() for code in codes.split()}
CODES = {
    400: "bad-request",
    403: "forbidden",
    404: "not-found",
    405: "method-not-allowed",
    413: "too-large",
    429: "too-many-requests",
}
TRY_AGAIN_LATER: Final = 1013  # close code of WebSockets
STORAGE_FAILED = ("storage-failed", "The server can't reach its database at the moment; try again soon.")
INTERNAL = ("internal", "The server made a mistake.")
logger = logging.getLogger(__name__)


class ErrorBody(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An error: a stable code for programs, a sentence for people, and the faulty part of a sheet."""

    code: str
    detail: str
    fault: Fault | None = None


class SharedResponses(dict[int, ResponseSpec]):
    """Response descriptions that all routes share. Litestar would copy them twice for each route."""

    def __deepcopy__(self, _: object) -> Self:
        return self


REFUSALS = SharedResponses(
    {
        status: ResponseSpec(ErrorBody, generate_examples=False, description="Refused; the code says why.")
        for status in (400, 401, 403, 404, 409, 410, 422, 429, 503)
    }
)


def _refused(_: Request[Any, Any, Any], error: TableError) -> Response[ErrorBody]:
    status = status_of(error)
    headers = {"WWW-Authenticate": "Bearer"} if status == 401 else {}
    if error.wait is not None:
        headers["Retry-After"] = str(error.wait)
    body = ErrorBody(code=error.code, detail=error.detail, fault=error.fault)
    return Response(body, status_code=status, headers=headers)


def status_of(error: TableError) -> int:
    """Return the HTTP status of a TableError."""
    return STATUSES[error.code]


def http_error(_: Request[Any, Any, Any], error: HTTPException) -> Response[ErrorBody]:
    """Return the response for a Litestar error; for bad input it names the fields."""
    places = _places_of(error)
    detail = f"{error.detail}: {places}" if places else error.detail
    code = CODES.get(error.status_code, "error")
    body = ErrorBody(code=code, detail=detail)
    return Response(body, status_code=error.status_code, headers=error.headers)


def what_is_wrong(error: HTTPException) -> str:
    """Return the validation problems, or the error's own detail without any."""
    return _places_of(error) or error.detail


def _places_of(error: HTTPException) -> str:
    """Return all validation problems on one line; "" for other errors."""
    return "; ".join(_place_of(extra) for extra in error.extra or [] if isinstance(extra, dict))


def _place_of(extra: dict[str, Any]) -> str:
    place = extra.get("key")
    return f"{place}: {extra.get('message')}" if place else str(extra.get("message"))


def _crashed(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorBody]:
    logger.error("%s failed", _asked(request), exc_info=error)
    return _refused(request, TableError(*INTERNAL))


def _asked(request: Request[Any, Any, Any]) -> str:
    """Return the request's method and route, but not its path, which may be the link to a table."""
    return f"{request.method} {request.scope.get('path_template', 'something')}"


def _storage_failed(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorBody]:
    """Return the response for a database error. Nothing has been changed."""
    logger.error("%s: database error: %s", _asked(request), in_one_line(error))
    return _refused(request, TableError(*STORAGE_FAILED))


class Guard(ASGIMiddleware):
    """Middleware that refuses the requests, and closes the WebSockets, for which `check` raises TableError."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)
    close_code: int

    async def check(self, scope: Scope) -> None:
        """Raise TableError to refuse a connection."""

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Pass a connection on unless `check` refuses it."""
        try:
            await self.check(scope)
        except TableError as error:
            if scope["type"] != ScopeType.WEBSOCKET:
                raise
            await send({"type": "websocket.close", "code": self.close_code, "reason": error.detail})
            return
        await next_app(scope, receive, send)


HANDLERS: ExceptionHandlersMap = {
    TableError: _refused,
    HTTPException: http_error,
    StorageError: _storage_failed,
    Exception: _crashed,
}
