"""Whole games over HTTP, across restarts, with bots and with guests."""

import hashlib
import json
import random

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from exlibris.engine import Record, result
from exlibris.server.app import create_app
from exlibris.server.settings import Settings
from support.browsing import Browser
from support.forms import check_form


@pytest.mark.slow
def test_a_whole_game_against_bots_ends_with_the_engines_form(rita: Browser) -> None:
    table = rita.open("human", "random", "random", "random")
    over = rita.play(table, 0, random.Random(7))
    assert over["table"]["status"] == "over"
    assert (over["view"]["phase"], over["waiting_for"], over["decision"]) == ("over", [], None)
    assert over["result"]["note"]
    seed = over["table"]["seed"]
    assert hashlib.sha256(bytes.fromhex(seed)).hexdigest() == over["table"]["seed_hash"]
    record = rita.get(f"/api/tables/{table}/record")
    assert "attachment" in record.headers["content-disposition"]
    assert json.loads(record.text)["seed"] == seed
    check_form(over["result"], result(Record.from_json(record.text).replay()))
    late = rita.act(table, 0, 0, over["number"])
    assert (late.status_code, late.json()["code"]) == (409, "game-over")
    assert [one["status"] for one in rita.get("/api/tables").json()] == ["over"]


def test_a_restart_goes_on_at_the_same_decision(settings: Settings) -> None:
    with TestClient[Litestar](create_app(settings)) as client:
        rita = Browser(client)
        table = rita.open("human", "random", "random")
        before = rita.play(table, 0, random.Random(3), limit=12)
        cookie = rita.cookie
    with TestClient[Litestar](create_app(settings)) as client:
        again = Browser(client)
        again.cookie = cookie
        assert again.look(table) == before
        assert again.play(table, 0, random.Random(4), limit=6)["number"] > before["number"]


@pytest.mark.slow
def test_bots_go_on_after_a_restart_though_nobody_looks(settings: Settings) -> None:
    with TestClient[Litestar](create_app(settings)) as client:
        table = Browser(client).open("random", "random", "random", "random")
    with TestClient[Litestar](create_app(settings)) as client:
        over = Browser(client).await_turn(table, 0)
        assert over["table"]["status"] == "over"


@pytest.mark.slow
def test_two_browsers_play_one_game_to_the_end(rita: Browser, eric: Browser) -> None:
    table = rita.open("human", "open")
    eric.post(f"/api/tables/{table}/seats/1", {"name": "Eric"})
    luck = random.Random(5)
    people = {0: rita, 1: eric}
    seen = rita.look(table)
    while seen["waiting_for"]:
        looks = {seat: people[seat].look(table) for seat in seen["waiting_for"]}
        seat, mine = next((seat, look) for seat, look in looks.items() if look["decision"])
        option = luck.choice(mine["decision"]["actions"])
        answer = people[seat].act(table, seat, option["action"], mine["number"])
        assert answer.status_code == 200, answer.text
        seen = answer.json()
    assert seen["table"]["status"] == "over"
    assert rita.look(table)["result"] == eric.look(table)["result"]
