"""The browsers that are pushed messages, in the database and in memory."""

import asyncio
from collections.abc import Callable, Collection
from contextlib import suppress
from datetime import UTC, datetime
from typing import Final

from advanced_alchemy.config.asyncio import SQLAlchemyAsyncConfig
from advanced_alchemy.types import DateTimeUTC
from msgspec import Struct
from sqlalchemy import ColumnElement, Index, String, delete, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Mapped, mapped_column

from exlibris.server.storage.models import Base


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


MOST: Final = 10  # browsers of one person; the oldest one makes room


class Subscription(Struct, frozen=True):
    """Where one browser of a person is reached: the push service's `endpoint`, and the keys that only it can read by.

    `sign_in` is the sign-in with which the subscription ends, None for a guest. `base`: of links, as that browser
    reaches the server.
    """

    endpoint: str
    session: str
    sign_in: str | None
    p256dh: str
    auth: str
    language: str
    base: str


class Subscriptions:
    """All subscriptions of a server; `start` comes first. Whoever writes takes the `turn`."""

    def __init__(self, config: SQLAlchemyAsyncConfig, turn: asyncio.Lock) -> None:
        self._config = config
        self._turn = turn
        self.on_change: Callable[[str], None] = lambda _: None  # called with the session that has other ones now
        self._by_session: dict[str, list[Subscription]] = {}

    async def start(self) -> None:
        """Read all subscriptions."""
        self._by_session = {}
        for one in await self._found():
            self._by_session.setdefault(one.session, []).append(one)

    async def reread(self, session: str) -> None:
        """Read a person's subscriptions again: another process may have changed them."""
        self._by_session.pop(session, None)
        if found := await self._found(SubscriptionRow.session == session):
            self._by_session[session] = found

    async def _found(self, *conditions: ColumnElement[bool]) -> list[Subscription]:
        async with self._config.get_session() as db:
            rows = await db.scalars(select(SubscriptionRow).where(*conditions).order_by(SubscriptionRow.created))
            return [stored(row) for row in rows]

    def of(self, session: str | None) -> list[Subscription]:
        """Return a person's subscriptions, the oldest first."""
        return self._by_session.get(session, []) if session else []

    def has(self, to: Subscription) -> bool:
        """Tell whether a subscription is still that of its browser."""
        return to in self.of(to.session)

    async def drop(self, to: Subscription) -> None:
        """Forget a subscription that is gone."""
        await self.remove(to.endpoint, to.session)

    async def put(self, new: Subscription) -> None:
        """Store a subscription; one of the same browser before, whosever it was, is replaced."""
        row = SubscriptionRow(**{name: getattr(new, name) for name in new.__struct_fields__}, created=datetime.now(UTC))
        others = [one for one in self.of(new.session) if one.endpoint != new.endpoint]
        surplus = [one.endpoint for one in others[: len(others) - MOST + 1]] if len(others) >= MOST else []
        async with self._turn, self._config.get_session() as db:
            before = await db.scalar(select(SubscriptionRow.session).where(SubscriptionRow.endpoint == new.endpoint))
            await db.execute(delete(SubscriptionRow).where(SubscriptionRow.endpoint.in_([new.endpoint, *surplus])))
            db.add(row)
            with suppress(IntegrityError):  # another process is storing it for the same browser
                await db.commit()
        await self._tell({new.session, before or new.session})

    async def remove(self, endpoint: str, session: str) -> None:
        """Forget a browser of a person."""
        await self._remove(session, SubscriptionRow.endpoint == endpoint)

    async def end(self, session: str, sign_ins: Collection[str]) -> None:
        """Forget the browsers of a person whose sign-ins have ended."""
        await self._remove(session, SubscriptionRow.sign_in.in_(sign_ins))

    async def forget(self, session: str) -> None:
        """Forget all browsers of a person."""
        await self._remove(session)

    async def _remove(self, session: str, *conditions: ColumnElement[bool]) -> None:
        async with self._turn, self._config.get_session() as db:
            await db.execute(delete(SubscriptionRow).where(SubscriptionRow.session == session, *conditions))
            await db.commit()
        await self._tell({session})

    async def hand_over(self, before: str, after: str) -> None:
        """Let the subscriptions of a guest be another session's."""
        async with self._turn, self._config.get_session() as db:
            await db.execute(update(SubscriptionRow).where(SubscriptionRow.session == before).values(session=after))
            await db.commit()
        await self._tell({before, after})

    async def tie(self, session: str, sign_in: str) -> None:
        """Let what a guest has brought to an account end with this sign-in, which is that of the same browser."""
        brought = (SubscriptionRow.session == session, SubscriptionRow.sign_in.is_(None))
        async with self._turn, self._config.get_session() as db:
            await db.execute(update(SubscriptionRow).where(*brought).values(sign_in=sign_in))
            await db.commit()
        await self._tell({session})

    async def _tell(self, sessions: Collection[str]) -> None:
        for session in sessions:
            await self.reread(session)
            self.on_change(session)


def stored(row: SubscriptionRow) -> Subscription:
    """Return the subscription that a row stores."""
    return Subscription(**{name: getattr(row, name) for name in Subscription.__struct_fields__})
