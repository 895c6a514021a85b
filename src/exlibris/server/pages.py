"""The client's files, and what an invitation leads to."""

import io
from pathlib import Path
from typing import Any, Final

import segno
from litestar import Controller, MediaType, Request, Response, Router, get
from litestar.datastructures import CacheControlHeader, ResponseHeader
from litestar.exceptions import InternalServerException, NotFoundException
from litestar.params import FromPath
from litestar.response import File
from litestar.static_files import create_static_files_router

from exlibris.server.base.settings import Settings
from exlibris.server.kit.dependencies import OF_A_TABLE, TheLinks, TheSettings, TheTable
from exlibris.server.kit.errors import REFUSALS, ErrorBody, http_error

FOR_EVER: Final = CacheControlHeader(max_age=31_536_000, public=True, immutable=True)
ASK_AGAIN: Final = {"Cache-Control": "no-cache"}
SECURITY_HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; "
        "connect-src 'self' ws: wss:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "Referrer-Policy": "same-origin",
}

# What programs ask for, not people.
NOT_FOR_PAGES: Final = {"api", "ws", "assets", "health", "metrics", "ready"}

# Pages whose address ends with a name that people have chosen; elsewhere a dot is that of a file.
OF_NAMES: Final = {"players"}
NOTHING: Final = "There is nothing here."
NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Ex Libris</title>
<body style="font-family: serif; margin: 4rem auto; max-width: 36rem">
<h1>The table is not built yet</h1>
<p>The server runs, but its client is missing. In a clone, <code>make setup</code> builds it
(it needs Node.js); then reload this page.</p>
</body></html>
"""
SVG = "image/svg+xml"
PIXELS = 6  # for a module of the code, before the page scales it


def client_router(settings: Settings) -> Router:
    """Return the router for the page, and for the files whose names change with their content."""
    assets = create_static_files_router(
        path="/assets",
        directories=[settings.static / "assets"],
        cache_control=FOR_EVER,
        exception_handlers={InternalServerException: no_such_file},
        include_in_schema=False,
    )
    headers = [ResponseHeader(name=name, value=value) for name, value in SECURITY_HEADERS.items()]
    return Router("/", route_handlers=[assets, read_client], response_headers=headers)


@get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def read_client(settings: TheSettings, path: FromPath[Path | None] = None) -> File | Response[str]:
    """Return a file of the bundle's top folder, or for any other path the page, which reads its own deep links."""
    parts = [part for part in (path or Path("/")).parts if part != "/"]
    if len(parts) == 1 and is_file(settings.static / parts[0]):
        return inline(settings.static / parts[0])
    if parts and (parts[0] in NOT_FOR_PAGES or (parts[0] not in OF_NAMES and "." in parts[-1])):
        raise NotFoundException(NOTHING)
    page = settings.static / "index.html"
    if not page.is_file():
        return Response(NOT_BUILT, status_code=503, media_type=MediaType.HTML)
    return inline(page)


def no_such_file(request: Request[Any, Any, Any], _: InternalServerException) -> Response[ErrorBody]:
    """Return the answer for an asset that can't be looked up, such as one with too long a name."""
    return http_error(request, NotFoundException(NOTHING))


def is_file(path: Path) -> bool:
    """Return whether the path is a file; False for invalid names, such as one that is too long."""
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False


def inline(file: Path) -> File:
    """Return a file to be shown, which browsers revalidate each time."""
    return File(file, filename=file.name, content_disposition_type="inline", headers=ASK_AGAIN)


class InvitationController(Controller):
    """What is shown to people who are still missing at a table."""

    path = "/tables"
    dependencies = OF_A_TABLE

    @get("/{table_id:str}/invitation", media_type=SVG, responses=REFUSALS, sync_to_thread=False)
    def draw_link(self, live: TheTable, links: TheLinks) -> Response[bytes]:
        """Return the link to the table as a QR code, in SVG. Raises TableError if there is no such table."""
        return Response(qr_code(links.to(live.opened.id)), media_type=SVG)


def qr_code(link: str) -> bytes:
    """Return a QR code of the link as SVG, dark on light whatever the page's colours."""
    drawing = io.BytesIO()
    segno.make(link, error="m").save(drawing, kind="svg", scale=PIXELS, light="white")
    return drawing.getvalue()
