"""What a route is, and what those who carry it out lend to it."""

from collections.abc import Callable, Coroutine
from typing import Any, Final, Protocol, TypeAlias, TypeVar, TypeVarTuple

from msgspec import Struct

from exlibris.table.events import AnyEvent
from exlibris.table.fold.live import LiveTable

JSON: Final = "application/json"
TABLE: Final = "/tables/{table_id}"
SEAT: Final = TABLE + "/seats/{seat}"
LENT: Final = frozenset(
    {"bots", "live", "onlooker", "sent", "spoken", "tables", "think", "think_long", "think_quickly"}
)
Result = TypeVar("Result")
Arguments = TypeVarTuple("Arguments")
Wanted: TypeAlias = Callable[[LiveTable], AnyEvent | None]  # a command


class Route(Struct, frozen=True, kw_only=True):
    """A kind of request: its method, its path below `/api`, and the function that answers it.

    Name and docstring of the function are those of the API. What its arguments are follows from their names: `data` is
    the body, `sent` the same as bytes, `spoken` the language of all texts, `onlooker` who asks, `live` the table as it
    is, `tables` all `Tables`, `bots` those that there are; `think`, `think_quickly` and `think_long` do work elsewhere,
    by how long it may take. All others stand in the path or in the query.

    An answer of another `kind` than JSON is bytes. So is JSON made elsewhere, of the type `shape`. For `max_age`
    seconds an answer stays the same.
    """

    method: str
    path: str
    work: Callable[..., Coroutine[Any, Any, Any]]
    shape: Any = None
    kind: str = JSON
    max_age: int = 0


class Tables(Protocol):
    """All tables, as far as a route changes them."""

    async def change(self, table_id: str, wanted: Wanted) -> LiveTable:
        """Append the event that `wanted` returns, if any, and return the table. Raises TableError."""

    async def delete(self, table_id: str, check: Callable[[LiveTable], None]) -> None:
        """Delete a table unless the check raises TableError."""


class Think(Protocol):
    """What has a function called where work is done that takes longer; raises as the function does."""

    async def __call__(self, work: Callable[[*Arguments], Result], *args: *Arguments) -> Result:
        """Return what the function returns."""


def get(path: str, work: Callable[..., Coroutine[Any, Any, Any]], **more: Any) -> Route:
    """Return a route that changes nothing."""
    return Route(method="GET", path=path, work=work, **more)


def post(path: str, work: Callable[..., Coroutine[Any, Any, Any]], **more: Any) -> Route:
    """Return a route whose requests have a body, or change something."""
    return Route(method="POST", path=path, work=work, **more)


def delete(path: str, work: Callable[..., Coroutine[Any, Any, Any]]) -> Route:
    """Return a route that takes something away."""
    return Route(method="DELETE", path=path, work=work)
