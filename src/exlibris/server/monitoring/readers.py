"""Who may read the metrics: addresses that connect to this server themselves."""

import ipaddress
from collections.abc import Iterable, Sequence
from typing import Any, Final, TypeAlias

from litestar.connection import ASGIConnection

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


def is_in(address: str, network: Network) -> bool:
    """Tell whether an address, IPv4 ones in IPv6 notation included, is in the network."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return False
    mapped = found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None
    return (mapped or found) in network


def parsed(names: Sequence[str]) -> list[Network]:
    """Return addresses and networks as objects. Raises ValueError for what is none of both."""
    return [ipaddress.ip_network(name) for name in names]
