"""The Litestar application: services, routes and middleware."""

from collections.abc import Callable, Container, Sequence
from functools import partial
from typing import Any

from litestar import Litestar, Request, Response, Router
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.middleware import DefineMiddleware
from litestar.middleware.rate_limit import DurationUnit, RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import AnyCallable, ControllerRouterHandler

from exlibris import __version__
from exlibris.forms.given import BAD_SHEET
from exlibris.server import monitoring
from exlibris.server.accounts.changing import account_request
from exlibris.server.accounts.routes import SIGNED_IN, SIGNING_IN
from exlibris.server.accounts.rows import visitor_of
from exlibris.server.accounts.sign_ins import KnownSignIns
from exlibris.server.chat import READING, WRITING
from exlibris.server.evenings.routes import EVENINGS, LARGEST_BODY, OPENING_EVENINGS
from exlibris.server.http.bans import Blocked
from exlibris.server.http.callers import network_behind
from exlibris.server.http.errors import HANDLERS, ErrorBody, http_error, what_is_wrong
from exlibris.server.http.handlers import (
    UncopiedRouter,
    asker_of,
    handlers,
    loaded,
    network_tag,
    onlooker,
    thinking,
)
from exlibris.server.http.limits import ForwardLimit, InTurn
from exlibris.server.http.origins import KnownHosts, PlainRequest, SameOrigin, body, holding, links_for, protect, spoken
from exlibris.server.http.pages import INVITATION, READY_MADE, client_router, read_description
from exlibris.server.lobby import DAYS, LOBBY
from exlibris.server.notifications.routes import PUSH, WEBHOOK
from exlibris.server.play.reader import Pushed, SocketRequest
from exlibris.server.play.routes import FILE_BYTES, FILES, OPENING, TABLES
from exlibris.server.play.socket import watch_table
from exlibris.server.players import PLAYERS
from exlibris.server.programs import POSITION, TOKENS, BearerTokens
from exlibris.server.services import Services
from exlibris.server.settings import Settings
from exlibris.table.routes import ADVICE, DECKS, HINTS, LEAVING, LOOKING_BACK, PLAYING, SHEETS, STUDY
from exlibris.texts import check_prompts

REQUEST_BYTES = 64 * 1024
DECK_BYTES = 256 * 1024  # more than any deck's text needs
BEARER = SecurityScheme(
    type="http",
    scheme="bearer",
    description="The token of a program, from POST /api/programs. Browsers send a cookie instead; never send both.",
)


def create_app(settings: Settings) -> Litestar:
    """Return the application of one process; all processes on the same database share its tables.

    Raises ContentError if a question of an expansion has no text.
    """
    check_prompts()
    services = Services(settings)
    dependencies = _dependencies(services)
    return Litestar(
        route_handlers=[
            _api_router(services, dependencies),
            watch_table,
            monitoring.ConditionController,
            monitoring.MetricsController,
            client_router(),
            read_description,
        ],
        lifespan=[lambda _: services.running()],
        middleware=[
            KnownHosts(settings.domains),  # first: the others need the host that was asked for
            Blocked(services.bans),
            InTurn(services.loop_time),
            monitoring.http_metrics().middleware,
            SameOrigin(),
            BearerTokens(services.programs),
            DefineMiddleware(KnownSignIns, sign_ins=services.accounts.sign_ins),
        ],
        state=State(
            {
                "settings": settings,
                "readiness": services.readiness,
                "count_tables": services.count_tables,
                "messages": (Pushed, SocketRequest),
            }
        ),
        dependencies=dependencies,
        exception_handlers=HANDLERS,
        logging_config=None,
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=5, exclude=READY_MADE),
        before_send=[protect, holding(settings.refused_seconds)],
        stores=services.counters.stores,
        request_class=PlainRequest,
        request_max_body_size=REQUEST_BYTES,
        openapi_config=_openapi_config(),
    )


def _dependencies(services: Services) -> dict[str, Provide]:
    """Return the dependencies that handlers can name: every service, and values derived from the request."""
    derived: dict[str, AnyCallable] = {
        "asker": asker_of,
        "network": network_behind,
        "network_tag": network_tag,
        "caller": services.callers.of,
        "links": links_for,
        "spoken": spoken,
        "onlooker": onlooker,
        "visitor": visitor_of,
        "asked": account_request,
    }
    return {
        **{name: _Same(value) for name, value in vars(services).items()},
        **{name: Provide(derive, sync_to_thread=False) for name, derive in derived.items()},
        "think": thinking(services.request_workers),
        "think_quickly": thinking(services.quick_workers),
        "think_long": thinking(services.review_workers),
        "live": Provide(loaded),
        "sent": Provide(body),
    }


class _Same(Provide):
    """A provider of the same object for all requests.

    It equals itself alone: for each handler Litestar compares all providers with each other, attribute by attribute.
    """

    def __init__(self, value: object) -> None:
        super().__init__(lambda: value, sync_to_thread=False)

    __eq__ = object.__eq__
    __hash__ = object.__hash__


def _api_router(services: Services, dependencies: Container[str]) -> Router:
    settings, made = services.settings, partial(handlers, dependencies=dependencies)
    tokens = _limited("programs", settings.programs_per_day, made(TOKENS), unit="day", only=_is_new)
    joining: list[ControllerRouterHandler] = [
        *made([*OPENING, *OPENING_EVENINGS, *LEAVING]),
        _sized(made(FILES), FILE_BYTES),
        tokens,
    ]
    routes: list[ControllerRouterHandler] = [
        _limited("new_tables", settings.new_tables_per_minute, joining),
        _limited("sign_ins", settings.sign_ins_per_minute, made(SIGNING_IN)),
        _limited("hints", settings.hints_per_minute, made(HINTS), of=services.callers.seat_asked_for),
        _limited("webhooks", settings.webhooks_per_minute, made(WEBHOOK)),
        _limited("push", settings.pushes_per_minute, made(PUSH)),
        _limited("chat", settings.chat_per_minute, made(WRITING)),
        _limited("page_errors", monitoring.PER_MINUTE, [monitoring.PageErrorsController]),
        *made([*TABLES, *SIGNED_IN, *PLAYERS, *READING, *PLAYING, *POSITION, *ADVICE, *INVITATION, *LOOKING_BACK]),
        *made([*LOBBY, *DAYS, *STUDY]),
        _sized(made(EVENINGS), LARGEST_BODY),
        UncopiedRouter("/", route_handlers=made(SHEETS), exception_handlers={HTTPException: _not_a_sheet}),
        _sized(made(DECKS), DECK_BYTES),
    ]
    return UncopiedRouter("/api", route_handlers=routes, middleware=[services.request_limit.middleware])


def _sized(handlers: Sequence[ControllerRouterHandler], most: int) -> Router:
    return UncopiedRouter("/", route_handlers=handlers, request_max_body_size=most)


def _not_a_sheet(request: Request[Any, Any, Any], error: HTTPException) -> Response[ErrorBody]:
    if error.status_code != 400:
        return http_error(request, error)
    return Response(ErrorBody(code=BAD_SHEET, detail=what_is_wrong(error)), status_code=400)


def _limited(
    store: str,
    most: int,
    handlers: Sequence[ControllerRouterHandler],
    of: Callable[[Request[Any, Any, Any]], str] = network_behind,
    unit: DurationUnit = "minute",
    only: Callable[[Request[Any, Any, Any]], bool] | None = None,
) -> Router:
    """Return routes that accept `most` requests per unit of time and key, counting those for which `only` is true."""
    limit = RateLimitConfig(
        rate_limit=(unit, most),
        store=store,
        identifier_for_request=of,
        check_throttle_handler=only,
        middleware_class=ForwardLimit,
    )
    return UncopiedRouter("/", route_handlers=handlers, middleware=[limit.middleware])


def _is_new(request: Request[Any, Any, Any]) -> bool:
    return request.method == "POST"


def _openapi_config() -> OpenAPIConfig:
    return OpenAPIConfig(
        title="Ex Libris",
        version=__version__,
        components=Components(security_schemes={"program": BEARER}),
        security=[{}, {"program": []}],
        render_plugins=[],
    )
