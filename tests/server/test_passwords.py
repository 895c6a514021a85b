"""Passwords: hashed by argon2id at the cost that RFC 9106 recommends, by worker processes, in fair turns."""

import asyncio

import pytest
from argon2 import PasswordHasher

from exlibris.server.accounts import passwords
from exlibris.server.accounts.passwords import fits, is_guessed, password_hash
from exlibris.server.tables.workers import Asker, Budget, WorkerPool
from exlibris.table.errors import TableError

PASSWORD = "many quiet shelves"  # noqa: S105 (of nobody)
RITA = Asker("192.0.2.1", "rita")
YEAR = 2026


def test_hashes_are_by_argon2id_with_the_recommended_costs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "HASHER", PasswordHasher())
    known = password_hash(PASSWORD)
    assert known.startswith("$argon2id$v=19$m=65536,t=3,p=4$")
    assert fits(known, PASSWORD)


def test_each_hash_has_a_salt_of_its_own_and_no_other_password_fits() -> None:
    first, second = password_hash(PASSWORD), password_hash(PASSWORD)
    assert first != second
    assert fits(second, PASSWORD)
    assert not fits(first, PASSWORD.upper())
    assert not fits(None, PASSWORD)
    assert fits(password_hash("caf\u00e9 shelves"), "cafe\u0301 shelves")


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
        "exlibris2026",
        "Exlibris2026!",
        "ex libris 2026",
        "Ex-Libris-2025",
        "3xl1br1s2026",
        "librarian2026",
        "knihovna2026",
        " " * 12,
        "Summer2026!!",
        "correcthorsebatterystaple",
        "Correct horse battery staple",
        "!!trustno1!!!",
        "..Monkey1998..",
    ],
)
def test_what_is_tried_first_is_guessed(password: str) -> None:
    assert is_guessed(password, "Rita", YEAR)


@pytest.mark.parametrize(
    "password",
    [PASSWORD, "xk4f9q2mz7w1", "Grimoire, by Rosalind", "summer83920175839201", "é" * 3 + " ne se devine pas"],
)
def test_other_passwords_are_not(password: str) -> None:
    assert not is_guessed(password, "Rita", YEAR)


async def test_passwords_are_hashed_compared_and_judged_by_worker_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("hash", "verify"):
        monkeypatch.delattr(PasswordHasher, name)  # here, not in the processes
    workers = WorkerPool(1, seconds=60)
    known = await workers.run(RITA, password_hash, PASSWORD)
    assert await workers.run(RITA, fits, known, PASSWORD)
    assert await workers.run(RITA, is_guessed, "exlibris2026", "Rita", YEAR)


async def test_one_network_does_not_keep_others_from_signing_in() -> None:
    workers = WorkerPool(0, seconds=60, budget=Budget(network=3, person=3))
    waiting = [asyncio.create_task(workers.run(RITA, password_hash, PASSWORD)) for _ in range(3)]
    await asyncio.sleep(0)  # so that each of them waits
    with pytest.raises(TableError) as refused:
        await workers.run(RITA, password_hash, PASSWORD)
    assert refused.value.code == "too-much-queued"
    assert await workers.run(Asker("192.0.2.2", "eric"), password_hash, PASSWORD)
    await asyncio.gather(*waiting)
