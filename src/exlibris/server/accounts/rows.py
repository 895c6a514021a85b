"""Accounts in the database, browsers that have signed in to them, and links that are mailed to their owners."""

import re
import secrets
from collections.abc import Iterable
from datetime import UTC, datetime, timedelta
from typing import Any, Final, Literal, TypeAlias

from litestar import Request
from litestar.datastructures import Cookie
from litestar.di import NamedDependency, Provide
from litestar.types import Dependencies
from msgspec import Struct, ValidationError, convert
from sqlalchemy import JSON, ColumnElement, Index, String, delete, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Mapped, mapped_column

from exlibris.server.accounts.messages import ReaderSettings
from exlibris.server.accounts.sign_ins import device_of
from exlibris.server.http.callers import ACCOUNTS, TAG_LENGTH, Caller, CookieKey, cookie_of, kept
from exlibris.server.http.handlers import Thinking
from exlibris.server.storage.database import Database
from exlibris.server.storage.rows import Base
from exlibris.table.names import account_session, folded, hashed, skeleton

PURPOSE: Final = "device"
NONCE_BYTES: Final = 12
NONCE_LENGTH: Final = 16
MOST: Final = 4  # accounts of one browser
MARK: Final = re.compile(rf"[A-Za-z0-9_-]{{{NONCE_LENGTH + TAG_LENGTH}}}")
LIVES: Final = timedelta(hours=1)
Purpose: TypeAlias = Literal["password", "email", "sign-up"]


class AccountRow(Base):
    """An account; its `session` is who plays at tables, `folded_name` the name as it is looked up.

    `looks` is a hash of what the name looks like, so that none is taken for another; `password` is a hash, too.
    Everybody may see a `shown` player.
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


class NameTaken(Exception):
    """Raised when another account has the name, or one that looks the same."""


class Accounts:
    """All accounts of a server."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, name: str, password: str, email: str | None) -> AccountRow:
        """Store a new account with this hash of its password. Raises NameTaken."""
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
            raise NameTaken(name) from error
        return account

    async def is_taken(self, name: str) -> bool:
        """Return whether an account has that name, or one that looks the same."""
        is_like = (AccountRow.folded_name == folded(name)) | (AccountRow.looks == hashed(skeleton(name)))
        return await self._found(is_like) is not None

    async def named(self, name: str) -> AccountRow | None:
        """Return the account of that name, in capital letters or small ones."""
        return await self._found(AccountRow.folded_name == folded(name))

    async def of(self, session: str) -> AccountRow | None:
        """Return the account with that session, None if it is a guest's."""
        return await self._found(AccountRow.session == session)

    async def _found(self, condition: ColumnElement[bool]) -> AccountRow | None:
        async with self._database.reading() as db:
            return await db.scalar(select(AccountRow).where(condition))

    async def change(self, session: str, **columns: str | bool | dict[str, Any] | None) -> None:
        """Change the password's hash, the e-mail or the settings of an account, or whether it is shown."""
        async with self._database.writing() as db:
            await db.execute(update(AccountRow).where(AccountRow.session == session).values(**columns))

    async def delete(self, session: str) -> None:
        """Forget an account."""
        async with self._database.writing() as db:
            await db.execute(delete(AccountRow).where(AccountRow.session == session))


def settings_of(account: AccountRow) -> ReaderSettings | None:
    """Return the settings of an account; none if it has those of a newer version, which this one doesn't know."""
    try:
        return convert(account.settings, ReaderSettings | None)
    except ValidationError:
        return None


class Visitor(Struct, frozen=True):
    """Who signs in or the like: the caller, their work, and what the browser's cookie says.

    `runs_on` says in words for people what it runs on, such as "Firefox, Linux"; `marks` show to which accounts it has
    been signed in.
    """

    caller: Caller
    think: Thinking
    runs_on: str
    marks: tuple[str, ...]
    key: CookieKey

    def device_of(self, account: str) -> str | None:
        """Return by what this browser is known to the account with that session, None if it is not."""
        return next((mark[:NONCE_LENGTH] for mark in self.marks if self._is_of(mark, account)), None)

    def known_to(self, account: str) -> Cookie:
        """Return the cookie by which this browser will be known to an account, and goes on to be to others."""
        nonce = secrets.token_urlsafe(NONCE_BYTES)
        own = nonce + self.key.tag(PURPOSE, f"{nonce} {account}")
        others = [mark for mark in self.marks if not self._is_of(mark, account)]
        return kept(ACCOUNTS, ".".join([own, *others][:MOST]), self.caller.secure)

    def _is_of(self, mark: str, account: str) -> bool:
        nonce, tag = mark[:NONCE_LENGTH], mark[NONCE_LENGTH:]
        return self.key.is_tag(tag, PURPOSE, f"{nonce} {account}")


def _marks_in(cookie: str) -> Iterable[str]:
    """Return what a cookie says, without what can't be of ours."""
    return (mark for mark in cookie.split(".")[:MOST] if MARK.fullmatch(mark))


def _visitor_of(
    *,
    request: Request[Any, Any, Any],
    caller: NamedDependency[Caller],
    think: NamedDependency[Thinking],
    cookie_key: NamedDependency[CookieKey],
) -> Visitor:
    runs_on = device_of(request.headers.get("user-agent", ""))
    return Visitor(caller, think, runs_on, tuple(_marks_in(cookie_of(request, ACCOUNTS))), cookie_key)


VISITORS: Dependencies = {"visitor": Provide(_visitor_of, sync_to_thread=False)}


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
