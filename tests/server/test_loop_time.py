"""No network can keep the event loop busy for the others: one that does so for too long has to wait."""

import asyncio
from collections.abc import Awaitable, Callable
from time import perf_counter

import httpx
import pytest

from exlibris.server.app import create_app
from exlibris.server.http import limits
from exlibris.server.http.limits import CREDIT, KNOWN, LATELY, SHARE, LoopTime
from exlibris.server.settings import Settings
from support.browsing import Browser, asking
from support.times import Clock

CROWD, PERSON = "198.51.100.1", "203.0.113.7"
LOOKS = 300


async def answered_before(person: httpx.AsyncClient, crowd: httpx.AsyncClient) -> int:
    """Let a crowd look at a table, then a person; return the number of looks answered before the person has theirs."""
    opened = await crowd.post("/api/tables", json={"seats": [{"player": "human"}] * 2})
    path = f"/api/tables/{opened.json()['id']}"
    assert (await person.get(path)).status_code == 200
    looks = [asyncio.create_task(crowd.get(path)) for _ in range(LOOKS)]
    await asyncio.sleep(0)
    for _ in range(5):
        assert (await person.get(path)).status_code == 200
    answered = sum(look.done() for look in looks)
    for look in looks:
        look.cancel()
    await asyncio.gather(*looks, return_exceptions=True)
    return answered


async def test_who_asks_for_much_does_not_keep_others_waiting(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "SHARE", 0.01)  # what a busy machine needs for its own work pays nothing off
    app = create_app(settings)
    async with app.lifespan(), asking(app, CROWD) as crowd, asking(app, PERSON) as person:
        assert await answered_before(person, crowd) < LOOKS * 2 / 3


async def test_a_network_goes_first_in_nothing_that_others_do_not_want(settings: Settings) -> None:
    app = create_app(settings)
    async with app.lifespan(), asking(app, CROWD) as crowd, asking(app, CROWD) as neighbor:
        assert await answered_before(neighbor, crowd) == LOOKS


def test_who_has_taken_too_much_waits_until_it_is_paid() -> None:
    clock = Clock()
    loop = LoopTime(clock)
    loop.spend("a", CREDIT + 0.1)
    loop.spend("b", CREDIT)
    assert loop.wait("a") == pytest.approx(0.1 / SHARE)
    assert loop.wait("b") == loop.wait("somebody new") == 0
    clock.now += 0.1 / SHARE
    assert loop.wait("a") == pytest.approx(0)
    clock.now += CREDIT / SHARE
    loop.spend("a", CREDIT)
    assert loop.wait("a") == 0


def test_who_is_alone_does_not_wait() -> None:
    clock = Clock()
    loop = LoopTime(clock)
    loop.spend("b", 0.001)
    loop.spend("a", 100)
    assert loop.wait("a") > 0
    clock.now += LATELY
    assert loop.wait("a") == 0


def test_only_who_owes_something_is_known_for_long() -> None:
    clock = Clock()
    loop = LoopTime(clock)
    loop.spend("a", 100)
    for number in range(KNOWN - 1):
        loop.spend(str(number), 0.001)
    clock.now += LATELY
    loop.spend("b", 0.001)
    assert set(loop._accounts) == {"a", "b"}
    assert loop.wait("a") > 0


async def test_what_work_waits_for_is_not_counted() -> None:
    loop = LoopTime(Clock())

    async def work() -> str:
        until = perf_counter() + 0.02
        while perf_counter() < until:
            pass
        await asyncio.sleep(0.2)
        return "done"

    assert await loop.counted("a", work()) == "done"
    assert 0.02 <= loop._accounts["a"].debt < 0.1


async def test_counted_work_is_cancelled_like_any_other() -> None:
    ended = list[str]()

    async def work() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            ended.append("cleared up")

    task = asyncio.ensure_future(LoopTime().counted("a", work()))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert ended == ["cleared up"]


async def test_those_who_have_given_up_wait_in_no_endless_row(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "MOST_WAITING", 0)
    app = create_app(settings)
    async with app.lifespan(), asking(app, CROWD) as crowd:
        assert (await crowd.get("/api/bots")).status_code == 200
        refused = await crowd.get("/api/bots")
    assert refused.status_code == 429
    assert refused.json()["code"] == "too-many-requests"


def test_news_and_messages_of_websockets_come_in_turn(rita: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    turns, in_turn = list[str](), LoopTime.in_turn

    async def noted(self: LoopTime, network: str, work: Callable[[], Awaitable[object]]) -> object:
        turns.append(network)
        return await in_turn(self, network, work)

    monkeypatch.setattr(LoopTime, "in_turn", noted)
    table = rita.open("human", "human")
    before = len(turns)
    with rita.listen(table) as socket:
        socket.receive_json()
        assert len(turns) == before + 2  # the handshake and the news
        socket.send_json({})
        socket.receive_json()
        assert len(turns) == before + 3
