"""Network addresses: listening sockets, the server's URLs, and the networks of visitors."""

import errno
import socket
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

FIRST_PORT = 8000
PORTS_TRIED = 100
EVERYWHERE = {"0.0.0.0", "::"}  # noqa: S104 (compared with, not bound)
HOST_BITS = 64  # of an IPv6 address: one customer usually has a whole /64
SOMEWHERE_ELSE = ("192.0.2.1", 9)  # reserved for documentation; nothing is ever sent there


def listening_socket(host: str, port: int | None) -> socket.socket:
    """Return a socket listening on the port, or on the first free port from 8000 on. Raises OSError."""
    ports: Iterable[int] = range(FIRST_PORT, FIRST_PORT + PORTS_TRIED) if port is None else [port]
    taken: OSError | None = None
    for candidate in ports:
        try:
            return _listen(host, candidate)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise
            taken = error
    raise taken or OSError(errno.EADDRINUSE, "no port to try")


def _listen(host: str, port: int) -> socket.socket:
    """Return a socket listening on a host and port. Raises OSError."""
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    sock = socket.socket(family, kind, protocol)
    try:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        sock.bind(address)
        sock.listen(128)
    except OSError:
        sock.close()
        raise
    return sock


def own_address() -> str | None:
    """Return this machine's address on the local network, None without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(SOMEWHERE_ELSE)
        except OSError:
            return None
        return str(probe.getsockname()[0])


def local_url(host: str, port: int) -> str:
    """Return the URL for browsers on this machine."""
    return _url("127.0.0.1" if host in EVERYWHERE else host, port)


def network_url(host: str, port: int) -> str | None:
    """Return the URL for others on the network; None if the server listens on the loopback interface only."""
    if host in EVERYWHERE:
        address = own_address()
        return _url(address, port) if address else None
    return None if is_loopback(host) else _url(host, port)


def is_loopback(host: str | None) -> bool:
    """Return True if a host name or address is this machine's loopback."""
    address = address_of(host or "")
    return host == "localhost" or (address is not None and address.is_loopback)


def address_of(host: str) -> IPv4Address | IPv6Address | None:
    """Return a host as an IP address, None for a name; an IPv4 address mapped into IPv6 as IPv4."""
    try:
        address = ip_address(host)
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """Return the network under which a visitor's address is counted: an IPv4 address, or the /64 of an IPv6 address.

    A name is returned unchanged.
    """
    found = address_of(address)
    if found is None:
        return address
    if isinstance(found, IPv4Address):
        return str(found)
    return f"{IPv6Address(int(found) >> HOST_BITS << HOST_BITS)}/{HOST_BITS}"


def wide_network_of(address: str) -> str:
    """Return the part of a visitor's address or network that may be logged: the IPv4 /24 or the IPv6 /48."""
    found = address_of(address.partition("/")[0])
    if found is None:
        return "unknown"
    return str(ip_network((found, 24 if isinstance(found, IPv4Address) else 48), strict=False))
