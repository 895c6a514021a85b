"""Passwords: hashed by argon2id at the cost that RFC 9106 recommends, outside the event loop, few at a time."""

import asyncio
import threading

import pytest
from argon2 import PasswordHasher, profiles

from exlibris.server.accounts.passwords import AT_A_TIME, MOST_WAITING, Passwords, is_guessed
from exlibris.server.kit.errors import status_of
from exlibris.table.errors import TableError

PASSWORD = "many quiet shelves"  # noqa: S105 (of nobody)
CHEAP = PasswordHasher.from_parameters(profiles.CHEAPEST)


async def test_hashes_are_by_argon2id_with_the_recommended_costs() -> None:
    passwords = Passwords(PasswordHasher())
    hashed = await passwords.hashed(PASSWORD)
    assert hashed.startswith("$argon2id$v=19$m=65536,t=3,p=4$")
    assert await passwords.fits(PASSWORD, hashed)


async def test_each_hash_has_a_salt_of_its_own_and_no_other_password_fits() -> None:
    passwords = Passwords(CHEAP)
    first, second = await passwords.hashed(PASSWORD), await passwords.hashed(PASSWORD)
    assert first != second
    assert await passwords.fits(PASSWORD, second)
    assert not await passwords.fits(PASSWORD.upper(), first)
    assert not await passwords.fits(PASSWORD, None)
    assert await passwords.fits("cafe\u0301 shelves", await passwords.hashed("caf\u00e9 shelves"))


@pytest.mark.parametrize(
    "password",
    [
        "password1234",
        "Password123!",
        "qwertyuiop12",
        "passwordpassword",
        "xxxxxxxxxxxx",
        "ababababababab",
        "rita's shelf",
    ],
)
def test_what_is_tried_first_is_guessed(password: str) -> None:
    assert is_guessed(password, "Rita")


@pytest.mark.parametrize("password", [PASSWORD, "xk4f9q2mz7w1", "Grimoire, by Rosalind", "é" * 3 + " ne se devine pas"])
def test_other_passwords_are_not(password: str) -> None:
    assert not is_guessed(password, "Rita")


class Slow(PasswordHasher):
    """Hashes when it is let, and counts how many hashes are being made."""

    def __init__(self) -> None:
        super().__init__()
        self.go = threading.Event()
        self.now = self.most = 0
        self.threads: set[int] = set()
        self._lock = threading.Lock()

    def hash(self, password: str | bytes, *, salt: bytes | None = None) -> str:  # noqa: ARG002 (like the base class)
        with self._lock:
            self.now += 1
            self.most = max(self.most, self.now)
            self.threads.add(threading.get_ident())
        self.go.wait(20)
        with self._lock:
            self.now -= 1
        return "hash"


async def test_hashes_wait_for_each_other_and_too_many_are_refused() -> None:
    slow = Slow()
    passwords = Passwords(slow)
    waiting = [asyncio.create_task(passwords.hashed(PASSWORD)) for _ in range(MOST_WAITING)]
    await asyncio.sleep(0)  # so that each of them waits
    with pytest.raises(TableError) as refused:
        await passwords.hashed(PASSWORD)
    assert (status_of(refused.value), refused.value.code) == (503, "too-busy")
    slow.go.set()
    assert await asyncio.gather(*waiting) == ["hash"] * MOST_WAITING
    assert await passwords.hashed(PASSWORD) == "hash"
    assert slow.most <= AT_A_TIME
    assert threading.get_ident() not in slow.threads  # the event loop's own
