"""The webhooks of browsers."""

from datetime import datetime
from typing import TypeAlias

from advanced_alchemy.types import DateTimeUTC
from litestar.di import NamedDependency
from sqlalchemy import String
from sqlalchemy.orm import Mapped, mapped_column

from exlibris.server.notifications.addressees import Addressee, Addressees
from exlibris.server.storage.database import Database
from exlibris.server.storage.models import Base


class WebhookRow(Base):
    """Where the person of a browser is told that it is their turn. The address is a secret."""

    __tablename__ = "webhooks"

    session: Mapped[str] = mapped_column(String(64), primary_key=True)
    url: Mapped[str] = mapped_column(String(600))
    language: Mapped[str] = mapped_column(String(5))
    base: Mapped[str] = mapped_column(String(300))
    created: Mapped[datetime] = mapped_column(DateTimeUTC(timezone=True))


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


TheWebhooks: TypeAlias = NamedDependency[Webhooks]
