"""The client's files, the OpenAPI document, and invitations."""

import gzip
import io
import re
from base64 import b64encode
from collections.abc import Mapping
from functools import lru_cache
from hashlib import sha256
from mimetypes import guess_type
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, TypeAlias

import litestar
import segno
from litestar import Litestar, MediaType, Request, Response, Router
from litestar.datastructures import CacheControlHeader
from litestar.di import NamedDependency
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File
from litestar.serialization import encode_json
from msgspec.json import schema_components

from exlibris.server.http.handlers import Thinking
from exlibris.server.http.origins import PAGE_POLICY, Links
from exlibris.server.settings import Settings
from exlibris.table.live import Table
from exlibris.table.routes import SVG, TABLE, get

AnyRequest: TypeAlias = Request[Any, Any, Any]
OPENAPI: Final = "/api/openapi/openapi.json"
READY_MADE: Final = [f"^{OPENAPI}$", "^/assets/"]  # paths of files that are compressed once, not for each request
TEXTS: Final = {".css", ".js", ".json", ".svg"}
PACKED: Final = {"Content-Encoding": "gzip", "Vary": "Accept-Encoding"}
FOR_EVER: Final = CacheControlHeader(max_age=31_536_000, public=True, immutable=True)
ASK_AGAIN: Final = {"Cache-Control": "no-cache"}
SCRIPT: Final = re.compile(rb"<script>(.*?)</script>", re.DOTALL)  # inline scripts

# Paths of programs, where people expect no page.
NOT_FOR_PAGES: Final = {"api", "ws", "assets", "health", "metrics", "ready"}

# Pages whose path ends with a name chosen by a person; in other paths a dot means a file.
OF_NAMES: Final = {"players"}
NOTHING: Final = "There is nothing here."
NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Ex Libris</title>
<body style="font-family: serif; margin: 4rem auto; max-width: 36rem">
<h1>The table is not built yet</h1>
<p>The server runs, but it was installed without the client. In a checkout, <code>make ready</code> builds the client
(it needs Node.js); then reload this page. If you installed the package from a checkout, install it again after that. If
you got it as a package, tell the packager: <code>deploy/PACKAGING.md</code> in the source says how to build it.</p>
</body></html>
"""
PIXELS = 6  # per module of the QR code


def client_router() -> Router:
    """Return the router for the client's page and files."""
    return Router("/", route_handlers=[_read_asset, read_client])


@litestar.get("/assets/{name:str}", cache_control=FOR_EVER, include_in_schema=False, sync_to_thread=True)
def _read_asset(request: AnyRequest, settings: NamedDependency[Settings], name: FromPath[str]) -> Response[Any]:
    """Return a file of the bundle, compressed if it is text and the browser accepts gzip."""
    file = settings.static / "assets" / name
    if not _is_file(file):
        raise NotFoundException(NOTHING)
    kind, _ = guess_type(name)
    if file.suffix in TEXTS and _takes_gzip(request):
        return Response(packed_file(file), media_type=kind, headers=PACKED)
    return Response(file.read_bytes(), media_type=kind)


@litestar.get(OPENAPI, include_in_schema=False, sync_to_thread=True)
def read_description(request: AnyRequest) -> Response[bytes]:
    """Return the OpenAPI document."""
    plain, packed = description(request.app)
    if _takes_gzip(request):
        return Response(packed, media_type=MediaType.JSON, headers=PACKED)
    return Response(plain, media_type=MediaType.JSON)


@lru_cache(maxsize=1)
def description(app: Litestar) -> tuple[bytes, bytes]:
    """Return an application's OpenAPI document, plain and compressed."""
    plain = encode_json(openapi(app))
    return plain, gzip.compress(plain, mtime=0)


def openapi(app: Litestar) -> dict[str, Any]:
    """Return an application's OpenAPI document; its schemas include the messages of the WebSocket."""
    document: dict[str, Any] = app.openapi_schema.to_schema()
    _, messages = schema_components(app.state.messages, ref_template="#/components/schemas/{name}")
    for message in messages.values():
        for field in message.get("properties", {}).values():
            field.pop("default", None)  # a field with its default is not sent
    document["components"]["schemas"] = messages | document["components"]["schemas"]
    return document


@lru_cache(maxsize=512)
def packed_file(file: Path) -> bytes:
    """Return a file compressed; its content must never change."""
    return gzip.compress(file.read_bytes(), mtime=0)


def _takes_gzip(request: AnyRequest) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


@litestar.get(["/", "/{path:path}"], include_in_schema=False, sync_to_thread=False)
def read_client(settings: NamedDependency[Settings], path: FromPath[Path | None] = None) -> File | Response[str]:
    """Return a file from the top folder of the bundle, or the page, whose script handles all other paths."""
    parts = [part for part in (path or Path("/")).parts if part != "/"]
    if len(parts) == 1 and _is_file(settings.static / parts[0]):
        return _inline(settings.static / parts[0])
    if parts and (parts[0] in NOT_FOR_PAGES or (parts[0] not in OF_NAMES and "." in parts[-1])):
        raise NotFoundException(NOTHING)
    page = settings.static / "index.html"
    if not page.is_file():
        return Response(NOT_BUILT, status_code=503, media_type=MediaType.HTML)
    return _inline(page, {"Content-Security-Policy": _policy(page, page.stat().st_mtime_ns)})


@lru_cache(maxsize=4)
def _policy(page: Path, _: int) -> str:
    """Return the page's Content-Security-Policy. The second argument, its time of change, keys the cache."""
    hashes = [b64encode(sha256(script).digest()).decode() for script in SCRIPT.findall(page.read_bytes())]
    return PAGE_POLICY.format(scripts="".join(f" 'sha256-{known}'" for known in hashes))


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False


def _inline(file: Path, headers: Mapping[str, str] = MappingProxyType({})) -> File:
    return File(file, filename=file.name, content_disposition_type="inline", headers={**ASK_AGAIN, **headers})


async def draw_link(*, live: Table, links: Links, think: Thinking) -> bytes:
    """Return the table's link as a QR code in SVG. Raises TableError if there is no such table."""
    return await think(qr_code, links.to(live.opened.id))


def qr_code(text: str) -> bytes:
    """Return a QR code as SVG, dark on light in every theme."""
    drawing = io.BytesIO()
    segno.make(text, error="m").save(drawing, kind="svg", scale=PIXELS, light="white", xmldecl=False)
    return drawing.getvalue()


INVITATION: Final = (get(f"{TABLE}/invitation", draw_link, kind=SVG),)
