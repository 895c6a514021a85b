"""Who asks: a browser by its secret cookie, or a program by its token; the store keeps only hashes of them.

A guest's session follows from the cookie. A browser that is signed in has another kind of cookie: `SignedIn` has looked
up by then for whom it plays.
"""

import hashlib
import re
import secrets
from base64 import urlsafe_b64encode
from datetime import datetime
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, Headers
from litestar.types import Scope
from msgspec import Struct, structs

from exlibris.server.base.network import network_of
from exlibris.table.sessions import SIGN_IN_PREFIX, browser_session, program_session

COOKIE = "exlibris_browser"
YEAR = 365 * 24 * 3600
PROGRAM = "exlibris.program"  # where a connection's state has the checked token of a program
TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
SIGN_IN_TOKEN = re.compile(re.escape(SIGN_IN_PREFIX) + TOKEN.pattern)


class SignIn(Struct, frozen=True):
    """A browser that plays for the person with this `session`; `device` says in words for people what it runs on."""

    id: str
    session: str
    device: str
    created: datetime
    seen: datetime


class Caller(Struct, frozen=True):
    """A browser by the secret in its cookie, `known` if it sent a valid one; or a program by its token.

    With a `sign_in` the browser plays for an account, or for a guest of another browser.
    """

    token: str
    known: bool
    secure: bool
    is_program: bool = False
    sign_in: SignIn | None = None

    @property
    def session(self) -> str:
        """The session: the id by which tables know who plays."""
        if self.sign_in:
            return self.sign_in.session
        return program_session(self.token) if self.is_program else browser_session(self.token)

    @property
    def sign_in_id(self) -> str | None:
        """The id of the browser's sign-in, None for a guest in their first browser and for a program."""
        return self.sign_in.id if self.sign_in else None

    def of_request(self, key: str | None) -> "Caller":
        """Return the caller as a request with this key makes it: sent again, a new browser gets the same secret."""
        if self.known or key is None:
            return self
        digest = hashlib.sha256(f"browser of {key}".encode()).digest()
        return structs.replace(self, token=urlsafe_b64encode(digest).decode().rstrip("="))

    def cookies(self) -> list[Cookie]:
        """Return the cookie that makes a browser known for a year; a program gets none."""
        if self.is_program:
            return []
        return [browser_cookie(self.token, self.secure)]


def browser_cookie(token: str, secure: bool) -> Cookie:
    """Return the cookie that keeps a browser's secret for a year; without a secret, the one that takes it back."""
    return Cookie(
        key=COOKIE,
        value=token,
        max_age=YEAR if token else 0,
        path="/",
        httponly=True,
        samesite="lax",
        secure=secure,
    )


def bearer_token(headers: Headers) -> str | None:
    """Return the token that a program sends, None if it sends none. Other schemes are for proxies before us."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def caller_of(scope: Scope) -> Caller:
    """Return who is behind a request or a WebSocket; a browser without a valid cookie gets a new secret.

    `BearerTokens` has checked a program's token by then, and `SignedIn` a cookie of a browser that is signed in.
    """
    connection = ASGIConnection[Any, Any, Any, Any](scope)
    if program := scope["state"].get(PROGRAM):
        return Caller(token=str(program), known=True, secure=False, is_program=True)
    token = connection.cookies.get(COOKIE, "")
    sign_in = scope.get("auth")
    known = TOKEN.fullmatch(token) is not None or sign_in is not None
    return Caller(
        token=token if known else secrets.token_urlsafe(32),
        known=known,
        secure=connection.url.scheme in {"https", "wss"},
        sign_in=sign_in,
    )


def network_behind(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return the network that a request or a WebSocket comes from, by which limits count; secret like addresses."""
    return network_of(request.client.host) if request.client else ""


def seat_asked_for(request: Request[Any, Any, Any]) -> str:
    """Return the caller, table and seat that a request is about, to limit requests by."""
    asked = request.path_params
    return f"{caller_of(request.scope).session} {asked.get('table_id')} {asked.get('seat')}"
