"""Servers in folders of their own, and browsers that visit them."""

import secrets
from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from argon2 import PasswordHasher, profiles
from litestar import Litestar
from litestar.testing import TestClient

from exlibris.server.accounts import passwords
from exlibris.server.settings import Settings
from exlibris.server.storage.folder import with_driver
from exlibris.server.storage.store import Store
from support.browsing import HOST, Browser, Program, visited
from support.keeping import stored
from support.mailbox import Mailbox, mailbox
from support.postgres import Cluster, cluster
from support.redis_server import RedisServer, redis_server


def settings_in(folder: Path) -> Settings:
    """Return settings with high limits, no worker processes and a client of one line."""
    static = folder / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<!doctype html><title>the client</title>", encoding="utf-8")
    (static / "assets" / "index-abc123.js").write_text("start();" * 200, encoding="utf-8")
    data = Settings.in_folder(folder / "data")
    limitless = replace(data, static=static, requests_per_second=10_000, new_tables_per_minute=10_000, grace=0)
    known = replace(limitless, domains=(HOST, "table.example"))
    crowded = replace(known, bot_tables=10_000, tables_of_browser=0, tables_of_network=0, listed_of_network=10_000)
    unpaid = replace(crowded, bytes_of_network=0, bytes_of_browser=0, programs_per_day=10_000, refused_seconds=0)
    trusting = replace(unpaid, sign_ins_per_minute=10_000, chat_per_minute=10_000)
    return replace(
        trusting, quick_workers=0, request_workers=0, review_workers=0, bot_workers=0
    )  # starting a process takes longer than most tests


@pytest.fixture(scope="session", autouse=True)
def cheap_hashes() -> Iterator[None]:
    """Let hashes of passwords cost next to nothing."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(passwords, "HASHER", PasswordHasher.from_parameters(profiles.CHEAPEST))
        yield


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Return settings for a server that one test starts itself."""
    return settings_in(tmp_path)


@pytest.fixture(scope="module")
def shared_settings(tmp_path_factory: pytest.TempPathFactory) -> Settings:
    """Return the settings of the server that all tests of a file visit, which is then the file's own."""
    return settings_in(tmp_path_factory.mktemp("shared"))


@pytest.fixture(scope="session")
def common_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Litestar]]:
    """Run one server for all files: to start one takes longer than most tests, and tables share nothing."""
    with visited(settings_in(tmp_path_factory.mktemp("common"))) as browser:
        yield browser.client


@pytest.fixture(scope="module")
def server(request: pytest.FixtureRequest) -> Iterator[TestClient[Litestar]]:
    """Return the server of a file: the common one, or one of its own if it has or asks for `shared_settings`."""
    tests = [item for item in request.session.items if isinstance(item, pytest.Function) and item.path == request.path]
    if hasattr(request.module, "shared_settings") or any("shared_settings" in test.fixturenames for test in tests):
        with visited(request.getfixturevalue("shared_settings")) as browser:
            yield browser.client
    else:
        yield request.getfixturevalue("common_server")


@pytest.fixture
def client(server: TestClient[Litestar]) -> TestClient[Litestar]:
    """Return a client of the file's server, without the cookies of an earlier test."""
    server.cookies.clear()
    return server


@pytest.fixture
def rita(client: TestClient[Litestar]) -> Browser:
    """Return a browser that was never here before."""
    return Browser(client)


@pytest.fixture
def eric(client: TestClient[Litestar]) -> Browser:
    """Return another one."""
    return Browser(client)


@pytest.fixture
def ann(client: TestClient[Litestar]) -> Browser:
    """Return a third one."""
    return Browser(client)


@pytest.fixture
def owner(client: TestClient[Litestar]) -> Browser:
    """Return a browser that has a session already, to be stored with tables of its own."""
    return Browser(client, secrets.token_urlsafe())


@pytest.fixture
def table(rita: Browser, eric: Browser) -> str:
    """Return a table at which Rita and Eric play, who has the second seat."""
    return rita.open_with(eric)


@pytest.fixture
def program(client: TestClient[Litestar]) -> Program:
    """Return a program that was never here before."""
    return Program(client)


@pytest.fixture
def box() -> Iterator[Mailbox]:
    """Run a mail server."""
    with mailbox() as running:
        yield running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """Run PostgreSQL, once for all tests of this process that ask for it."""
    with cluster() as running:
        yield running


@pytest.fixture(scope="module")
def redis() -> Iterator[RedisServer]:
    """Run Redis."""
    with redis_server() as running:
        yield running


@pytest.fixture
def postgres_settings(postgres: Cluster, tmp_path: Path) -> Settings:
    """Return the settings of a server whose tables are kept in a new PostgreSQL database."""
    return replace(settings_in(tmp_path), database=with_driver(postgres.new_database()))


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the URL of a new database of each kind, as the store takes it."""
    if request.param == "sqlite":
        return Settings.in_folder(tmp_path).database
    running: Cluster = request.getfixturevalue("postgres")
    return with_driver(running.new_database())


@pytest.fixture
async def store(settings: Settings) -> AsyncIterator[Store]:
    """Return the store of a new SQLite database."""
    async with stored(settings.database) as found:
        yield found
