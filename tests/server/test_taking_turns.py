"""Nobody takes the server from the others: limits count networks, and what takes long is done by worker processes."""

from dataclasses import replace
from typing import Any

import pytest
from litestar import Litestar

from exlibris.server.app import create_app
from exlibris.server.settings import Settings
from exlibris.server.tables.workers import WorkerPool
from exlibris.table.errors import TableError
from support.accounts import code_of
from support.browsing import Browser, asking

DAY = "/api/puzzles/2026-11-01"
LESSON = "/api/lessons/first_shelf"


async def asked_from(app: Litestar, addresses: list[str], method: str, path: str, body: Any = None) -> list[int]:
    """Return the status with which each of these addresses is answered."""
    found = []
    async with app.lifespan():
        for address in addresses:
            async with asking(app, address) as client:
                found.append((await client.request(method, path, json=body)).status_code)
    return found


async def test_the_addresses_of_one_household_have_one_limit(settings: Settings) -> None:
    app = create_app(replace(settings, new_tables_per_minute=2))
    addresses = ["2001:db8:0:1::1", "2001:db8:0:1:ffff::2", "2001:db8:0:1::3", "2001:db8:0:2::1", "198.51.100.7"]
    opened = await asked_from(app, addresses, "POST", "/api/tables", {"seats": [{}, {}]})
    assert opened == [201, 201, 429, 201, 201]


async def test_the_requests_of_a_second_are_those_of_a_network(settings: Settings) -> None:
    app = create_app(replace(settings, requests_per_second=3))
    addresses = [*(f"2001:db8::{n}" for n in range(1, 10)), "2001:db8:1::1"]
    *household, neighbor = await asked_from(app, addresses, "GET", "/api/bots")
    assert 429 in household
    assert neighbor == 200


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", DAY, None),
        ("POST", DAY, {"action": 0}),
        ("POST", f"{DAY}/preview", {"action": 0}),
        ("POST", LESSON, {"actions": [], "name": ""}),
        ("POST", f"{LESSON}/preview", {"actions": [], "name": "", "action": 0}),
        ("GET", "/api/tables/{table}/invitation", None),
    ],
)
def test_what_takes_long_is_done_by_worker_processes(
    rita: Browser, monkeypatch: pytest.MonkeyPatch, method: str, path: str, body: Any
) -> None:
    async def busy(*_: object) -> object:
        raise TableError("takes-too-long", "All worker processes are on holiday.")

    table = rita.open("human", "open")
    monkeypatch.setattr(WorkerPool, "run", busy)
    path = path.format(table=table)
    answer = rita.get(path) if method == "GET" else rita.post(path, body)
    assert code_of(answer) == (503, "takes-too-long")
