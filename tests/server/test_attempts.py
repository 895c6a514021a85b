"""Attempts at passwords: growing pauses for those who fail, and never for others."""

from collections.abc import Sequence

import pytest
from litestar.stores.memory import MemoryStore

from exlibris.server.accounts.passwords import KNOWN, MANY, NETWORK, STRANGERS, Attempts, Count, Slope
from exlibris.server.accounts.rows import Visitor
from exlibris.server.http.callers import Caller, Callers
from exlibris.server.http.handlers import Thinking
from exlibris.server.network import wide_network_of
from exlibris.server.storage.database import Database
from exlibris.server.tables.workers import Asker, WorkerPool
from exlibris.table.errors import TableError
from support.accounts import PASSWORD, code_of, sign_in, sign_up, status_of
from support.browsing import Browser
from support.times import Clock

pytestmark = pytest.mark.usefixtures("shared_settings")  # accounts of other files have the same names

WRONG = (403, "wrong-credentials")
WAIT = (429, "too-many-attempts")


def stranger(network: str) -> Visitor:
    """Return a browser of a network that was never here before."""
    caller = Caller(token="", known=False, secure=False)
    return Visitor(
        caller,
        Thinking(Asker(network, ""), WorkerPool(0, seconds=1)),
        "",
        (),
        Callers(Database("sqlite+aiosqlite://")),
    )


async def failures_until_refused(attempts: Attempts, counts: Sequence[Count], most: int = 100) -> int:
    """Return how many attempts are let through, one right after the other."""
    for number in range(most):
        try:
            await attempts.begin(counts)
        except TableError:
            return number
    return most


@pytest.fixture
def clock() -> Clock:
    """Return the clock by which attempts are counted."""
    return Clock(1_000_000.0)


@pytest.fixture
def attempts(clock: Clock) -> Attempts:
    """Return counts of attempts, of which there was none yet."""
    return Attempts(MemoryStore(), clock)


async def test_pauses_grow_and_end(attempts: Attempts, clock: Clock) -> None:
    slope = Slope(free=2, first=1, longest=5)
    assert [slope.after(failed) for failed in range(7)] == [0, 0, 0, 1, 2, 4, 5]
    assert KNOWN.after(10**6) == KNOWN.longest
    counts = await attempts.at("Rita", stranger("192.0.2.1"), "")
    for pause in (1, 2, 4):
        assert await failures_until_refused(attempts, counts) == (STRANGERS.free + 1 if pause == 1 else 1)
        with pytest.raises(TableError) as refused:
            await attempts.begin(counts)
        assert refused.value.wait == pause
        clock.now += pause  # what was refused has not made it longer


async def test_nobody_waits_for_longer_because_the_clock_was_set_back(attempts: Attempts, clock: Clock) -> None:
    counts = await attempts.at("Rita", stranger("192.0.2.1"), "")
    assert await failures_until_refused(attempts, counts) < 100
    clock.now -= 24 * 3600
    with pytest.raises(TableError) as refused:
        await attempts.begin(counts)
    assert refused.value.wait == STRANGERS.longest


async def test_a_network_makes_no_other_wait_for_an_account(attempts: Attempts) -> None:
    for number in range(2 * MANY):
        await attempts.begin(await attempts.at("Rita", stranger(f"192.0.2.{number % MANY}"), ""))
    counts = await attempts.at("rita", stranger("198.51.100.1"), "")
    assert await failures_until_refused(attempts, counts) == 3  # fewer than usual
    elsewhere = await attempts.at("Eric", stranger("198.51.100.2"), "")
    assert await failures_until_refused(attempts, elsewhere) == STRANGERS.free + 1


async def test_a_network_does_not_try_one_account_after_the_other(attempts: Attempts) -> None:
    for number in range(NETWORK.free + 1):
        await attempts.begin(await attempts.at(f"Name {number}", stranger("192.0.2.1"), ""))
    with pytest.raises(TableError):
        await attempts.begin(await attempts.at("Another", stranger("192.0.2.1"), ""))


async def test_those_who_sign_in_leave_no_count_to_their_network(attempts: Attempts) -> None:
    for number in range(2 * NETWORK.free):
        counts = await attempts.at(f"Name {number}", stranger("192.0.2.1"), "")
        await attempts.begin(counts)
        await attempts.succeed(counts)
    for number in range(NETWORK.free + 1):  # as many may fail there as if nobody had signed in
        await attempts.begin(await attempts.at(f"Wrong {number}", stranger("192.0.2.1"), ""))
    with pytest.raises(TableError):
        await attempts.begin(await attempts.at("Another", stranger("192.0.2.1"), ""))


async def test_those_who_sign_in_leave_no_count_to_their_own_name(attempts: Attempts) -> None:
    for number in range(2 * MANY):
        counts = await attempts.at("Rita", stranger(f"192.0.{number % 200}.1"), "")
        await attempts.begin(counts)
        await attempts.succeed(counts)
    counts = await attempts.at("Rita", stranger("198.51.100.1"), "")
    assert await failures_until_refused(attempts, counts) == STRANGERS.free + 1  # as of an account that none tries


async def test_a_good_sign_in_takes_back_no_failure_of_others_in_its_network(attempts: Attempts) -> None:
    for number in range(NETWORK.free):
        await attempts.begin(await attempts.at(f"Wrong {number}", stranger("192.0.2.1"), ""))
    right = await attempts.at("Rita", stranger("192.0.2.1"), "")
    await attempts.begin(right)
    await attempts.succeed(right)
    assert await failures_until_refused(attempts, await attempts.at("Eric", stranger("192.0.2.1"), "")) == 1


def tire(browser: Browser, name: str) -> None:
    """Try wrong passwords in browsers that were never here, until one has to wait."""
    while code_of(answer := sign_in(browser.another(), name, "a wrong password")) == WRONG:
        pass
    assert code_of(answer) == WAIT
    assert 1 <= int(answer.headers["Retry-After"]) <= 2


def test_who_tries_an_account_does_not_keep_its_owner_out(rita: Browser) -> None:
    sign_up(rita, "Rita A")
    tire(rita, "rita a")
    change = {"old": PASSWORD, "new": "fewer silent boards"}
    assert rita.put("/api/account/password", change).status_code == 200
    rita.post("/api/account/sign-out", None)
    assert sign_in(rita, "Rita A", change["new"]).status_code == 200  # a browser that the account knows
    assert status_of(rita)["signed_in"]


def test_a_name_without_an_account_makes_wait_as_well(rita: Browser) -> None:
    tire(rita, "Nobody A")


def test_a_browser_that_is_known_has_a_count_of_its_own(rita: Browser) -> None:
    sign_up(rita, "Rita B")
    wrong = {"old": "a wrong one", "new": "fewer silent boards"}
    answers = [code_of(rita.put("/api/account/password", wrong)) for _ in range(KNOWN.free + 2)]
    assert answers == [(403, "wrong-password")] * (KNOWN.free + 1) + [WAIT]
    rita.post("/api/account/sign-out", None)
    answers = [code_of(sign_in(rita, "Rita B", "a wrong one")) for _ in range(KNOWN.free + 2)]
    assert answers == [WRONG] * (KNOWN.free + 1) + [WAIT]


def test_a_browser_is_known_to_the_accounts_it_was_signed_in_to_only(rita: Browser, eric: Browser) -> None:
    sign_up(rita, "Rita C")
    sign_up(eric, "Eric C")
    tire(rita, "Rita C")
    thief = rita.another()
    thief.known = eric.known
    assert code_of(sign_in(thief, "Rita C")) == WAIT
    thief.known = rita.known[:-1] + ("A" if rita.known[-1] != "A" else "B")
    assert code_of(sign_in(thief, "Rita C")) == WAIT
    rita.post("/api/account/sign-out", None)
    sign_in(rita, "Eric C")
    rita.post("/api/account/sign-out", None)
    assert sign_in(rita, "Rita C").status_code == 200


def test_failures_are_logged_with_a_truncated_address_and_no_name(
    rita: Browser, capsys: pytest.CaptureFixture[str]
) -> None:
    sign_in(rita, "Rosamund", "a wrong password")
    logged = capsys.readouterr().out
    assert "wrong password" in logged
    assert "Rosamund" not in logged
    networks = {"192.0.2.77": "192.0.2.0/24", "2001:db8:1:2::/64": "2001:db8:1::/48", "testclient": "unknown"}
    assert {address: wide_network_of(address) for address in networks} == networks
