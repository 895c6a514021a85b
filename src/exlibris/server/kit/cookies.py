"""Cookies: their names and attributes, and the key by which the server knows those that it has made.

Over HTTPS their names have a prefix with which browsers take them only from this very host, and send them only there.
"""

import hmac
import secrets
from base64 import urlsafe_b64encode
from typing import Any, Final, TypeAlias

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.di import NamedDependency

from exlibris.server.storage.database import Database
from exlibris.server.storage.keys import server_key

BROWSER: Final = "exlibris_browser"  # the secret of a guest's browser, or of one that is signed in
ACCOUNTS: Final = "exlibris_accounts"  # to which accounts the browser has been signed in before
OF_THIS_HOST: Final = "__Host-"
KEY_NAME: Final = "cookies"
TAG_LENGTH: Final = 22  # characters, of 6 bits each
YEAR: Final = 365 * 24 * 3600


class CookieKey:
    """Makes and checks what goes into cookies; the key is made once and kept in the database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._key = b""

    async def start(self) -> None:
        """Read the key."""
        self._key = bytes.fromhex(await server_key(self._database, KEY_NAME, lambda: secrets.token_hex(32)))

    def secret_of(self, purpose: str, text: str) -> str:
        """Return 43 characters that follow from a text, and that nobody without the key can find."""
        digest = hmac.digest(self._key, f"{purpose} {text}".encode(), "sha256")
        return urlsafe_b64encode(digest).decode().rstrip("=")

    def tag(self, purpose: str, text: str) -> str:
        """Return what shows that the server has written a text for that purpose."""
        return self.secret_of(purpose, text)[:TAG_LENGTH]

    def is_tag(self, tag: str, purpose: str, text: str) -> bool:
        """Return whether the tag is that of the text."""
        return hmac.compare_digest(tag.encode(), self.tag(purpose, text).encode())


def cookie_of(connection: ASGIConnection[Any, Any, Any, Any], name: str) -> str:
    """Return the value of a cookie, "" without one; over HTTPS only of one that no neighboring host can have set."""
    secure = connection.url.scheme in {"https", "wss"}
    return connection.cookies.get(OF_THIS_HOST + name if secure else name, "")


def kept(name: str, value: str, secure: bool) -> Cookie:
    """Return a cookie that a browser keeps for a year, and shows to no script."""
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
    """Return what takes a cookie back; over HTTPS also the one that the browser may have from before."""
    ways = (True, False) if secure else (False,)
    return [Cookie(key=OF_THIS_HOST + name if way else name, value="", max_age=0, path="/", secure=way) for way in ways]


TheCookieKey: TypeAlias = NamedDependency[CookieKey]
