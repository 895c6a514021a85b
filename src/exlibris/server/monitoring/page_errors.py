"""Errors of the client, which browsers send to the server's log."""

import logging
from typing import Annotated, Final

from litestar import Controller, post
from litestar.params import JSONBody
from msgspec import Meta, Struct

from exlibris.server.kit.errors import REFUSALS

PER_MINUTE: Final = 10  # of a network

logger = logging.getLogger(__name__)


class PageError(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An error of a page: its words, the first part of the page's path, and where in the scripts it happened."""

    error: Annotated[str, Meta(max_length=300)]
    page: Annotated[str, Meta(max_length=40)]
    calls: Annotated[list[Annotated[str, Meta(max_length=120)]], Meta(max_length=8)]


class PageErrorsController(Controller):
    """Errors of the client."""

    path = "/errors"
    include_in_schema = False

    @post("/", status_code=204, responses=REFUSALS)
    async def tell(self, data: JSONBody[PageError]) -> None:
        """Log an error that a page has met."""
        logger.warning("error in a browser: %r on %r at %r", data.error, data.page, " < ".join(data.calls))
