"""The key pair by which push services know this server (VAPID, RFC 8292), made once and kept in the database."""

from base64 import urlsafe_b64encode
from time import time
from typing import Final

import httpx
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from exlibris.server.storage.database import Database
from exlibris.server.storage.keys import server_key

NAME: Final = "push"
LIFETIME: Final = 12 * 3600  # seconds for which a signature is good; push services take a day at most


class PushKeys:
    """The server's key pair."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._pair: Vapid02 | None = None

    async def public(self) -> str:
        """Return the public key, as browsers take it for a subscription."""
        key = (await self._known()).public_key
        return unpadded(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    async def header(self, endpoint: httpx.URL, contact: str) -> str:
        """Return the header that signs a message to a push service; `contact` is a link or a mailto address."""
        claims = {"aud": f"https://{endpoint.host}", "sub": contact, "exp": int(time()) + LIFETIME}
        return str((await self._known()).sign(claims)["Authorization"])

    async def _known(self) -> Vapid02:
        if self._pair is None:
            self._pair = Vapid02.from_pem((await server_key(self._database, NAME, new_pair)).encode())
        return self._pair


def new_pair() -> str:
    """Return a new key pair as PEM."""
    pair = Vapid02()
    pair.generate_keys()
    return str(pair.private_pem().decode())


def unpadded(content: bytes) -> str:
    """Return bytes as text for addresses and headers (base64url), without the filling at its end."""
    return urlsafe_b64encode(content).rstrip(b"=").decode()
