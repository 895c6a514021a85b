"""Requests and answers: bodies that are not JSON, headers of every answer, the language of a reader."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final

from litestar import Request
from litestar.datastructures import MutableScopeHeaders
from litestar.params import FromQuery
from litestar.status_codes import HTTP_429_TOO_MANY_REQUESTS
from litestar.types import Message, Scope

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
