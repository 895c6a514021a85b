"""What one network and one person may have stored, and how much at one table: all others go on as before."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import httpx
import pytest

from exlibris.server.play import routes
from exlibris.server.settings import Settings
from exlibris.server.tables import service
from exlibris.server.tables.service import EVENT_BYTES, TABLE_BYTES, Allowance
from exlibris.server.tables.workers import Asker
from exlibris.table import files
from exlibris.table.errors import TableError
from support.accounts import code_of
from support.browsing import Browser, visited
from support.keeping import make_old
from support.listening import listening
from support.times import Clock

pytestmark = pytest.mark.usefixtures("shared_settings")  # accounts of other files have the same names

ADDRESS, ANOTHER = "127.0.0.66", "127.0.0.7"  # all of 127.0.0.0/8 is this machine
TWO = {"seats": [{"player": "human"}] * 2}
LISTED = {"seats": [{"player": "human"}, {"player": "open"}], "listed": True}
RITA, ERIC, ANN = Asker("a", "rita"), Asker("a", "eric"), Asker("b", "ann")


def refuses(allowance: Allowance, asker: Asker, size: int) -> int | None:
    """Return for how many seconds somebody has to wait, None if they may store that many bytes."""
    try:
        allowance.check(asker, size)
    except TableError as error:
        return error.wait
    return None


def test_a_person_and_a_network_have_an_allowance_that_comes_back_within_an_hour() -> None:
    clock = Clock()
    allowance = Allowance(network=3600, person=1800, clock=clock)
    allowance.spend(RITA, 1800)
    assert [refuses(allowance, who, 1) for who in (RITA, ERIC)] == [2, None]
    allowance.spend(ERIC, 1800)
    assert [refuses(allowance, who, 900) for who in (RITA, ERIC, ANN)] == [1800, 1800, None]
    clock.now = 1800.0
    assert [refuses(allowance, who, 900) for who in (RITA, ERIC, ANN)] == [None] * 3
    assert refuses(Allowance(), RITA, 10**12) is None, "without a number there is no limit"
    assert refuses(allowance, Asker("", "new"), 1800) is None, "hosts whose network is forgotten share none"


def test_who_has_not_stored_anything_for_an_hour_is_forgotten() -> None:
    clock = Clock()
    allowance = Allowance(network=10**6, person=10**6, clock=clock)
    for n in range(2000):
        clock.now = n * 10.0
        allowance.spend(Asker(f"network {n}", f"person {n}"), 10)
    assert len(allowance._spent) <= 1000


def test_files_are_counted_before_the_work_on_them_begins(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> None:
    worked = []

    def arrived(sent: bytes, *args: Any) -> Any:
        worked.append(sent)
        return files.arrived(sent, *args)

    monkeypatch.setattr(routes, "arrived", arrived)
    with visited(replace(settings, bytes_of_browser=30_000)) as rita:
        rita.open("human", "human")
        statuses = [code_of(rita.post("/api/files", {"junk": "x" * 9_000})) for _ in range(4)]
        assert statuses == [(400, "bad-table")] * 2 + [(429, "stored-too-much")] * 2
        assert len(worked) == 2
        refused = rita.post("/api/files", {"junk": "x" * 9_000})
        assert 0 < int(refused.headers["retry-after"]) < 3600
        assert code_of(rita.another().post("/api/files", {"junk": "x" * 9_000})) == (400, "bad-table")


def test_a_file_of_unknown_length_counts_as_the_longest(settings: Settings) -> None:
    with visited(replace(settings, bytes_of_browser=routes.FILE_BYTES - 1)) as rita:
        sent = rita.client.post("/api/files", content=iter([b"{}"]))
        assert code_of(sent) == (429, "stored-too-much")


def test_tables_and_events_count_for_who_has_opened_the_table(settings: Settings) -> None:
    few = replace(settings, bytes_of_browser=2 * TABLE_BYTES + 8 * EVENT_BYTES)
    with visited(few) as rita:
        eric = rita.another()
        table = rita.open_with(eric)
        while rita.post("/api/tables", TWO).status_code == 201:
            pass
        seen = rita.look(table)
        whose, other = (rita, eric) if seen["decision"] else (eric, rita)
        whose.act_first(table)  # the game goes on, whatever has been stored
        seat = f"/api/tables/{table}/seats/{other.look(table)['you']}"
        back = other.post(f"{seat}/leave", None)
        for _ in range(20):
            if back.status_code == 200:
                back = other.post(f"{seat}/return", None)
            if back.status_code == 200:
                assert other.post(f"{seat}/leave", None).status_code == 200, "a computer may always play on"
        assert code_of(back) == (429, "stored-too-much")
        assert eric.post("/api/tables", TWO).status_code == 201


@pytest.mark.parametrize(("limit", "most"), [("MOST_EVENTS", 5), ("MOST_LOGGED", 2)])
def test_at_a_full_table_only_the_game_goes_on(
    settings: Settings, monkeypatch: pytest.MonkeyPatch, limit: str, most: int
) -> None:
    monkeypatch.setattr(service, limit, most)
    with visited(settings) as rita:
        eric = rita.another()
        table = rita.open_with(eric)
        for _ in range(4):
            whose = rita if rita.look(table)["decision"] else eric
            whose.act_first(table)
        for one in (rita, eric):
            seat = one.look(table)["you"]
            assert one.post(f"/api/tables/{table}/seats/{seat}/leave", None).status_code == 200
            assert code_of(one.post(f"/api/tables/{table}/seats/{seat}/return", None)) == (409, "table-full")
        assert eric.delete("/api/account", {}).status_code == 200, "and everybody may be forgotten"
        assert rita.look(table)["table"]["status"] in {"playing", "over"}


def test_a_file_has_no_more_events_than_a_table(rita: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    table = rita.open("human", "human")
    rita.act_first(table)
    file = rita.post(f"/api/tables/{table}/file", None).json()
    assert rita.post("/api/files", file).status_code == 201
    for limit, most in (("MOST_IN_FILE", len(file["entries"]) - 1), ("MOST_LOGGED_IN_FILE", 0)):
        with monkeypatch.context() as patch:
            patch.setattr(files, limit, most)
            assert code_of(rita.post("/api/files", file)) == (400, "bad-table")


@asynccontextmanager
async def at(address: str, server: str) -> AsyncIterator[httpx.AsyncClient]:
    """Yield a browser without cookies at an address of this machine."""
    transport = httpx.AsyncHTTPTransport(local_address=address)
    async with httpx.AsyncClient(base_url=f"http://{server}", transport=transport) as http:
        yield http


async def opened(http: httpx.AsyncClient, new: Any) -> int:
    """Return the status of opening a table as a new guest."""
    http.cookies.clear()
    return (await http.post("/api/tables", json=new)).status_code


async def test_a_network_has_so_many_tables_that_are_not_over(settings: Settings) -> None:
    few = replace(settings, tables_of_network=3)
    async with listening(few) as server, at(ADDRESS, server) as near, at(ANOTHER, server) as far:
        assert [await opened(near, TWO) for _ in range(4)] == [201, 201, 201, 429]
        old = (await far.post("/api/tables", json=TWO)).json()["id"]
        table = (await far.post("/api/tables", json=TWO)).json()["id"]
        await far.post(f"/api/tables/{table}/end")
        assert [await opened(far, TWO) for _ in range(3)] == [201, 201, 429]
        make_old(few, old)
        assert [await opened(far, TWO) for _ in range(2)] == [201, 429], "those of last week don't count"


async def test_one_address_does_not_fill_the_lobby(settings: Settings) -> None:
    few = replace(settings, listed_of_network=5)
    async with listening(few) as server, at(ADDRESS, server) as near, at(ANOTHER, server) as far:
        await near.get("/api/lobby")
        statuses = await asyncio.gather(*(opened(near, LISTED) for _ in range(60)))
        assert sorted(set(statuses)) == [201, 429]
        assert statuses.count(201) <= 5
        assert await opened(far, LISTED) == 201
        shown = (await far.get("/api/lobby")).json()
        assert len(shown) == statuses.count(201) + 1
