"""The application: store, bots, channels and routes put together."""

from collections.abc import AsyncGenerator
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import timedelta

from litestar import Litestar, Router
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.middleware.rate_limit import RateLimitConfig, get_remote_address
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme
from litestar.types import ControllerRouterHandler

from exlibris import __version__
from exlibris.server.answers import protect
from exlibris.server.autopilot import Autopilot
from exlibris.server.bodies import PlainRequest
from exlibris.server.bots import ServerBots
from exlibris.server.errors import HANDLERS
from exlibris.server.hosts import KnownHosts
from exlibris.server.identity import caller_of, seat_asked_for
from exlibris.server.language import spoken
from exlibris.server.lobby import Lobby
from exlibris.server.monitoring.metrics import http_metrics
from exlibris.server.monitoring.readiness import Readiness
from exlibris.server.monitoring.table_counts import TableCounts
from exlibris.server.origin import SameOrigin
from exlibris.server.pace.runs import noted
from exlibris.server.pace.uptime import Uptime
from exlibris.server.positions.keeping import keeping
from exlibris.server.programs.bearer import BearerTokens
from exlibris.server.routes.advice import AdviceController
from exlibris.server.routes.catalog import CatalogController
from exlibris.server.routes.client import client_router
from exlibris.server.routes.hints import HintsController
from exlibris.server.routes.invitation import InvitationController
from exlibris.server.routes.lessons import LessonsController, RulesController
from exlibris.server.routes.lobby import LobbyController
from exlibris.server.routes.monitoring import ConditionController, MetricsController
from exlibris.server.routes.people import PeopleController
from exlibris.server.routes.programs import PositionController, ProgramsController
from exlibris.server.routes.puzzles import PuzzlesController
from exlibris.server.routes.rematch import RematchController
from exlibris.server.routes.replay import RecordReplayController, TableReplayController
from exlibris.server.routes.review import RecordReviewController, TableReviewController
from exlibris.server.routes.score import ScoreController
from exlibris.server.routes.tables import JoiningController, PlayController, TablesController
from exlibris.server.routes.watch import watch_table
from exlibris.server.routes.webhook import WebhookController
from exlibris.server.settings import Settings
from exlibris.server.share import links_for
from exlibris.server.store import Store
from exlibris.server.sweeping import sweeping
from exlibris.server.tables import Tables
from exlibris.server.webhooks.delivery import Deliveries
from exlibris.server.webhooks.turns import Turns
from exlibris.server.workers.pool import BULK_NICENESS, WorkerPool

REQUEST_BYTES = 64 * 1024
BEARER = SecurityScheme(
    type="http",
    scheme="bearer",
    description="The token of a program, from POST /api/programs. Browsers send a cookie instead; never send both.",
)


def create_app(settings: Settings) -> Litestar:
    """Return the server of one process; all processes on the same database share its tables."""
    store = Store(settings.database)
    channels = table_channels()
    bot_workers = WorkerPool(settings.bot_workers, settings.bot_seconds, name="bots")
    request_workers = WorkerPool(settings.request_workers, settings.request_seconds, name="requests")
    review_workers = WorkerPool(settings.review_workers, settings.review_seconds, BULK_NICENESS, "reviews")
    pilot = Autopilot(settings.grace, bot_workers)
    bots = ServerBots(settings.bots)

    def changed(table_id: str) -> None:
        channels.publish(b"", table_id)
        pilot.wake(table_id)
        turns.look(tables, table_id)

    deliveries = Deliveries(store.webhooks)
    turns = Turns(store.webhooks, deliveries)
    uptime = Uptime()
    tables = Tables(
        store,
        settings.games_in_memory,
        bots,
        changed,
        on_load=pilot.wake,
        uptime=uptime,
        bot_tables=settings.bot_tables,
    )
    readiness = Readiness(store, (bot_workers, request_workers, review_workers))

    return Litestar(
        route_handlers=[
            api_router(settings),
            watch_table,
            ConditionController,
            MetricsController,
            client_router(settings),
        ],
        lifespan=[lambda _: running(settings, store, uptime, tables, channels, pilot, turns, deliveries)],
        middleware=[
            http_metrics().middleware,
            KnownHosts(settings.domains),
            SameOrigin(),
            BearerTokens(store.programs),
        ],
        state=State({"settings": settings, "readiness": readiness, "table_counts": TableCounts(store, tables)}),
        dependencies={
            "channels": same(channels),
            "tables": same(tables),
            "store": same(store),
            "deliveries": same(deliveries),
            "lobby": same(Lobby(store, tables)),
            "request_workers": same(request_workers),
            "review_workers": same(review_workers),
            "readiness": same(readiness),
            "settings": same(settings),
            "bots": same(bots),
            "address": Provide(get_remote_address, sync_to_thread=False),
            "caller": Provide(caller_of, sync_to_thread=False),
            "links": Provide(links_for, sync_to_thread=False),
            "spoken": Provide(spoken, sync_to_thread=False),
        },
        exception_handlers=HANDLERS,
        logging_config=None,
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=5),
        before_send=[protect],
        request_class=PlainRequest,
        request_max_body_size=REQUEST_BYTES,
        openapi_config=openapi_config(),
    )


@asynccontextmanager
async def running(
    settings: Settings,
    store: Store,
    uptime: Uptime,
    tables: Tables,
    channels: ChannelsPlugin,
    pilot: Autopilot,
    turns: Turns,
    deliveries: Deliveries,
) -> AsyncGenerator[None, None]:
    """Keep the parts of the server going; what is started last is stopped first."""
    async with AsyncExitStack() as stack:
        await store.start()
        stack.push_async_callback(store.stop)
        await store.webhooks.start()
        await store.programs.start()
        stack.push_async_callback(deliveries.stop)
        stack.push_async_callback(turns.stop)
        await stack.enter_async_context(noted(store.runs, uptime))
        await stack.enter_async_context(keeping(tables.keeper))
        await stack.enter_async_context(channels)
        await pilot.start(tables, timedelta(days=settings.days_awake))
        stack.push_async_callback(pilot.stop)
        if settings.keep_days:
            await stack.enter_async_context(sweeping(tables, timedelta(days=settings.keep_days)))
        yield


def same(value: object) -> Provide:
    """Return the provider of one and the same object for all requests."""
    return Provide(lambda: value, sync_to_thread=False)


def table_channels() -> ChannelsPlugin:
    """Return a channel for each table; a slow listener misses the oldest news, which the newest makes needless."""
    return ChannelsPlugin(
        MemoryChannelsBackend(),
        arbitrary_channels_allowed=True,
        subscriber_max_backlog=100,
        subscriber_backlog_strategy="dropleft",
    )


def api_router(settings: Settings) -> Router:
    """Return everything under /api; requests are limited for each address, new tables more strictly."""
    limit = RateLimitConfig(rate_limit=("second", settings.requests_per_second))
    new_limit = RateLimitConfig(rate_limit=("minute", settings.new_tables_per_minute), store="new_tables")
    joining = Router(
        "/",
        route_handlers=[JoiningController, RematchController, ProgramsController],
        middleware=[new_limit.middleware],
    )
    hint_limit = RateLimitConfig(
        rate_limit=("minute", settings.hints_per_minute), store="hints", identifier_for_request=seat_asked_for
    )
    hints = Router("/", route_handlers=[HintsController], middleware=[hint_limit.middleware])
    hook_limit = RateLimitConfig(rate_limit=("minute", settings.webhooks_per_minute), store="webhooks")
    hooks = Router("/", route_handlers=[WebhookController], middleware=[hook_limit.middleware])
    handlers: list[ControllerRouterHandler] = [
        TablesController,
        joining,
        hints,
        hooks,
        PlayController,
        PositionController,
        PeopleController,
        AdviceController,
        InvitationController,
        TableReplayController,
        TableReviewController,
        RecordReplayController,
        RecordReviewController,
        LessonsController,
        RulesController,
        CatalogController,
        LobbyController,
        PuzzlesController,
        ScoreController,
    ]
    return Router("/api", route_handlers=handlers, middleware=[limit.middleware])


def openapi_config() -> OpenAPIConfig:
    """Return the API's description, from which the client's types are generated; no page shows it."""
    return OpenAPIConfig(
        title="Ex Libris",
        version=__version__,
        path="/api/openapi",
        components=Components(security_schemes={"program": BEARER}),
        security=[{}, {"program": []}],
        render_plugins=[JsonRenderPlugin(path="/openapi.json")],
    )
