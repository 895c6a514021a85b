"""Programs: their tokens, of which only the hashes are kept, and the middleware that knows them."""

import secrets
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, Final, TypeAlias

from litestar.connection import ASGIConnection
from litestar.datastructures import Headers
from litestar.di import NamedDependency
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send
from sqlalchemy import String, delete, select
from sqlalchemy.orm import Mapped, mapped_column

from exlibris.server.kit.caller import PROGRAM, bearer_token
from exlibris.server.kit.cookies import BROWSER, cookie_of
from exlibris.server.storage.database import Database
from exlibris.server.storage.models import Base
from exlibris.table.errors import TableError
from exlibris.table.sessions import program_session

NOT_LET_IN: Final = 4401


class ProgramRow(Base):
    """A program that may play, by the hash of its token."""

    __tablename__ = "programs"

    session: Mapped[str] = mapped_column(String(64), primary_key=True)
    created: Mapped[datetime]


class ProgramTokens:
    """The programs that a server knows, by their sessions; `start` comes first.

    If the database is shared, other processes give out tokens, too.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._sessions: set[str] = set()
        self.on_change: Callable[[str], None] = lambda _: None  # called with the session of a token given out or back
        self.on_end: Callable[[str], None] = lambda _: None  # called with the session of a token that is taken back

    async def start(self) -> None:
        """Read the sessions of all programs."""
        async with self._database.reading() as db:
            found = set(await db.scalars(select(ProgramRow.session)))
        ended, self._sessions = self._sessions - found, found
        for session in ended:
            self.on_end(session)

    async def reread(self, session: str) -> bool:
        """Return whether the database has a program's token: given out and not taken back."""
        async with self._database.reading() as db:
            is_known = await db.get(ProgramRow, session) is not None
        if is_known:
            self._sessions.add(session)
        else:
            self._end(session)
        return is_known

    def _end(self, session: str) -> None:
        if session in self._sessions:
            self._sessions.remove(session)
            self.on_end(session)

    async def knows(self, token: str) -> bool:
        """Return whether a token has been given out and not been taken back."""
        session = program_session(token)
        return session in self._sessions or (self._database.is_shared and await self.reread(session))

    async def is_in_force(self, session: str) -> bool:
        """Return whether a program that was let in has not lost its token, as far as this process has heard."""
        return session in self._sessions

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
        self._end(session)
        self.on_change(session)


class BearerTokens(ASGIMiddleware):
    """Notes the token of a program in the connection's scope, if it is one that was given out; refuses others."""

    scopes = (ScopeType.HTTP, ScopeType.WEBSOCKET)

    def __init__(self, tokens: ProgramTokens) -> None:
        self._tokens = tokens

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Pass on what has no token or a good one. Raises TableError for others, closes their WebSockets."""
        token = bearer_token(Headers.from_scope(scope))
        try:
            if token is not None:
                await self._check(token, scope)
                scope["state"][PROGRAM] = token
        except TableError as error:
            if scope["type"] != ScopeType.WEBSOCKET:
                raise
            await send({"type": "websocket.close", "code": NOT_LET_IN, "reason": error.detail})
            return
        await next_app(scope, receive, send)

    async def _check(self, token: str, scope: Scope) -> None:
        if cookie_of(ASGIConnection[Any, Any, Any, Any](scope), BROWSER):
            raise TableError("two-identities", "Send a program's token or a browser's cookie, not both.")
        if not await self._tokens.knows(token):
            raise TableError("unknown-token", "This server has given out no such token, or it was taken back.")


ThePrograms: TypeAlias = NamedDependency[ProgramTokens]
