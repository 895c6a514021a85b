"""What programs ask to know how the server does: alive, ready, and figures."""

from typing import Any

from litestar import Controller, get
from litestar.connection import ASGIConnection, Request
from litestar.datastructures import CacheControlHeader
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler
from litestar.plugins.prometheus import PrometheusController
from msgspec import Struct

from exlibris.server.monitoring.readers import check_may_read
from exlibris.server.monitoring.readiness import Readiness


class Condition(Struct):
    """How the server does."""

    status: str


class ConditionController(Controller):
    """Probes, for anybody; they tell nothing of people and tables."""

    cache_control = CacheControlHeader(no_store=True)
    include_in_schema = False

    @get("/health")
    async def health(self) -> Condition:
        """Answer as long as the process does."""
        return Condition("alive")

    @get("/ready")
    async def ready(self, readiness: NamedDependency[Readiness]) -> Condition:
        """Tell whether requests can be served. Raises TableError, with the status 503, if not."""
        await readiness.check()
        return Condition("ready")


def may_read(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Raise TableError unless the settings allow whoever asks to read the metrics."""
    check_may_read(connection, connection.app.state.settings.metrics_for)


async def count_tables(request: Request[Any, Any, Any]) -> None:
    """Bring the gauges up to date before they are read."""
    await request.app.state.table_counts.update()


class MetricsController(PrometheusController):
    """Figures in the format of Prometheus."""

    include_in_schema = False
    cache_control = CacheControlHeader(no_store=True)
    guards = [may_read]  # noqa: RUF012 (Litestar declares it as a list of the instance)
    before_request = staticmethod(count_tables)
