"""Passwords, hashed and judged in worker processes; limits on failed attempts; and the optional second factor.

The second factor is a six-digit code that changes every 30 seconds (TOTP), or one of ten spare codes.
"""

import asyncio
import hmac
import re
import secrets
import unicodedata
from base64 import b32encode, b64encode
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from functools import cache
from math import ceil
from time import time
from typing import Any, Final, NamedTuple, cast

import pyotp
from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError
from litestar.stores.base import Store
from sqlalchemy import CursorResult, Index, String, delete, update
from sqlalchemy.orm import Mapped, mapped_column
from zxcvbn import zxcvbn
from zxcvbn.frequency_lists import FREQUENCY_LISTS

from exlibris.server.accounts.rows import Visitor
from exlibris.server.storage.database import Database
from exlibris.server.storage.rows import Base
from exlibris.table.errors import TableError
from exlibris.table.names import folded, hashed

HASHER: Final = PasswordHasher()  # the second profile that RFC 9106 recommends: 64 MiB, three passes
LEAST: Final = 10**8  # guesses that zxcvbn must need for a password
LEAST_TOGETHER: Final = 10**6  # guesses that it must need with spaces and separators removed
MOST_AROUND: Final = 8  # characters before and after a common password
FAMOUS: Final = frozenset({"correcthorsebatterystaple", "correctbatteryhorsestaple", "correcthorsebattery"})
SIGNS_JUDGED: Final = 40  # zxcvbn is slow on long passwords
# Likely guesses on this server: the product's name, and words from its rulebooks.
_WORDS: Final = """
    exlibris libris library librarian librarians shelf shelves book books game boardgame rulebook assistant assistants
    prominent works banned inspection inspector mayor village bibliotheque bibliothecaire livre livres etagere jeu
    biblioteka bibliotekarz ksiazka ksiazki polka gra knihovna knihovnik kniha knihy police hra
    monsters reference historical fairy potions spells corrupted alchemist snowman wizard witch gnome trash golem
"""
HOUR: Final = 3600
MANY: Final = 50  # failed attempts by strangers at an account, each within an hour of the last
ISSUER: Final = "Ex Libris"
SEAL: Final = "second factor"  # purpose of the tag that signs a new secret
STEP: Final = 30  # seconds
NEAR: Final = (0, -1, 1)  # steps by which a device's clock may be off
SPARE_CODES: Final = 10
SPARE_BYTES: Final = 10
GROUP: Final = 4


def password_hash(password: str) -> str:
    """Return a salted hash of a password."""
    return HASHER.hash(_normal(password))


def fits(known: str | None, password: str) -> bool:
    """Return True if the password matches the hash. Without a hash, return False after the same time."""
    try:
        return HASHER.verify(known or _decoy(), _normal(password))
    except VerifyMismatchError:
        return False


def _decoy() -> str:
    """Return a well-formed hash that no password matches."""
    costs = f"m={HASHER.memory_cost},t={HASHER.time_cost},p={HASHER.parallelism}"
    salt, digest = (b64encode(bytes(size)).decode().rstrip("=") for size in (16, HASHER.hash_len))
    return f"$argon2id$v=19${costs}${salt}${digest}"


def _normal(password: str) -> str:
    return unicodedata.normalize("NFKC", password)


def is_guessed(password: str, name: str, year: int) -> bool:
    """Return True if a password contains the account's name or would be guessed early in that year."""
    if name.casefold().strip() in password.casefold() or _is_common(password):
        return True
    near = [str(one) for one in range(year - 2, year + 2)]
    known = [name, *name.split(), *_WORDS.split(), *near]
    together = re.sub(r"[\s._-]", "", password)
    return _tries(password, known) < LEAST or _tries(together, known) < LEAST_TOGETHER


def _is_common(password: str) -> bool:
    """Return True for a common password, whatever its case and spaces, with a few characters around it.

    The list is zxcvbn's 30,000 leaked passwords. Its estimate alone overrates an appended year or "!!".
    """
    whole = re.sub(r"[\s._-]", "", _normal(password).casefold())
    core = re.sub(r"^[^a-z]+|[^a-z]+$", "", whole)
    return whole in _common() or (core in _common() and len(whole) - len(core) <= MOST_AROUND)


@cache
def _common() -> frozenset[str]:
    return frozenset(FREQUENCY_LISTS["passwords"]) | FAMOUS


def _tries(password: str, known: Sequence[str]) -> int:
    """Return the number of guesses that zxcvbn needs for a password when it tries the `known` words first."""
    return int(zxcvbn(password[:SIGNS_JUDGED], user_inputs=known)["guesses"]) if password else 0


class Slope(NamedTuple):
    """Growth of the pause after failures: none for `free` of them, then doubling from `first` to `longest` seconds."""

    free: int
    first: float
    longest: float

    def after(self, failed: int) -> float:
        """Return the seconds to wait after that many failures."""
        return min(self.longest, self.first * 2.0 ** min(60, failed - self.free - 1)) if failed > self.free else 0.0


KNOWN: Final = Slope(free=5, first=1, longest=300)
STRANGERS: Final = Slope(free=5, first=1, longest=600)
STRANGERS_AMONG_MANY: Final = Slope(free=2, first=60, longest=HOUR)
NETWORK: Final = Slope(free=30, first=1, longest=60)
CODES: Final = Slope(free=10, first=30, longest=HOUR)  # for callers who know the password
MAILS: Final = Slope(free=2, first=600, longest=HOUR)  # to one account or address; mails beyond this are dropped
MAILS_OF_NETWORK: Final = Slope(free=10, first=60, longest=HOUR)


class Count(NamedTuple):
    """Key under which failures are counted, and how the pause grows."""

    key: str
    slope: Slope


class Tally(NamedTuple):
    """Number of failures, and the time from which the next attempt is allowed, in seconds since 1970."""

    failed: int = 0
    again: float = 0.0


class Attempts:
    """Counts of failed attempts, in a store that processes can share."""

    def __init__(self, store: Store, clock: Callable[[], float] = time) -> None:
        self._store = store
        self._clock = clock
        self._lock = asyncio.Lock()

    async def begin(self, counts: Sequence[Count]) -> None:
        """Count an attempt as failed until `succeed` is called. Raises TableError if it comes too early."""
        async with self._lock:  # count parallel attempts one by one
            now = self._clock()
            tallies = [await self._tally(count.key) for count in counts]
            # Wait at most the longest pause: the clock may have been set back.
            wait = max(min(at.again - now, of.slope.longest) for at, of in zip(tallies, counts, strict=True))
            if wait > 0:
                detail = f"Too many attempts have failed; try again in {ceil(wait)} seconds."
                raise TableError("too-many-attempts", detail, ceil(wait))
            for count, tally in zip(counts, tallies, strict=True):
                failed = tally.failed + 1
                await self._keep(count.key, Tally(failed, now + count.slope.after(failed)))

    async def succeed(self, counts: Sequence[Count]) -> None:
        """Delete the first count, and take back the failure that `begin` added to each of the others."""
        async with self._lock:
            await self._store.delete(counts[0].key)
            for count in counts[1:]:
                tally = await self._tally(count.key)
                await self._keep(count.key, Tally(max(0, tally.failed - 1)))

    async def at(self, name: str, visitor: Visitor, account: str) -> list[Count]:
        """Return the counts for an attempt at the account of that name; `account` is its session, "" without one.

        The first count is the visitor's own.
        """
        if visitor.caller.sign_in_id and visitor.caller.session == account:
            return [Count(f"sign-in {visitor.caller.sign_in_id}", KNOWN)]
        if device := visitor.device_of(account):
            return [Count(f"device {device}", KNOWN)]
        whom, network = hashed(folded(name)), hashed(visitor.think.asker.network)
        at_name = Count(f"name {whom}", Slope(free=MANY, first=0, longest=0))
        is_tried = (await self._tally(at_name.key)).failed >= MANY
        own = Count(f"name {whom} network {network}", STRANGERS_AMONG_MANY if is_tried else STRANGERS)
        return [own, Count(f"network {network}", NETWORK), at_name]

    async def _tally(self, key: str) -> Tally:
        stored = await self._store.get(key)
        with suppress(ValueError):
            failed, again = (stored or b"").split()
            return Tally(int(failed), float(again))
        return Tally()

    async def _keep(self, key: str, tally: Tally) -> None:
        await self._store.set(key, f"{tally.failed} {tally.again}", expires_in=2 * HOUR)


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
