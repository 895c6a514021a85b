"""Health, readiness, errors reported by browsers, and Prometheus metrics.

Each module defines the metrics that it measures; Litestar's middleware adds request metrics for each route. With
several processes a gauge shows the sum over running processes, or the latest value set by any process.
"""

import ipaddress
import logging
import os
from collections import Counter
from collections.abc import Iterable
from time import monotonic
from typing import Annotated, Any, Final, TypeAlias, get_args

from anyio import fail_after, move_on_after
from litestar import Controller, get, post
from litestar.connection import ASGIConnection, Request
from litestar.datastructures import CacheControlHeader
from litestar.di import NamedDependency
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler
from litestar.params import JSONBody
from litestar.plugins.prometheus import PrometheusConfig, PrometheusController
from msgspec import Meta, Struct
from prometheus_client import Gauge
from sqlalchemy.exc import SQLAlchemyError

from exlibris.server.cluster.processes import METRICS_FOLDER
from exlibris.server.http.errors import REFUSALS
from exlibris.server.network import address_of
from exlibris.server.storage.database import Database
from exlibris.server.storage.store import Store
from exlibris.server.tables.service import Tables
from exlibris.server.tables.workers import BUCKETS, WorkerPool
from exlibris.table.errors import TableError
from exlibris.table.options import Status

PER_MINUTE: Final = 10  # for each network

logger = logging.getLogger(__name__)
PROBE_SECONDS: Final = 2.0  # seconds for the database, and for each pool; a probe rarely waits more than ten
WRITE_EVERY: Final = 5.0  # seconds between write tests, since anyone can send probes
Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network
# A proxy connects from its own address, often on this machine, for any client.
OF_PROXIES: Final = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")
STORED_TABLES: Final = Gauge(
    "exlibris_tables",
    "Tables in the database, by whether the game is over",
    ["finished"],
    multiprocess_mode="livemostrecent",
)
LOADED_TABLES: Final = Gauge(
    "exlibris_tables_in_memory", "Tables in memory, by their status", ["status"], multiprocess_mode="livesum"
)
LOADED_BYTES: Final = Gauge(
    "exlibris_table_memory_bytes", "Estimated size of the tables in memory", multiprocess_mode="livesum"
)


def http_metrics() -> PrometheusConfig:
    """Return the configuration of request metrics by route and status."""
    return PrometheusConfig(
        app_name="exlibris", prefix="exlibris", buckets=list(BUCKETS), scopes={ScopeType.HTTP}, group_path=True
    )


class PageError(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An error in the client: its message, the first part of the page's path, and its call stack."""

    error: Annotated[str, Meta(max_length=300)]
    page: Annotated[str, Meta(max_length=40)]
    calls: Annotated[list[Annotated[str, Meta(max_length=120)]], Meta(max_length=8)]


class PageErrorsController(Controller):
    """Errors reported by the client."""

    path = "/errors"
    include_in_schema = False

    @post("/", status_code=204, responses=REFUSALS)
    async def tell(self, data: JSONBody[PageError]) -> None:
        """Log a client error."""
        logger.warning("error in a browser: %r on %r at %r", data.error, data.page, " < ".join(data.calls))


def check_may_read(connection: ASGIConnection[Any, Any, Any, Any], networks: Iterable[str]) -> None:
    """Raise TableError unless the connection comes directly from an address in one of the networks."""
    if any(header in connection.headers for header in OF_PROXIES):
        raise TableError("metrics-not-allowed", "Metrics can't be read through a proxy.")
    address = address_of(connection.client.host) if connection.client else None
    if address is None or not any(address in network for network in parsed(networks)):
        raise TableError("metrics-not-allowed", "This address may not read the metrics; see the option --metrics-for.")


class Readiness:
    """Readiness check of a server."""

    def __init__(self, database: Database, pools: Iterable[WorkerPool]) -> None:
        self._database = database
        self._pools = list(pools)
        self._is_stopping = False
        self._written = -WRITE_EVERY

    def stop(self) -> None:
        """Report the server as not ready from now on, since it is about to stop."""
        self._is_stopping = True

    async def check(self) -> None:
        """Raise TableError, naming the cause, unless the server is ready."""
        if self._is_stopping:
            raise TableError("stopping", "The server is stopping.")
        await self._check_database()
        for pool in self._pools:
            if not await pool.is_up(PROBE_SECONDS):
                raise TableError("workers-down", f"No worker process of the pool {pool.name!r} is answering yet.")

    async def _check_database(self) -> None:
        try:
            with fail_after(PROBE_SECONDS):
                is_current = await self._database.is_current()
        except (SQLAlchemyError, OSError) as error:  # includes TimeoutError
            raise TableError("database-unreachable", "The database can't be read.") from error
        if not is_current:
            raise TableError("schema-mismatch", "The database has the schema of a different version.")
        if monotonic() - self._written >= WRITE_EVERY:
            await self._check_writing()

    async def _check_writing(self) -> None:
        try:
            with fail_after(PROBE_SECONDS):
                await self._database.try_writing()
        except (SQLAlchemyError, OSError) as error:
            raise TableError("database-read-only", "The database can't be written to; is its disk full?") from error
        self._written = monotonic()


async def count_tables(store: Store, tables: Tables) -> None:
    """Update the gauges of tables in memory and in the database.

    If the database can't be read, a single process omits its gauges; several processes keep their last values.
    """
    statuses = Counter(live.status for live in tables.recent.values())
    for status in get_args(Status):
        LOADED_TABLES.labels(status).set(statuses[status])
    LOADED_BYTES.set(tables.recent.size)
    if METRICS_FOLDER not in os.environ:  # clearing would not remove the values of other processes
        STORED_TABLES.clear()
    with move_on_after(PROBE_SECONDS):
        try:
            counts = await store.counts()
        except SQLAlchemyError:
            return
        for finished in (False, True):
            STORED_TABLES.labels(str(finished).lower()).set(counts.get(finished, 0))


class Condition(Struct):
    """The server's status."""

    status: str


class ConditionController(Controller):
    """Public probes, which reveal nothing about people and tables."""

    cache_control = CacheControlHeader(no_store=True)
    include_in_schema = False

    @get("/health")
    async def health(self) -> Condition:
        """Answer as long as the process runs."""
        return Condition("alive")

    @get("/ready")
    async def ready(self, readiness: NamedDependency[Readiness]) -> Condition:
        """Return "ready" if the server can take requests. Raises TableError, with status 503, if not."""
        await readiness.check()
        return Condition("ready")


def _may_read(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    check_may_read(connection, connection.app.state.settings.metrics_for)


async def _bring_up_to_date(request: Request[Any, Any, Any]) -> None:
    await request.app.state.count_tables()


class MetricsController(PrometheusController):
    """Metrics in the Prometheus format."""

    include_in_schema = False
    cache_control = CacheControlHeader(no_store=True)
    guards = [_may_read]  # noqa: RUF012 (Litestar declares it as a list of the instance)
    before_request = staticmethod(_bring_up_to_date)


def parsed(names: Iterable[str]) -> list[Network]:
    """Parse addresses and networks. Raises ValueError for anything else."""
    return [ipaddress.ip_network(name) for name in names]
