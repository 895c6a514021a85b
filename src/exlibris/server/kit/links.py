"""The link to a table that one gives to others."""

from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.types import Scope
from msgspec import Struct

from exlibris.server.base.network import EVERYWHERE, address_of, is_loopback
from exlibris.server.base.settings import Settings

PAGES = {"ws": "http", "wss": "https"}  # what links to pages begin with, when asked over a WebSocket


class Links(Struct, frozen=True):
    """Links that begin with an address at which others reach this server."""

    base: str

    def to(self, table_id: str) -> str:
        """Return the link to a table."""
        return f"{self.base}/table/{table_id}"


def links_for(scope: Scope, settings: NamedDependency[Settings]) -> Links:
    """Return links with the address that the browser used, unless only this machine knows it."""
    base = ASGIConnection[Any, Any, Any, Any](scope).base_url
    if settings.public_url and is_loopback(base.hostname):
        return Links(settings.public_url)
    return Links(str(base.with_replacements(scheme=PAGES.get(base.scheme, base.scheme))).rstrip("/"))


def mail_base(scope: Scope, settings: Settings) -> str | None:
    """Return the address under which the operator runs the server, for a mail; None if none is known.

    A browser may say that it has come by any address: only names count that the operator has given, and never this
    machine's own.
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
