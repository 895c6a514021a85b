"""Database rows of accounts and emailed links, and the cookie that marks browsers known to an account."""

import re
import secrets
from datetime import UTC, datetime, timedelta
from typing import Any, Final, Literal, TypeAlias

from litestar import Request
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from msgspec import Struct, ValidationError, convert
from sqlalchemy import JSON, ColumnElement, Index, String, delete, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Mapped, mapped_column

from exlibris.server.accounts.messages import ReaderSettings
from exlibris.server.accounts.sign_ins import device_of
from exlibris.server.http.callers import ACCOUNTS, TAG_LENGTH, Caller, Callers, cookie_of, kept
from exlibris.server.http.handlers import Thinking
from exlibris.server.storage.database import Database
from exlibris.server.storage.rows import Base
from exlibris.table.errors import TableError
from exlibris.table.names import account_session, folded, hashed, skeleton

PURPOSE: Final = "device"
NONCE_BYTES: Final = 12
NONCE_LENGTH: Final = 16
MOST: Final = 4  # accounts remembered in a browser's cookie
MARK: Final = re.compile(rf"[A-Za-z0-9_-]{{{NONCE_LENGTH + TAG_LENGTH}}}")
LIVES: Final = timedelta(hours=1)
Purpose: TypeAlias = Literal["password", "email", "sign-up"]


class AccountRow(Base):
    """An account. `session` identifies its player at tables; `folded_name` is the name for lookups.

    `looks` is a hash of the name's appearance, so that no two names look alike. `password` is a hash. A `shown` account
    is listed among the players.
    """

    __tablename__ = "accounts"
    __table_args__ = (
        Index("ix_accounts_folded_name", "folded_name", unique=True),
        Index("ix_accounts_looks", "looks", unique=True),
    )

    session: Mapped[str] = mapped_column(String(64), primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    folded_name: Mapped[str] = mapped_column(String(200))
    looks: Mapped[str] = mapped_column(String(64))
    password: Mapped[str] = mapped_column(String(200))
    email: Mapped[str | None] = mapped_column(String(254))
    shown: Mapped[bool] = mapped_column(default=False)
    settings: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    created: Mapped[datetime]


class Accounts:
    """All accounts of a server."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, name: str, password: str, email: str | None) -> AccountRow:
        """Store a new account; `password` is a hash. Raises TableError if the name is taken or looks like another."""
        account = AccountRow(
            session=account_session(secrets.token_urlsafe(32)),
            name=name,
            folded_name=folded(name),
            looks=hashed(skeleton(name)),
            password=password,
            email=email,
            created=datetime.now(UTC),
        )
        try:
            async with self._database.writing() as db:
                db.add(account)
        except IntegrityError as error:
            raise TableError("name-taken", "Another account has this name, or one that looks the same.") from error
        return account

    async def is_taken(self, name: str) -> bool:
        """Return True if an account has that name or one that looks the same."""
        is_like = (AccountRow.folded_name == folded(name)) | (AccountRow.looks == hashed(skeleton(name)))
        return await self._found(is_like) is not None

    async def named(self, name: str) -> AccountRow | None:
        """Return the account of that name, ignoring case."""
        return await self._found(AccountRow.folded_name == folded(name))

    async def of(self, session: str) -> AccountRow | None:
        """Return the account with that session, None for a guest's session."""
        return await self._found(AccountRow.session == session)

    async def _found(self, condition: ColumnElement[bool]) -> AccountRow | None:
        async with self._database.reading() as db:
            return await db.scalar(select(AccountRow).where(condition))

    async def change(self, session: str, **columns: str | bool | dict[str, Any] | None) -> None:
        """Change an account's columns `password` (a hash), `email`, `settings` or `shown`."""
        async with self._database.writing() as db:
            await db.execute(update(AccountRow).where(AccountRow.session == session).values(**columns))


def settings_of(account: AccountRow) -> ReaderSettings | None:
    """Return an account's settings; None if it has none or a newer version wrote them."""
    try:
        return convert(account.settings, ReaderSettings | None)
    except ValidationError:
        return None


class Visitor(Struct, frozen=True):
    """A browser that makes an account request: its caller, worker processes and cookies.

    `runs_on` names browser and system for people, such as "Firefox, Linux". `marks` prove to which accounts the browser
    has been signed in before.
    """

    caller: Caller
    think: Thinking
    runs_on: str
    marks: tuple[str, ...]
    callers: Callers

    def device_of(self, account: str) -> str | None:
        """Return the id under which the account with that session knows this browser, None if it doesn't."""
        return next((mark[:NONCE_LENGTH] for mark in self.marks if self._is_of(mark, account)), None)

    def known_to(self, account: str) -> Cookie:
        """Return a cookie that makes this browser known to an account, and keeps its other marks."""
        nonce = secrets.token_urlsafe(NONCE_BYTES)
        own = nonce + self.callers.tag(PURPOSE, f"{nonce} {account}")
        others = [mark for mark in self.marks if not self._is_of(mark, account)]
        return kept(ACCOUNTS, ".".join([own, *others][:MOST]), self.caller.secure)

    def _is_of(self, mark: str, account: str) -> bool:
        nonce, tag = mark[:NONCE_LENGTH], mark[NONCE_LENGTH:]
        return self.callers.is_tag(tag, PURPOSE, f"{nonce} {account}")


def visitor_of(
    *,
    request: Request[Any, Any, Any],
    caller: NamedDependency[Caller],
    think: NamedDependency[Thinking],
    callers: NamedDependency[Callers],
) -> Visitor:
    """Return the browser that sent a request."""
    runs_on = device_of(request.headers.get("user-agent", ""))
    marks = tuple(mark for mark in cookie_of(request, ACCOUNTS).split(".")[:MOST] if MARK.fullmatch(mark))
    return Visitor(caller, think, runs_on, marks, callers)


class MailedLinkRow(Base):
    """An emailed link, stored as a hash of its secret; `session` is the account's, "" before the account exists.

    `wanted` is the address or new account that the link confirms.
    """

    __tablename__ = "mailed_links"
    __table_args__ = (Index("ix_mailed_links_session", "session"),)

    token_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    session: Mapped[str] = mapped_column(String(64))
    purpose: Mapped[str] = mapped_column(String(10))
    wanted: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    created: Mapped[datetime]


class MailedLinks:
    """All emailed links of a server. A new link leaves older ones valid, so that strangers can't void them."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def make(self, session: str, purpose: Purpose, wanted: dict[str, Any] | None = None) -> str:
        """Return the secret of a new link; delete expired links."""
        token, now = secrets.token_urlsafe(32), datetime.now(UTC)
        row = MailedLinkRow(token_hash=hashed(token), session=session, purpose=purpose, wanted=wanted, created=now)
        async with self._database.writing() as db:
            await db.execute(delete(MailedLinkRow).where(MailedLinkRow.created < now - LIVES))
            db.add(row)
        return token

    async def found(self, token: str) -> MailedLinkRow | None:
        """Return the link with that secret, None if it is unknown or has expired."""
        lives = MailedLinkRow.created >= datetime.now(UTC) - LIVES
        async with self._database.reading() as db:
            return await db.scalar(select(MailedLinkRow).where(MailedLinkRow.token_hash == hashed(token), lives))

    async def use(self, token: str) -> bool:
        """Delete a link and all others of its account; return True if it existed."""
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
