"""Webhooks, push subscriptions and the server's key pair (VAPID, RFC 8292), in the database and in memory."""

from base64 import urlsafe_b64encode
from collections.abc import Callable, Collection
from contextlib import suppress
from datetime import UTC, datetime
from time import time
from typing import Any, Final, Generic, TypeAlias, TypeVar

import httpx
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import Struct, structs
from py_vapid import Vapid02
from sqlalchemy import ColumnElement, Index, String, delete, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import InstrumentedAttribute, Mapped, mapped_column

from exlibris.server.storage.database import Database
from exlibris.server.storage.rows import Base
from exlibris.server.storage.store import server_key

NAME: Final = "push"
LIFETIME: Final = 12 * 3600  # seconds until a signature expires; push services accept at most a day
MOST: Final = 10  # subscribed browsers per person; beyond that the oldest is removed


class PushKeys:
    """The server's key pair for push services."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._pair: Vapid02 | None = None

    async def public(self) -> str:
        """Return the public key, in the format of browsers."""
        key = (await self._known()).public_key
        return unpadded(key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    async def header(self, endpoint: httpx.URL, contact: str) -> str:
        """Return the header that signs a message to a push service; `contact` is an https or mailto URL."""
        claims = {"aud": f"https://{endpoint.host}", "sub": contact, "exp": int(time()) + LIFETIME}
        return str((await self._known()).sign(claims)["Authorization"])

    async def _known(self) -> Vapid02:
        if self._pair is None:
            self._pair = Vapid02.from_pem((await server_key(self._database, NAME, _new_pair)).encode())
        return self._pair


def _new_pair() -> str:
    pair = Vapid02()
    pair.generate_keys()
    return str(pair.private_pem().decode())


def unpadded(content: bytes) -> str:
    """Encode bytes as base64url without padding."""
    return urlsafe_b64encode(content).rstrip(b"=").decode()


class Addressee(Struct, frozen=True):
    """An address to which notifications for a session's person are sent."""

    session: str


To = TypeVar("To", bound=Addressee)
OnChange: TypeAlias = Callable[[str], None]


class Addressees(Generic[To]):
    """All addressees of one kind. Call `start` first.

    The rows have the fields of `kind` and the time of their creation; `address` is the column of the address.
    `on_change` is called with the session whose addressees have changed.
    """

    def __init__(
        self, database: Database, kind: type[To], address: InstrumentedAttribute[str], on_change: OnChange
    ) -> None:
        self._database = database
        self._on_change = on_change
        self._kind = kind
        self._row: Any = address.class_
        self._address = address
        self._by_session: dict[str, list[To]] = {}

    async def start(self) -> None:
        """Load all addressees."""
        self._by_session = {}
        for addressee in await self._found():
            self._by_session.setdefault(addressee.session, []).append(addressee)

    async def reread(self, session: str) -> None:
        """Reload a person's addressees, which another process may have changed."""
        self._by_session.pop(session, None)
        if addressees := await self._found(self._row.session == session):
            self._by_session[session] = addressees

    async def _found(self, *conditions: ColumnElement[bool]) -> list[To]:
        async with self._database.reading() as db:
            rows = await db.scalars(select(self._row).where(*conditions).order_by(self._row.created))
            names = [field.name for field in structs.fields(self._kind)]
            return [self._kind(**{name: getattr(row, name) for name in names}) for row in rows]

    def of(self, session: str | None) -> list[To]:
        """Return a person's addressees, oldest first."""
        return self._by_session.get(session, []) if session else []

    def has(self, to: To) -> bool:
        """Return True if an addressee still exists."""
        return to in self.of(to.session)

    async def drop(self, to: To) -> None:
        """Delete an addressee whose address no longer exists."""
        await self.remove(to.session, getattr(to, self._address.key))

    async def remove(self, session: str, address: str) -> None:
        """Delete one of a person's addresses."""
        await self._remove(session, self._address == address)

    async def forget(self, session: str) -> None:
        """Delete all addresses of a person, even those known only to another process."""
        await self._remove(session)

    async def hand_over(self, before: str, after: str) -> None:
        """Move the addressees of one session to another."""
        await self._change({"session": after}, self._row.session == before)
        await self._tell({before, after})

    async def _replace(self, new: To, *old: ColumnElement[bool]) -> None:
        """Store an addressee in place of the rows, of any session, that meet the conditions."""
        sessions = {new.session}
        with suppress(IntegrityError):  # another process is storing the same address
            async with self._database.writing() as db:
                sessions.update(await db.scalars(select(self._row.session).where(*old)))
                await db.execute(delete(self._row).where(*old))
                db.add(self._row(**structs.asdict(new), created=datetime.now(UTC)))
        await self._tell(sessions)

    async def _change(self, values: dict[str, Any], *conditions: ColumnElement[bool]) -> None:
        async with self._database.writing() as db:
            await db.execute(update(self._row).where(*conditions).values(**values))

    async def _remove(self, session: str, *conditions: ColumnElement[bool]) -> None:
        async with self._database.writing() as db:
            await db.execute(delete(self._row).where(self._row.session == session, *conditions))
        await self._tell({session})

    async def _tell(self, sessions: Collection[str]) -> None:
        for session in sessions:
            await self.reread(session)
            self._on_change(session)


class WebhookRow(Base):
    """The webhook of a browser's person. The URL is a secret."""

    __tablename__ = "webhooks"

    session: Mapped[str] = mapped_column(String(64), primary_key=True)
    url: Mapped[str] = mapped_column(String(600))
    language: Mapped[str] = mapped_column(String(5))
    base: Mapped[str] = mapped_column(String(300))
    created: Mapped[datetime]


class Webhook(Addressee, frozen=True):
    """A webhook, with the language of its messages and the `base` URL of their links."""

    url: str
    language: str
    base: str


class Webhooks(Addressees[Webhook]):
    """All webhooks of a server, one per session."""

    def __init__(self, database: Database, on_change: OnChange = lambda _: None) -> None:
        super().__init__(database, Webhook, WebhookRow.url, on_change)

    async def put(self, hook: Webhook) -> None:
        """Store a webhook in place of the session's previous webhook."""
        await self._replace(hook, WebhookRow.session == hook.session)

    async def hand_over(self, before: str, after: str) -> None:
        """Move a webhook to another session, or delete it if that session has its own."""
        if self.of(after):
            await self.forget(before)
        else:
            await super().hand_over(before, after)


class SubscriptionRow(Base):
    """A browser's push subscription. The endpoint is a secret."""

    __tablename__ = "push_subscriptions"
    __table_args__ = (Index("ix_push_subscriptions_session", "session"),)

    endpoint: Mapped[str] = mapped_column(String(1000), primary_key=True)
    session: Mapped[str] = mapped_column(String(64))
    sign_in: Mapped[str | None] = mapped_column(String(22))
    p256dh: Mapped[str] = mapped_column(String(100))
    auth: Mapped[str] = mapped_column(String(40))
    language: Mapped[str] = mapped_column(String(5))
    base: Mapped[str] = mapped_column(String(300))
    created: Mapped[datetime]


class Subscription(Addressee, frozen=True):
    """A browser's push subscription: the push service's `endpoint`, and the keys for which messages are encrypted.

    `sign_in` is the sign-in with which the subscription ends, None for a guest. `base` is the base URL of links.
    """

    endpoint: str
    sign_in: str | None
    p256dh: str
    auth: str
    language: str
    base: str


class Subscriptions(Addressees[Subscription]):
    """All push subscriptions of a server."""

    def __init__(self, database: Database, on_change: OnChange = lambda _: None) -> None:
        super().__init__(database, Subscription, SubscriptionRow.endpoint, on_change)

    async def put(self, new: Subscription) -> None:
        """Store a subscription; delete the endpoint's previous row, even another person's, and surplus rows."""
        others = [known.endpoint for known in self.of(new.session) if known.endpoint != new.endpoint]
        surplus = others[: max(len(others) - MOST + 1, 0)]
        await self._replace(new, SubscriptionRow.endpoint.in_([new.endpoint, *surplus]))

    async def end(self, session: str, sign_ins: Collection[str]) -> None:
        """Delete a person's subscriptions that belong to these ended sign-ins."""
        await self._remove(session, SubscriptionRow.sign_in.in_(sign_ins))

    async def tie(self, session: str, sign_in: str) -> None:
        """Make the subscriptions that a guest has brought to an account end with the browser's sign-in."""
        await self._change({"sign_in": sign_in}, SubscriptionRow.session == session, SubscriptionRow.sign_in.is_(None))
        await self._tell({session})
