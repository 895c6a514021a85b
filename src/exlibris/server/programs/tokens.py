"""The tokens of programs in the database, of which only the hashes are kept, and in memory."""

import asyncio
import secrets
from datetime import UTC, datetime

from advanced_alchemy.config.asyncio import SQLAlchemyAsyncConfig
from sqlalchemy import delete, select

from exlibris.server.models import ProgramRow
from exlibris.server.sessions import program_session


class ProgramTokens:
    """The programs that a server knows, by their sessions; `start` comes first. Whoever writes takes the `turn`."""

    def __init__(self, config: SQLAlchemyAsyncConfig, turn: asyncio.Lock) -> None:
        self._config = config
        self._turn = turn
        self._sessions: set[str] = set()

    async def start(self) -> None:
        """Read the sessions of all programs."""
        async with self._config.get_session() as db:
            self._sessions = set(await db.scalars(select(ProgramRow.session)))

    def knows(self, token: str) -> bool:
        """Tell whether a token has been given out and not been taken back."""
        return program_session(token) in self._sessions

    async def issue(self) -> str:
        """Return a new token of 32 random bytes; its hash is stored."""
        token = secrets.token_urlsafe(32)
        session = program_session(token)
        async with self._turn, self._config.get_session() as db:
            db.add(ProgramRow(session=session, created=datetime.now(UTC)))
            await db.commit()
        self._sessions.add(session)
        return token

    async def revoke(self, token: str) -> None:
        """Forget a token."""
        session = program_session(token)
        async with self._turn, self._config.get_session() as db:
            await db.execute(delete(ProgramRow).where(ProgramRow.session == session))
            await db.commit()
        self._sessions.discard(session)
