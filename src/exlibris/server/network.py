"""Addresses: a port to listen at, how others on the network reach it, and the networks that visitors come from."""

import errno
import socket
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

FIRST_PORT = 8000
PORTS_TRIED = 100
EVERYWHERE = {"0.0.0.0", "::"}  # noqa: S104 (compared with, not bound)
HOST_BITS = 64  # of an IPv6 address: who has one may use all with the same first half
SOMEWHERE_ELSE = ("192.0.2.1", 9)  # reserved for documentation; nothing is ever sent there


def listening_socket(host: str, port: int | None) -> socket.socket:
    """Return a socket that listens at the port, or without one at the first free port from 8000 on. Raises OSError."""
    ports: Iterable[int] = range(FIRST_PORT, FIRST_PORT + PORTS_TRIED) if port is None else [port]
    taken: OSError | None = None
    for candidate in ports:
        try:
            return listen(host, candidate)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise
            taken = error
    raise taken or OSError(errno.EADDRINUSE, "no port to try")


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens at a host and port. Raises OSError."""
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
    """Return this machine's address in the local network, None if it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(SOMEWHERE_ELSE)
        except OSError:
            return None
        return str(probe.getsockname()[0])


def local_url(host: str, port: int) -> str:
    """Return the address for browsers on this machine."""
    return url("127.0.0.1" if host in EVERYWHERE else host, port)


def network_url(host: str, port: int) -> str | None:
    """Return the address for others on the network; None if the server listens to this machine only."""
    if host in EVERYWHERE:
        address = own_address()
        return url(address, port) if address else None
    return None if is_loopback(host) else url(host, port)


def is_loopback(host: str | None) -> bool:
    """Return whether a host name or address means the machine that uses it."""
    address = address_of(host or "")
    return host == "localhost" or (address is not None and address.is_loopback)


def address_of(host: str) -> IPv4Address | IPv6Address | None:
    """Return the IP address as which a host is given, None for a name."""
    try:
        return ip_address(host)
    except ValueError:
        return None


def url(host: str, port: int) -> str:
    """Return the HTTP address of a host and port."""
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """Return the network by which a visitor's address is counted: the address itself, of IPv6 its /64.

    An IPv4 address within an IPv6 one counts as itself; what is no address, such as a name, as it stands.
    """
    found = address_of(address)
    if found is None:
        return address
    if isinstance(found, IPv4Address):
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> HOST_BITS << HOST_BITS)}/{HOST_BITS}"


def wide_network_of(address: str) -> str:
    """Return as much of a visitor's address or network as may be logged: an IPv4 network /24, of IPv6 the /48."""
    found = address_of(address.partition("/")[0])
    if found is None:
        return "unknown"
    return str(ip_network((found, 24 if isinstance(found, IPv4Address) else 48), strict=False))
