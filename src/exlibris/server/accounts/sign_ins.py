"""Sign-ins of browsers, guests' return links, and the authentication middleware."""

import secrets
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, Final, cast

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.exceptions import WebSocketException
from litestar.middleware.authentication import AbstractAuthenticationMiddleware, AuthenticationResult
from litestar.types import ASGIApp
from msgspec import convert
from sqlalchemy import ColumnElement, CursorResult, Index, String, delete, select, update
from sqlalchemy.orm import Mapped, mapped_column

from exlibris.server.http.callers import BROWSER, SIGN_IN_TOKEN, SignIn, cookie_of
from exlibris.server.http.errors import STORAGE_FAILED, TRY_AGAIN_LATER
from exlibris.server.storage.database import Database, StorageError
from exlibris.server.storage.rows import Base
from exlibris.table.names import SIGN_IN_PREFIX, hashed

LAPSES: Final = timedelta(days=30)  # since the browser was last seen
SEEN_EVERY: Final = timedelta(hours=1)
# The first match in a user agent wins; most also claim to be other browsers, so the order matters.
BROWSERS: Final = {
    "Edg": "Edge",
    "OPR/": "Opera",
    "SamsungBrowser": "Samsung Internet",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
SYSTEMS: Final = {
    "iPhone": "iPhone",
    "iPad": "iPad",
    "Android": "Android",
    "Windows": "Windows",
    "Mac OS X": "macOS",
    "CrOS": "ChromeOS",
    "Linux": "Linux",
}
ABOUT_PEOPLE = ("/api/", "/ws/")  # other paths serve the client's files, which are the same for all


class SignInRow(Base):
    """A browser that plays for an account, or for a guest by a return link; stored with a hash of its secret."""

    __tablename__ = "sign_ins"
    __table_args__ = (
        Index("ix_sign_ins_token_hash", "token_hash", unique=True),
        Index("ix_sign_ins_session", "session"),
    )

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    token_hash: Mapped[str] = mapped_column(String(64))
    session: Mapped[str] = mapped_column(String(64))
    device: Mapped[str] = mapped_column(String(60))
    created: Mapped[datetime]
    seen: Mapped[datetime]


class SignIns:
    """All sign-ins of a server."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def begin(self, session: str, device: str) -> str:
        """Store a new sign-in and return its secret for the browser; delete expired sign-ins."""
        token, now = f"{SIGN_IN_PREFIX}{secrets.token_urlsafe(32)}", datetime.now(UTC)
        row = SignInRow(
            id=secrets.token_urlsafe(12),
            token_hash=hashed(token),
            session=session,
            device=device,
            created=now,
            seen=now,
        )
        async with self._database.writing() as db:
            await db.execute(delete(SignInRow).where(SignInRow.seen < now - LAPSES))
            db.add(row)
        return token

    async def of(self, token: str) -> SignIn | None:
        """Return the sign-in with that secret, None if it is unknown or has expired; update when it was last seen."""
        sign_ins = await self._found(SignInRow.token_hash == hashed(token))
        if not sign_ins:
            return None
        if sign_ins[0].seen < datetime.now(UTC) - SEEN_EVERY:
            await self._note_seen(sign_ins[0].id)
        return sign_ins[0]

    async def is_in_force(self, sign_in_id: str) -> bool:
        """Return True if a sign-in has neither ended nor expired."""
        return bool(await self._found(SignInRow.id == sign_in_id))

    async def of_person(self, session: str) -> list[SignIn]:
        """Return the sign-ins of a person, most recently seen first."""
        return await self._found(SignInRow.session == session)

    async def _found(self, condition: ColumnElement[bool]) -> list[SignIn]:
        in_force = SignInRow.seen >= datetime.now(UTC) - LAPSES
        async with self._database.reading() as db:
            rows = await db.scalars(select(SignInRow).where(condition, in_force).order_by(SignInRow.seen.desc()))
            return [convert(row, SignIn, from_attributes=True) for row in rows]

    async def _note_seen(self, sign_in_id: str) -> None:
        async with self._database.writing() as db:
            await db.execute(update(SignInRow).where(SignInRow.id == sign_in_id).values(seen=datetime.now(UTC)))

    async def end(self, session: str, ids: Sequence[str]) -> None:
        """Delete these sign-ins of a person, so that their secrets become invalid."""
        async with self._database.writing() as db:
            await db.execute(delete(SignInRow).where(SignInRow.session == session, SignInRow.id.in_(ids)))


def device_of(user_agent: str) -> str:
    """Return browser and system, such as "Firefox, Linux"; "" if neither is known."""
    return ", ".join(filter(None, (_first_of(BROWSERS, user_agent), _first_of(SYSTEMS, user_agent))))


def _first_of(names: dict[str, str], user_agent: str) -> str | None:
    return next((name for sign, name in names.items() if sign in user_agent), None)


class ReturnLinkRow(Base):
    """A guest's return link, stored as a hash of its secret; `used` says when the guest last opened a link."""

    __tablename__ = "return_links"
    __table_args__ = (Index("ix_return_links_token_hash", "token_hash", unique=True),)

    session: Mapped[str] = mapped_column(String(64), primary_key=True)
    token_hash: Mapped[str] = mapped_column(String(64))
    created: Mapped[datetime]
    used: Mapped[datetime | None]


class ReturnLinks:
    """The return links of a server, one for each guest who has requested one."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def renew(self, session: str) -> str:
        """Return the secret of a new link for a guest; the previous link becomes invalid."""
        token = secrets.token_urlsafe(32)
        row = ReturnLinkRow(session=session, token_hash=hashed(token), created=datetime.now(UTC), used=None)
        async with self._database.writing() as db:
            await db.merge(row)
        return token

    async def use(self, token: str) -> str | None:
        """Replace a link and return the new secret; None if the link was already used or replaced."""
        new, now = secrets.token_urlsafe(32), datetime.now(UTC)
        this = ReturnLinkRow.token_hash == hashed(token)
        changed = update(ReturnLinkRow).where(this).values(token_hash=hashed(new), created=now, used=now)
        async with self._database.writing() as db:
            done = await db.execute(changed)
        return new if cast("CursorResult[Any]", done).rowcount == 1 else None

    async def guest_of(self, token: str) -> str | None:
        """Return the session of a link's guest, None for an unknown link."""
        async with self._database.reading() as db:
            return await db.scalar(select(ReturnLinkRow.session).where(ReturnLinkRow.token_hash == hashed(token)))

    async def of(self, session: str) -> ReturnLinkRow | None:
        """Return a guest's link, None without one."""
        async with self._database.reading() as db:
            return await db.get(ReturnLinkRow, session)

    async def forget(self, session: str) -> None:
        """Delete a guest's link."""
        async with self._database.writing() as db:
            await db.execute(delete(ReturnLinkRow).where(ReturnLinkRow.session == session))


class KnownSignIns(AbstractAuthenticationMiddleware):
    """Stores the browser's sign-in in the connection's scope. Guests, programs and expired sign-ins pass as None."""

    def __init__(self, app: ASGIApp, sign_ins: SignIns) -> None:
        super().__init__(app)
        self._sign_ins = sign_ins

    async def authenticate_request(self, connection: ASGIConnection[Any, Any, Any, Any]) -> AuthenticationResult:
        """Return the browser's sign-in, None for guests and programs."""
        token = cookie_of(connection, BROWSER)
        if not connection.url.path.startswith(ABOUT_PEOPLE) or not SIGN_IN_TOKEN.fullmatch(token):
            return AuthenticationResult(user=None, auth=None)
        try:
            return AuthenticationResult(user=None, auth=await self._sign_ins.of(token))
        except StorageError as error:
            if connection.scope["type"] != ScopeType.WEBSOCKET:
                raise
            raise WebSocketException(detail=STORAGE_FAILED[1], code=TRY_AGAIN_LATER) from error
