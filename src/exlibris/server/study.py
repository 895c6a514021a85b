"""Lessons, puzzles, the catalog and the inspection form over HTTP; nothing is kept between requests."""

from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.types import ControllerRouterHandler

from exlibris.forms.given import BAD_SHEET
from exlibris.server.http.errors import ErrorBody, http_error, what_is_wrong
from exlibris.server.http.handlers import UncopiedRouter, handlers
from exlibris.table.study import DECKS, SHEETS, STUDY

DECK_BYTES: Final = 256 * 1024  # more than the text of any deck has


def study_routes() -> list[ControllerRouterHandler]:
    """Return all of them."""
    sheets = UncopiedRouter("/", route_handlers=handlers(SHEETS), exception_handlers={HTTPException: _not_a_sheet})
    decks = UncopiedRouter("/", route_handlers=handlers(DECKS), request_max_body_size=DECK_BYTES)
    return [*handlers(STUDY), sheets, decks]


def _not_a_sheet(request: Request[Any, Any, Any], error: HTTPException) -> Response[ErrorBody]:
    """Return the answer to a body that does not have the shape of a sheet."""
    if error.status_code != 400:
        return http_error(request, error)
    return Response(ErrorBody(code=BAD_SHEET, detail=what_is_wrong(error)), status_code=400)
