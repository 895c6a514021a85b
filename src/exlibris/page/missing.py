"""What a page can't have, since it has no server: the one list of it, by the routes of the server's API."""

from typing import Final

from exlibris.table.errors import TableError
from exlibris.texts import text

ELSEWHERE: Final[dict[str, str]] = {
    "/api/account": "needs-server-account",  # one person plays from several devices
    "/api/lobby": "needs-server-lobby",  # people of other browsers look for a table
    "/api/players": "needs-server-players",  # ratings and other players
    "/api/programs": "needs-server",  # programs from outside, which come over the web
    "/api/push": "needs-server",  # messages while no page is open
    "/api/webhook": "needs-server",  # messages to other programs
    "/api/tables/{table_id}/chat": "needs-server",  # all who play here sit side by side
    "/api/tables/{table_id}/invitation": "needs-server",  # a link for other people's browsers
    "/api/tables/{table_id}/position": "needs-server",  # for programs from outside
    "/api/tables/{table_id}/requests": "needs-server",  # of other people's browsers to sit down
}
"""The sentence that says so to those who look for it, by the beginning of the path of its routes."""


def missing(route: str) -> str | None:
    """Return the message for a route that a page can't have, None for others."""
    return next((why for path, why in ELSEWHERE.items() if route == path or route.startswith(f"{path}/")), None)


def needs_server(path: str, language: str) -> TableError:
    """Return the refusal of a request that only a server answers."""
    return TableError("needs-server", text(missing(path) or "needs-server", language=language))
