"""Bodies of requests, read so that what is no JSON is refused whatever the parser makes of it."""

from typing import Any

from litestar import Request

from exlibris.table.errors import TableError


class PlainRequest(Request[Any, Any, Any]):
    """A request whose body Litestar's decoder may choke on."""

    async def json(self) -> Any:
        """Return the body as JSON values. Raises TableError if it is nested too deeply or is not text."""
        try:
            return await super().json()
        except RecursionError as error:
            raise TableError("bad-request", "The body is nested too deeply.") from error
        except UnicodeDecodeError as error:
            raise TableError("bad-request", f"The body is not UTF-8: byte {error.start}.") from error
