"""Callers: browsers known by a cookie and programs known by a token. The database stores only hashes of both."""

import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from datetime import datetime
from typing import Any, Final

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, Headers
from litestar.types import Scope
from msgspec import Struct, structs

from exlibris.server.network import network_of
from exlibris.server.storage.database import Database
from exlibris.server.storage.store import server_key
from exlibris.table.names import SIGN_IN_PREFIX, browser_session, program_session

BROWSER: Final = "exlibris_browser"  # the secret of a guest or of a sign-in
ACCOUNTS: Final = "exlibris_accounts"  # marks of the accounts to which the browser has been signed in
OF_THIS_HOST: Final = "__Host-"
KEY_NAME: Final = "cookies"
TAG_LENGTH: Final = 22  # characters, of 6 bits each
NETWORK_TAG_LENGTH: Final = 4  # so short that many networks share it
YEAR: Final = 365 * 24 * 3600
PROGRAM = "exlibris.program"  # the key of a program's checked token in a connection's state
SECRET_LENGTH: Final = 43
SIGN_IN_TOKEN = re.compile(re.escape(SIGN_IN_PREFIX) + rf"[A-Za-z0-9_-]{{{SECRET_LENGTH}}}")
GUEST_TOKEN = re.compile(rf"[A-Za-z0-9_-]{{{SECRET_LENGTH + TAG_LENGTH}}}")


def cookie_of(connection: ASGIConnection[Any, Any, Any, Any], name: str) -> str:
    """Return a cookie's value, "" without one; over HTTPS, only from cookies that no neighboring host can set."""
    secure = connection.url.scheme in {"https", "wss"}
    return connection.cookies.get(OF_THIS_HOST + name if secure else name, "")


def kept(name: str, value: str, secure: bool) -> Cookie:
    """Return a cookie that lasts a year and is hidden from scripts."""
    return Cookie(
        key=OF_THIS_HOST + name if secure else name,
        value=value,
        max_age=YEAR,
        path="/",
        httponly=True,
        samesite="lax",
        secure=secure,
    )


def taken_back(name: str, secure: bool) -> list[Cookie]:
    """Return cookies that delete a cookie; over HTTPS, also an earlier one from plain HTTP."""
    ways = (True, False) if secure else (False,)
    return [Cookie(key=OF_THIS_HOST + name if way else name, value="", max_age=0, path="/", secure=way) for way in ways]


class SignIn(Struct, frozen=True):
    """A sign-in of a browser, which plays for the person with this `session`; `device` describes it for people."""

    id: str
    session: str
    device: str
    created: datetime
    seen: datetime


class Caller(Struct, frozen=True):
    """A browser, by the secret in its cookie (`known` if it sent a valid one), or a program, by its token.

    With a `sign_in`, the browser plays for an account, or for a guest who came by a return link.
    """

    token: str
    known: bool
    secure: bool
    is_program: bool = False
    sign_in: SignIn | None = None

    @property
    def session(self) -> str:
        """The id by which tables know the player."""
        if self.sign_in:
            return self.sign_in.session
        return program_session(self.token) if self.is_program else browser_session(self.token[:SECRET_LENGTH])

    @property
    def sign_in_id(self) -> str | None:
        """The id of the browser's sign-in, None for a program and for a guest in their first browser."""
        return self.sign_in.id if self.sign_in else None

    def cookies(self) -> list[Cookie]:
        """Return the cookie that makes a browser known for a year; none for a program."""
        if self.is_program:
            return []
        return [kept(BROWSER, self.token, self.secure)]


def bearer_token(headers: Headers) -> str | None:
    """Return the request's bearer token, None without one. Other schemes are meant for proxies in front."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


class Callers:
    """Identifies the callers of requests, and creates and checks what is in cookies.

    It does so with a key that is generated once and stored in the database.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._key = b""

    async def start(self) -> None:
        """Load the key."""
        self._key = bytes.fromhex(await server_key(self._database, KEY_NAME, lambda: secrets.token_hex(32)))

    def secret_of(self, purpose: str, text: str) -> str:
        """Return a secret of 43 characters derived from a text by the key."""
        digest = hmac.digest(self._key, f"{purpose} {text}".encode(), "sha256")
        return urlsafe_b64encode(digest).decode().rstrip("=")

    def tag(self, purpose: str, text: str) -> str:
        """Return a tag that proves that the server issued a text for that purpose."""
        return self.secret_of(purpose, text)[:TAG_LENGTH]

    def network_tag(self, network: str) -> str:
        """Return the short tag under which a network's tables are stored."""
        return self.tag("network", network)[:NETWORK_TAG_LENGTH]

    def is_tag(self, tag: str, purpose: str, text: str) -> bool:
        """Return True if the tag is valid for the text and purpose."""
        return hmac.compare_digest(tag.encode(), self.tag(purpose, text).encode())

    def of(self, scope: Scope) -> Caller:
        """Return the caller of a request or a WebSocket; a browser without a valid cookie gets a new secret.

        The middleware has checked the token or sign-in before: `BearerTokens` a program's, `KnownSignIns` a browser's.
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
        """Return the caller of a request with this key. A new browser that repeats the request gets the same secret."""
        if caller.known or key is None:
            return caller
        return structs.replace(caller, token=self.guest_token(self.secret_of("guest of request", key)))

    def seat_asked_for(self, request: Request[Any, Any, Any]) -> str:
        """Return the key for limits per seat: the request's caller, table and seat."""
        asked = request.path_params
        return f"{self.of(request.scope).session} {asked.get('table_id')} {asked.get('seat')}"

    def guest_token(self, secret: str) -> str:
        """Return the cookie value for a guest with that secret."""
        return secret + self.tag("guest", secret)

    def _is_of_guest(self, token: str) -> bool:
        secret, tag = token[:SECRET_LENGTH], token[SECRET_LENGTH:]
        return GUEST_TOKEN.fullmatch(token) is not None and self.is_tag(tag, "guest", secret)


def network_behind(request: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return the network of a request or a WebSocket, for limits. Keep it as secret as the address."""
    return network_of(request.client.host) if request.client else ""
