"""Health, readiness and metrics over HTTP, and who may read them."""

import ipaddress
from collections.abc import Iterable, Sequence
from typing import Any, Final, TypeAlias

from litestar import Controller, get
from litestar.connection import ASGIConnection, Request
from litestar.datastructures import CacheControlHeader
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler
from litestar.plugins.prometheus import PrometheusController
from msgspec import Struct

from exlibris.server.monitoring.readiness import Readiness
from exlibris.table.errors import TableError

Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network
# A proxy connects from its own address, often one of this machine, on behalf of anybody.
OF_PROXIES: Final = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")


def check_may_read(connection: ASGIConnection[Any, Any, Any, Any], networks: Iterable[str]) -> None:
    """Raise TableError unless the connection comes straight from an address in one of the networks."""
    if any(header in connection.headers for header in OF_PROXIES):
        raise TableError("metrics-not-allowed", "Metrics are not shown through a proxy.")
    address = connection.client.host if connection.client else ""
    if not any(is_in(address, network) for network in parsed(list(networks))):
        raise TableError("metrics-not-allowed", "Metrics are not for this address; see the option --metrics-for.")


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
        """Return whether requests can be served. Raises TableError, with the status 503, if not."""
        await readiness.check()
        return Condition("ready")


def may_read(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Raise TableError unless the settings allow the client to read the metrics."""
    check_may_read(connection, connection.app.state.settings.metrics_for)


async def bring_up_to_date(request: Request[Any, Any, Any]) -> None:
    """Bring the gauges up to date before they are read."""
    await request.app.state.count_tables()


class MetricsController(PrometheusController):
    """Figures in the format of Prometheus."""

    include_in_schema = False
    cache_control = CacheControlHeader(no_store=True)
    guards = [may_read]  # noqa: RUF012 (Litestar declares it as a list of the instance)
    before_request = staticmethod(bring_up_to_date)


def is_in(address: str, network: Network) -> bool:
    """Return whether an address, IPv4 ones in IPv6 notation included, is in the network."""
    try:
        sender = ipaddress.ip_address(address)
    except ValueError:
        return False
    mapped = sender.ipv4_mapped if isinstance(sender, ipaddress.IPv6Address) else None
    return (mapped or sender) in network


def parsed(names: Sequence[str]) -> list[Network]:
    """Return addresses and networks as objects. Raises ValueError for anything else."""
    return [ipaddress.ip_network(name) for name in names]
