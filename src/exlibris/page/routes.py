"""The routes that a page answers, shared with the server or its own, and those that it lacks."""

import re
from functools import partial
from typing import Final
from urllib.parse import unquote

from exlibris.page.tables import PageTables
from exlibris.table import opening, routes
from exlibris.table.approval import ClaimSeat, sit_or_ask
from exlibris.table.errors import TableError
from exlibris.table.games import sent_record
from exlibris.table.live import Table
from exlibris.table.options import NewTable
from exlibris.table.public import TableSummary, summary_of
from exlibris.table.routes import SEAT, TABLE, Route, get, post
from exlibris.table.snapshot import Onlooker, Snapshot
from exlibris.texts import text


async def list_tables(*, tables: PageTables, onlooker: Onlooker) -> list[TableSummary]:
    """Return all tables, newest first."""
    return [summary_of(line, onlooker.session) for line in await tables.listed()]


async def open_table(*, data: NewTable, tables: PageTables) -> dict[str, str]:
    """Open a table."""
    return {"id": await tables.open(data)}


async def save_file(*, table_id: str, tables: PageTables) -> bytes:
    """Return a table as a file."""
    return (await tables.file(table_id)).encode()


async def take_file(*, sent: bytes, tables: PageTables) -> dict[str, str]:
    """Import a table from a file."""
    return {"id": await tables.take_in(sent)}


async def read_record(*, live: Table) -> bytes:
    """Return the record of a finished game."""
    return sent_record(live)


async def sit_down(*, table_id: str, seat: int, data: ClaimSeat, tables: PageTables, onlooker: Onlooker) -> Snapshot:
    """Sit down at an open seat."""
    wanted = partial(sit_or_ask, seat=seat, name=data.name, session=onlooker.session)
    return onlooker.sees(await tables.change(table_id, wanted), seat)


async def play_again(
    *, data: opening.RematchRequest, live: Table, tables: PageTables, onlooker: Onlooker
) -> dict[str, str]:
    """Open the rematch of a finished game, unless it is already open, and return its id."""
    opening.check_may_rematch(live, onlooker.session)
    if live.people.rematch:
        return {"id": live.people.rematch.table_id}
    new_id = await tables.open(opening.rematch_of(live, onlooker.session, data.level))
    await tables.change(live.opened.id, partial(opening.rematched, new_id=new_id, session=onlooker.session))
    return {"id": new_id}


async def read_places() -> dict[str, None]:
    """Return empty places in the queue, since a page has no queue."""
    return {"requests": None, "reviews": None}


OWN: Final = (
    get("/tables", list_tables),
    post("/tables", open_table),
    post(f"{TABLE}/file", save_file),
    post("/files", take_file),
    get(f"{TABLE}/record", read_record),
    post(SEAT, sit_down),
    post(f"{TABLE}/rematch", play_again),
    get("/queue", read_places),
)
ROUTES: Final = (
    *OWN, *routes.STUDY, *routes.SHEETS, *routes.DECKS, *routes.ADVICE, *routes.HINTS, *routes.LOOKING_BACK,
    *routes.LEAVING, *routes.PLAYING,
)  # fmt: skip
PATTERNS: Final = [(route, re.compile("/api" + re.sub(r"{(\w+)}", r"(?P<\1>[^/]+)", route.path))) for route in ROUTES]


def route_of(method: str, path: str) -> tuple[Route | None, dict[str, str]]:
    """Return the route that answers a request, or None, and the parameters in its path."""
    for route, pattern in PATTERNS:
        if route.method == method and (found := pattern.fullmatch(path)):
            return route, {name: unquote(value) for name, value in found.groupdict().items()}
    return None, {}


ELSEWHERE: Final[dict[str, str]] = {
    "/api/account": "needs-server-account",  # one person plays from several devices
    "/api/days": "needs-server-day",  # totals of other browsers
    "/api/evenings": "needs-server",  # other people's phones
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
