"""Handlers for the declared routes, and the dependencies that handlers receive by name."""

import re
from collections.abc import Callable, Container, Iterator, Sequence
from functools import wraps
from inspect import Parameter, signature
from typing import Annotated, Any, Final, Self, TypeAlias, TypeVar, TypeVarTuple, get_args

from litestar import HttpMethod, Router
from litestar.datastructures import CacheControlHeader
from litestar.di import NamedDependency, Provide
from litestar.enums import RequestEncodingType
from litestar.handlers import HTTPRouteHandler
from litestar.params import BodyKwarg, FromPath, PathParameter, QueryParameter
from msgspec import Meta, Struct

from exlibris.server.http.callers import Caller, Callers
from exlibris.server.http.errors import REFUSALS
from exlibris.server.http.origins import Links
from exlibris.server.tables.service import Tables
from exlibris.server.tables.workers import Asker, WorkerPool
from exlibris.table.live import Table
from exlibris.table.routes import Route
from exlibris.table.snapshot import Onlooker

Result = TypeVar("Result")
Arguments = TypeVarTuple("Arguments")

TableId: TypeAlias = FromPath[str]
LogMark: TypeAlias = Annotated[str, QueryParameter(max_length=60)]
Provided: TypeAlias = NamedDependency[Any]
BOUNDS: Final = ("ge", "le", "pattern", "max_length")  # Litestar and msgspec each have their own class for bounds


class Thinking(Struct, frozen=True):
    """Callable that runs work for a request in worker processes."""

    asker: Asker
    workers: WorkerPool

    async def __call__(self, work: Callable[[*Arguments], Result], *args: *Arguments) -> Result:
        """Run a function in a worker process at the asker's turn. Returns its result or raises its exception."""
        return await self.workers.run(self.asker, work, *args)


def asker_of(*, network: NamedDependency[str], caller: NamedDependency[Caller]) -> Asker:
    """Return the asker whose work is queued. New browsers of a network count as one person."""
    return Asker(network, caller.session if caller.known else "")


def network_tag(network: NamedDependency[str], callers: NamedDependency[Callers]) -> str:
    """Return the tag of the request's network, as stored with the tables opened from there."""
    return callers.network_tag(network)


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


def thinking(workers: WorkerPool) -> Provide:
    """Return a provider of a `Thinking` that uses these workers."""

    def think(asker: NamedDependency[Asker]) -> Thinking:
        return Thinking(asker, workers)

    return Provide(think, sync_to_thread=False)


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


def handlers(routes: Sequence[Route], dependencies: Container[str]) -> list[HTTPRouteHandler]:
    """Return the HTTP handlers of these routes; `dependencies` names the arguments that a request doesn't send."""
    return [_handler(route, dependencies) for route in routes]


def _handler(route: Route, dependencies: Container[str]) -> HTTPRouteHandler:
    work = _answering(route, dependencies)
    parameters = signature(route.work).parameters
    numbers = [name for name, each in parameters.items() if int in (each.annotation, *get_args(each.annotation))]
    path = re.sub(r"{(\w+)}", lambda name: f"{{{name[1]}:{'int' if name[1] in numbers else 'str'}}}", route.path)
    return HTTPRouteHandler(
        path,
        http_method=HttpMethod(route.method),
        status_code=route.status or (204 if work.__annotations__["return"] is None else 200),
        media_type=route.kind,
        responses=REFUSALS if parameters else None,  # a route without arguments refuses nothing
        cache_control=CacheControlHeader(max_age=route.max_age, public=True) if route.max_age else None,
    )(work)


def _answering(route: Route, dependencies: Container[str]) -> Callable[..., Any]:
    @wraps(route.work)
    async def answer(**given: Any) -> Any:
        return await route.work(**given)

    asked = signature(route.work)
    marked = {each.name: _source(route, each, dependencies) for each in asked.parameters.values()}
    answer.__annotations__ = marked | {"return": route.shape or asked.return_annotation}
    return answer


def _source(route: Route, asked: Parameter, dependencies: Container[str]) -> Any:
    kind = asked.annotation
    if asked.name in dependencies:
        return Provided
    if asked.name == "request":
        return kind
    if asked.name == "data":
        return Annotated[kind, BodyKwarg(media_type=RequestEncodingType.JSON)]
    bounds = next(_bounds_in(kind), Meta())
    place = PathParameter if f"{{{asked.name}}}" in route.path else QueryParameter
    return Annotated[kind, place(**{name: getattr(bounds, name) for name in BOUNDS})]


def _bounds_in(kind: Any) -> Iterator[Meta]:
    for each in get_args(kind):
        if isinstance(each, Meta):
            yield each
        yield from _bounds_in(each)
