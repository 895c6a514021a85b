"""Programs that play: their tokens, stored as hashes, and positions in the engine's notation."""

import secrets
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any, Final, cast

import sqlalchemy
from litestar.connection import ASGIConnection
from litestar.datastructures import Headers
from litestar.types import Scope
from msgspec import Struct
from sqlalchemy import ColumnElement, CursorResult, String, not_, select, update
from sqlalchemy.orm import Mapped, mapped_column

from exlibris.server.http.callers import BROWSER, PROGRAM, Caller, bearer_token, cookie_of
from exlibris.server.http.errors import Guard
from exlibris.server.storage.database import Database
from exlibris.server.storage.rows import Base
from exlibris.server.tables.service import Tables
from exlibris.table.commands import NamedAct, act
from exlibris.table.errors import TableError
from exlibris.table.live import Table
from exlibris.table.names import program_session
from exlibris.table.routes import TABLE, delete, get, post
from exlibris.table.snapshot import NotatedPosition, notated_position

NOT_LET_IN: Final = 4401
LAPSES: Final = timedelta(days=90)  # after a token was last used
SEEN_EVERY: Final = timedelta(hours=1)


class ProgramRow(Base):
    """A program, by the hash of its token; `seen` is when the token was last used."""

    __tablename__ = "programs"

    session: Mapped[str] = mapped_column(String(64), primary_key=True)
    created: Mapped[datetime]
    seen: Mapped[datetime]


class ProgramTokens:
    """The programs known to a server, by session. Call `start` first.

    With a shared database, other processes issue tokens, too. `on_end` is called with the session of a revoked token,
    `on_change` with that of an issued or revoked one.
    """

    def __init__(self, database: Database, on_end: Callable[[str], None], on_change: Callable[[str], None]) -> None:
        self._database = database
        self._sessions: dict[str, datetime] = {}  # with the last use known to the database
        self._on_change = on_change
        self._on_end = on_end

    async def start(self) -> None:
        """Load the sessions of all programs."""
        wanted = select(ProgramRow.session, ProgramRow.seen).where(_in_force())
        async with self._database.reading() as db:
            found = {session: seen for session, seen in await db.execute(wanted)}  # noqa: C416 (a Row is no pair)
        ended, self._sessions = set(self._sessions) - set(found), found
        for session in ended:
            self._on_end(session)

    async def reread(self, session: str) -> bool:
        """Reload a program from the database; return True if its token is valid."""
        async with self._database.reading() as db:
            seen = await db.scalar(select(ProgramRow.seen).where(ProgramRow.session == session, _in_force()))
        if seen:
            self._sessions[session] = seen
        else:
            self._end(session)
        return seen is not None

    def _end(self, session: str) -> None:
        if session in self._sessions:
            del self._sessions[session]
            self._on_end(session)

    async def knows(self, token: str) -> bool:
        """Return True if a token is valid, that is issued and neither revoked nor expired; note its use."""
        session = program_session(token)
        if session not in self._sessions and not (self._database.is_shared and await self.reread(session)):
            return False
        now, seen = datetime.now(UTC), self._sessions[session]
        if seen < now - SEEN_EVERY and not await self._note_seen(session, now):
            self._end(session)
            return False
        return True

    async def _note_seen(self, session: str, now: datetime) -> bool:
        """Store the use of a token; return False if it has expired."""
        used = update(ProgramRow).where(ProgramRow.session == session, _in_force()).values(seen=now)
        async with self._database.writing() as db:
            done = await db.execute(used)
        self._sessions[session] = now
        return cast("CursorResult[Any]", done).rowcount == 1

    async def is_in_force(self, session: str) -> bool:
        """Return True unless this process has heard that a program's token was revoked."""
        return session in self._sessions

    async def of(self, token: str) -> ProgramRow | None:
        """Return the row of a program, None for an unknown token."""
        async with self._database.reading() as db:
            return await db.get(ProgramRow, program_session(token))

    async def issue(self) -> str:
        """Return a new token of 32 random bytes, and store its hash. Delete expired tokens."""
        token, now = secrets.token_urlsafe(32), datetime.now(UTC)
        session = program_session(token)
        async with self._database.writing() as db:
            await db.execute(sqlalchemy.delete(ProgramRow).where(not_(_in_force())))
            db.add(ProgramRow(session=session, created=now, seen=now))
        self._sessions[session] = now
        self._on_change(session)
        return token

    async def revoke(self, token: str) -> None:
        """Delete a token."""
        session = program_session(token)
        async with self._database.writing() as db:
            await db.execute(sqlalchemy.delete(ProgramRow).where(ProgramRow.session == session))
        self._end(session)
        self._on_change(session)


def _in_force() -> ColumnElement[bool]:
    return ProgramRow.seen >= datetime.now(UTC) - LAPSES


class BearerTokens(Guard):
    """Stores a program's valid token in the connection's scope, and refuses invalid ones."""

    close_code = NOT_LET_IN

    def __init__(self, tokens: ProgramTokens) -> None:
        self._tokens = tokens

    async def check(self, scope: Scope) -> None:
        """Raise TableError for an invalid token, and for a token beside a browser's cookie."""
        token = bearer_token(Headers.from_scope(scope))
        if token is None:
            return
        if cookie_of(ASGIConnection[Any, Any, Any, Any](scope), BROWSER):
            raise TableError("two-identities", "Send a program's token or a browser's cookie, not both.")
        if not await self._tokens.knows(token):
            raise TableError("unknown-token", "This server did not issue this token, or it has expired.")
        scope["state"][PROGRAM] = token


class ProgramToken(Struct, frozen=True, kw_only=True):
    """The secret token of a program: 43 letters, digits, - and _. It is shown only once."""

    token: str


class ProgramInfo(Struct, frozen=True, kw_only=True):
    """A program's token, which lapses 90 days after its last use; uses are recorded once an hour."""

    created: datetime
    seen: datetime
    lapses: datetime


async def issue_token(*, programs: ProgramTokens) -> ProgramToken:
    """Return a token for a new program, which sends it as `Authorization: Bearer TOKEN` instead of a cookie.

    With the token, the program can use every request and WebSocket of this API, within the limits of a browser. Its
    seats are shown as a program's. Every call returns another token. Tokens lapse 90 days after their last use.
    """
    return ProgramToken(token=await programs.issue())


async def read_token(*, caller: Caller, programs: ProgramTokens) -> ProgramInfo:
    """Return when this request's token was issued and last used, and when it lapses."""
    found = await programs.of(caller.token) if caller.is_program else None
    if found is None:
        raise TableError("unknown-token", "Send the program's token.")
    return ProgramInfo(created=found.created, seen=found.seen, lapses=found.seen + LAPSES)


async def revoke_token(*, caller: Caller, programs: ProgramTokens) -> None:
    """Revoke this request's token. The program's seats stay as they are."""
    if not caller.is_program:
        raise TableError("unknown-token", "Send the token to revoke.")
    await programs.revoke(caller.token)


async def read_position(*, live: Table, caller: Caller, seat: int | None = None) -> NotatedPosition:
    """Return the game as this caller may see it; `seat` selects the view if the caller has several seats."""
    return notated_position(live, caller.session, seat)


async def act_by_name(*, table_id: str, data: NamedAct, tables: Tables, caller: Caller) -> NotatedPosition:
    """Take an action, given by number or name, for one of this caller's seats; return the game after it.

    A repeated request gets the answer again, or "stale" if the game has moved far ahead.
    """
    live = await tables.change(table_id, partial(act, wanted=data, session=caller.session))
    return notated_position(live, caller.session, data.seat)


TOKENS: Final = (
    post("/programs", issue_token, status=201),
    get("/programs/own", read_token),
    delete("/programs/own", revoke_token),
)
POSITION: Final = (get(f"{TABLE}/position", read_position), post(f"{TABLE}/position", act_by_name))
