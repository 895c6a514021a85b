"""The deal of a finished game, passed on to a friend: the same cards and computers, and nothing that is secret."""

import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from random import Random

import msgspec
import pytest

from exlibris.engine import Record, new_game, read_game_file
from exlibris.table.deals import SharedDeal
from support.accounts import code_of
from support.browsing import Browser, Json

LEVELS = ("errand-runner", "copyist")
SEATS = {"seats": [{"name": "Ann"}]}


def finished(rita: Browser, *bots: str, **options: object) -> str:
    """Return a table at which Rita has played against these computers."""
    table = rita.open("human", *bots, **options)
    rita.play(table, rita.look(table)["you"], Random(1))
    return table


def deal_of(browser: Browser, table: str) -> str:
    """Return the deal of a table as text."""
    answer = browser.get(f"/api/tables/{table}/deal")
    assert answer.status_code == 200, answer.text
    return str(answer.json()["deal"])


def opened(browser: Browser, deal: str) -> str:
    """Return a table with that deal."""
    answer = browser.post("/api/tables", {**SEATS, "deal": deal})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def record_of(browser: Browser, table: str) -> Record:
    """Return the record of a finished game."""
    return read_game_file(browser.get(f"/api/tables/{table}/record").text).record


def choices_of(record: Record, seat: int) -> list[int]:
    """Return the actions of a seat."""
    state, own = new_game(record.ruleset, record.seats, record.seed), []
    for action in record.actions:
        if state.actor(action) == seat:
            own.append(action)
        state.apply(action)
    return own


def play_again(browser: Browser, table: str, choices: list[int]) -> Json:
    """Take these actions one by one."""
    seat = browser.look(table)["you"]
    for action in choices:
        seen = browser.await_turn(table, seat)
        assert action in {one["action"] for one in seen["decision"]["actions"]}
        assert browser.act(table, seat, action, seen["number"]).status_code == 200
    return browser.await_turn(table, seat)


@pytest.mark.slow
def test_a_friend_who_chooses_the_same_plays_the_same_game(rita: Browser, ann: Browser) -> None:
    table = finished(rita, *LEVELS, draw_seats=True)
    deal = deal_of(rita, table)
    there = opened(ann, deal)
    before = ann.look(there)["table"]
    assert (before["open_deal"], "deal" in before, before["options"]["draw_seats"]) == (True, False, False)
    record = record_of(rita, table)
    over = play_again(ann, there, choices_of(record, rita.look(table)["you"]))
    again = record_of(ann, there)
    for seat in range(record.seats):  # sealed flips may come in any order
        assert choices_of(again, seat) == choices_of(record, seat)
    assert (over["table"]["status"], over["table"]["deal"]) == ("over", deal)


@pytest.fixture(scope="module")
def shared(server: object) -> tuple[Browser, str]:
    """Return a browser that has finished a game against a computer, and the table."""
    rita = Browser(server)  # type: ignore[arg-type]
    return rita, finished(rita, "errand-runner", hints=True)


def test_the_shelf_and_form_of_the_first_player_can_be_compared(shared: tuple[Browser, str], ann: Browser) -> None:
    rita, table = shared
    seen = rita.look(table)
    info = ann.post("/api/deal", {"deal": deal_of(rita, table)}).json()
    form = seen["result"]["seats"][0]
    assert info["lines"] == {line: form[line] for line in ("b1", "b2", "b3", "b4", "b5", "total")}
    cells = [
        [cell and (cell["card"], cell["face_down"], cell["entombed"]) for cell in row] for row in info["shelf"]["rows"]
    ]
    shelf = seen["view"]["seats"][0]["shelf"]["rows"]
    assert cells == [[cell and (cell["card"], cell["face_down"], cell["entombed"]) for cell in row] for row in shelf]
    assert (info["players"], info["seat"], info["options"]["hints"]) == (["human", "errand-runner"], 0, True)


def test_a_deal_names_nobody(shared: tuple[Browser, str], ann: Browser) -> None:
    rita, table = shared
    deal = deal_of(ann, table)
    sent = urlsafe_b64decode(deal + "=" * (-len(deal) % 4)) + ann.post("/api/deal", {"deal": deal}).content
    there = opened(ann, deal)
    sent += json.dumps(ann.look(there)).encode()
    for secret in ("Player 0", "Player 1", table, rita.token, rita.session):
        assert secret.encode() not in sent
    assert [seat["name"] for seat in ann.look(there)["table"]["seats"]] == ["Ann", "Seat 2"]
    assert len(deal) < 300, "the link must fit a QR code that a phone can read"


def test_only_a_finished_game_against_computers_is_passed_on(rita: Browser, eric: Browser) -> None:
    running = rita.open("human", "errand-runner")
    people = rita.open_with(eric)
    ended = rita.open("human", "errand-runner")
    rita.post(f"/api/tables/{ended}/end", None)
    alone = rita.open("human", "human", "errand-runner")
    rita.post(f"/api/tables/{alone}/seats/1/leave", None)
    for table in (running, people, ended, alone):
        refused = rita.get(f"/api/tables/{table}/deal")
        assert code_of(refused) == (409, "deal-not-shared")
        assert set(refused.json()) == {"code", "detail"}


def changed(deal: str, **more: object) -> str:
    """Return a deal with other parts."""
    parts = msgspec.msgpack.decode(urlsafe_b64decode(deal + "=" * (-len(deal) % 4)), type=SharedDeal)
    return urlsafe_b64encode(msgspec.msgpack.encode(msgspec.structs.replace(parts, **more))).decode().rstrip("=")


BROKEN: dict[str, object] = {
    "players": ["human", "human"],
    "seed": b"short",
    "check": b"1234",
    "placed": bytes([100, 250]),
    "tombs": bytes([100, 250]),
    "lines": [1],
    "options": {"preset": "none"},
}


@pytest.mark.parametrize("part", BROKEN)
def test_a_damaged_deal_is_refused(shared: tuple[Browser, str], ann: Browser, part: str) -> None:
    rita, table = shared
    broken = changed(deal_of(rita, table), **{part: BROKEN[part]})
    assert code_of(ann.post("/api/deal", {"deal": broken})) == (400, "bad-deal")
    assert code_of(ann.post("/api/tables", {**SEATS, "deal": broken})) == (400, "bad-deal")


def test_other_text_is_no_deal(ann: Browser) -> None:
    assert code_of(ann.post("/api/deal", {"deal": "abcd"})) == (400, "bad-deal")
    assert code_of(ann.post("/api/deal", {"deal": "a b"})) == (400, "bad-request")


def test_a_computer_that_is_missing_here_is_named(shared: tuple[Browser, str], ann: Browser) -> None:
    rita, table = shared
    other = changed(deal_of(rita, table), players=["human", "clever"])
    assert code_of(ann.post("/api/tables", {**SEATS, "deal": other})) == (400, "unknown-bot")
