"""Headers of every answer, refusals included."""

from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message, Scope


async def protect(message: Message, scope: Scope) -> None:
    """Keep browsers from guessing what an answer is, and from storing one of the API that does not allow it."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        headers["X-Content-Type-Options"] = "nosniff"
        if scope["path"].startswith("/api/"):
            headers.setdefault("Cache-Control", "no-store")
