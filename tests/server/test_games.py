"""Games over HTTP, to their end, across restarts, with bots and with guests; one of them is played from end to end."""

import json
import random

import pytest

from exlibris.engine import Record, result
from exlibris.server.settings import Settings
from support.accounts import code_of
from support.browsing import Browser, visited
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
    assert code_of(rita.act(table, 0, 0, over["number"])) == (409, "game-over")
    assert [one["status"] for one in rita.get("/api/tables").json()] == ["over"]


def test_a_restart_goes_on_at_the_same_decision(settings: Settings) -> None:
    with visited(settings) as rita:
        table = rita.open("human", "random", "random")
        before = rita.play(table, 0, random.Random(3), limit=12)
    with visited(settings, rita.token) as again:
        assert again.look(table) == before
        assert again.play(table, 0, random.Random(4), limit=6)["number"] > before["number"]


@pytest.mark.slow
def test_bots_go_on_after_a_restart_though_nobody_looks(settings: Settings) -> None:
    with visited(settings) as rita:
        table = rita.open("random", "random")
    with visited(settings) as anybody:
        assert anybody.await_turn(table, 0)["table"]["status"] == "over"
