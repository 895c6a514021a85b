"""Work in processes: bounded, in turns, given up in time, and out of everybody else's way."""

import asyncio
import json
import os
import random
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from exlibris.server.settings import Settings
from exlibris.server.tables.workers import BULK_NICENESS, NICENESS, OF_REQUESTS, Asker, WorkerPool
from exlibris.table.errors import TableError
from server.test_scoring_page import SHEET
from support.accounts import code_of
from support.browsing import Browser, visited
from support.recording import finished


def asker(person: str) -> Asker:
    """Return a person in a network of their own."""
    return Asker(person, person)


async def refusal(pool: WorkerPool, person: str, seconds: float) -> str:
    """Return the code by which the work is refused."""
    with pytest.raises(TableError) as refused:
        await pool.run(asker(person), time.sleep, seconds)
    return refused.value.code


async def test_work_is_done_elsewhere_by_few_processes_that_are_started_once() -> None:
    pool = WorkerPool(1, 60)
    found = await asyncio.gather(*(pool.run(asker(person), os.getpid) for person in "abcab"))
    assert len(set(found)) == 1
    assert os.getpid() not in found
    assert await pool.run(asker("a"), os.nice, 0) > os.nice(0)


def priority() -> tuple[int, int]:
    """Return the process and the niceness of the thread that asks."""
    return os.getpid(), os.nice(0)


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere threads have no priority of their own")
async def test_bulk_work_is_less_urgent_and_leaves_its_process_as_urgent_as_before() -> None:
    usual, bulk = WorkerPool(1, 60), WorkerPool(1, 60, BULK_NICENESS)
    processes, found = zip(*[await pool.run(asker("a"), priority) for pool in (usual, bulk, usual)], strict=True)
    assert len(set(processes)) == 1
    own = os.nice(0)
    assert found == (own + NICENESS, min(19, own + BULK_NICENESS), own + NICENESS)


async def test_a_person_can_queue_only_so_much_and_keeps_nobody_else_waiting() -> None:
    pool = WorkerPool(1, 60, budget=OF_REQUESTS)
    await pool.run(asker("b"), os.getpid)
    done: list[str] = []

    async def ask(person: str) -> None:
        await pool.run(asker(person), time.sleep, 0.02)
        done.append(person)

    greedy = [asyncio.create_task(ask("a")) for _ in range(OF_REQUESTS.person)]
    await asyncio.sleep(0)
    assert await refusal(pool, "a", 0) == "too-much-queued"
    await ask("b")
    assert done.count("a") <= 2
    await asyncio.gather(*greedy)
    await ask("a")  # the queue is empty again


async def test_work_that_takes_too_long_is_given_up_and_its_process_killed() -> None:
    pool = WorkerPool(1, 60)
    first = await pool.run(asker("a"), os.getpid)
    assert await refusal(WorkerPool(1, 0.2), "a", 600) == "takes-too-long"
    with pytest.raises(ProcessLookupError):
        os.kill(first, 0)
    assert await pool.run(asker("a"), os.getpid) != first
    with pytest.raises(TableError, match="has died"):
        await pool.run(asker("a"), os._exit, 1)


async def test_who_waits_is_told_how_many_come_before(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("exlibris.server.tables.workers.TELL_EVERY", 0.05)
    pool, told = WorkerPool(0, 60), list[int]()

    async def wait() -> None:
        async with pool.place_for(asker("b"), told.append):
            pass

    await asyncio.gather(pool.run(asker("a"), time.sleep, 0.2), pool.run(asker("c"), time.sleep, 0.2), wait())
    assert set(told) == {0, 1}
    assert told == sorted(told, reverse=True)


@pytest.fixture(scope="module")
def rita(shared_settings: Settings) -> Iterator[Browser]:
    """Return a browser of a server with processes."""
    with visited(replace(shared_settings, request_workers=1, bot_workers=1)) as browser:
        yield browser


def long_record() -> dict[str, object]:
    """Return a record of a whole game, whose timeline takes long."""
    found: dict[str, object] = json.loads(finished(4, 8).to_json())
    return found


def test_the_server_answers_while_a_replay_is_worked_out(rita: Browser) -> None:
    table = rita.open("human", "human")
    with ThreadPoolExecutor(1) as elsewhere:
        replay = elsewhere.submit(rita.client.post, "/api/replay", json=long_record())
        answered = 0
        while not replay.done():
            assert rita.another(rita.token).look(table)["number"] == 2
            answered += 1
        assert replay.result().status_code == 200
    assert answered > 5
    assert threading.active_count() < 50


def test_bots_think_in_processes_and_sheets_are_scored_there(rita: Browser) -> None:
    table = rita.open("human", "greedy")
    assert rita.play(table, 0, random.Random(1), limit=4)["troubles"] == []
    answer = rita.post("/api/score?best_flips=true", SHEET)
    assert answer.status_code == 200, answer.text
    assert answer.json()["seats"][0]["best"] is not None
    assert code_of(rita.post("/api/score?best_flips=true", SHEET | {"prominent": "magic"})) == (400, "bad-sheet")


@pytest.mark.parametrize("most", [0, 1])
@pytest.mark.parametrize("error", [SystemExit, KeyboardInterrupt, GeneratorExit, asyncio.CancelledError])
async def test_work_ends_no_process_that_has_asked_for_it(most: int, error: type[BaseException]) -> None:
    pool = WorkerPool(most, 60)
    with pytest.raises(RuntimeError, match=f"it raised {error.__name__}: enough"):
        await pool.run(asker("a"), throw, error)
    assert await pool.run(asker("a"), abs, -1) == 1


def throw(error: type[BaseException]) -> None:
    """Raise an error of that type."""
    raise error("enough")


@pytest.mark.parametrize("path", ["/api/replay", "/api/files", "/api/tables", "/api/score"])
def test_lists_in_lists_without_end_are_refused(settings: Settings, path: str) -> None:
    with visited(replace(settings, request_workers=1)) as rita:
        for body in (b"[" * 100_000, b"[" * 20_000, b'{"a":' * 5_000):
            answer = rita.client.post(path, content=body, headers={"content-type": "application/json"})
            assert answer.status_code in {400, 413, 422}, answer.text
            assert rita.get("/health").status_code == 200
