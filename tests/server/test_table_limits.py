"""How many tables somebody may have opened that are not over, by whatever way."""

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from dataclasses import replace
from datetime import UTC, datetime

import pytest
from httpx import Response
from msgspec import structs

from exlibris.server.settings import Settings
from exlibris.server.storage.store import Store, TooManyTables
from server.conftest import settings_in
from support.accounts import code_of, sign_up
from support.browsing import Browser, Json, Program
from support.keeping import dated_now, finish, stored
from support.seating import opened

MOST = 3
LATER = datetime(2026, 2, 2, tzinfo=UTC)
REFUSED = (429, "too-many-tables")
HERE: Json = {"seats": [{"player": "human"}, {"player": "human"}]}


@pytest.fixture(scope="module")
def shared_settings(tmp_path_factory: pytest.TempPathFactory) -> Settings:
    """Return the settings of a server with a low limit."""
    return replace(settings_in(tmp_path_factory.mktemp("limited")), tables_of_browser=MOST)


def asked(browser: Browser, **more: object) -> Response:
    """Ask for a table."""
    return browser.post("/api/tables", {**HERE, **more})


def test_tables_that_are_not_over_count_until_they_are(rita: Browser, eric: Browser) -> None:
    by_link, lobby, playing = (
        rita.open("human", "open"),
        rita.open("human", "open", listed=True),
        rita.open("human", "human"),
    )
    for more in ({}, {"listed": True}, {"preset": "first-en", "hints": True}):
        seats = [{"player": "human"}, {"player": "open"}]
        assert code_of(asked(rita, seats=seats, **more)) == REFUSED
    assert code_of(asked(rita, seats=[{"player": "random"}, {"player": "random"}])) == REFUSED
    assert asked(eric).status_code == 201  # with a limit of his own
    assert rita.delete(f"/api/tables/{lobby}").status_code == 204
    assert asked(rita).status_code == 201
    assert code_of(asked(rita)) == REFUSED
    assert rita.post(f"/api/tables/{playing}/end", None).status_code == 200
    assert asked(rita).status_code == 201
    assert by_link in [one["id"] for one in rita.get("/api/tables").json()]


def test_a_seat_at_the_table_of_somebody_else_does_not_count(rita: Browser, eric: Browser) -> None:
    for _ in range(MOST):
        assert eric.post(f"/api/tables/{rita.open('human', 'open')}/seats/1", {}).status_code == 201
    assert asked(eric).status_code == 201


def test_a_rematch_counts_for_whoever_asks_first(rita: Browser, eric: Browser, table: str) -> None:
    rita.post(f"/api/tables/{table}/end", None)
    for _ in range(MOST):
        rita.open("human", "human")
    again = f"/api/tables/{table}/rematch"
    assert code_of(rita.post(again, {})) == REFUSED
    made = eric.post(again, {})
    assert made.status_code == 201
    assert rita.post(again, {}).json() == made.json()  # to join it is to open nothing


def test_a_request_that_is_sent_again_is_answered_again(rita: Browser) -> None:
    key = "x" * 20
    rita.open("human", "human")
    rita.open("human", "human")
    first = asked(rita, request_key=key)
    assert asked(rita, request_key=key).json() == first.json()
    assert code_of(asked(rita, request_key="y" * 20)) == REFUSED


def test_requests_at_the_same_time_do_not_get_round_it(rita: Browser) -> None:
    rita.open("human", "human")
    with ThreadPoolExecutor(8) as threads:
        browsers = [rita.another(rita.token) for _ in range(8)]
        statuses = [answer.status_code for answer in threads.map(asked, browsers)]
    assert sorted(statuses) == [201] * (MOST - 1) + [429] * (9 - MOST)


@pytest.mark.slow
async def test_two_processes_do_not_get_round_it_either(postgres_settings: Settings) -> None:
    async def tried(store: Store, seed: int) -> bool:
        try:
            await store.open(*opened(2, seed, ["a", "b"]), most=MOST)
        except TooManyTables:
            return False
        return True

    async with AsyncExitStack() as stack:
        stores = [await stack.enter_async_context(stored(postgres_settings.database)) for _ in range(4)]
        done = await asyncio.gather(*(tried(stores[i % 4], i) for i in range(16)))
    assert sum(done) == MOST


def test_programs_and_accounts_have_it_too(program: Program, rita: Browser) -> None:
    assert [asked(program).status_code for _ in range(MOST + 1)] == [201] * MOST + [429]
    for _ in range(MOST):
        rita.open("human", "human")
    sign_up(rita, "Rita T")  # and takes her tables along
    assert code_of(asked(rita)) == REFUSED


async def test_the_list_leaves_out_what_is_over_before_what_is_not(store: Store) -> None:
    going_on, *over = (opened(2, seed, ["a", "b"]) for seed in range(4))
    await store.open(*going_on)
    for table, happened in over:
        await finish(store, structs.replace(table, created=LATER), dated_now(happened))
    found = await store.of_browser("a", 2)
    assert len(found) == 2
    assert going_on[0].id in found
