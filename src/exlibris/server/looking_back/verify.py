"""Checking a record, which is the body of the request: nothing of it is kept. A worker process does the work."""

from typing import Annotated, Any, TypeAlias, cast

from litestar import Controller, MediaType, Request, Response, post
from litestar.params import QueryParameter
from litestar.status_codes import HTTP_200_OK

from exlibris.server.kit.dependencies import TheAddress, TheWorkers
from exlibris.server.kit.errors import REFUSALS
from exlibris.table.errors import TableError
from exlibris.table.looking_back.games import BadRecord
from exlibris.table.looking_back.verifying import Verification, verification_of
from exlibris.verification import HASH

Noted: TypeAlias = Annotated[str | None, QueryParameter(pattern=f"^{HASH.pattern}$")]


class VerifyController(Controller):
    """Checking any game by its record."""

    path = "/verify"

    @post("/", status_code=HTTP_200_OK, responses=REFUSALS)
    async def verify_record(
        self,
        *,
        request: Request[Any, Any, Any],
        address: TheAddress,
        request_workers: TheWorkers,
        noted: Noted = None,
    ) -> Response[Verification]:
        """Return what is found in the record; with `noted` also whether that was its commitment."""
        try:
            found = await request_workers.run(address, verification_of, await request.body(), noted)
        except BadRecord as error:
            raise TableError("bad-record", str(error)) from error
        return Response(cast("Verification", found), media_type=MediaType.JSON)
