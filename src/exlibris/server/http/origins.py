"""Accepted hosts and origins of requests, links to this server, and security headers of responses."""

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
from litestar.params import FromQuery
from litestar.status_codes import HTTP_429_TOO_MANY_REQUESTS
from litestar.types import Message, Scope
from msgspec import Struct

from exlibris.server.http.callers import bearer_token
from exlibris.server.http.errors import Guard
from exlibris.server.network import EVERYWHERE, address_of, is_loopback
from exlibris.server.settings import Settings
from exlibris.table.errors import TableError
from exlibris.texts import LANGUAGES

PROTECTED: Final = {
    "X-Content-Type-Options": "nosniff",  # browsers don't guess content types
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",  # windows of other sites can't reach our pages
    "Cross-Origin-Resource-Policy": "same-origin",  # other sites can't embed our files
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
PAGE_POLICY: Final = (
    "default-src 'self'; script-src 'self'{scripts}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self' data:; connect-src 'self'; form-action 'self'; object-src 'none'; base-uri 'none'; "
    "frame-ancestors 'none'"
)
FILE_POLICY: Final = PAGE_POLICY.format(scripts="")  # for workers, which use their own script's policy
API_POLICY: Final = "default-src 'none'; frame-ancestors 'none'"
HTTPS_ONLY: Final = "max-age=31536000"
PAGES = {"ws": "http", "wss": "https"}  # schemes of pages by WebSocket scheme
SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}


async def protect(message: Message, scope: Scope) -> None:
    """Add security headers to a response unless it sets its own.

    Over HTTPS, browsers are told to use only HTTPS for a year. API responses aren't stored unless they say otherwise.
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
    """A request that reports bodies on which Litestar's decoder fails."""

    async def json(self) -> Any:
        """Return the body as JSON values. Raises TableError if it is nested too deeply or isn't UTF-8."""
        try:
            return await super().json()
        except RecursionError as error:
            raise TableError("bad-request", "The body is nested too deeply.") from error
        except UnicodeDecodeError as error:
            raise TableError("bad-request", f"The body is not UTF-8: byte {error.start}.") from error


def spoken(language: FromQuery[str] = "en") -> str:
    """Return the language of a request. Raises TableError if there are no texts in it."""
    if language not in LANGUAGES:
        detail = f"language: there are no texts in {language!r}, only in {', '.join(LANGUAGES)}."
        raise TableError("unknown-language", detail)
    return language


async def body(request: Request[Any, Any, Any]) -> bytes:
    """Return the raw request body."""
    return await request.body()


class Links(Struct, frozen=True):
    """Links with a base URL at which others reach this server."""

    base: str

    def to(self, table_id: str) -> str:
        """Return the link to a table."""
        return f"{self.base}/table/{table_id}"

    def to_evening(self, evening_id: str) -> str:
        """Return the link to an evening."""
        return f"{self.base}/score/{evening_id}"


def links_for(scope: Scope, settings: NamedDependency[Settings]) -> Links:
    """Return links with the base URL that the browser used, unless it is this machine's loopback."""
    base = ASGIConnection[Any, Any, Any, Any](scope).base_url
    if settings.public_url and is_loopback(base.hostname):
        return Links(settings.public_url)
    return Links(str(base.with_replacements(scheme=PAGES.get(base.scheme, base.scheme))).rstrip("/"))


def mail_base(scope: Scope, settings: Settings) -> str | None:
    """Return the server's public URL for an email, None if unknown.

    Only names configured by the operator count, since a client can send any Host header. Loopback names never count.
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


class KnownHosts(Guard):
    """Refuses requests and WebSockets whose Host header isn't a name of this server.

    Any IP address is accepted: DNS rebinding needs a name. Litestar's own check also compares the port, and can't
    refuse a WebSocket.
    """

    close_code = 4421

    def __init__(self, names: tuple[str, ...]) -> None:
        machine = socket.gethostname().lower()
        self._names = {"localhost", machine, f"{machine}.local", *(name.lower() for name in names)}

    async def check(self, scope: Scope) -> None:
        """Raise TableError for an unknown host."""
        host = Headers.from_scope(scope).get("host", "")
        if not self.is_known(host):
            raise TableError("foreign-host", f"This server is not called {host[:100]!r}; see its option --domain.")

    def is_known(self, host: str) -> bool:
        """Return True if a Host header, with or without a port, has a known name or an IP address."""
        name = _name_of(host)
        return name in self._names or address_of(name) is not None


def _name_of(host: str) -> str:
    try:
        parts = urlsplit(f"//{host}")
        _ = parts.port  # raises for an invalid port
    except ValueError:
        return ""
    return (parts.hostname or "").removesuffix(".")


class SameOrigin(Guard):
    """Refuses unsafe requests and WebSockets from pages of other sites.

    Browsers send the page's origin with both. Requests without an origin pass: they come from programs other than
    browsers, which have no cookie of ours. Requests with a program's token pass, since browsers never add one by
    themselves.
    """

    close_code = 4403

    async def check(self, scope: Scope) -> None:
        """Raise TableError for a WebSocket or a request that could change something, if a foreign page sent it."""
        if scope["type"] != ScopeType.WEBSOCKET and scope["method"] in SAFE_METHODS:
            return
        headers = Headers.from_scope(scope)
        origin = headers.get("origin")
        is_same = origin is None or _netloc_of(origin) == headers.get("host", "").lower()
        if not is_same and bearer_token(headers) is None:
            raise TableError("foreign-origin", f"Pages of {origin!r} may not send requests here.")


def _netloc_of(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc.lower()
    except ValueError:
        return None
