"""Hints at the table: who may have them, and what they say."""

from dataclasses import replace
from typing import Any

import pytest

from exlibris.server.settings import Settings
from support.browsing import Browser, Json, first_action, visited, whose_turn


def seat_to_play(browser: Browser, table: str, question: str = "hint") -> tuple[int, Json, str]:
    """Return the seat that is asked, the table as it sees it, and the path of its question."""
    seat = browser.look(table)["waiting_for"][0]
    return seat, browser.look(table, seat), f"/api/tables/{table}/seats/{seat}/{question}"


def test_a_hint_names_the_best_action_the_next_ones_and_reasons(rita: Browser) -> None:
    table = rita.open("human", "human")
    seat, seen, path = seat_to_play(rita, table)
    assert seen["table"]["hints"] is True
    answer = rita.post(path, {"number": seen["number"]})
    assert answer.status_code == 200, answer.text
    hint = answer.json()
    actions = {one["action"]: one["text"] for one in seen["decision"]["actions"]}
    assert actions[hint["best"]["action"]] == hint["best"]["text"]
    assert hint["best"]["cost"] == ""
    assert hint["reasons"]
    assert all(other["cost"] for other in hint["alternatives"])
    assert len(hint["best"]["estimate"]["lines"]) == 5
    assert rita.post(path, {"number": seen["number"]}).json() == hint
    assert rita.look(table, seat) == seen
    polish = rita.post(f"{path}?language=pl", {"number": seen["number"]}).json()
    options = rita.get(f"/api/tables/{table}?seat={seat}&language=pl").json()["decision"]["actions"]
    assert polish["best"]["text"] in [one["text"] for one in options]


def test_an_outlook_has_the_lines_of_the_form(rita: Browser) -> None:
    _, seen, path = seat_to_play(rita, rita.open("human", "human"), "estimate")
    action = first_action(seen)
    found = rita.post(path, {"action": action, "number": seen["number"]}).json()
    assert found["total"]["mean"] == round(found["total"]["mean"], 3)
    assert abs(sum(line["mean"] for line in found["lines"]) - found["total"]["mean"]) < 0.01
    assert found["win"] is None or 0 <= found["win"]["least"] <= found["win"]["most"] <= 1
    assert rita.post(path, {"action": -1, "number": seen["number"]}).json()["code"] == "illegal-action"


def test_hints_are_refused_to_whoever_may_not_act(rita: Browser, eric: Browser) -> None:
    table = rita.open("human", "human")
    seat, seen, _ = seat_to_play(rita, table)
    for question in ("hint", "estimate"):
        body = {"number": seen["number"], **({"action": 0} if question == "estimate" else {})}
        path = f"/api/tables/{table}/seats/{seat}/{question}"
        assert eric.post(path, body).json()["code"] == "seat-not-yours"
        assert rita.post(path, {**body, "number": 99}).json()["code"] == "stale"
        assert rita.post(f"/api/tables/{table}/seats/7/{question}", body).json()["code"] == "seat-not-found"
    other = f"/api/tables/{table}/seats/{1 - seat}/hint"
    assert rita.post(other, {"number": seen["number"]}).json()["code"] == "not-your-turn"


@pytest.mark.parametrize(("more", "status"), [({}, 403), ({"hints": True}, 200)])
def test_between_browsers_hints_have_to_be_agreed_on(
    rita: Browser, eric: Browser, more: dict[str, Any], status: int
) -> None:
    table = rita.open_with(eric, **more)
    who, seen = whose_turn(table, rita, eric)
    assert seen["table"]["hints"] is (status == 200)
    answer = who.post(f"/api/tables/{table}/seats/{seen['you']}/hint", {"number": seen["number"]})
    assert answer.status_code == status
    assert status == 200 or answer.json()["code"] == "hints-not-allowed"


def test_a_seat_may_ask_only_so_often(settings: Settings) -> None:
    with visited(replace(settings, hints_per_minute=2)) as rita:
        table = rita.open("human", "human")
        seat, seen, path = seat_to_play(rita, table)
        codes = [rita.post(path, {"number": seen["number"]}).status_code for _ in range(3)]
        assert codes == [200, 200, 429]
        other = f"/api/tables/{table}/seats/{1 - seat}/hint"
        assert rita.post(other, {"number": seen["number"]}).json()["code"] == "not-your-turn"  # not limited
