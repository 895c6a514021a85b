"""Passwords: checked, hashed, compared, and how often somebody may try."""

import asyncio
import unicodedata
from base64 import b64encode
from collections.abc import Callable
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import VerifyMismatchError
from litestar.stores.base import Store
from zxcvbn import zxcvbn

from exlibris.server.accounts.accounts import folded
from exlibris.table.errors import TableError
from exlibris.table.sessions import hashed

HASHER: Final = PasswordHasher()  # the second profile that RFC 9106 recommends: 64 MiB, three passes
AT_A_TIME: Final = 2
MOST_WAITING: Final = 20
LEAST_SCORE: Final = 2  # of zxcvbn, from 0 to 4: more than a hundred million passwords would be tried before it
SIGNS_JUDGED: Final = 40  # of a password; to judge long ones takes long

Result = TypeVar("Result")
MOST: Final = 10
SECONDS: Final = 15 * 60


class Passwords:
    """Hashes and compares passwords."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or HASHER
        self._places = asyncio.Semaphore(AT_A_TIME)
        self._waiting = 0

    async def hashed(self, password: str) -> str:
        """Return a hash of a password, with a salt of its own. Raises TableError if too many wait for theirs."""
        return await self._done(lambda: self._hasher.hash(normal(password)))

    async def check(self, password: str, name: str) -> None:
        """Raise TableError for a password that is easily guessed. How long it has to be is said by the messages."""
        if await self._done(lambda: is_guessed(password, name)):
            detail = "password: it is among the first that would be tried, or has the name in it."
            raise TableError("weak-password", detail)

    async def fits(self, password: str, known: str | None) -> bool:
        """Return whether a hash is of this password; None is of no password, and takes as long. Raises TableError."""
        return await self._done(lambda: self._verified(known or self._decoy(), password))

    def _verified(self, known: str, password: str) -> bool:
        try:
            return self._hasher.verify(known, normal(password))
        except VerifyMismatchError:
            return False

    def _decoy(self) -> str:
        """Return what looks like a hash and is that of no password."""
        costs = f"m={self._hasher.memory_cost},t={self._hasher.time_cost},p={self._hasher.parallelism}"
        salt, digest = (b64encode(bytes(size)).decode().rstrip("=") for size in (16, self._hasher.hash_len))
        return f"$argon2id$v=19${costs}${salt}${digest}"

    async def _done(self, work: Callable[[], Result]) -> Result:
        if self._waiting >= MOST_WAITING:
            raise TableError("too-busy", "Too many people sign in just now; try again soon.")
        self._waiting += 1
        try:
            async with self._places:
                return await asyncio.to_thread(work)
        finally:
            self._waiting -= 1


def normal(password: str) -> str:
    """Return a password in the form in which it is hashed, however the keyboard codes its letters."""
    return unicodedata.normalize("NFKC", password)


def is_guessed(password: str, name: str) -> bool:
    """Return whether a password contains the name or is among those tried first. Takes up to half a second."""
    if name.casefold().strip() in password.casefold():
        return True
    judged = zxcvbn(password[:SIGNS_JUDGED], user_inputs=[name])
    return int(judged["score"]) < LEAST_SCORE


class Attempts:
    """Counts what has failed, by name: names without an account are counted, too, so that the limit tells nothing."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    async def begin(self, store: Store, name: str) -> None:
        """Count an attempt as a failed one. Raises TableError if there were too many lately."""
        async with self._lock:  # so that many at the same time are counted
            failed = int(await store.get(key_of(name)) or b"0")
            if failed >= MOST:
                minutes = SECONDS // 60
                detail = f"{MOST} attempts have failed; after {minutes} minutes without one it can be tried again."
                raise TableError("too-many-attempts", detail)
            await store.set(key_of(name), str(failed + 1), expires_in=SECONDS)

    async def succeed(self, store: Store, name: str) -> None:
        """Forget what has failed before."""
        await store.delete(key_of(name))


def key_of(name: str) -> str:
    """Return what stands for a name in the store."""
    return hashed(folded(name))
