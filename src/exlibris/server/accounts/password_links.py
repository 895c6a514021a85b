"""Links by mail for who has forgotten a password: each lives an hour, and once. Their secrets are kept as hashes."""

import secrets
from datetime import UTC, datetime, timedelta
from typing import Final

from sqlalchemy import Index, String, delete, select
from sqlalchemy.orm import Mapped, mapped_column

from exlibris.server.storage.database import Database
from exlibris.server.storage.models import Base
from exlibris.table.sessions import hashed

LIVES: Final = timedelta(hours=1)


class PasswordLinkRow(Base):
    """A link by which an account gets another password, by the hash of its secret."""

    __tablename__ = "password_links"
    __table_args__ = (Index("ix_password_links_session", "session"),)

    token_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    session: Mapped[str] = mapped_column(String(64))
    created: Mapped[datetime]


class PasswordLinks:
    """All such links of a server. A newer one leaves older ones as they are, so that nobody spoils them by asking."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def make(self, session: str) -> str:
        """Return the secret of a new link to an account; forget what has lapsed."""
        token, now = secrets.token_urlsafe(32), datetime.now(UTC)
        async with self._database.writing() as db:
            await db.execute(delete(PasswordLinkRow).where(PasswordLinkRow.created < now - LIVES))
            db.add(PasswordLinkRow(token_hash=hashed(token), session=session, created=now))
        return token

    async def account_of(self, token: str) -> str | None:
        """Return the session of the account to which a link leads."""
        lives = PasswordLinkRow.created >= datetime.now(UTC) - LIVES
        wanted = select(PasswordLinkRow.session).where(PasswordLinkRow.token_hash == hashed(token), lives)
        async with self._database.reading() as db:
            return await db.scalar(wanted)

    async def use(self, token: str, session: str) -> bool:
        """Delete a link, and with it all others to the same account; return whether it was there."""
        async with self._database.writing() as db:
            row = await db.get(PasswordLinkRow, hashed(token), with_for_update=True)
            if row is not None:
                await db.execute(delete(PasswordLinkRow).where(PasswordLinkRow.session == session))
            return row is not None
