"""Tables over HTTP: who may do what, and the code of every refusal."""

import hashlib
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from typing import Any

import pytest
from httpx import Response
from litestar.middleware import rate_limit

from exlibris.server.http import limits
from exlibris.server.settings import Settings
from support.accounts import code_of
from support.browsing import Browser, first_action, visited


def check_refused(answer: Response, status: int, code: str) -> str:
    """Return the refusal's sentence."""
    assert code_of(answer) == (status, code), answer.text
    return str(answer.json()["detail"])


def test_the_maker_gets_the_seats_for_people_here(rita: Browser) -> None:
    table = rita.open("human", "random", "human")
    seats = rita.look(table)["table"]["seats"]
    assert [(seat["yours"], seat["taken"]) for seat in seats] == [(True, True), (False, True), (True, True)]
    assert [seat["player"] for seat in seats] == ["human", "random", "human"]
    assert [seat["name"] for seat in seats] == ["Player 0", "Player 1", "Player 2"]


def test_the_secret_cookie_is_out_of_reach_of_scripts(rita: Browser) -> None:
    answer = rita.post("/api/tables", {"seats": [{}, {}]})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "exlibris_browser" not in answer.text


def test_the_home_page_lists_the_tables_of_this_browser(rita: Browser, eric: Browser) -> None:
    first, second = rita.open("human", "human"), rita.open("open", "human")
    listed = rita.get("/api/tables").json()
    assert [one["id"] for one in listed] == [second, first]
    assert listed[0] | {"created": ""} == {
        "id": second, "names": ["Player 0", "Player 1"], "status": "waiting", "preset": "first-en", "solo": False,
        "your_seats": [1], "round": 0, "your_turn": False, "created": "", "trouble": None, "day": None, "total": None,
    }  # fmt: skip
    assert (listed[1]["status"], listed[1]["your_turn"]) == ("playing", True)
    assert eric.get("/api/tables").json() == []


def test_the_game_begins_when_the_last_open_seat_is_claimed(rita: Browser, eric: Browser) -> None:
    table = rita.open("human", "open")
    waiting = rita.look(table)
    assert (waiting["table"]["status"], waiting["view"], waiting["decision"]) == ("waiting", None, None)
    claimed = eric.sit(table, 1, " Eric ")
    assert claimed.status_code == 201
    assert (claimed.json()["you"], claimed.json()["table"]["status"]) == (1, "playing")
    assert rita.look(table)["table"]["seats"][1]["name"] == "Eric"
    assert rita.look(table)["table"]["seats"][1]["yours"] is False
    assert rita.look(table)["number"] > waiting["number"]


def test_a_seat_can_be_claimed_once(rita: Browser, eric: Browser) -> None:
    table = rita.open("human", "open", "random")
    assert eric.sit(table, 1, "Eric").status_code == 201
    for seat in (1, 2):
        check_refused(rita.post(f"/api/tables/{table}/seats/{seat}", {}), 409, "seat-taken")
    check_refused(rita.sit(table, 3), 404, "seat-not-found")


def test_of_many_who_claim_a_seat_at_once_one_gets_it(rita: Browser) -> None:
    table = rita.open("human", "open")

    def claim(n: int) -> int:
        return rita.another().post(f"/api/tables/{table}/seats/1", {"name": f"Guest {n}"}).status_code

    with ThreadPoolExecutor(6) as pool:
        statuses = sorted(pool.map(claim, range(6)))
    assert statuses == [201] + [409] * 5


def test_an_unknown_table_is_not_found(rita: Browser) -> None:
    check_refused(rita.get("/api/tables/nope"), 404, "table-not-found")
    check_refused(rita.get("/api/tables/nope/record"), 404, "table-not-found")
    check_refused(rita.post("/api/tables/nope/seats/0", {}), 404, "table-not-found")
    check_refused(rita.act("nope", 0, 0, 0), 404, "table-not-found")


@pytest.mark.parametrize(
    ("body", "place"),
    [
        ({}, "seats"),
        ({"seats": []}, "seats"),
        ({"seats": [{}, {}], "variants": "solo"}, "variants"),
        ({"seats": [{}], "level": "hard"}, "level"),
        ({"seats": [{}] * 5}, "seats"),
        ({"seats": [{}, {"player": 7}]}, "seats[1].player"),
        ({"seats": [{}, {"player": "x" * 101}]}, "seats[1].player"),
        ({"seats": [{"name": "x" * 41}, {}]}, "seats[0].name"),
        ({"seats": [{}, {}], "sead": "x"}, "sead"),
        ({"seats": [{}, {}], "seed": 7}, "seed"),
        ("seats", "data"),
    ],
)
def test_a_bad_request_names_the_place(rita: Browser, body: object, place: str) -> None:
    assert place in check_refused(rita.post("/api/tables", body), 400, "bad-request")


@pytest.mark.parametrize(
    ("seed", "meant"),
    [
        ("library", hashlib.sha256(b"library").digest()),
        ("", hashlib.sha256(b"").digest()),
        ("0f" * 32, bytes([15] * 32)),
        ("zz" * 32, hashlib.sha256(b"zz" * 32).digest()),
        ("  " * 32, hashlib.sha256(b"  " * 32).digest()),
    ],
)
def test_a_chosen_seed_makes_an_open_deal(rita: Browser, seed: str, meant: bytes) -> None:
    table = rita.open("human", "human", seed=seed)
    rita.post(f"/api/tables/{table}/end", None)
    seen = rita.look(table)["table"]
    assert (seen["open_deal"], seen["seed"]) == (True, meant.hex())


def test_an_action_changes_the_table_for_everybody(rita: Browser, eric: Browser, table: str) -> None:
    seen = {0: rita.look(table), 1: eric.look(table)}
    turn = seen[0]["waiting_for"][0]
    mover, other = (rita, eric) if turn == 0 else (eric, rita)
    assert seen[1 - turn]["decision"] is None
    after = mover.act_first(table)
    assert after["number"] == seen[turn]["number"] + 1
    assert other.look(table)["number"] == seen[1 - turn]["number"] + 1
    assert other.look(table)["log"]["lines"][-1]["text"] == after["log"]["lines"][-1]["text"]


def turn_of(seen: dict[str, Any]) -> int:
    """Return the seat that is asked."""
    return int(seen["waiting_for"][0])


def test_refused_actions(rita: Browser, eric: Browser) -> None:
    table = rita.open("human", "human")
    seen = rita.look(table)
    turn, number = turn_of(seen), seen["number"]
    legal = first_action(seen)
    illegal = check_refused(rita.act(table, turn, 100_000, number), 422, "illegal-action")
    assert seen["decision"]["prompt"]["id"] in illegal
    assert seen["decision"]["rule_id"] in illegal
    check_refused(rita.act(table, turn, -1, number), 422, "illegal-action")
    check_refused(rita.act(table, 1 - turn, legal, number), 409, "not-your-turn")
    check_refused(rita.act(table, turn, legal, number - 1), 409, "stale")
    check_refused(rita.act(table, 7, legal, number), 404, "seat-not-found")
    check_refused(eric.act(table, turn, legal, number), 403, "seat-not-yours")
    assert "seat" in check_refused(rita.post(f"/api/tables/{table}/actions", {}), 400, "bad-request")
    assert rita.look(table) == seen


def test_nobody_acts_before_all_have_sat_down(rita: Browser) -> None:
    table = rita.open("human", "open")
    check_refused(rita.act(table, 0, 0, rita.look(table)["number"]), 409, "not-begun")


def test_of_the_same_action_posted_many_times_at_once_one_counts(rita: Browser) -> None:
    table = rita.open("human", "human")
    seen = rita.look(table)
    turn, option = turn_of(seen), seen["decision"]["actions"][0]
    body = {"seat": turn, "action": option["action"], "number": seen["number"]}

    def post(_: int) -> int:
        path = f"/api/tables/{table}/actions"
        return rita.client.post(path, json=body, headers={"Cookie": rita.cookie}).status_code

    with ThreadPoolExecutor(6) as pool:
        assert list(pool.map(post, range(6))) == [200] * 6  # the same answer to all; it happened once
    assert rita.look(table)["number"] == seen["number"] + 1


def test_pass_and_play_looks_with_the_eyes_that_are_asked_for(rita: Browser) -> None:
    table = rita.open("human", "human", preset="revised-en")
    turn = turn_of(rita.look(table))
    assert rita.look(table)["you"] == turn
    for seat in (0, 1):
        seen = rita.look(table, seat)
        assert seen["you"] == seat
        assert (seen["decision"] is not None) == (seat == turn)
        hands = [None not in one["hand"] for one in seen["view"]["seats"]]
        assert hands == [seat == 0, seat == 1]


def test_a_spectator_sees_no_hand_and_gets_no_decision(rita: Browser, eric: Browser) -> None:
    table = rita.open("human", "human")
    for seat in (None, 0):
        seen = eric.look(table, seat)
        assert (seen["you"], seen["decision"], seen["running"]) == (None, None, None)
        for one in seen["view"]["seats"]:
            assert one["hand"] == [None] * one["hand_count"]
            assert one["focus"] is None


def test_a_page_of_another_site_may_not_act(rita: Browser) -> None:
    table = rita.open("human", "human")
    body: dict[str, list[object]] = {"seats": [{}, {}]}
    for origin in ("https://evil.example", "http://testserver.local:81", "null"):
        check_refused(rita.post("/api/tables", body, Origin=origin), 403, "foreign-origin")
        check_refused(rita.post(f"/api/tables/{table}/actions", {}, Origin=origin), 403, "foreign-origin")
    assert rita.post("/api/tables", body, Origin="http://testserver.local").status_code == 201


def test_too_many_requests_are_refused_for_a_while(settings: Settings) -> None:
    few = replace(settings, requests_per_second=5, new_tables_per_minute=2)
    with visited(few) as rita:
        opened = [rita.post("/api/tables", {"seats": [{}, {}]}) for _ in range(3)]
        assert [answer.status_code for answer in opened] == [201, 201, 429]
        check_refused(opened[-1], 429, "too-many-requests")
        asked = [rita.get("/api/tables").status_code for _ in range(12)]
        assert 429 in asked


def test_who_asks_too_much_waits_for_the_refusal_and_nobody_else(settings: Settings) -> None:
    with visited(replace(settings, new_tables_per_minute=1, refused_seconds=0.3)) as rita:
        for least, most in ((0.0, 0.3), (0.3, 5.0), (0.3, 5.0)):
            begun = time.monotonic()
            status = rita.post("/api/tables", {"seats": [{}, {}]}).status_code
            assert (status == 429) == (least > 0)
            assert least <= time.monotonic() - begun < most + 5.0 * (not least)


def an_hour_ago() -> float:
    """Return the seconds since 1970 by a clock that was set back."""
    return time.time() - 3600


def test_requests_are_refused_no_longer_because_the_clock_was_set_back(
    settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    with visited(replace(settings, new_tables_per_minute=2)) as rita:
        new: dict[str, Any] = {"seats": [{}, {}]}
        assert [rita.post("/api/tables", new).status_code for _ in range(3)] == [201, 201, 429]
        for module in (limits, rate_limit):
            monkeypatch.setattr(module, "time", an_hour_ago)
        assert [rita.post("/api/tables", new).status_code for _ in range(3)] == [201, 201, 429]


def test_a_body_out_of_all_proportion_is_refused(rita: Browser) -> None:
    answer = rita.post("/api/tables", {"seats": [{}, {}], "seed": "x" * 100_000})
    check_refused(answer, 413, "too-large")


def test_the_catalog_tells_everything_printed(rita: Browser) -> None:
    answer = rita.get("/api/catalog")
    assert "max-age" in answer.headers["cache-control"]
    catalog = answer.json()
    assert [len(catalog[key]) for key in ("cards", "tiles", "assistants", "categories")] == [152, 18, 12, 6]
    assert sum(len(card["books"]) for card in catalog["cards"]) == 510
    assert catalog["tiles"][2]["spaces"] == ["1", "2", "3", "4"]
    assert catalog["tiles"][3]["spaces"] == ["any", "3+"]
    assert [card["id"] for card in catalog["cards"]] == list(range(152))
