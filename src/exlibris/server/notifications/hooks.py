"""The webhooks of browsers in the database, and in memory."""

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime

from advanced_alchemy.config.asyncio import SQLAlchemyAsyncConfig
from advanced_alchemy.types import DateTimeUTC
from msgspec import Struct, structs
from sqlalchemy import String, delete, select
from sqlalchemy.orm import Mapped, mapped_column

from exlibris.server.storage.models import Base


class WebhookRow(Base):
    """Where the person of a browser is told that it is their turn. The address is a secret."""

    __tablename__ = "webhooks"

    session: Mapped[str] = mapped_column(String(64), primary_key=True)
    url: Mapped[str] = mapped_column(String(600))
    language: Mapped[str] = mapped_column(String(5))
    base: Mapped[str] = mapped_column(String(300))
    created: Mapped[datetime] = mapped_column(DateTimeUTC(timezone=True))


class Webhook(Struct, frozen=True):
    """Where and how a browser's person is told: the `base` of links as that browser reaches the server."""

    session: str
    url: str
    language: str
    base: str


class Webhooks:
    """All webhooks of a server; `start` comes first. Whoever writes takes the `turn`."""

    def __init__(self, config: SQLAlchemyAsyncConfig, turn: asyncio.Lock) -> None:
        self._config = config
        self._turn = turn
        self.on_change: Callable[[str], None] = lambda _: None  # called with the session whose webhook is another one
        self._by_session: dict[str, Webhook] = {}

    async def start(self) -> None:
        """Read all webhooks."""
        async with self._config.get_session() as db:
            rows = await db.scalars(select(WebhookRow))
            self._by_session = {row.session: stored_hook(row) for row in rows}

    async def reread(self, session: str) -> None:
        """Read a browser's webhook again: another process may have changed it."""
        async with self._config.get_session() as db:
            row = await db.get(WebhookRow, session)
        if row:
            self._by_session[session] = stored_hook(row)
        else:
            self._by_session.pop(session, None)

    def of(self, session: str | None) -> Webhook | None:
        """Return a browser's webhook."""
        return self._by_session.get(session) if session else None

    def has(self, to: Webhook) -> bool:
        """Tell whether a webhook is still that of its browser."""
        return self.of(to.session) == to

    async def drop(self, to: Webhook) -> None:
        """Forget a webhook that is gone."""
        await self.remove(to.session, to.url)

    async def put(self, hook: Webhook) -> None:
        """Store a browser's only webhook."""
        row = WebhookRow(
            session=hook.session, url=hook.url, language=hook.language, base=hook.base, created=datetime.now(UTC)
        )
        async with self._turn, self._config.get_session() as db:
            await db.merge(row)
            await db.commit()
        self._by_session[hook.session] = hook
        self.on_change(hook.session)

    async def hand_over(self, before: str, after: str) -> None:
        """Let a webhook be another session's; it is forgotten if that one has its own."""
        hook = self._by_session.get(before)
        if hook is None:
            return
        if after not in self._by_session:
            await self.put(structs.replace(hook, session=after))
        await self.remove(before)

    async def remove(self, session: str, url: str | None = None) -> None:
        """Forget a browser's webhook; with `url` only if it is still that one."""
        known = self._by_session.get(session)
        if known is None or url not in (None, known.url):
            return
        await self.forget(session)

    async def forget(self, session: str) -> None:
        """Forget a browser's webhook, even one that only another process knows."""
        async with self._turn, self._config.get_session() as db:
            await db.execute(delete(WebhookRow).where(WebhookRow.session == session))
            await db.commit()
        self._by_session.pop(session, None)
        self.on_change(session)


def stored_hook(row: WebhookRow) -> Webhook:
    """Return the webhook that a row stores."""
    return Webhook(row.session, row.url, row.language, row.base)
