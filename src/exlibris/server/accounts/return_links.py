"""Return links: a guest opens one in another browser to play on there. The store keeps only hashes of their secrets."""

import secrets
from datetime import UTC, datetime

from advanced_alchemy.types import DateTimeUTC
from sqlalchemy import Index, String, delete, select
from sqlalchemy.orm import Mapped, mapped_column

from exlibris.server.storage.database import Database
from exlibris.server.storage.models import Base
from exlibris.table.sessions import hashed


class ReturnLinkRow(Base):
    """A guest's return link, by the hash of its secret."""

    __tablename__ = "return_links"
    __table_args__ = (Index("ix_return_links_token_hash", "token_hash", unique=True),)

    session: Mapped[str] = mapped_column(String(64), primary_key=True)
    token_hash: Mapped[str] = mapped_column(String(64))
    created: Mapped[datetime] = mapped_column(DateTimeUTC(timezone=True))


class ReturnLinks:
    """The return links of a server, one for each guest who has requested one."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def renew(self, session: str) -> str:
        """Return the secret of a new link for a guest; the previous link becomes invalid."""
        token = secrets.token_urlsafe(32)
        row = ReturnLinkRow(session=session, token_hash=hashed(token), created=datetime.now(UTC))
        async with self._database.writing() as db:
            await db.merge(row)
        return token

    async def guest_of(self, token: str) -> str | None:
        """Return the session of the guest to whom a link leads."""
        async with self._database.reading() as db:
            return await db.scalar(select(ReturnLinkRow.session).where(ReturnLinkRow.token_hash == hashed(token)))

    async def created(self, session: str) -> datetime | None:
        """Return when a guest's link was made, None without one."""
        async with self._database.reading() as db:
            return await db.scalar(select(ReturnLinkRow.created).where(ReturnLinkRow.session == session))

    async def forget(self, session: str) -> None:
        """Delete a guest's link."""
        async with self._database.writing() as db:
            await db.execute(delete(ReturnLinkRow).where(ReturnLinkRow.session == session))
