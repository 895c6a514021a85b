"""Second factor: a six-digit code that changes every 30 seconds (TOTP), and ten spare codes."""

import hmac
import secrets
from base64 import b32encode
from datetime import UTC, datetime
from typing import Any, Final, cast

import pyotp
from sqlalchemy import CursorResult, Index, String, delete, update
from sqlalchemy.orm import Mapped, mapped_column

from exlibris.server.storage.database import Database
from exlibris.server.storage.rows import Base
from exlibris.table.names import hashed

ISSUER: Final = "Ex Libris"
SEAL: Final = "second factor"  # purpose of the tag that signs a new secret
STEP: Final = 30  # seconds
NEAR: Final = (0, -1, 1)  # steps by which a device's clock may be off
SPARE_CODES: Final = 10
SPARE_BYTES: Final = 10
GROUP: Final = 4


class SecondFactorRow(Base):
    """An account's second factor; `step` is the time step of the last accepted code."""

    __tablename__ = "second_factors"

    session: Mapped[str] = mapped_column(String(64), primary_key=True)
    secret: Mapped[str] = mapped_column(String(64))
    step: Mapped[int]
    created: Mapped[datetime]


class SpareCodeRow(Base):
    """An unused spare code, stored as a hash."""

    __tablename__ = "spare_codes"
    __table_args__ = (Index("ix_spare_codes_session", "session"),)

    code_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    session: Mapped[str] = mapped_column(String(64))


class SecondFactors:
    """The second factors of all accounts."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def is_set(self, session: str) -> bool:
        """Return True if an account has a second factor."""
        async with self._database.reading() as db:
            return await db.get(SecondFactorRow, session) is not None

    async def add(self, session: str, secret: str, step: int) -> list[str]:
        """Store an account's second factor, last used at `step`; return its new spare codes."""
        codes = [_spare_code() for _ in range(SPARE_CODES)]
        async with self._database.writing() as db:
            await db.execute(delete(SpareCodeRow).where(SpareCodeRow.session == session))
            await db.merge(SecondFactorRow(session=session, secret=secret, step=step, created=datetime.now(UTC)))
            db.add_all(SpareCodeRow(code_hash=hashed(_plain(code)), session=session) for code in codes)
        return codes

    async def takes(self, session: str, code: str) -> bool:
        """Return True, and use the code up, if it is valid and unused."""
        async with self._database.writing() as db:
            row = await db.get(SecondFactorRow, session)
            step = step_of(row.secret, code) if row else None
            if step is not None:
                newer = (SecondFactorRow.session == session, SecondFactorRow.step < step)
                done = await db.execute(update(SecondFactorRow).where(*newer).values(step=step))
            else:
                spare = (SpareCodeRow.session == session, SpareCodeRow.code_hash == hashed(_plain(code)))
                done = await db.execute(delete(SpareCodeRow).where(*spare))
            return cast("CursorResult[Any]", done).rowcount == 1

    async def remove(self, session: str) -> None:
        """Delete an account's second factor and its spare codes."""
        async with self._database.writing() as db:
            await db.execute(delete(SecondFactorRow).where(SecondFactorRow.session == session))
            await db.execute(delete(SpareCodeRow).where(SpareCodeRow.session == session))


def step_of(secret: str, code: str) -> int | None:
    """Return the time step of a code if it is the current step or a neighbor, otherwise None."""
    now, given = int(datetime.now(UTC).timestamp()) // STEP, _plain(code)
    totp = pyotp.TOTP(secret)
    return next((now + by for by in NEAR if hmac.compare_digest(totp.at((now + by) * STEP), given)), None)


def address_of(secret: str, name: str) -> str:
    """Return the URI that an authenticator app reads from the QR code."""
    return pyotp.TOTP(secret).provisioning_uri(name=name, issuer_name=ISSUER)


def _spare_code() -> str:
    """Return a new spare code, in groups such as "k3ab-..."."""
    signs = b32encode(secrets.token_bytes(SPARE_BYTES)).decode().lower()
    return "-".join(signs[start : start + GROUP] for start in range(0, len(signs), GROUP))


def _plain(code: str) -> str:
    """Return a code in lower case, without separators."""
    return "".join(sign for sign in code.casefold() if sign.isascii() and sign.isalnum())
