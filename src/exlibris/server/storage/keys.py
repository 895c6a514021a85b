"""Secrets of the server itself, each made once and kept in the database."""

from collections.abc import Callable
from contextlib import suppress

from sqlalchemy import String, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Mapped, mapped_column

from exlibris.server.storage.database import Database
from exlibris.server.storage.models import Base


class ServerKeyRow(Base):
    """A secret of the server itself."""

    __tablename__ = "server_keys"

    name: Mapped[str] = mapped_column(String(20), primary_key=True)
    secret: Mapped[str] = mapped_column(String(1000))


async def server_key(database: Database, name: str, make: Callable[[], str]) -> str:
    """Return the secret of that name, which is made if there is none; of several processes the first makes it."""
    stored = await _stored(database, name)
    if stored is None:
        made = make()
        with suppress(IntegrityError):
            async with database.writing() as db:
                db.add(ServerKeyRow(name=name, secret=made))
        stored = await _stored(database, name) or made
    return stored


async def _stored(database: Database, name: str) -> str | None:
    async with database.reading() as db:
        return await db.scalar(select(ServerKeyRow.secret).where(ServerKeyRow.name == name))
