"""Several servers on one PostgreSQL database: any of them serves any table, and news get from one to the other."""

import asyncio
import random
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from dataclasses import replace
from typing import Any, TypeVar

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from exlibris.server.app import create_app
from exlibris.server.background import ended
from exlibris.server.settings import Settings
from exlibris.server.storage.folder import with_driver
from support.browsing import Browser, Program, closed_with, first_action, heard, whose_turn
from support.postgres import Cluster
from support.redis_server import RedisServer

PATIENCE = 30.0  # seconds
Found = TypeVar("Found")


class Pair:
    """Two servers on one database: Rita asks the first, Eric the second."""

    def __init__(self, settings: Settings, stack: ExitStack) -> None:
        apps = [create_app(settings), create_app(settings)]
        self.servers = [stack.enter_context(TestClient[Litestar](app)) for app in apps]
        self.rita, self.eric = (Browser(server) for server in self.servers)

    def seated(self) -> str:
        """Return a new table of Rita and Eric."""
        return self.rita.open_with(self.eric)


@pytest.fixture(scope="module")
def pair(shared_settings: Settings, postgres: Cluster) -> Iterator[Pair]:
    """Run two servers, which tell each other news by PostgreSQL."""
    with ExitStack() as stack:
        yield Pair(replace(shared_settings, database=with_driver(postgres.new_database())), stack)


@pytest.fixture(scope="module")
def pair_with_redis(shared_settings: Settings, postgres: Cluster, redis: RedisServer) -> Iterator[Pair]:
    """Run two servers, which tell each other news by Redis."""
    with ExitStack() as stack:
        settings = replace(shared_settings, database=with_driver(postgres.new_database()), redis=redis.url)
        yield Pair(settings, stack)


def eventually(look: Callable[[], Found | None]) -> Found:
    """Return what is found as soon as there is something."""
    deadline = time.monotonic() + PATIENCE
    while not (found := look()):
        assert time.monotonic() < deadline, "nothing was found in time"
        time.sleep(0.05)
    return found


def test_what_is_done_at_one_server_holds_at_the_other_at_once(pair: Pair) -> None:
    table = pair.seated()
    for _ in range(8):
        number = whose_turn(table, pair.rita, pair.eric)[0].act_first(table)["number"]
        assert {browser.look(table)["number"] for browser in (pair.rita, pair.eric)} == {number}


def test_who_is_forgotten_at_one_server_has_no_name_at_the_other(pair: Pair) -> None:
    rita = Browser(pair.servers[0])
    table = pair.eric.open("human", "open", "open")
    rita.sit(table, 1, "Rita the Reader")
    assert pair.eric.look(table)["table"]["seats"][1]["name"] == "Rita the Reader"
    assert rita.delete("/api/account", {}).status_code == 200
    seat = pair.eric.look(table)["table"]["seats"][1]
    assert (seat["name"], seat["taken"]) == ("Seat 2", False)


def test_an_action_sent_to_both_servers_happens_once(pair: Pair) -> None:
    table = pair.seated()
    actor, seen = whose_turn(table, pair.rita, pair.eric)
    act = {"seat": seen["you"], "number": seen["number"], "action": first_action(seen)}
    other = Browser(pair.servers[1 if actor is pair.rita else 0], actor.token)
    first = actor.post(f"/api/tables/{table}/actions", act)
    again = other.post(f"/api/tables/{table}/actions", act)
    assert (first.status_code, again.status_code) == (200, 200)
    assert first.json()["number"] == again.json()["number"]


def test_who_listens_at_one_server_hears_of_moves_at_the_other(pair: Pair) -> None:
    check_hearing(pair, pair.seated())


def check_hearing(pair: Pair, table: str) -> None:
    """Check that who listens at the other server is told when somebody acts."""
    actor, _ = whose_turn(table, pair.rita, pair.eric)
    listener = pair.eric if actor is pair.rita else pair.rita
    with listener.listen(table) as socket:
        before = socket.receive_json()["number"]
        actor.act_first(table)
        assert socket.receive_json()["number"] > before


def test_who_is_present_at_one_server_is_seen_at_the_other(pair: Pair) -> None:
    table = pair.seated()

    def rita_is_here() -> bool:
        presence = pair.eric.look(table)["presence"]
        return bool(next(one for one in presence if one["seat"] == 0)["here"])

    assert not rita_is_here()
    with pair.rita.listen(table):
        eventually(rita_is_here)
    eventually(lambda: not rita_is_here())


def test_what_is_said_at_one_server_is_heard_at_the_other(pair: Pair) -> None:
    table = pair.seated()
    number = pair.eric.look(table)["number"]
    with pair.eric.listen(f"{table}?after={number}") as socket:
        heard(socket, "presence")
        pair.rita.post(f"/api/tables/{table}/chat", {"seat": 0, "text": "Can you hear me?"})
        assert [line["text"] for line in heard(socket, "chat")["chat"]] == ["Can you hear me?"]


def test_a_table_deleted_at_one_server_is_gone_at_the_other(pair: Pair) -> None:
    table = pair.seated()
    assert pair.eric.get(f"/api/tables/{table}").status_code == 200
    assert pair.rita.post(f"/api/tables/{table}/end", None).status_code == 200
    assert pair.rita.delete(f"/api/tables/{table}").status_code == 204
    assert pair.eric.get(f"/api/tables/{table}").json()["code"] == "table-not-found"


def test_the_same_request_at_both_servers_opens_one_table(pair: Pair) -> None:
    seats: dict[str, Any] = {"seats": [{"player": "human"}, {"player": "open"}], "request_key": "0123456789abcdef0123"}
    ids = {browser.post("/api/tables", seats).json()["id"] for browser in (Browser(one) for one in pair.servers)}
    assert len(ids) == 1


def test_a_program_known_at_one_server_is_known_at_the_other(pair: Pair) -> None:
    token = Program(pair.servers[0]).token
    assert Program(pair.servers[1], token).get("/api/tables").status_code == 200


def test_a_program_whose_token_is_taken_back_at_one_server_is_away_at_both(pair: Pair) -> None:
    program = Program(pair.servers[1])
    table = pair.rita.open_with(program)
    with program.listen(table) as news:
        heard(news, "number")
        eventually(lambda: pair.rita.look(table)["presence"][1]["here"])
        assert Program(pair.servers[0], program.token).delete("/api/programs/own").status_code == 204
        assert closed_with(news) == 4401
    eventually(lambda: not pair.rita.look(table)["presence"][1]["here"])


async def test_what_takes_no_notice_of_being_cancelled_is_cancelled_again() -> None:
    async def stubborn() -> None:
        with suppress(asyncio.CancelledError):
            await asyncio.Event().wait()
        await asyncio.Event().wait()

    work = asyncio.create_task(stubborn())
    await asyncio.sleep(0)
    await ended(work)
    assert work.cancelled()


def test_computer_players_move_wherever_a_table_is_opened(pair: Pair) -> None:
    for browser in (pair.rita, pair.eric):
        table = browser.open("human", "random")
        browser.play(table, 0, random.Random(1), limit=3)
        assert browser.await_turn(table, 0)["decision"]


@pytest.mark.slow
def test_news_come_by_redis_and_without_it_tables_catch_up_by_themselves(
    pair_with_redis: Pair, redis: RedisServer
) -> None:
    table = pair_with_redis.seated()
    check_hearing(pair_with_redis, table)
    redis.stop()
    try:
        check_hearing(pair_with_redis, table)
    finally:
        redis.start()
    check_hearing(pair_with_redis, table)
