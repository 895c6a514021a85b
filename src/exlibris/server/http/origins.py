"""Which hosts this server answers to, which origins it takes requests from, and the headers of its answers."""

import asyncio
import socket
from collections.abc import Awaitable, Callable
from typing import Any, Final
from urllib.parse import urlsplit

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.di import NamedDependency
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.params import FromQuery
from litestar.status_codes import HTTP_429_TOO_MANY_REQUESTS
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from msgspec import Struct

from exlibris.server.http.callers import bearer_token
from exlibris.server.network import EVERYWHERE, address_of, is_loopback
from exlibris.server.settings import Settings
from exlibris.table.errors import TableError
from exlibris.texts import LANGUAGES

PROTECTED: Final = {
    "X-Content-Type-Options": "nosniff",  # browsers don't guess what an answer is
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",  # pages of others that open ours, or are opened by it, can't reach it
    "Cross-Origin-Resource-Policy": "same-origin",  # pages of others can't load from here
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
PAGE_POLICY: Final = (
    "default-src 'self'; script-src 'self'{scripts}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self' data:; connect-src 'self'; form-action 'self'; object-src 'none'; base-uri 'none'; "
    "frame-ancestors 'none'"
)
FILE_POLICY: Final = PAGE_POLICY.format(scripts="")  # for workers, which have that of their own script
API_POLICY: Final = "default-src 'none'; frame-ancestors 'none'"
HTTPS_ONLY: Final = "max-age=31536000"
PAGES = {"ws": "http", "wss": "https"}  # what links to pages begin with, when asked over a WebSocket
FOREIGN_HOST = 4421
SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
FOREIGN_SOCKET = 4403


async def protect(message: Message, scope: Scope) -> None:
    """Add the headers that protect an answer in a browser, where it has none of its own.

    Over HTTPS the browser is told to use nothing else for a year. Answers of the API are not stored unless they say so.
    """
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        of_api = scope["path"].startswith("/api/")
        defaults = PROTECTED | {"Content-Security-Policy": API_POLICY if of_api else FILE_POLICY}
        if of_api:
            defaults["Cache-Control"] = "no-store"
        if scope["scheme"] == "https":
            defaults["Strict-Transport-Security"] = HTTPS_ONLY
        for name, value in defaults.items():
            headers.setdefault(name, value)


def holding(seconds: float) -> Callable[[Message, Scope], Awaitable[None]]:
    """Return a hook that delays each answer with status 429.

    Otherwise a client that repeats refused requests at once would keep the event loop busy with refusals.
    """

    async def hold(message: Message, _: Scope) -> None:
        if message["type"] == "http.response.start" and message["status"] == HTTP_429_TOO_MANY_REQUESTS:
            await asyncio.sleep(seconds)

    return hold


class PlainRequest(Request[Any, Any, Any]):
    """A request whose body Litestar's decoder may choke on."""

    async def json(self) -> Any:
        """Return the body as JSON values. Raises TableError if it is nested too deeply or is not text."""
        try:
            return await super().json()
        except RecursionError as error:
            raise TableError("bad-request", "The body is nested too deeply.") from error
        except UnicodeDecodeError as error:
            raise TableError("bad-request", f"The body is not UTF-8: byte {error.start}.") from error


def spoken(language: FromQuery[str] = "en") -> str:
    """Return the language that a request asks for. Raises TableError if there are no texts in it."""
    if language not in LANGUAGES:
        detail = f"language: there are no texts in {language!r}, only in {', '.join(LANGUAGES)}."
        raise TableError("unknown-language", detail)
    return language


async def body(request: Request[Any, Any, Any]) -> bytes:
    """Return what is sent, as it is."""
    return await request.body()


class Links(Struct, frozen=True):
    """Links that begin with an address at which others reach this server."""

    base: str

    def to(self, table_id: str) -> str:
        """Return the link to a table."""
        return f"{self.base}/table/{table_id}"


def links_for(scope: Scope, settings: NamedDependency[Settings]) -> Links:
    """Return links with the address that the browser used, unless only this machine knows it."""
    base = ASGIConnection[Any, Any, Any, Any](scope).base_url
    if settings.public_url and is_loopback(base.hostname):
        return Links(settings.public_url)
    return Links(str(base.with_replacements(scheme=PAGES.get(base.scheme, base.scheme))).rstrip("/"))


def mail_base(scope: Scope, settings: Settings) -> str | None:
    """Return the address under which the operator runs the server, for a mail; None if none is known.

    A browser may say that it has come by any address: only names count that the operator has given, and never this
    machine's own.
    """
    asked = ASGIConnection[Any, Any, Any, Any](scope).base_url.hostname or ""
    names = [name for name in settings.domains if not (is_loopback(name) or name in EVERYWHERE)]
    if asked in names:
        return links_for(scope, settings).base
    url = settings.public_url
    host = urlsplit(url).hostname or "" if url else ""
    if url and not is_loopback(host) and (not names or address_of(host) is None):
        return url
    return f"https://{names[0]}" if names else None


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
        name = _name_of(host)
        return name in self._names or address_of(name) is not None


def _name_of(host: str) -> str:
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
        if not _needs_check(scope) or _is_same_origin(headers) or bearer_token(headers) is not None:
            await next_app(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await send({"type": "websocket.close", "code": FOREIGN_SOCKET, "reason": "foreign origin"})
        else:
            detail = f"The page of {headers.get('origin')!r} may not act here."
            raise TableError("foreign-origin", detail)


def _needs_check(scope: Scope) -> bool:
    """Return whether the request could change something or listen in."""
    return scope["type"] == ScopeType.WEBSOCKET or scope["method"] not in SAFE_METHODS


def _is_same_origin(headers: Headers) -> bool:
    """Return whether the sending page, if any, came from this server."""
    origin = headers.get("origin")
    return origin is None or _netloc_of(origin) == headers.get("host", "").lower()


def _netloc_of(origin: str) -> str | None:
    """Return host and port of an origin; None if it is malformed, and so nobody's."""
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return None
