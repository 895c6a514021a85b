"""Which addresses this server sends to: only such as anybody could reach, never its own network."""

import asyncio
import ipaddress
import socket

import httpx

from exlibris.server.base.network import address_of
from exlibris.table.errors import TableError

HTTPS = 443
NOT_PUBLIC = [  # though Python counts them as global, by one version or another
    ipaddress.ip_network(network)
    for network in (
        "::/96",  # IPv4-compatible: the loopback address within
        "::ffff:0:0:0/96",  # IPv4-translated
        "64:ff9b::/96",  # NAT64: a gateway leads to any IPv4 address within
        "64:ff9b:1::/48",  # the same for a network of one's own
        "fec0::/10",  # site-local
        "5f00::/16",  # segment routing
        "192.88.99.0/24",  # relays of 6to4
    )
]


class NotPublic(Exception):
    """Raised for a name that leads to no address, or to one that is not public."""


def checked_url(text: str, code: str = "bad-webhook", field: str = "url") -> httpx.URL:
    """Return an address to send to, which a request has in that field.

    Raises TableError, with that code, unless it is https, with a name or a public number.
    """
    try:
        url = httpx.URL(text)
    except httpx.InvalidURL as error:
        raise TableError(code, f"{field}: this is no address to send to: {error}.") from error
    if wrong := fault(url):
        raise TableError(code, f"{field}: this is no address to send to: {wrong}.")
    return url


def fault(url: httpx.URL) -> str | None:
    """Return what is wrong with an address to send to, as far as it can be seen."""
    if url.scheme != "https" or not url.host:
        return "it has to begin with https://"
    if url.userinfo or url.port not in (None, HTTPS):
        return "it may have neither a user nor a port"
    if address_of(url.host) and not is_public(url.host):
        return "it is not public"
    return None


def is_public(number: str) -> bool:
    """Return whether an IP address is one of the internet, and not of this machine, its network, or a group."""
    address = ipaddress.ip_address(number)
    if not address.is_global or address.is_multicast or any(address in network for network in NOT_PUBLIC):
        return False
    if isinstance(address, ipaddress.IPv4Address):
        return True
    within = address.ipv4_mapped or address.sixtofour
    return within is None or is_public(str(within))


async def public_number(host: str) -> str:
    """Return an IP address of a host. Raises NotPublic if it has no address, or any that is not public.

    The sender must use that address: the next lookup might return another one (DNS rebinding).
    """
    loop = asyncio.get_running_loop()
    try:
        infos = await loop.getaddrinfo(host, HTTPS, type=socket.SOCK_STREAM)
    except OSError as error:
        raise NotPublic(f"{host}: {error}") from error
    numbers = [str(info[4][0]).partition("%")[0] for info in infos]
    if not numbers or not all(is_public(number) for number in numbers):
        raise NotPublic(f"{host} is not public")
    return numbers[0]
