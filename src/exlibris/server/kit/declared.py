"""Routes that a page answers, too, as handlers of requests over the web; and routers."""

import re
from collections.abc import Callable, Iterator, Sequence
from functools import wraps
from inspect import Parameter, signature
from typing import Annotated, Any, Final, Self, TypeAlias, get_args

from litestar import HttpMethod, Router
from litestar.datastructures import CacheControlHeader
from litestar.di import NamedDependency
from litestar.enums import RequestEncodingType
from litestar.handlers import HTTPRouteHandler
from litestar.params import BodyKwarg, PathParameter, QueryParameter
from msgspec import Meta

from exlibris.server.kit.errors import REFUSALS
from exlibris.table.routes import LENT, Route

BOUNDS: Final = ("ge", "le", "pattern", "max_length")  # of arguments, which msgspec and Litestar write each its own way
TheLent: TypeAlias = NamedDependency[Any]


class UncopiedRouter(Router):
    """A router that is registered once; copying it with its routes, as Litestar does, took a seventh of a start."""

    def __deepcopy__(self, memo: object) -> Self:
        return self


def handlers(routes: Sequence[Route]) -> list[HTTPRouteHandler]:
    """Return what answers these routes over HTTP."""
    return [handler(route) for route in routes]


def handler(route: Route) -> HTTPRouteHandler:
    """Return what answers a route over HTTP."""
    work = answering(route)
    parameters = signature(route.work).parameters
    numbers = [name for name, each in parameters.items() if each.annotation is int]
    path = re.sub(r"{(\w+)}", lambda name: f"{{{name[1]}:{'int' if name[1] in numbers else 'str'}}}", route.path)
    return HTTPRouteHandler(
        path,
        http_method=HttpMethod(route.method),
        status_code=204 if work.__annotations__["return"] is None else 200,
        media_type=route.kind,
        responses=REFUSALS if parameters else None,  # what says nothing is not refused
        cache_control=CacheControlHeader(max_age=route.max_age, public=True) if route.max_age else None,
    )(work)


def answering(route: Route) -> Callable[..., Any]:
    """Return the function of a route, with annotations that say where each argument comes from."""

    @wraps(route.work)
    async def answer(**given: Any) -> Any:
        return await route.work(**given)

    asked = signature(route.work)
    marked = {each.name: source(route, each) for each in asked.parameters.values()}
    answer.__annotations__ = marked | {"return": route.shape or asked.return_annotation}
    return answer


def source(route: Route, asked: Parameter) -> Any:
    """Return the annotation of an argument as Litestar wants it."""
    kind = asked.annotation
    if asked.name in LENT:
        return TheLent
    if asked.name == "data":
        return Annotated[kind, BodyKwarg(media_type=RequestEncodingType.JSON)]
    if f"{{{asked.name}}}" in route.path:
        return Annotated[kind, PathParameter()]
    bounds = next(bounds_in(kind), Meta())
    return Annotated[kind, QueryParameter(**{name: getattr(bounds, name) for name in BOUNDS})]


def bounds_in(kind: Any) -> Iterator[Meta]:
    """Yield the bounds in an annotation."""
    for each in get_args(kind):
        if isinstance(each, Meta):
            yield each
        yield from bounds_in(each)
