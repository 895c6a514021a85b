"""What programs ask to know how the server does: alive, ready, and figures."""

import asyncio
import os
import re
import signal
import socket
from contextlib import nullcontext
from dataclasses import replace

import httpx
import pytest
from anyio import BrokenWorkerProcess, to_process
from litestar import Litestar
from litestar.testing import RequestFactory, TestClient
from prometheus_client import REGISTRY
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncSession

from exlibris.server.app import create_app
from exlibris.server.monitoring import check_may_read
from exlibris.server.run import TableServer, check_networks, config_for
from exlibris.server.settings import Settings
from exlibris.server.storage.database import Database
from exlibris.server.storage.folder import CannotServe
from exlibris.server.storage.store import Store
from exlibris.server.tables.service import Tables
from exlibris.server.tables.workers import Asker, WorkerPool
from exlibris.table.bots import ServerBots
from exlibris.table.errors import TableError
from exlibris.table.options import NewSeat, NewTable
from support.accounts import code_of
from support.browsing import Browser, asking, first_action, visited
from support.keeping import in_database

PATIENCE = 120.0


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait for the database however busy the machine is."""
    monkeypatch.setattr("exlibris.server.monitoring.PROBE_SECONDS", PATIENCE)


def condition(browser: Browser) -> tuple[int, str]:
    answer = browser.get("/ready")
    return answer.status_code, answer.json()["status" if answer.is_success else "code"]


def test_a_server_that_runs_is_alive_and_ready(rita: Browser) -> None:
    assert rita.get("/health").json() == {"status": "alive"}
    assert condition(rita) == (200, "ready")
    for path in ("/health", "/ready"):
        assert rita.get(path).headers["cache-control"] == "no-store"


def test_a_server_whose_database_cannot_be_read_is_alive_but_not_ready(
    rita: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(_: Database) -> bool:
        raise OperationalError("SELECT", {}, Exception("unable to open database file"))

    with monkeypatch.context() as patch:
        patch.setattr(Database, "is_current", fails)
        assert condition(rita) == (503, "database-unreachable")
        assert rita.get("/health").status_code == 200
    assert condition(rita) == (200, "ready")


def test_a_server_whose_database_does_not_answer_in_time_is_not_ready(
    rita: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def waits(_: Database) -> bool:
        await asyncio.sleep(3600)
        return True

    monkeypatch.setattr("exlibris.server.monitoring.PROBE_SECONDS", 0.01)
    monkeypatch.setattr(Database, "is_current", waits)
    assert condition(rita) == (503, "database-unreachable")


def test_a_server_whose_disk_is_full_is_not_ready(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(*_: object) -> None:
        raise OperationalError("UPDATE", {}, Exception("database or disk is full"))

    with TestClient[Litestar](create_app(settings)) as client:
        rita = Browser(client)
        with monkeypatch.context() as patch:
            patch.setattr(AsyncSession, "commit", fails)
            assert condition(rita) == (503, "database-read-only")
        assert condition(rita) == (200, "ready")


def test_a_server_whose_database_another_version_has_changed_is_not_ready(settings: Settings) -> None:
    with visited(settings) as rita:
        in_database(settings, "UPDATE alembic_version SET version_num = 'v999'")
        assert condition(rita) == (503, "schema-mismatch")


async def test_a_pool_is_up_when_a_process_answers_and_again_after_one_has_died() -> None:
    workers = WorkerPool(1, PATIENCE)
    assert await workers.is_up(PATIENCE)
    with pytest.raises(Exception, match="has died"):
        await workers.run(Asker("a", "a"), os._exit, 1)
    assert await workers.is_up(PATIENCE)


def test_a_server_without_worker_processes_is_not_ready(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async def breaks(*_: object, **__: object) -> None:
        raise BrokenWorkerProcess

    monkeypatch.setattr(to_process, "run_sync", breaks)
    with visited(replace(settings, review_workers=1)) as rita:
        answer = rita.get("/ready")
    assert code_of(answer) == (503, "workers-down")
    assert "'reviews'" in answer.json()["detail"]


async def test_a_stopping_server_goes_on_for_a_while_but_is_not_ready(settings: Settings) -> None:
    app = create_app(settings)
    listening = asyncio.Event()
    server = TableServer(config_for(app), listening.set, app.state.readiness.stop, drain=3600)
    with socket.create_server(("127.0.0.1", 0)) as sock:
        running = asyncio.create_task(server._serve([sock]))
        await listening.wait()
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{sock.getsockname()[1]}") as client:
            assert (await client.get("/ready")).status_code == 200
            server.handle_exit(signal.SIGTERM, None)
            async with asyncio.timeout(PATIENCE):
                answer = await client.get("/ready")
                while answer.is_success:  # until the server has looked whether there was a signal
                    await asyncio.sleep(0.02)
                    answer = await client.get("/ready")
            assert code_of(answer) == (503, "stopping")
            assert (await client.get("/api/tables")).status_code == 200
        server.handle_exit(signal.SIGTERM, None)
        async with asyncio.timeout(PATIENCE):
            await running


HERE = ("127.0.0.0/8", "::1")


@pytest.mark.parametrize(
    ("networks", "address", "headers", "allowed"),
    [
        (HERE, "127.0.0.1", {}, True),
        (HERE, "::1", {}, True),
        (HERE, "::ffff:127.0.0.1", {}, True),
        (HERE, "192.168.1.20", {}, False),
        (HERE, "a place without a number", {}, False),
        (HERE, "127.0.0.1", {"X-Forwarded-For": "127.0.0.1"}, False),
        (HERE, "127.0.0.1", {"Via": "1.1 proxy"}, False),
        (("192.168.0.0/16",), "192.168.1.20", {}, True),
        (("192.168.0.0/16",), "127.0.0.1", {}, False),
        ((), "127.0.0.1", {}, False),
    ],
)
def test_who_may_read_the_metrics(
    networks: tuple[str, ...], address: str, headers: dict[str, str], allowed: bool
) -> None:
    request = RequestFactory().get("/metrics", headers=headers)
    request.scope["client"] = (address, 50_000)
    with nullcontext() if allowed else pytest.raises(TableError, match=r"metrics|Metrics"):
        check_may_read(request, networks)


def test_metrics_are_refused_to_other_addresses(rita: Browser) -> None:
    assert code_of(rita.get("/metrics")) == (403, "metrics-not-allowed")


def test_metrics_are_for_networks_that_exist() -> None:
    check_networks(["127.0.0.0/8", "::1", "10.1.2.3"])
    with pytest.raises(CannotServe, match=r"such as 10.0.0.0/8: 10.0.0.1/8 has host bits set"):
        check_networks(["10.0.0.1/8"])


async def figure(client: httpx.AsyncClient, name: str) -> float:
    """Return a metric, 0 for one that does not show yet; those of requests and actions count for the whole process."""
    found = re.search(rf"^{re.escape(name)} (\S+)$", (await client.get("/metrics")).text, re.MULTILINE)
    return float(found[1]) if found else 0.0


async def test_metrics_count_tables_actions_and_requests(settings: Settings) -> None:
    actions, asked = 'exlibris_action_duration_seconds_count{kind="action"}', "/api/tables/{table_id}/actions"
    refused = f'exlibris_requests_total{{app_name="exlibris",method="POST",path="{asked}",status_code="409"}}'
    seats = [{"name": name, "player": "human"} for name in ("Rita", "Eric")]
    app = create_app(settings)
    async with app.lifespan(), asking(app) as client:
        before = await figure(client, actions), await figure(client, refused)
        table = (await client.post("/api/tables", json={"seats": seats})).json()["id"]
        seen = (await client.get(f"/api/tables/{table}")).json()
        act = {"seat": seen["you"], "action": first_action(seen), "number": seen["number"]}
        assert (await client.post(f"/api/tables/{table}/actions", json=act)).status_code == 200
        assert (await client.post(f"/api/tables/{table}/actions", json=act | {"number": -1})).status_code == 409
        assert (await figure(client, actions), await figure(client, refused)) == (before[0] + 1, before[1] + 1)
        assert await figure(client, 'exlibris_tables{finished="false"}') == 1
        assert await figure(client, 'exlibris_tables{finished="true"}') == 0
        assert await figure(client, 'exlibris_tables_in_memory{status="playing"}') == 1
        assert 10_000 < await figure(client, "exlibris_table_memory_bytes") < 30_000


async def test_metrics_count_whether_tables_were_in_memory(store: Store) -> None:
    def loads() -> list[float]:
        labels = ({"cached": "true"}, {"cached": "false"})
        return [REGISTRY.get_sample_value("exlibris_table_loads_total", label) or 0.0 for label in labels]

    tables = Tables(store, 20_000, ServerBots(), lambda _: None)  # there is room for one
    first, second = [await tables.open(NewTable(seats=[NewSeat(), NewSeat()]), "a session") for _ in "ab"]
    hits, misses = loads()
    for table in (first, first, second, first):
        await tables.load(table)
    assert loads() == [hits + 1, misses + 3]


def test_metrics_count_open_connections(settings: Settings) -> None:
    async def connections() -> float:
        async with asking(app) as client:
            return await figure(client, "exlibris_connections")

    app = create_app(settings)
    with TestClient[Litestar](app) as client:
        rita = Browser(client)
        table = rita.open("human", "human")
        with rita.listen(table) as socket_:
            socket_.receive_json()
            with client.portal() as portal:
                assert portal.call(connections) == 1


async def test_metrics_tell_of_the_wait_for_workers() -> None:
    name = "of the test"
    workers = WorkerPool(0, PATIENCE, name=name)
    await asyncio.gather(*(workers.run(Asker("a", str(person)), abs, person) for person in range(3)))
    assert REGISTRY.get_sample_value("exlibris_work_wait_seconds_count", {"pool": name}) == 3
    assert REGISTRY.get_sample_value("exlibris_work_duration_seconds_count", {"pool": name}) == 3
    assert REGISTRY.get_sample_value("exlibris_work_queued", {"pool": name}) == 0


async def test_metrics_are_shown_without_a_database(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fails(_: Store) -> dict[bool, int]:
        raise OperationalError("SELECT", {}, Exception("no such file"))

    monkeypatch.setattr(Store, "counts", fails)
    app = create_app(settings)
    async with app.lifespan(), asking(app) as client:
        shown = (await client.get("/metrics")).text
    assert "exlibris_tables_in_memory{" in shown
    assert "exlibris_tables{" not in shown
