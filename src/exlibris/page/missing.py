"""What a page can't have, since it has no server: the one list of it, by the routes of the server's API."""

from typing import Final

ELSEWHERE: Final[dict[str, str]] = {
    "/api/account": "accounts, which let one person play from several devices",
    "/api/deck/package": "packages with a deck, for installations by pip",
    "/api/lobby": "the lobby, where people of other browsers look for a table",
    "/api/players": "ratings and other players",
    "/api/programs": "programs from outside, which come over the web",
    "/api/push": "messages while no page is open",
    "/api/webhook": "messages to other programs",
    "/api/tables/{table_id}/chat": "the chat: all who play here sit side by side",
    "/api/tables/{table_id}/invitation": "links for other people's browsers",
    "/api/tables/{table_id}/position": "positions for programs from outside",
    "/api/tables/{table_id}/requests": "requests from other people's browsers",
}
"""What is missing, by the beginning of the path of its routes."""


def is_missing(route: str) -> bool:
    """Return whether a route of the server's API, with the names of its places in it, is one that a page can't have."""
    return any(route == missing or route.startswith(f"{missing}/") for missing in ELSEWHERE)
