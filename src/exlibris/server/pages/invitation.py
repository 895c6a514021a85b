"""The invitation to a table: its link as a QR code."""

import io

import segno
from litestar import Controller, Response, get

from exlibris.server.kit.dependencies import OF_A_TABLE, TheLinks, TheTable
from exlibris.server.kit.errors import REFUSALS

SVG = "image/svg+xml"
PIXELS = 6  # for a module of the code, before the page scales it


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
