"""Names of computer players in files that a page takes in, and a worker that dies."""

import json
import sys
from random import Random
from typing import Any

from exlibris.page.page import Page
from exlibris.page.thinking import done, read_pickled, write_pickled
from strange import NAMES, PLACES, with_name
from support.page_storage import ERIC, RITA, MemoryStorage, Visit, act, hold, opened


async def file_of(visit: Visit) -> dict[str, Any]:
    """Return the file of a table at which one action has been taken."""
    table = await opened(visit, RITA, ERIC)
    await act(visit, table, Random(1))
    return dict(json.loads((await visit.ask("POST", f"/api/tables/{table}/file"))[1]))


async def test_files_with_strange_names_import_nothing(storage: MemoryStorage, visit: Visit) -> None:
    file = await file_of(visit)
    taken = []
    before = set(sys.modules)
    for number, name in enumerate(NAMES):
        wanted = with_name(file, name, PLACES[number % len(PLACES)])
        wanted["opened"]["id"] = f"table-{number}"
        status, text = await visit.ask("POST", "/api/files", wanted)
        assert status in {200, 201, 400, 410, 422}, text
        await visit.idle()
        if status < 300:
            taken.append((f"table-{number}", name))
        assert set(sys.modules) == before, name
    assert len(taken) > 100
    again = Visit(storage)
    for table, name in taken:
        now = await again.get(f"/api/tables/{table}")
        assert now["table"]["seats"][1]["missing"] or now["table"]["status"] != "playing", name
        assert now["table"]["from_file"]
    assert set(sys.modules) == before


async def test_a_seat_with_a_strange_name_is_replaced_and_the_game_goes_on(visit: Visit) -> None:
    file = with_name(await file_of(visit), "sys:exit", "player")
    file["opened"]["id"] = "another"
    await visit.done("POST", "/api/files", file)
    seen = await visit.done("POST", "/api/tables/another/seats/1/substitute")
    assert not seen["table"]["seats"][1]["missing"]
    await visit.idle()
    assert (await visit.get("/api/tables/another"))["decision"]["seat"] == 0


def leave() -> None:
    """End the process, as a module may that is imported."""
    raise SystemExit(3)


def test_work_that_would_end_the_worker_is_work_that_failed() -> None:
    error = read_pickled(done(write_pickled((leave, ()))))
    assert isinstance(error, RuntimeError)
    assert str(error) == "SystemExit: 3"


async def dies(_: str, __: float) -> str:
    """Fail as a worker that has died."""
    raise RuntimeError("Maximum call stack size exceeded")


async def test_a_request_whose_worker_dies_is_refused_with_a_sentence(storage: MemoryStorage) -> None:
    page = Page(storage, dies, hold, grace=0)
    answer = json.loads(await page.answer("POST", "/api/replay", "[" * 100_000))
    assert (answer["status"], json.loads(answer["body"])["code"]) == (503, "worker-died")


async def test_a_computer_whose_worker_dies_moves_at_random(storage: MemoryStorage) -> None:
    visit = Visit(storage)
    table = await opened(visit, RITA, {"player": "greedy"})

    broken = Visit(storage)
    broken.page = Page(storage, dies, hold, grace=0)
    for _ in range(3):
        await act(broken, table, Random(1))
    assert (await broken.get(f"/api/tables/{table}"))["decision"]["seat"] == 0
