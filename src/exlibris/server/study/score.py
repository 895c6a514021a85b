"""Scoring shelves that were played on a real table."""

import asyncio
from typing import Any

from litestar import Controller, Request, Response, post
from litestar.exceptions import HTTPException
from litestar.params import FromQuery, JSONBody
from litestar.status_codes import HTTP_200_OK

from exlibris.forms.given import BadInput, Given
from exlibris.server.kit.dependencies import TheAddress, TheLanguage, TheWorkers
from exlibris.server.kit.errors import REFUSALS, ErrorBody, http_error, what_is_wrong
from exlibris.table.errors import TableError
from exlibris.table.present.score import Scored, check_sizes, scored

BAD_SHEET = "bad-sheet"


def not_a_sheet(request: Request[Any, Any, Any], error: HTTPException) -> Response[ErrorBody]:
    """Return the answer to a body that does not have the shape of a sheet."""
    if error.status_code != 400:
        return http_error(request, error)
    return Response(ErrorBody(code=BAD_SHEET, detail=what_is_wrong(error)), status_code=400)


class ScoreController(Controller):
    """Forms of shelves from the box; nothing is kept between requests."""

    path = "/score"

    @post(
        "/",
        status_code=HTTP_200_OK,
        responses=REFUSALS,
        exception_handlers={HTTPException: not_a_sheet},
    )
    async def score_sheet(
        self,
        *,
        spoken: TheLanguage,
        address: TheAddress,
        request_workers: TheWorkers,
        data: JSONBody[Given],
        best_flips: FromQuery[bool] = False,
    ) -> Scored:
        """Return the form of these shelves or tallies, on request with each seat's best flips."""
        try:
            if best_flips:
                check_sizes(data)
                return await request_workers.run(address, scored, data, True, spoken)
            return await asyncio.to_thread(scored, data, False, spoken)
        except BadInput as error:
            raise TableError(BAD_SHEET, str(error)) from error
