"""A request that is sent twice, by a double click or because its answer was lost, does no harm."""

import pytest

from support.accounts import code_of
from support.browsing import Browser, Json, first_action, whose_turn


def without_newest(seen: Json) -> Json:
    """Return a snapshot but for what has happened since, and for who is at the table."""
    return {key: value for key, value in seen.items() if key not in ("newest", "presence")}


def test_the_same_action_again_gets_the_same_answer_and_happens_once(rita: Browser, eric: Browser, table: str) -> None:
    who, seen = whose_turn(table, rita, eric)
    act = (table, seen["you"], first_action(seen), seen["number"])
    first, again = who.act(*act), who.act(*act)
    assert (first.status_code, again.status_code, again.json()) == (200, 200, first.json())
    assert who.look(table)["number"] == seen["number"] + 1


def test_an_answer_is_the_same_when_others_have_moved_since(rita: Browser, eric: Browser, table: str) -> None:
    who, seen = whose_turn(table, rita, eric)
    act = (table, seen["you"], first_action(seen), seen["number"])
    first = who.act(*act).json()
    for _ in range(3):
        other = whose_turn(table, rita, eric)[0]
        if other is who:
            break
        other.act_first(table)
    again = who.act(*act).json()
    assert without_newest(again) == without_newest(first)
    assert again["newest"] > first["newest"]


def test_another_action_at_an_old_number_is_stale(rita: Browser, eric: Browser, table: str) -> None:
    who, seen = whose_turn(table, rita, eric)
    one, other = [option["action"] for option in seen["decision"]["actions"]][:2]
    assert who.act(table, seen["you"], one, seen["number"]).status_code == 200
    for action, number in ((other, seen["number"]), (one, seen["number"] - 1)):
        assert code_of(who.act(table, seen["you"], action, number)) == (409, "stale")


def test_undoing_twice_takes_back_one_action(rita: Browser) -> None:
    table = rita.open("human", "human")
    while not (seen := rita.look(table))["undo"]["count"]:
        rita.act_first(table)
    wanted = {"seat": seen["you"], "number": seen["number"]}
    first, again = (rita.post(f"/api/tables/{table}/undo", wanted) for _ in range(2))
    assert (first.status_code, again.status_code, again.json()) == (200, 200, first.json())
    assert rita.look(table)["number"] == seen["number"] + 1


def test_sitting_down_twice_gives_one_seat(rita: Browser, eric: Browser) -> None:
    table = rita.open("human", "open", "open")
    first, again = (eric.sit(table, 1, "Eric") for _ in range(2))
    assert (first.status_code, again.status_code, again.json()) == (201, 201, first.json())


SEATS = [{"name": "Rita", "player": "human"}, {"name": "Eric", "player": "open"}]


def test_opening_a_table_twice_by_a_retry_opens_one(rita: Browser) -> None:
    wanted = {"seats": SEATS, "request_key": "3-141592653589793238462643"}
    lost = rita.post("/api/tables", wanted)
    rita.cookie = ""  # the first answer never came, nor did its cookie
    again = rita.post("/api/tables", wanted)
    assert (again.status_code, again.json()) == (201, lost.json())
    assert [one["id"] for one in rita.get("/api/tables").json()] == [lost.json()["id"]]
    assert rita.look(lost.json()["id"])["table"]["seats"][0]["yours"]


def test_another_key_or_none_opens_another_table(rita: Browser) -> None:
    keys = ["a" * 20, "b" * 20, None, None]
    answers = [rita.post("/api/tables", {"seats": SEATS, "request_key": key}) for key in keys]
    assert [answer.status_code for answer in answers] == [201] * 4
    assert len({answer.json()["id"] for answer in answers}) == 4


def test_the_same_key_of_another_browser_opens_its_own_table(rita: Browser, eric: Browser) -> None:
    ids = []
    for browser in (rita, eric):
        browser.open("human", "open")
        ids.append(browser.post("/api/tables", {"seats": SEATS, "request_key": "c" * 20}).json()["id"])
    assert len(set(ids)) == 2


@pytest.mark.parametrize("key", ["short", "with a space and more", "x" * 101, ""])
def test_a_key_that_might_be_guessed_is_refused(rita: Browser, key: str) -> None:
    assert code_of(rita.post("/api/tables", {"seats": SEATS, "request_key": key})) == (400, "bad-request")
