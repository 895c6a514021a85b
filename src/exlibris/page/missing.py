"""The features that a page lacks because it has no server, by the routes of the server's API."""

from typing import Final

from exlibris.table.errors import TableError
from exlibris.texts import text

ELSEWHERE: Final[dict[str, str]] = {
    "/api/account": "needs-server-account",  # one person plays from several devices
    "/api/lobby": "needs-server-lobby",  # people in other browsers look for a table
    "/api/players": "needs-server-players",  # ratings and other players
    "/api/programs": "needs-server",  # outside programs, which connect over the web
    "/api/push": "needs-server",  # messages while no page is open
    "/api/webhook": "needs-server",  # messages to other programs
    "/api/tables/{table_id}/chat": "needs-server",  # the players here sit side by side
    "/api/tables/{table_id}/invitation": "needs-server",  # a link for other people's browsers
    "/api/tables/{table_id}/position": "needs-server",  # for outside programs
    "/api/tables/{table_id}/requests": "needs-server",  # other people's browsers ask for a seat
}
"""The message that explains a missing feature, by the beginning of its routes' paths."""


def missing(route: str) -> str | None:
    """Return the message id for a route that a page lacks, None for other routes."""
    return next((why for path, why in ELSEWHERE.items() if route == path or route.startswith(f"{path}/")), None)


def needs_server(path: str, language: str) -> TableError:
    """Return the error for a request that only a server answers."""
    return TableError("needs-server", text(missing(path) or "needs-server", language=language))
