"""Who asks: a browser by its secret cookie, or a program by its token; the store keeps only hashes of them.

A guest's session follows from the cookie: a secret, and the server's tag that shows that it has made it. A browser that
is signed in has another kind of cookie: `SignedIn` has looked up by then for whom it plays.
"""

import re
import secrets
from datetime import datetime
from typing import Any, Final, TypeAlias

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, Headers
from litestar.di import NamedDependency
from litestar.types import Scope
from msgspec import Struct, structs

from exlibris.server.base.network import network_of
from exlibris.server.kit.cookies import BROWSER, TAG_LENGTH, CookieKey, cookie_of, kept
from exlibris.table.names import SIGN_IN_PREFIX, browser_session, program_session

PROGRAM = "exlibris.program"  # where a connection's state has the checked token of a program
SECRET_LENGTH: Final = 43
SIGN_IN_TOKEN = re.compile(re.escape(SIGN_IN_PREFIX) + rf"[A-Za-z0-9_-]{{{SECRET_LENGTH}}}")
GUEST_TOKEN = re.compile(rf"[A-Za-z0-9_-]{{{SECRET_LENGTH + TAG_LENGTH}}}")


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
        return program_session(self.token) if self.is_program else browser_session(self.token[:SECRET_LENGTH])

    @property
    def sign_in_id(self) -> str | None:
        """The id of the browser's sign-in, None for a guest in their first browser and for a program."""
        return self.sign_in.id if self.sign_in else None

    def cookies(self) -> list[Cookie]:
        """Return the cookie that makes a browser known for a year; a program gets none."""
        if self.is_program:
            return []
        return [kept(BROWSER, self.token, self.secure)]


def bearer_token(headers: Headers) -> str | None:
    """Return the token that a program sends, None if it sends none. Other schemes are for proxies before us."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


class Callers:
    """Tells who is behind requests; makes the secrets of new guests."""

    def __init__(self, key: CookieKey) -> None:
        self._key = key

    def of(self, scope: Scope) -> Caller:
        """Return who is behind a request or a WebSocket; a browser without a cookie of ours gets a new secret.

        `BearerTokens` has checked a program's token by then, and `SignedIn` a cookie of a browser that is signed in.
        """
        connection = ASGIConnection[Any, Any, Any, Any](scope)
        if program := scope["state"].get(PROGRAM):
            return Caller(token=str(program), known=True, secure=False, is_program=True)
        token = cookie_of(connection, BROWSER)
        sign_in = scope.get("auth")
        known = sign_in is not None or self._is_of_guest(token)
        return Caller(
            token=token if known else self.guest_token(secrets.token_urlsafe(32)),
            known=known,
            secure=connection.url.scheme in {"https", "wss"},
            sign_in=sign_in,
        )

    def of_request(self, caller: Caller, key: str | None) -> Caller:
        """Return the caller as a request with this key makes it: sent again, a new browser gets the same secret."""
        if caller.known or key is None:
            return caller
        return structs.replace(caller, token=self.guest_token(self._key.secret_of("guest of request", key)))

    def seat_asked_for(self, request: Request[Any, Any, Any]) -> str:
        """Return the caller, table and seat that a request is about, to limit requests by."""
        asked = request.path_params
        return f"{self.of(request.scope).session} {asked.get('table_id')} {asked.get('seat')}"

    def guest_token(self, secret: str) -> str:
        """Return the cookie's value for a guest with that secret."""
        return secret + self._key.tag("guest", secret)

    def _is_of_guest(self, token: str) -> bool:
        secret, tag = token[:SECRET_LENGTH], token[SECRET_LENGTH:]
        return GUEST_TOKEN.fullmatch(token) is not None and self._key.is_tag(tag, "guest", secret)


def network_behind(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return the network that a request or a WebSocket comes from, by which limits count; secret like addresses."""
    return network_of(request.client.host) if request.client else ""


TheCallers: TypeAlias = NamedDependency[Callers]
