"""Sending one message: to a webhook, or to a browser through its push service, which can't read it (RFC 8291)."""

import asyncio
from base64 import urlsafe_b64decode
from collections.abc import Mapping
from typing import Any, Final

import http_ece
import httpx
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key

from exlibris.server.notifications.addressees import Subscription, Webhook
from exlibris.server.notifications.addresses import public_number
from exlibris.server.notifications.keys import PushKeys

SECONDS: Final = 10.0
GONE: Final = (404, 410)
LATER: Final = 429
CONTENT: Final = 2000  # characters, as many as Discord takes
DAY: Final = "86400"  # seconds for which a push service keeps a message for a browser that is off
CONTACT: Final = "mailto:nobody@localhost"  # where the server has no address of its own


class HookGone(Exception):
    """Raised when a webhook says that it is no longer there."""


class HookFails(Exception):
    """Raised when a webhook can't be reached, or does not take the message just now."""


async def post_to(hook: Webhook, content: str, transport: httpx.AsyncBaseTransport | None = None) -> None:
    """Send a message to a webhook as JSON. Raises like `send`."""
    body = {"content": content[:CONTENT], "allowed_mentions": {"parse": []}}  # calls nobody
    await send(httpx.URL(hook.url), transport, json=body)


class PushSender:
    """Sends to push services in the server's name."""

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
        await send(url, self._transport, content=sealed(to, content.encode()), headers=headers)


def sealed(to: Subscription, content: bytes) -> bytes:
    """Return a message that only the subscribed browser can read."""
    key = generate_private_key(SECP256R1())
    encrypted: bytes = http_ece.encrypt(content, private_key=key, dh=decoded(to.p256dh), auth_secret=decoded(to.auth))
    return encrypted


def decoded(text: str) -> bytes:
    """Return what a text for addresses stands for (base64url). Raises ValueError."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


async def send(
    url: httpx.URL,
    transport: httpx.AsyncBaseTransport | None = None,
    *,
    json: Any = None,
    content: bytes | None = None,
    headers: Mapping[str, str] | None = None,
) -> None:
    """Send a request with a body. Raises HookGone, HookFails or NotPublic.

    Redirections are not followed, and nothing but the status of the answer is looked at.
    """
    try:
        # The bound is for all of it, the look-up too: httpx counts its own for each part.
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
