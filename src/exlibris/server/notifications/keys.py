"""The key pair by which push services know this server (VAPID, RFC 8292), made once and kept in the database."""

from base64 import urlsafe_b64encode
from contextlib import suppress
from time import time
from typing import Final

import httpx
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from sqlalchemy import String, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Mapped, mapped_column

from exlibris.server.storage.database import Database
from exlibris.server.storage.models import Base

NAME: Final = "push"
LIFETIME: Final = 12 * 3600  # seconds for which a signature is good; push services take a day at most


class ServerKeyRow(Base):
    """A secret of the server itself."""

    __tablename__ = "server_keys"

    name: Mapped[str] = mapped_column(String(20), primary_key=True)
    secret: Mapped[str] = mapped_column(String(1000))


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
            stored = await self._stored() or await self._made()
            self._pair = Vapid02.from_pem(stored.encode())
        return self._pair

    async def _stored(self) -> str | None:
        async with self._database.reading() as db:
            return await db.scalar(select(ServerKeyRow.secret).where(ServerKeyRow.name == NAME))

    async def _made(self) -> str:
        """Make the pair, or return that which another process has made meanwhile."""
        pair = Vapid02()
        pair.generate_keys()
        made = pair.private_pem().decode()
        with suppress(IntegrityError):
            async with self._database.writing() as db:
                db.add(ServerKeyRow(name=NAME, secret=made))
        return await self._stored() or made


def unpadded(content: bytes) -> str:
    """Return bytes as text for addresses and headers (base64url), without the filling at its end."""
    return urlsafe_b64encode(content).rstrip(b"=").decode()
