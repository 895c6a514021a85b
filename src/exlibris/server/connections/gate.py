"""How many connections a process has, in all and from one network, and how many it lets in."""

import asyncio
import errno
import logging
import sys
from collections import Counter
from ipaddress import ip_address, ip_network
from time import monotonic
from typing import Any, Final

from exlibris.server.base.network import network_of

FILES: Final = 65_536  # open files that a process asks for
FILES_OF_WINDOWS: Final = 512
RESERVED: Final = 128  # files for the database, worker processes, logs; in use are about 40 under load
LEAST_PART: Final = 4  # connections get at least one file in so many
ACCEPTED_PART: Final = 32  # one connection for so many files is accepted in one pass of the event loop,
MOST_ACCEPTED: Final = 128  # and no more than that
PASSES: Final = 4  # of the event loop, until a connection that is refused has given back its file
NO_FILES: Final = frozenset({errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM})
OF_NETWORK: Final = 256  # connections of one network: a school has thirty browsers with seven each
LOG_EVERY: Final = 60.0  # seconds

logger = logging.getLogger(__name__)


class Gate:
    """Counts the connections of a process, of which it lets in `most`, and `of_network` or half from each network.

    Connections of `proxies`, which are addresses, networks or "*", are those of many people: they are counted only in
    all. Connections over a proxy are limited by the proxy, and WebSockets by the address that it names.
    """

    def __init__(self, most: int, proxies: str = "", of_network: int = OF_NETWORK) -> None:
        self._most = most
        self._of_network = min(of_network, max(1, most // 2))
        self._counts: Counter[str] = Counter()
        self._total = 0
        self._trusts_all = "*" in proxies
        self._proxies = [ip_network(name.strip()) for name in proxies.split(",") if is_network(name)]
        self._refusals = Refusals()

    def enter(self, address: str) -> bool:
        """Count a connection from an address, unless it is one too many; return whether it was counted."""
        network = network_of(address)
        if self._total >= self._most or (self._counts[network] >= self._of_network and not self._is_proxy(address)):
            facts = self._total, self._most, self._counts[network]
            self._refusals.count("%d of %d are open, %d of these from the network refused last", *facts)
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


class Refusals:
    """Counts refused connections, and logs their number once a minute, without addresses."""

    def __init__(self) -> None:
        self._logged = -LOG_EVERY
        self._count = 0

    def count(self, why: str, *facts: object) -> None:
        """Count a connection that was refused for this reason."""
        self._count += 1
        if monotonic() - self._logged >= LOG_EVERY:
            logger.warning("refused %d connections: %s", self._count, why % facts)
            self._logged, self._count = monotonic(), 0


class Unaccepted:
    """Connections for which no file can be opened: the event loop reports each, thousands in a second."""

    def __init__(self) -> None:
        self._refusals = Refusals()

    def note(self, loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        """Handle an error of the event loop: count a connection that it could not accept, log all else as usual."""
        error = context.get("exception")
        if "socket" in context and isinstance(error, OSError) and error.errno in NO_FILES:
            self._refusals.count("this process can open no more files")
        else:
            loop.default_exception_handler(context)


def is_network(name: str) -> bool:
    """Return whether this names an IP address or a network."""
    try:
        ip_network(name.strip())
    except ValueError:
        return False
    return True


def most_connections(files: int) -> int:
    """Return how many connections a process accepts that may open this many files."""
    return max(files - RESERVED - PASSES * accepted_at_once(files), files // LEAST_PART)


def accepted_at_once(files: int) -> int:
    """Return how many connections the event loop accepts in one pass, before the gate sees them."""
    return max(1, min(MOST_ACCEPTED, files // ACCEPTED_PART))


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
