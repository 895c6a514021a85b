"""Who asks: a browser is known by a secret cookie, of which the store keeps only the hash."""

import hashlib
import re
import secrets
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from msgspec import Struct

COOKIE = "exlibris_browser"
YEAR = 365 * 24 * 3600
TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")


class Browser(Struct, frozen=True):
    """A browser; `session` is what the store knows it by, `token` its secret."""

    token: str
    known: bool
    secure: bool

    @property
    def session(self) -> str:
        """The hash that stands for this browser in the store."""
        return hashlib.sha256(self.token.encode()).hexdigest()

    def cookie(self) -> Cookie:
        """The cookie that makes this browser known from now on, for a year after its last table."""
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
    """The browser behind a request."""
    return browser_behind(request)


def browser_behind(connection: ASGIConnection[Any, Any, Any, Any]) -> Browser:
    """The browser behind a connection; one without a valid cookie gets a fresh secret."""
    token = connection.cookies.get(COOKIE, "")
    known = TOKEN.fullmatch(token) is not None
    return Browser(
        token=token if known else secrets.token_urlsafe(32),
        known=known,
        secure=connection.url.scheme in {"https", "wss"},
    )
