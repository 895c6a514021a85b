"""Who asks: a browser is known by a secret cookie, of which the store keeps only the hash."""

import hashlib
import re
import secrets
from base64 import urlsafe_b64encode
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from msgspec import Struct, structs

COOKIE = "exlibris_browser"
YEAR = 365 * 24 * 3600
TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


class Browser(Struct, frozen=True):
    """A browser by the secret in its cookie; `known` if it sent a valid one."""

    token: str
    known: bool
    secure: bool

    @property
    def session(self) -> str:
        """The session id: a hash of the secret, by which the store knows the browser."""
        return hashlib.sha256(self.token.encode()).hexdigest()

    def of_request(self, key: str | None) -> "Browser":
        """Return the browser as a request with this key makes it: sent again, a new browser gets the same secret."""
        if self.known or key is None:
            return self
        digest = hashlib.sha256(f"browser of {key}".encode()).digest()
        return structs.replace(self, token=urlsafe_b64encode(digest).decode().rstrip("="))

    def cookie(self) -> Cookie:
        """Return the cookie that makes this browser known for a year."""
        return Cookie(
            key=COOKIE,
            value=self.token,
            max_age=YEAR,
            path="/",
            httponly=True,
            samesite="lax",
            secure=self.secure,
        )


def browser_of(request: Request[Any, Any, Any]) -> Browser:
    """Return the browser that sent a request."""
    return browser_behind(request)


def browser_behind(connection: ASGIConnection[Any, Any, Any, Any]) -> Browser:
    """Return the browser behind a connection; one without a valid cookie gets a new secret."""
    token = connection.cookies.get(COOKIE, "")
    known = TOKEN.fullmatch(token) is not None
    return Browser(
        token=token if known else secrets.token_urlsafe(32),
        known=known,
        secure=connection.url.scheme in {"https", "wss"},
    )


def seat_asked_for(request: Request[Any, Any, Any]) -> str:
    """Return the browser, table and seat that a request is about, to limit requests by."""
    asked = request.path_params
    return f"{browser_behind(request).session} {asked.get('table_id')} {asked.get('seat')}"
