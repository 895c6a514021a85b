"""Sending one message to a browser, through its push service, which can't read it (RFC 8291)."""

from base64 import urlsafe_b64decode
from typing import Final

import http_ece
import httpx
from cryptography.hazmat.primitives.asymmetric.ec import SECP256R1, generate_private_key

from exlibris.server.notifications.keys import PushKeys
from exlibris.server.notifications.posting import send
from exlibris.server.notifications.subscriptions import Subscription

DAY: Final = "86400"  # seconds for which a push service keeps a message for a browser that is off
CONTACT: Final = "mailto:nobody@localhost"  # where the server has no address of its own


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
