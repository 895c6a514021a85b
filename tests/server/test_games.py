"""Games over HTTP, to their end, across restarts, with bots and with guests; one of them is played from end to end."""

import json
import random

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from exlibris.engine import Record, result
from exlibris.server.app import create_app
from exlibris.server.base.settings import Settings
from support.browsing import Browser
from support.forms import check_form


@pytest.mark.slow
def test_a_whole_game_against_bots_ends_with_the_engines_form(rita: Browser) -> None:
    table = rita.open("human", "random")
    over = rita.play(table, 0, random.Random(7))
    assert over["table"]["status"] == "over"
    assert (over["view"]["phase"], over["waiting_for"], over["decision"]) == ("over", [], None)
    assert over["result"]["note"]
    seed = over["table"]["seed"]
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
        table = Browser(client).open("random", "random")
    with TestClient[Litestar](create_app(settings)) as client:
        over = Browser(client).await_turn(table, 0)
        assert over["table"]["status"] == "over"


def test_two_browsers_play_one_game_to_the_end(rita: Browser, eric: Browser) -> None:
    table = rita.open("human", "open")
    eric.post(f"/api/tables/{table}/seats/1", {"name": "Eric"})
    people, luck = {0: rita, 1: eric}, random.Random(5)
    take_turns(people, table, luck, moves=12)
    rita.forward_to_the_last_round(table)
    take_turns(people, table, luck)
    ends = [one.look(table) for one in people.values()]
    assert [end["table"]["status"] for end in ends] == ["over", "over"]
    assert ends[0]["result"] == ends[1]["result"]


def take_turns(people: dict[int, Browser], table: str, luck: random.Random, moves: int = 1000) -> None:
    """Act at random for whoever is asked, so often or until the game is over."""
    waiting = people[0].look(table)["waiting_for"]
    while waiting and moves:
        looks = {seat: people[seat].look(table) for seat in waiting}
        seat, mine = next((seat, look) for seat, look in looks.items() if look["decision"])
        option = luck.choice(mine["decision"]["actions"])
        answer = people[seat].act(table, seat, option["action"], mine["number"])
        assert answer.status_code == 200, answer.text
        waiting, moves = answer.json()["waiting_for"], moves - 1
