"""Sign-ins: the browsers that play for an account, or by a return link for a guest, each by a secret of its own."""

import asyncio
import secrets
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Final

from advanced_alchemy.config.asyncio import SQLAlchemyAsyncConfig
from advanced_alchemy.types import DateTimeUTC
from sqlalchemy import ColumnElement, Index, String, delete, select, update
from sqlalchemy.orm import Mapped, mapped_column

from exlibris.server.kit.caller import SignIn
from exlibris.server.storage.models import Base
from exlibris.table.sessions import SIGN_IN_PREFIX, hashed


class SignInRow(Base):
    """A browser that plays for an account, or for a guest who came by a return link, by the hash of its secret."""

    __tablename__ = "sign_ins"
    __table_args__ = (
        Index("ix_sign_ins_token_hash", "token_hash", unique=True),
        Index("ix_sign_ins_session", "session"),
    )

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    token_hash: Mapped[str] = mapped_column(String(64))
    session: Mapped[str] = mapped_column(String(64))
    device: Mapped[str] = mapped_column(String(60))
    created: Mapped[datetime] = mapped_column(DateTimeUTC(timezone=True))
    seen: Mapped[datetime] = mapped_column(DateTimeUTC(timezone=True))


LAPSES: Final = timedelta(days=30)  # after the browser was last seen
SEEN_EVERY: Final = timedelta(hours=1)


class SignIns:
    """All sign-ins of a server. Whoever writes takes the `turn`."""

    def __init__(self, config: SQLAlchemyAsyncConfig, turn: asyncio.Lock) -> None:
        self._config = config
        self._turn = turn

    async def begin(self, session: str, device: str) -> str:
        """Return a new secret for a browser, of which the hash is stored; forget what has lapsed."""
        token, now = f"{SIGN_IN_PREFIX}{secrets.token_urlsafe(32)}", datetime.now(UTC)
        row = SignInRow(
            id=secrets.token_urlsafe(12),
            token_hash=hashed(token),
            session=session,
            device=device,
            created=now,
            seen=now,
        )
        async with self._turn, self._config.get_session() as db:
            await db.execute(delete(SignInRow).where(SignInRow.seen < now - LAPSES))
            db.add(row)
            await db.commit()
        return token

    async def of(self, token: str) -> SignIn | None:
        """Return the sign-in with that secret, None if there is none or it has lapsed; note that it was seen."""
        found = await self._found(SignInRow.token_hash == hashed(token))
        if not found:
            return None
        if found[0].seen < datetime.now(UTC) - SEEN_EVERY:
            await self._note_seen(found[0].id)
        return found[0]

    async def is_in_force(self, sign_in_id: str) -> bool:
        """Tell whether a sign-in has neither ended nor lapsed."""
        return bool(await self._found(SignInRow.id == sign_in_id))

    async def of_person(self, session: str) -> list[SignIn]:
        """Return the sign-ins of a person, the one seen last first."""
        return await self._found(SignInRow.session == session)

    async def _found(self, condition: ColumnElement[bool]) -> list[SignIn]:
        in_force = SignInRow.seen >= datetime.now(UTC) - LAPSES
        async with self._config.get_session() as db:
            rows = await db.scalars(select(SignInRow).where(condition, in_force).order_by(SignInRow.seen.desc()))
            return [SignIn(row.id, row.session, row.device, row.created, row.seen) for row in rows]

    async def _note_seen(self, sign_in_id: str) -> None:
        async with self._turn, self._config.get_session() as db:
            await db.execute(update(SignInRow).where(SignInRow.id == sign_in_id).values(seen=datetime.now(UTC)))
            await db.commit()

    async def end(self, session: str, ids: Sequence[str]) -> None:
        """Forget these sign-ins of a person: their secrets open nothing any more."""
        async with self._turn, self._config.get_session() as db:
            await db.execute(delete(SignInRow).where(SignInRow.session == session, SignInRow.id.in_(ids)))
            await db.commit()
