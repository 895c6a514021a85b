"""Links by mail to a new password, a new address or a new account: each is valid for an hour, and works once.

Their secrets are kept as hashes.
"""

import secrets
from datetime import UTC, datetime, timedelta
from typing import Any, Final, Literal, TypeAlias

from sqlalchemy import JSON, Index, String, delete, or_, select
from sqlalchemy.orm import Mapped, mapped_column

from exlibris.server.storage.database import Database
from exlibris.server.storage.models import Base
from exlibris.table.names import hashed

LIVES: Final = timedelta(hours=1)
Purpose: TypeAlias = Literal["password", "email", "sign-up"]


class MailedLinkRow(Base):
    """A link by the hash of its secret, and what it is for; `session` is the account's, "" before there is one.

    `wanted` is what becomes true by it: an address, or a new account.
    """

    __tablename__ = "mailed_links"
    __table_args__ = (Index("ix_mailed_links_session", "session"),)

    token_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    session: Mapped[str] = mapped_column(String(64))
    purpose: Mapped[str] = mapped_column(String(10))
    wanted: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    created: Mapped[datetime]


class MailedLinks:
    """All such links of a server. A newer one leaves older ones as they are, so that nobody spoils them by asking."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def make(self, session: str, purpose: Purpose, wanted: dict[str, Any] | None = None) -> str:
        """Return the secret of a new link; forget what has lapsed."""
        token, now = secrets.token_urlsafe(32), datetime.now(UTC)
        row = MailedLinkRow(token_hash=hashed(token), session=session, purpose=purpose, wanted=wanted, created=now)
        async with self._database.writing() as db:
            await db.execute(delete(MailedLinkRow).where(MailedLinkRow.created < now - LIVES))
            db.add(row)
        return token

    async def found(self, token: str) -> MailedLinkRow | None:
        """Return the link with that secret, None if it is unknown or has lapsed."""
        lives = MailedLinkRow.created >= datetime.now(UTC) - LIVES
        async with self._database.reading() as db:
            return await db.scalar(select(MailedLinkRow).where(MailedLinkRow.token_hash == hashed(token), lives))

    async def use(self, token: str) -> bool:
        """Delete a link, and with it all others of the same account; return whether it was there."""
        async with self._database.writing() as db:
            row = await db.get(MailedLinkRow, hashed(token), with_for_update=True)
            if row is not None:
                same = (MailedLinkRow.session == row.session) & (MailedLinkRow.session != "")
                await db.execute(delete(MailedLinkRow).where(or_(MailedLinkRow.token_hash == row.token_hash, same)))
            return row is not None

    async def forget(self, session: str) -> None:
        """Delete all links of an account."""
        async with self._database.writing() as db:
            await db.execute(delete(MailedLinkRow).where(MailedLinkRow.session == session))
