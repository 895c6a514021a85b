"""The accounts in the database."""

import secrets
from datetime import UTC, datetime
from typing import Any

from msgspec import ValidationError, convert
from sqlalchemy import JSON, ColumnElement, Index, String, delete, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Mapped, mapped_column

from exlibris.server.accounts.messages import ReaderSettings
from exlibris.server.storage.database import Database
from exlibris.server.storage.models import Base
from exlibris.table.names import account_session, folded, hashed, skeleton


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
