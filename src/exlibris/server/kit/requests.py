"""Requests and answers: bodies that are not JSON, headers of every answer, the language of a reader."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from litestar import Request
from litestar.datastructures import MutableScopeHeaders
from litestar.params import FromQuery
from litestar.status_codes import HTTP_429_TOO_MANY_REQUESTS
from litestar.types import Message, Scope

from exlibris.table.errors import TableError
from exlibris.texts import LANGUAGES


async def protect(message: Message, scope: Scope) -> None:
    """Keep browsers from guessing what an answer is, and from storing one of the API that does not allow it."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        headers["X-Content-Type-Options"] = "nosniff"
        if scope["path"].startswith("/api/"):
            headers.setdefault("Cache-Control", "no-store")


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
