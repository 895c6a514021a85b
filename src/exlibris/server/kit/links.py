"""The link to a table that one gives to others."""

from typing import Any

from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.types import Scope
from msgspec import Struct

from exlibris.server.base.network import is_loopback
from exlibris.server.base.settings import Settings
from exlibris.table.errors import TableError

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


def links_for_mail(scope: Scope, settings: NamedDependency[Settings]) -> Links:
    """Return links for a mail: with names of ours only, for a browser may say that it has come by any address.

    Raises TableError for a browser that has come by an address of which nothing is known.
    """
    asked = ASGIConnection[Any, Any, Any, Any](scope).base_url.hostname or ""
    if is_loopback(asked) or asked in settings.domains:
        return links_for(scope, settings)
    if settings.public_url is None:
        raise TableError("foreign-host", "Come by this server's own name for that; see its option --domain.")
    return Links(settings.public_url)
