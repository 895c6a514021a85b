"""Handlers for the declared routes, and the dependencies that handlers receive by name."""

import re
from collections.abc import Callable, Iterator, Sequence
from functools import wraps
from inspect import Parameter, signature
from typing import Annotated, Any, Final, Self, TypeAlias, TypeVar, TypeVarTuple, get_args

from litestar import HttpMethod, Router
from litestar.datastructures import CacheControlHeader
from litestar.di import NamedDependency
from litestar.enums import RequestEncodingType
from litestar.handlers import HTTPRouteHandler
from litestar.params import BodyKwarg, FromPath, PathParameter, QueryParameter
from msgspec import Meta, Struct

from exlibris.server.http.callers import Caller
from exlibris.server.http.errors import REFUSALS
from exlibris.server.http.origins import Links
from exlibris.server.tables.service import Tables
from exlibris.server.tables.workers import Asker, WorkerPool
from exlibris.table.live import Table
from exlibris.table.onlooker import Onlooker
from exlibris.table.routes import LENT, Route

Result = TypeVar("Result")
Arguments = TypeVarTuple("Arguments")

TableId: TypeAlias = FromPath[str]
LogMark: TypeAlias = Annotated[str, QueryParameter(max_length=60)]
SeatNumber: TypeAlias = FromPath[int]
BOUNDS: Final = ("ge", "le", "pattern", "max_length")  # Litestar and msgspec each have their own class for bounds
TheLent: TypeAlias = NamedDependency[Any]


class Thinking(Struct, frozen=True):
    """Callable that runs work for a request in worker processes."""

    asker: Asker
    workers: WorkerPool

    async def __call__(self, work: Callable[[*Arguments], Result], *args: *Arguments) -> Result:
        """Run a function in a worker process at the asker's turn. Returns its result or raises its exception."""
        return await self.workers.run(self.asker, work, *args)


def thinking(asker: NamedDependency[Asker], request_workers: NamedDependency[WorkerPool]) -> Thinking:
    """Return a `Thinking` that uses the workers for ordinary requests."""
    return Thinking(asker, request_workers)


def thinking_quickly(asker: NamedDependency[Asker], quick_workers: NamedDependency[WorkerPool]) -> Thinking:
    """Return a `Thinking` that uses the workers for quick requests."""
    return Thinking(asker, quick_workers)


def thinking_long(asker: NamedDependency[Asker], review_workers: NamedDependency[WorkerPool]) -> Thinking:
    """Return a `Thinking` that uses the workers for long requests."""
    return Thinking(asker, review_workers)


def asker_of(*, network: NamedDependency[str], caller: NamedDependency[Caller]) -> Asker:
    """Return the asker whose work is queued. New browsers of a network count as one person."""
    return Asker(network, caller.session if caller.known else "")


def onlooker(
    *,
    table_id: TableId,
    caller: NamedDependency[Caller],
    links: NamedDependency[Links],
    tables: NamedDependency[Tables],
    spoken: NamedDependency[str],
    log_mark: LogMark = "",
) -> Onlooker:
    """Return the request's sender as an onlooker of the table."""
    return Onlooker(
        session=caller.session,
        language=spoken,
        share_url=links.to(table_id),
        log_mark=log_mark,
        now=tables.now,
    )


async def loaded(table_id: TableId, tables: NamedDependency[Tables], caller: NamedDependency[Caller]) -> Table:
    """Return the current table, and count a player who asks as present. Raises TableError for an unknown id."""
    live = await tables.look_at(table_id)
    if live.seats_of(caller.session):
        tables.presences.look_in(table_id, caller.session)
    return live


class UncopiedRouter(Router):
    """A router that Litestar doesn't copy when registering it; copying took a seventh of the startup time."""

    def __deepcopy__(self, memo: object) -> Self:
        return self


def handlers(routes: Sequence[Route]) -> list[HTTPRouteHandler]:
    """Return the HTTP handlers of these routes."""
    return [_handler(route) for route in routes]


def _handler(route: Route) -> HTTPRouteHandler:
    work = _answering(route)
    parameters = signature(route.work).parameters
    numbers = [name for name, each in parameters.items() if each.annotation is int]
    path = re.sub(r"{(\w+)}", lambda name: f"{{{name[1]}:{'int' if name[1] in numbers else 'str'}}}", route.path)
    return HTTPRouteHandler(
        path,
        http_method=HttpMethod(route.method),
        status_code=204 if work.__annotations__["return"] is None else 200,
        media_type=route.kind,
        responses=REFUSALS if parameters else None,  # a route without arguments refuses nothing
        cache_control=CacheControlHeader(max_age=route.max_age, public=True) if route.max_age else None,
    )(work)


def _answering(route: Route) -> Callable[..., Any]:
    """Return the function of a route, with annotations that tell Litestar the source of each argument."""

    @wraps(route.work)
    async def answer(**given: Any) -> Any:
        return await route.work(**given)

    asked = signature(route.work)
    marked = {each.name: _source(route, each) for each in asked.parameters.values()}
    answer.__annotations__ = marked | {"return": route.shape or asked.return_annotation}
    return answer


def _source(route: Route, asked: Parameter) -> Any:
    """Return the annotation that tells Litestar the source of an argument."""
    kind = asked.annotation
    if asked.name in LENT:
        return TheLent
    if asked.name == "data":
        return Annotated[kind, BodyKwarg(media_type=RequestEncodingType.JSON)]
    if f"{{{asked.name}}}" in route.path:
        return Annotated[kind, PathParameter()]
    bounds = next(_bounds_in(kind), Meta())
    return Annotated[kind, QueryParameter(**{name: getattr(bounds, name) for name in BOUNDS})]


def _bounds_in(kind: Any) -> Iterator[Meta]:
    for each in get_args(kind):
        if isinstance(each, Meta):
            yield each
        yield from _bounds_in(each)
