"""Webhooks, subscribed browsers and the server's key pair (VAPID, RFC 8292), in the database and in memory."""

from base64 import urlsafe_b64encode
from collections.abc import Callable, Collection
from contextlib import suppress
from datetime import UTC, datetime
from time import time
from typing import Any, Final, Generic, TypeVar

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
LIFETIME: Final = 12 * 3600  # seconds for which a signature is good; push services take a day at most
MOST: Final = 10  # browsers of one person that are pushed messages; the oldest one makes room


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
            self._pair = Vapid02.from_pem((await server_key(self._database, NAME, _new_pair)).encode())
        return self._pair


def _new_pair() -> str:
    pair = Vapid02()
    pair.generate_keys()
    return str(pair.private_pem().decode())


def unpadded(content: bytes) -> str:
    """Return bytes as text for addresses and headers (base64url), without the filling at its end."""
    return urlsafe_b64encode(content).rstrip(b"=").decode()


class Addressee(Struct, frozen=True):
    """Where the person of a session is told something."""

    session: str


To = TypeVar("To", bound=Addressee)


class Addressees(Generic[To]):
    """All addressees of one kind; `start` comes first.

    The rows have the fields of the `kind` and the time when they were made; `address` is the column with the address.
    """

    def __init__(self, database: Database, kind: type[To], address: InstrumentedAttribute[str]) -> None:
        self._database = database
        self._kind = kind
        self._row: Any = address.class_
        self._address = address
        self.on_change: Callable[[str], None] = lambda _: None  # called with the session that has other ones now
        self._by_session: dict[str, list[To]] = {}

    async def start(self) -> None:
        """Read all addressees."""
        self._by_session = {}
        for addressee in await self._found():
            self._by_session.setdefault(addressee.session, []).append(addressee)

    async def reread(self, session: str) -> None:
        """Read a person's addressees again: another process may have changed them."""
        self._by_session.pop(session, None)
        if addressees := await self._found(self._row.session == session):
            self._by_session[session] = addressees

    async def _found(self, *conditions: ColumnElement[bool]) -> list[To]:
        async with self._database.reading() as db:
            rows = await db.scalars(select(self._row).where(*conditions).order_by(self._row.created))
            names = [field.name for field in structs.fields(self._kind)]
            return [self._kind(**{name: getattr(row, name) for name in names}) for row in rows]

    def of(self, session: str | None) -> list[To]:
        """Return a person's addressees, the oldest first."""
        return self._by_session.get(session, []) if session else []

    def has(self, to: To) -> bool:
        """Return whether an addressee is still one."""
        return to in self.of(to.session)

    async def drop(self, to: To) -> None:
        """Forget an addressee that is gone."""
        await self.remove(to.session, getattr(to, self._address.key))

    async def remove(self, session: str, address: str) -> None:
        """Forget an address of a person."""
        await self._remove(session, self._address == address)

    async def forget(self, session: str) -> None:
        """Forget all addresses of a person, even those that only another process knows."""
        await self._remove(session)

    async def hand_over(self, before: str, after: str) -> None:
        """Move the addressees of one session to another."""
        await self._change({"session": after}, self._row.session == before)
        await self._tell({before, after})

    async def _replace(self, new: To, *old: ColumnElement[bool]) -> None:
        """Store an addressee in place of those that meet the conditions, of any session."""
        sessions = {new.session}
        with suppress(IntegrityError):  # another process is storing the same one
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
            self.on_change(session)


class WebhookRow(Base):
    """Where the person of a browser is told that it is their turn. The address is a secret."""

    __tablename__ = "webhooks"

    session: Mapped[str] = mapped_column(String(64), primary_key=True)
    url: Mapped[str] = mapped_column(String(600))
    language: Mapped[str] = mapped_column(String(5))
    base: Mapped[str] = mapped_column(String(300))
    created: Mapped[datetime]


class Webhook(Addressee, frozen=True):
    """Where and how a browser's person is told: the `base` of links as that browser reaches the server."""

    url: str
    language: str
    base: str


class Webhooks(Addressees[Webhook]):
    """All webhooks of a server, one for a browser."""

    def __init__(self, database: Database) -> None:
        super().__init__(database, Webhook, WebhookRow.url)

    async def put(self, hook: Webhook) -> None:
        """Store a browser's only webhook."""
        await self._replace(hook, WebhookRow.session == hook.session)

    async def hand_over(self, before: str, after: str) -> None:
        """Move a webhook to another session; it is deleted if that session has its own."""
        if self.of(after):
            await self.forget(before)
        else:
            await super().hand_over(before, after)


class SubscriptionRow(Base):
    """A browser that is pushed messages by its push service. The endpoint is a secret."""

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
    """Where one browser of a person is reached: the push service's `endpoint`, and the keys that only it can read by.

    `sign_in` is the sign-in with which the subscription ends, None for a guest. `base`: of links, as that browser
    reaches the server.
    """

    endpoint: str
    sign_in: str | None
    p256dh: str
    auth: str
    language: str
    base: str


class Subscriptions(Addressees[Subscription]):
    """All subscriptions of a server."""

    def __init__(self, database: Database) -> None:
        super().__init__(database, Subscription, SubscriptionRow.endpoint)

    async def put(self, new: Subscription) -> None:
        """Store a subscription in place of the browser's previous one, of any session."""
        others = [known.endpoint for known in self.of(new.session) if known.endpoint != new.endpoint]
        surplus = others[: max(len(others) - MOST + 1, 0)]
        await self._replace(new, SubscriptionRow.endpoint.in_([new.endpoint, *surplus]))

    async def end(self, session: str, sign_ins: Collection[str]) -> None:
        """Forget the browsers of a person whose sign-ins have ended."""
        await self._remove(session, SubscriptionRow.sign_in.in_(sign_ins))

    async def tie(self, session: str, sign_in: str) -> None:
        """Tie the subscriptions that a guest brought to an account to the same browser's sign-in, to end with it."""
        await self._change({"sign_in": sign_in}, SubscriptionRow.session == session, SubscriptionRow.sign_in.is_(None))
        await self._tell({session})
