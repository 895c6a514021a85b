"""The browsers that are pushed messages."""

from collections.abc import Collection
from datetime import datetime
from typing import Final, TypeAlias

from advanced_alchemy.types import DateTimeUTC
from litestar.di import NamedDependency
from sqlalchemy import Index, String
from sqlalchemy.orm import Mapped, mapped_column

from exlibris.server.notifications.addressees import Addressee, Addressees
from exlibris.server.storage.database import Database
from exlibris.server.storage.models import Base

MOST: Final = 10  # browsers of one person; the oldest one makes room


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
    created: Mapped[datetime] = mapped_column(DateTimeUTC(timezone=True))


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


TheSubscriptions: TypeAlias = NamedDependency[Subscriptions]
