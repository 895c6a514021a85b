"""Which hosts this server answers to, and from which origins it takes requests."""

import socket
from urllib.parse import urlsplit

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from exlibris.server.base.network import address_of
from exlibris.server.kit.caller import bearer_token
from exlibris.table.errors import TableError

FOREIGN_HOST = 4421
SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
FOREIGN_SOCKET = 4403


class KnownHosts(ASGIMiddleware):
    """Refuses requests and WebSockets whose Host header has a name that is not ours.

    Any address made of numbers will do, as no page's name can stand behind it. Litestar's own check compares the port
    as well, and can't refuse a WebSocket.
    """

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, names: tuple[str, ...]) -> None:
        machine = socket.gethostname().lower()
        self._names = {"localhost", machine, f"{machine}.local", *(name.lower() for name in names)}

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Pass on what is meant for us. Raises TableError for other requests, closes other WebSockets."""
        host = Headers.from_scope(scope).get("host", "")
        if self.is_known(host):
            await next_app(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await send({"type": "websocket.close", "code": FOREIGN_HOST, "reason": "foreign host"})
        else:
            raise TableError("foreign-host", f"This server is not called {host[:100]!r}; see its option --domain.")

    def is_known(self, host: str) -> bool:
        """Return whether a Host header, with or without a port, has a name of ours or an address."""
        name = name_of(host)
        return name in self._names or address_of(name) is not None


def name_of(host: str) -> str:
    """Return a Host header without its port, and without brackets around an IPv6 address; "" if it can't be read."""
    try:
        parts = urlsplit(f"//{host}")
        _ = parts.port  # which raises for a number that is none of a port
    except ValueError:
        return ""
    return (parts.hostname or "").removesuffix(".")


class SameOrigin(ASGIMiddleware):
    """Refuses unsafe requests and WebSockets that another site's page sends.

    Requests with a program's token pass: no browser adds one by itself, as it does its cookie.

    Browsers name the page's origin in both; programs that are no browsers send none and carry no
    cookie of ours that they weren't given.
    """

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Pass on what our own pages send. Raises TableError for other pages' requests, closes their WebSockets."""
        headers = Headers.from_scope(scope)
        if not needs_check(scope) or is_same_origin(headers) or bearer_token(headers) is not None:
            await next_app(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await send({"type": "websocket.close", "code": FOREIGN_SOCKET, "reason": "foreign origin"})
        else:
            detail = f"The page of {headers.get('origin')!r} may not act here."
            raise TableError("foreign-origin", detail)


def needs_check(scope: Scope) -> bool:
    """Return whether the request could change something or listen in."""
    return scope["type"] == ScopeType.WEBSOCKET or scope["method"] not in SAFE_METHODS


def is_same_origin(headers: Headers) -> bool:
    """Return whether the sending page, if any, came from this server."""
    origin = headers.get("origin")
    return origin is None or netloc_of(origin) == headers.get("host", "").lower()


def netloc_of(origin: str) -> str | None:
    """Return host and port of an origin; None if it is malformed, and so nobody's."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return None
