"""How many connections a process has, in all and from one network, and how many it lets in."""

import logging
import sys
from collections import Counter
from ipaddress import ip_address, ip_network
from time import monotonic
from typing import Final

from exlibris.server.base.network import network_of

FILES: Final = 65_536  # open files that a process asks for
FILES_OF_WINDOWS: Final = 512
RESERVED: Final = 128  # files for the database, worker processes, logs
OF_NETWORK: Final = 256  # connections of one network: a school has thirty browsers with seven each
LOG_EVERY: Final = 60.0  # seconds

logger = logging.getLogger(__name__)


class Gate:
    """Counts the connections of a process, of which it lets in `most`, and `of_network` from each network.

    Connections of `proxies`, which are addresses, networks or "*", are those of many people: they are counted only in
    all. Connections over a proxy are limited by the proxy, and WebSockets by the address that it names.
    """

    def __init__(self, most: int, proxies: str = "", of_network: int = OF_NETWORK) -> None:
        self._most = most
        self._of_network = of_network
        self._counts: Counter[str] = Counter()
        self._total = 0
        self._trusts_all = "*" in proxies
        self._proxies = [ip_network(name.strip()) for name in proxies.split(",") if is_network(name)]
        self._logged = -LOG_EVERY

    def enter(self, address: str) -> bool:
        """Count a connection from an address, unless it is one too many; return whether it was counted."""
        network = network_of(address)
        if self._total >= self._most or (self._counts[network] >= self._of_network and not self._is_proxy(address)):
            self._log(network)
            return False
        self._counts[network] += 1
        self._total += 1
        return True

    def leave(self, address: str) -> None:
        """Count a connection no longer."""
        network = network_of(address)
        self._total -= 1
        self._counts[network] -= 1
        if not self._counts[network]:
            del self._counts[network]

    def _is_proxy(self, address: str) -> bool:
        return self._trusts_all or (
            is_network(address) and any(ip_address(address) in proxies for proxies in self._proxies)
        )

    def _log(self, network: str) -> None:
        """Log, once in a while, that connections are refused; addresses of visitors are in no log."""
        if monotonic() - self._logged >= LOG_EVERY:
            self._logged = monotonic()
            logger.warning(
                "refusing connections: %d of %d are open, %d from the network refused last",
                self._total,
                self._most,
                self._counts[network],
            )


def is_network(name: str) -> bool:
    """Return whether this names an IP address or a network."""
    try:
        ip_network(name.strip())
    except ValueError:
        return False
    return True


def most_connections() -> int:
    """Return how many connections this process has files for, after it has asked for as many files as it may have."""
    return max(allowed_files() - RESERVED, RESERVED)


def allowed_files() -> int:
    """Raise the soft limit of open files as far as the hard one allows, up to what is useful, and return it."""
    if sys.platform == "win32":
        return FILES_OF_WINDOWS
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(FILES, hard)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return soft if soft != resource.RLIM_INFINITY else FILES
    resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return wanted
