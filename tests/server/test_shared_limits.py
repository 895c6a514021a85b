"""Limits with several processes: counted together in Redis, by each process alone without one."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from datetime import timedelta

import pytest
from litestar import Litestar
from litestar.stores.memory import MemoryStore
from litestar.testing import TestClient

from exlibris.server.app import create_app
from exlibris.server.http import limits, shared_counts
from exlibris.server.settings import Settings
from exlibris.server.storage.folder import with_driver
from support.accounts import code_of, sign_in
from support.browsing import Browser
from support.postgres import Cluster
from support.redis_server import RedisServer

WRONG = (403, "wrong-credentials")
TOO_MANY = (429, "too-many-requests")


@pytest.fixture(scope="module")
def few(shared_settings: Settings, postgres: Cluster) -> Settings:
    """Return the settings of servers on one database with low limits."""
    return replace(
        shared_settings,
        database=with_driver(postgres.new_database()),
        new_tables_per_minute=2,
        sign_ins_per_minute=3,
    )


@contextmanager
def two_servers(settings: Settings) -> Iterator[list[TestClient[Litestar]]]:
    """Run two servers with the same settings."""
    with ExitStack() as stack:
        yield [stack.enter_context(TestClient[Litestar](create_app(settings))) for _ in range(2)]


def opened(server: TestClient[Litestar]) -> int:
    """Open a table, and return the status of the answer."""
    return server.post("/api/tables", json={"seats": [{}, {}]}).status_code


def attempt(server: TestClient[Litestar], name: str) -> tuple[int, str]:
    """Try to sign in, and return status and code of the answer."""
    return code_of(sign_in(Browser(server), name, "a wrong password"))


def test_with_redis_all_processes_count_together_and_without_it_each_alone(
    few: Settings, redis: RedisServer, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(shared_counts, "ASK_AGAIN_AFTER", 0.0)
    with two_servers(replace(few, redis=redis.url)) as (first, second):
        assert [opened(server) for server in (first, second, first, second)] == [201, 201, 429, 429]
        assert [attempt(one, "Rita") for one in (first, second, second, first)] == [WRONG] * 3 + [TOO_MANY]
        redis.stop()
        assert [opened(first) for _ in range(3)] == [201, 201, 429]
        assert opened(second) == 201
        assert "Redis is unreachable, rate limits are per process: ConnectionError" in caplog.text
        redis.start()
        assert [opened(server) for server in (first, second, first, second)] == [201, 201, 429, 429]


def test_one_account_is_not_guessed_at_by_several_processes(few: Settings, redis: RedisServer) -> None:
    with two_servers(replace(few, redis=f"{redis.url}?db=1", sign_ins_per_minute=1000)) as servers:
        assert {attempt(server, "Eric") for _ in range(3) for server in servers} == {WRONG}
        assert {attempt(server, "Eric") for server in servers} == {(429, "too-many-attempts")}


def test_without_redis_each_process_counts_alone(few: Settings) -> None:
    with two_servers(few) as (first, second):
        assert [opened(server) for server in (first, first, first, second)] == [201, 201, 429, 201]


async def test_counts_that_have_expired_take_no_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "PAUSE", 0.01)
    kept = limits.Counters(redis=None)
    store = kept.stores.get("sign_ins")
    await store.set("somebody", b"1", timedelta(milliseconds=1))
    await store.set("somebody else", b"1", 1000)
    async with kept.kept():
        await asyncio.sleep(0.1)
    assert isinstance(store, MemoryStore)
    assert len(store._store) == 1
