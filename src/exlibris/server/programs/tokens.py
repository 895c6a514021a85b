"""The tokens of programs in the database, of which only the hashes are kept, and in memory."""

import secrets
from collections.abc import Callable
from datetime import UTC, datetime
from typing import TypeAlias

from advanced_alchemy.types import DateTimeUTC
from litestar.di import NamedDependency
from sqlalchemy import String, delete, select
from sqlalchemy.orm import Mapped, mapped_column

from exlibris.server.storage.database import Database
from exlibris.server.storage.models import Base
from exlibris.table.sessions import program_session


class ProgramRow(Base):
    """A program that may play, by the hash of its token."""

    __tablename__ = "programs"

    session: Mapped[str] = mapped_column(String(64), primary_key=True)
    created: Mapped[datetime] = mapped_column(DateTimeUTC(timezone=True))


class ProgramTokens:
    """The programs that a server knows, by their sessions; `start` comes first.

    If the database is shared, other processes give out tokens, too.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._sessions: set[str] = set()
        self.on_change: Callable[[str], None] = lambda _: None  # called with the session of a token given out or back

    async def start(self) -> None:
        """Read the sessions of all programs."""
        async with self._database.reading() as db:
            self._sessions = set(await db.scalars(select(ProgramRow.session)))

    async def reread(self, session: str) -> bool:
        """Return whether the database has a program's token: given out and not taken back."""
        async with self._database.reading() as db:
            is_known = await db.get(ProgramRow, session) is not None
        (self._sessions.add if is_known else self._sessions.discard)(session)
        return is_known

    async def knows(self, token: str) -> bool:
        """Return whether a token has been given out and not been taken back."""
        session = program_session(token)
        return session in self._sessions or (self._database.is_shared and await self.reread(session))

    async def issue(self) -> str:
        """Return a new token of 32 random bytes; its hash is stored."""
        token = secrets.token_urlsafe(32)
        session = program_session(token)
        async with self._database.writing() as db:
            db.add(ProgramRow(session=session, created=datetime.now(UTC)))
        self._sessions.add(session)
        self.on_change(session)
        return token

    async def revoke(self, token: str) -> None:
        """Forget a token."""
        session = program_session(token)
        async with self._database.writing() as db:
            await db.execute(delete(ProgramRow).where(ProgramRow.session == session))
        self._sessions.discard(session)
        self.on_change(session)


ThePrograms: TypeAlias = NamedDependency[ProgramTokens]
