"""Notification channels, webhooks and push messages to browsers, and whom they notify after an event."""

import asyncio
import ipaddress
import logging
import socket
from base64 import urlsafe_b64decode
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final, Generic

import http_ece
import httpx
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key
from msgspec.json import encode

from exlibris.engine import NOBODY
from exlibris.server.background import Tasks
from exlibris.server.http.origins import Links
from exlibris.server.network import address_of
from exlibris.server.notifications.rows import Addressees, PushKeys, Subscription, To, Webhook
from exlibris.server.storage.database import StorageError, in_one_line
from exlibris.server.tables.service import Tables
from exlibris.table.errors import TableError
from exlibris.table.live import Table
from exlibris.texts import listing, text

HTTPS = 443
NOT_PUBLIC = [  # some Python versions count these networks as global
    ipaddress.ip_network(network)
    for network in (
        "::/96",  # IPv4-compatible: contains the loopback address
        "::ffff:0:0:0/96",  # IPv4-translated
        "64:ff9b::/96",  # NAT64: a gateway leads to any embedded IPv4 address
        "64:ff9b:1::/48",  # NAT64 for local networks
        "fec0::/10",  # site-local
        "5f00::/16",  # segment routing
        "192.88.99.0/24",  # 6to4 relays
    )
]
SECONDS: Final = 10.0
GONE: Final = (404, 410)
LATER: Final = 429
CONTENT: Final = 2000  # characters, Discord's limit
DAY: Final = "86400"  # seconds for which a push service keeps a message for an offline browser
CONTACT: Final = "mailto:nobody@localhost"  # if the server has no public URL
PAUSES: Final = (5.0, 30.0, 120.0, 600.0)  # seconds before each further attempt
AT_ONCE: Final = 8
AGAIN_AT_ONCE: Final = 2  # messages to addressees whose previous message failed
MOST_WAITING: Final = 500
MOST_OF_ONE: Final = 5  # pending messages to one addressee
LOOKING: Final = "telling whose turn it is"  # the tasks' name
DELAY: Final = 10.0  # seconds for people to look or act before they are notified
logger = logging.getLogger(__name__)


class NotPublic(Exception):
    """Raised for a host with no address or a private one."""


def checked_url(text: str, code: str = "bad-webhook", field: str = "url") -> httpx.URL:
    """Return the URL in a request's `field`, to which the server is to send messages.

    Raises TableError with that code unless it is an https URL with a host name or a public IP address.
    """
    try:
        url = httpx.URL(text)
    except httpx.InvalidURL as error:
        raise TableError(code, f"{field}: messages can't be sent to this address: {error}.") from error
    if wrong := _fault(url):
        raise TableError(code, f"{field}: messages can't be sent to this address: {wrong}.")
    return url


def _fault(url: httpx.URL) -> str | None:
    if url.scheme != "https" or not url.host:
        return "it must begin with https://"
    if url.userinfo or url.port not in (None, HTTPS):
        return "it may have neither a user nor a port"
    if address_of(url.host) and not is_public(url.host):
        return "it is not public"
    return None


def is_public(number: str) -> bool:
    """Return True for a unicast IP address on the public internet."""
    address = ipaddress.ip_address(number)
    if not address.is_global or address.is_multicast or any(address in network for network in NOT_PUBLIC):
        return False
    if isinstance(address, ipaddress.IPv4Address):
        return True
    within = address.ipv4_mapped or address.sixtofour
    return within is None or is_public(str(within))


async def public_number(host: str) -> str:
    """Return an IP address of a host. Raises NotPublic if it has none or any of them is not public.

    The sender must use that address: the next lookup might return another (DNS rebinding).
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


class HookGone(Exception):
    """Raised when a webhook reports that it no longer exists."""


class HookFails(Exception):
    """Raised when a webhook is unreachable or temporarily refuses the message."""


async def post_to(hook: Webhook, content: str, transport: httpx.AsyncBaseTransport | None = None) -> None:
    """Send a message to a webhook as JSON. Raises like `_send`."""
    body = {"content": content[:CONTENT], "allowed_mentions": {"parse": []}}  # mentions nobody
    await _send(httpx.URL(hook.url), transport, json=body)


class PushSender:
    """Sender to push services, with the server's signature."""

    def __init__(self, keys: PushKeys, transport: httpx.AsyncBaseTransport | None = None) -> None:
        self._keys = keys
        self._transport = transport

    async def __call__(self, to: Subscription, content: str) -> None:
        """Send a message. Raises HookGone, HookFails or NotPublic, like a webhook."""
        url = httpx.URL(to.endpoint)
        contact = to.base if to.base.startswith("https://") else CONTACT
        headers = {
            "Authorization": await self._keys.header(url, contact),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": DAY,
            "Urgency": "high",
        }
        await _send(url, self._transport, content=_sealed(to, content.encode()), headers=headers)


def _sealed(to: Subscription, content: bytes) -> bytes:
    key = generate_private_key(SECP256R1())
    encrypted: bytes = http_ece.encrypt(content, private_key=key, dh=decoded(to.p256dh), auth_secret=decoded(to.auth))
    return encrypted


def decoded(text: str) -> bytes:
    """Decode unpadded base64url. Raises ValueError."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


async def _send(
    url: httpx.URL,
    transport: httpx.AsyncBaseTransport | None = None,
    *,
    json: Any = None,
    content: bytes | None = None,
    headers: Mapping[str, str] | None = None,
) -> None:
    """Send a POST request. Raises HookGone, HookFails or NotPublic.

    Ignores redirects and the response's body.
    """
    try:
        # One bound for everything, including the lookup; httpx's timeouts apply to each step separately.
        async with asyncio.timeout(SECONDS), httpx.AsyncClient(transport=transport, trust_env=False) as client:
            number = await public_number(url.host)
            request = client.build_request(
                "POST",
                url.copy_with(host=number),
                json=json,
                content=content,
                headers={**(headers or {}), "Host": url.host},
                extensions={"sni_hostname": url.host},
            )
            answer = await client.send(request, stream=True)
            await answer.aclose()
    except (httpx.HTTPError, TimeoutError) as error:
        raise HookFails(type(error).__name__) from error
    if answer.status_code in GONE:
        raise HookGone
    if answer.status_code == LATER or answer.is_server_error:
        raise HookFails(f"status {answer.status_code}")


class Channel(Tasks, Generic[To]):
    """A way to notify people; each message is sent in a task of its own. Addresses are secret and never logged.

    `message` returns an addressee's message about a table, which reveals nothing of the game but the players' names.
    `what` names an addressee in the log.
    """

    def __init__(
        self,
        addressees: Addressees[To],
        message: Callable[[Table, To], str],
        send: Callable[[To, str], Awaitable[None]],
        what: str = "a webhook",
        pauses: tuple[float, ...] = PAUSES,
    ) -> None:
        super().__init__()
        self._addressees = addressees
        self._message = message
        self._send = send
        self._what = what
        self._pauses = pauses
        self._first = asyncio.Semaphore(AT_ONCE)
        self._again = asyncio.Semaphore(AGAIN_AT_ONCE)
        self._failing: set[To] = set()
        self._pending: list[To] = []  # addressee of each message

    def reaches(self, session: str | None) -> bool:
        """Return True if a person has chosen this channel."""
        return bool(self._addressees.of(session))

    def tell(self, session: str, live: Table) -> None:
        """Notify a person that they must decide at a table."""
        for to in self._addressees.of(session):
            self.submit(to, self._message(live, to))

    def submit(self, to: To, content: str) -> None:
        """Queue a message; drop it if too many are pending, in all or for this addressee."""
        if len(self._pending) >= MOST_WAITING or self._pending.count(to) >= MOST_OF_ONE:
            logger.warning("dropped a message to %s: %d are pending", self._what, len(self._pending))
            return
        self._pending.append(to)
        task = self.begin(self._deliver(to, content), f"message to {self._what}")
        task.add_done_callback(lambda _: self._pending.remove(to))

    async def _deliver(self, to: To, content: str) -> None:
        for pause in (*self._pauses, None):
            if not self._addressees.has(to):
                return  # removed or replaced in the meantime
            try:
                await self._attempt(to, content)
            except HookGone:
                logger.warning("%s is gone, removed it", self._what)
                await self._addressees.drop(to)
                return
            except NotPublic:
                logger.warning("%s has no public address", self._what)
                return
            except HookFails as error:
                logger.warning("sending to %s failed: %s", self._what, error)
            else:
                return
            if pause is not None:
                await asyncio.sleep(pause)

    async def _attempt(self, to: To, content: str) -> None:
        """Send a message. A slow addressee only delays others whose previous message failed."""
        async with self._again if to in self._failing else self._first:
            self._failing = {one for one in self._failing if self._addressees.has(one)} | {to}
            await self._send(to, content)
            self._failing.discard(to)


def sentence(live: Table, hook: Webhook) -> str:
    """Return a webhook's message. It leaves out the names of people who ask to sit down."""
    url = Links(hook.base).to(live.opened.id)
    if live.status == "waiting":
        return text("notice-request", {"url": url}, hook.language)
    return text("notice-turn", {"names": _players(live, hook.language), "url": url}, hook.language)


def notice(live: Table, to: Subscription) -> str:
    """Return a browser's message, as JSON."""
    title = text("notice-request-title" if live.status == "waiting" else "notice-title", {}, to.language)
    return encode({"table": live.opened.id, "title": title, "body": _players(live, to.language)}).decode()


def _players(live: Table, language: str) -> str:
    return listing([occupant.name for occupant in live.occupants], language)


class Turns(Tasks):
    """Notifies people who must decide, whether or not it is their turn, once for each decision.

    Hosts are notified of requests to sit down if they decide about them. Call `look` after every event of a table.
    """

    def __init__(self, channels: Sequence[Channel[Any]], delay: float = DELAY) -> None:
        super().__init__()
        self._channels = channels
        self._delay = delay
        self._asked: dict[str, set[int]] = {}  # by table: the decisions pending at the last look
        self._waiting: set[tuple[str, str]] = set()  # tables and sessions about to be notified

    def look(self, tables: Tables, table_id: str) -> None:
        """Start a task that looks at a changed table."""
        self.begin(self._look(tables, table_id), LOOKING)

    async def _look(self, tables: Tables, table_id: str) -> None:
        live = await _table_if_readable(tables.known, table_id)  # events of other processes trigger another look
        before = self._asked.pop(table_id, set())
        if live is None:
            return
        asked = _asked_of(live)
        here = {*asked.values(), *(occupant.session for occupant in live.occupants)}
        if asked and any(self._reaches(session) for session in here):
            self._asked[table_id] = set(asked)
        for session in {session for what, session in asked.items() if what not in before}:
            if session and self._reaches(session) and (table_id, session) not in self._waiting:
                self.begin(self._tell(tables, table_id, session), LOOKING)

    def _reaches(self, session: str | None) -> bool:
        return any(channel.reaches(session) for channel in self._channels)

    async def _tell(self, tables: Tables, table_id: str, session: str) -> None:
        key = (table_id, session)
        self._waiting.add(key)
        try:
            await asyncio.sleep(self._delay)
            live = await _table_if_readable(tables.load, table_id)
        finally:
            self._waiting.discard(key)
        if live and session in _asked_of(live).values() and not live.presence.is_here(session):
            for channel in self._channels:
                channel.tell(session, live)


async def _table_if_readable(load: Callable[[str], Awaitable[Table]], table_id: str) -> Table | None:
    """Return a table, None if it was deleted or can't be loaded."""
    try:
        return await load(table_id)
    except TableError:
        return None
    except StorageError as error:
        logger.error("failed to notify players of their turn: %s", in_one_line(error))
        return None
    except Exception:
        logger.exception("failed to notify players of their turn")
        return None


def _asked_of(live: Table) -> dict[int, str | None]:
    seats = {seat: live.occupants[seat].session for seat in live.asked}
    return {**seats, NOBODY: live.opened.maker_session} if live.admissions.open else seats
