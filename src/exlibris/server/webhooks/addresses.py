"""Which addresses this server sends to: only such as anybody could reach, never its own network."""

import asyncio
import ipaddress
import socket

import httpx

from exlibris.server.errors import TableError

HTTPS = 443


class NotPublic(Exception):
    """Raised for a name that leads to no address, or to one that is not public."""


def checked_url(text: str) -> httpx.URL:
    """Return an address to send to. Raises TableError unless it is https, with a name or a public number."""
    try:
        url = httpx.URL(text)
    except httpx.InvalidURL as error:
        raise refusal(str(error)) from error
    if url.scheme != "https" or not url.host:
        raise refusal("it has to begin with https://")
    if url.userinfo or url.port not in (None, HTTPS):
        raise refusal("it may have neither a user nor a port")
    if is_number(url.host) and not is_public(url.host):
        raise refusal("it is not public")
    return url


def refusal(why: str) -> TableError:
    """Return the refusal of an address."""
    return TableError(422, "bad-webhook", f"url: this is no address for a webhook: {why}.")


def is_number(host: str) -> bool:
    """Tell whether a host is an IP address."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def is_public(number: str) -> bool:
    """Tell whether an IP address is one of the internet, and not of this machine, its network, or a group."""
    address = ipaddress.ip_address(number)
    mapped = getattr(address, "ipv4_mapped", None) or getattr(address, "sixtofour", None)
    return address.is_global and not address.is_multicast and (mapped is None or is_public(str(mapped)))


async def public_number(host: str) -> str:
    """Return an IP address of a host. Raises NotPublic if there is none, or if any of them is not public.

    Whoever sends must use that address: asked again, the name might lead elsewhere (DNS rebinding).
    """
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(host, HTTPS, type=socket.SOCK_STREAM)
    except OSError as error:
        raise NotPublic(f"{host}: {error}") from error
    numbers = [str(one[4][0]).partition("%")[0] for one in found]
    if not numbers or not all(is_public(number) for number in numbers):
        raise NotPublic(f"{host} is not public")
    return numbers[0]
