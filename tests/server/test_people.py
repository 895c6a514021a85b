"""Nobody can hold a table up: leaving, coming back, resigning, voting, ending, deleting."""

import random
import time
from dataclasses import replace

import pytest
from httpx import Response
from litestar.exceptions import WebSocketDisconnect

from exlibris.server.settings import Settings
from exlibris.server.tables import cache
from exlibris.table import seats
from exlibris.table.events import Leave, Undo
from support.accounts import code_of
from support.browsing import Browser, Json, first_action, visited, whose_turn
from support.keeping import make_old
from support.seating import choose, happen, seated


def asked(browser: Browser, table: str, seat: int, what: str) -> Response:
    """Ask for something about a seat."""
    return browser.post(f"/api/tables/{table}/seats/{seat}/{what}", None)


def seat_facts(seen: Json, key: str) -> list[object]:
    """Return one fact of every seat."""
    return [seat[key] for seat in seen["table"]["seats"]]


def log(seen: Json) -> list[str]:
    """Return the sentences of the whole log."""
    return [line["text"] for line in seen["log"]["lines"]]


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let people be replaced who have left just now."""
    monkeypatch.setattr(seats, "AWAY_SECONDS", 0.0)


def test_a_computer_plays_on_for_whoever_leaves_until_they_are_back(rita: Browser, eric: Browser, table: str) -> None:
    number = rita.look(table)["number"]
    left = asked(eric, table, 1, "leave").json()
    assert (seat_facts(left, "stand_in"), left["you"]) == ([False, True], 1)
    assert "Player 1 leaves; a computer takes over." in log(left)
    assert rita.play(table, 0, random.Random(1), limit=2)["number"] > number + 3
    back = asked(eric, table, 1, "return").json()
    assert (seat_facts(back, "stand_in"), back["table"]["status"]) == ([False, False], "playing")


def test_whoever_has_left_acts_only_once_they_are_back(rita: Browser, eric: Browser, table: str) -> None:
    who, seen = whose_turn(table, rita, eric)
    seat = seen["you"]
    number = asked(who, table, seat, "leave").json()["number"]
    assert code_of(who.act(table, seat, first_action(seen), number)) == (409, "computer-plays")
    assert code_of(asked(who, table, seat, "agree")) == (409, "computer-plays")


def test_when_all_people_have_left_the_computers_wait(rita: Browser) -> None:
    table = rita.open_with(bots=("random",))
    rita.await_turn(table, 0)
    left = asked(rita, table, 0, "leave").json()
    assert left["table"]["deserted"]
    time.sleep(0.1)
    assert rita.look(table)["number"] == left["number"]
    assert not asked(rita, table, 0, "return").json()["table"]["deserted"]


def test_of_two_players_one_wins_when_the_other_resigns(rita: Browser, eric: Browser, table: str) -> None:
    ended = asked(eric, table, 1, "resign").json()
    assert (ended["table"]["status"], ended["waiting_for"]) == ("ended", [])
    assert (ended["you"], ended["decision"]) == (None, None)
    assert ended["table"]["ending"] == {
        "reason": "resigned", "seat": 1, "winner": 0, "text": "Player 1 resigns. Player 0 wins."
    }  # fmt: skip
    seen = rita.look(table)
    assert (seen["decision"], seen["undo"]["count"], seen["table"]["seed"] is not None) == (None, 0, True)
    assert code_of(rita.act(table, 0, 0, seen["number"])) == (409, "game-over")


def test_of_three_players_the_others_play_on_against_a_computer(rita: Browser, eric: Browser, ann: Browser) -> None:
    table = rita.open_with(eric, ann)
    seen = asked(eric, table, 1, "resign").json()
    assert (seen["table"]["status"], seat_facts(seen, "resigned"), seat_facts(seen, "yours")) == (
        "playing", [False, True, False], [False] * 3
    )  # fmt: skip
    assert code_of(asked(eric, table, 1, "return")) == (403, "seat-not-yours")
    assert code_of(eric.act(table, 1, 0, seen["number"])) == (403, "seat-not-yours")
    assert asked(ann, table, 2, "resign").json()["table"]["ending"]["winner"] == 0


def test_the_game_of_the_last_person_who_resigns_is_over(rita: Browser) -> None:
    table = rita.open_with(bots=("random", "random"))
    ending = asked(rita, table, 0, "resign").json()["table"]["ending"]
    assert (ending["winner"], ending["text"]) == (None, "Player 0 resigns.")


def test_a_game_ends_without_a_winner_when_all_who_play_agree(rita: Browser, eric: Browser, ann: Browser) -> None:
    table = rita.open_with(eric, ann, bots=("random",))
    assert seat_facts(asked(rita, table, 0, "agree").json(), "agrees") == [True, False, False, False]
    asked(ann, table, 2, "leave")
    assert seat_facts(rita.look(table), "agrees") == [False] * 4
    asked(eric, table, 1, "agree")
    assert asked(rita, table, 0, "disagree").json()["table"]["status"] == "playing"
    assert seat_facts(rita.look(table), "agrees") == [False] * 4
    asked(eric, table, 1, "agree")
    ended = asked(rita, table, 0, "agree").json()
    assert (ended["table"]["status"], ended["table"]["ending"]["reason"]) == ("ended", "agreed")
    assert log(ended)[-1] == "Everyone has agreed to end the game."


def test_the_record_of_a_game_that_has_ended_says_why_and_replays(rita: Browser, eric: Browser, table: str) -> None:
    whose_turn(table, rita, eric)[0].act_first(table)
    assert code_of(rita.get(f"/api/tables/{table}/record")) == (409, "not-over")
    asked(eric, table, 1, "resign")
    record = rita.get(f"/api/tables/{table}/record").json()
    assert record["ending"] == {"reason": "resigned", "seat": 1, "winner": 0}
    replay = rita.post("/api/replay", record)
    assert (replay.status_code, replay.json()["table"]["status"], len(replay.json()["entries"])) == (200, "ended", 2)
    assert rita.get(f"/api/tables/{table}/replay?eyes=all").status_code == 200


@pytest.mark.usefixtures("impatient")
def test_who_is_away_is_replaced_once_all_others_who_are_here_have_voted(
    rita: Browser, eric: Browser, ann: Browser
) -> None:
    table = rita.open_with(eric, ann)
    with rita.listen(table), ann.listen(table):
        first = asked(rita, table, 1, "replace").json()
        assert (seat_facts(first, "stand_in"), first["table"]["seats"][1]["votes"]) == ([False] * 3, [0])
        second = asked(ann, table, 1, "replace").json()
        assert seat_facts(second, "stand_in") == [False, True, False]
        assert "Player 1 is away; a computer takes over." in log(second)


@pytest.mark.usefixtures("impatient")
def test_nobody_is_replaced_who_is_here_and_nobody_votes_who_does_not_play(
    rita: Browser, eric: Browser, ann: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = rita.open_with(eric)
    assert code_of(asked(ann, table, 1, "replace")) == (403, "not-playing")
    assert code_of(asked(rita, table, 0, "replace")) == (409, "nobody-to-replace")
    with eric.listen(table) as news:
        news.receive_json(timeout=5)
        with monkeypatch.context() as patch:
            patch.setattr(seats, "AWAY_SECONDS", 0.5)
            assert code_of(asked(rita, table, 1, "replace"))[1] in {"still-here", "still-deciding"}
    assert seat_facts(asked(rita, table, 1, "replace").json(), "stand_in") == [False, True]


def test_who_has_left_just_now_is_not_replaced_yet(rita: Browser, table: str) -> None:
    assert code_of(asked(rita, table, 1, "replace")) == (409, "still-here")


@pytest.mark.parametrize(("wish", "then"), [("replace", "playing"), ("call-off", "ended")])
def test_who_is_here_and_does_not_decide_does_not_hold_the_game_up(
    rita: Browser, eric: Browser, monkeypatch: pytest.MonkeyPatch, wish: str, then: str
) -> None:
    table = rita.open_with(eric)
    slow, seen = whose_turn(table, rita, eric)
    seat, waiting = seen["you"], eric if slow is rita else rita
    with slow.listen(table):
        refused = asked(waiting, table, seat, wish)
        assert code_of(refused) == (409, "still-deciding")
        assert 890 < int(refused.headers["Retry-After"]) <= 900
        monkeypatch.setattr(seats, "STALLED_SECONDS", 0.0)
        for _ in range(2):
            seen = asked(waiting, table, seat, wish).json()
            assert (seen["table"]["status"], seen["table"]["seats"][seat]["stand_in"]) == (then, then == "playing")


def test_the_host_ends_and_deletes_a_table(rita: Browser, eric: Browser, table: str) -> None:
    assert code_of(eric.post(f"/api/tables/{table}/end", None)) == (403, "not-host")
    assert code_of(rita.delete(f"/api/tables/{table}")) == (409, "game-on")
    for _ in range(2):
        ended = rita.post(f"/api/tables/{table}/end", None)
        assert (ended.status_code, ended.json()["table"]["ending"]["reason"]) == (200, "host")
    assert code_of(eric.delete(f"/api/tables/{table}")) == (403, "not-host")
    assert rita.delete(f"/api/tables/{table}").status_code == 204
    assert code_of(eric.get(f"/api/tables/{table}")) == (404, "table-not-found")
    assert all(one["id"] != table for one in rita.get("/api/tables").json())


def test_to_ask_twice_is_harmless(rita: Browser, eric: Browser, ann: Browser) -> None:
    table = rita.open_with(eric, ann)
    for seat, browser, what in (
        (1, eric, "leave"), (1, eric, "return"), (0, rita, "agree"), (0, rita, "disagree"), (1, eric, "resign")
    ):  # fmt: skip
        once, twice = asked(browser, table, seat, what), asked(browser, table, seat, what)
        assert (once.status_code, twice.status_code) == (200, 200)
        assert log(twice.json()).count(log(once.json())[-1]) == 1 or what == "disagree"


@pytest.mark.parametrize("what", ["leave", "return", "resign", "agree", "disagree"])
def test_nobody_decides_about_a_seat_of_somebody_else(rita: Browser, what: str, table: str) -> None:
    assert code_of(asked(rita, table, 1, what)) == (403, "seat-not-yours")
    assert code_of(asked(rita, table, 7, what)) == (404, "seat-not-found")


def test_before_the_game_nobody_leaves_it_and_nothing_else_can_be_asked(rita: Browser) -> None:
    table = rita.open("human", "open")
    assert code_of(asked(rita, table, 0, "leave")) == (409, "not-begun")
    assert asked(rita, table, 0, "dance").status_code in (400, 404)


def test_the_host_begins_with_computers_in_the_free_seats(rita: Browser, eric: Browser) -> None:
    table = rita.open("human", "open", "open", "open")
    eric.sit(table, 2, "Eric")
    assert code_of(eric.post(f"/api/tables/{table}/start", None)) == (403, "not-host")
    once, again = [rita.post(f"/api/tables/{table}/start", None).json() for _ in range(2)]
    for seen in (once, again):
        assert seen["table"]["status"] == "playing"
        assert seat_facts(seen, "player") == ["human", "librarian", "human", "librarian"]
        assert seat_facts(seen, "yours") == [True, False, False, False]


def test_computers_alone_do_not_begin(rita: Browser) -> None:
    table = rita.open("human", "open")
    rita.delete(f"/api/tables/{table}/seats/0")
    assert code_of(rita.post(f"/api/tables/{table}/start", None)) == (409, "nobody-seated")


def presence(seen: Json) -> list[tuple[bool, bool]]:
    """Return for each person whether they are here, and whether it is known since when not."""
    return [(one["here"], one["since"] is not None) for one in seen["presence"]]


def test_everybody_sees_who_is_here(rita: Browser, eric: Browser, ann: Browser, table: str) -> None:
    seen = ann.look(table)
    assert presence(seen) == [(False, False), (False, False)]
    with rita.listen(f"{table}?after={seen['number']}") as news:
        assert presence(news.receive_json(timeout=5)) == [(True, False), (False, False)]
        with eric.listen(table):
            pushed = news.receive_json(timeout=5)
            assert (presence(pushed), "snapshot" in pushed) == ([(True, False), (True, False)], False)
        assert presence(news.receive_json(timeout=5)) == [(True, False), (False, True)]


def test_who_follows_by_requests_alone_is_here_for_a_while(
    rita: Browser, eric: Browser, ann: Browser, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cache, "LOOK_COUNTS", 0.5)
    with rita.listen(f"{table}?after={ann.look(table)['number']}") as news:
        assert presence(news.receive_json(timeout=5)) == [(True, False), (False, False)]
        began = time.monotonic()
        eric.look(table)
        assert presence(news.receive_json(timeout=5)) == [(True, False), (True, False)]
        time.sleep(0.3)
        assert presence(eric.look(table)) == [(True, False), (True, False)]
        assert presence(news.receive_json(timeout=5)) == [(True, False), (False, True)]
        assert time.monotonic() - began > 0.75  # the second look counts anew


def test_those_who_look_at_a_table_are_told_that_it_is_deleted(rita: Browser, eric: Browser) -> None:
    table = rita.open("human", "open")
    with eric.listen(f"{table}?after={eric.look(table)['number']}") as news:
        news.receive_json(timeout=5)
        assert rita.delete(f"/api/tables/{table}").status_code == 204
        with pytest.raises(WebSocketDisconnect) as closed:
            news.receive_json(timeout=5)
    assert closed.value.code == 4404


def test_what_is_said_of_people_is_not_taken_back_with_a_move() -> None:
    live = seated(2, 1, ["a", "b"])
    while not (live.undo_entries and live.undoable(live.undo_entries[-1].seat)):
        choose(live, live.pending()[0])
    mover = live.undo_entries[-1].seat
    happen(live, Leave(1 - mover, "random"))
    happen(live, Undo(mover))
    assert [one.event.kind for one in live.history][-2:] == ["seat-left", "take-back"]


def test_tables_that_have_waited_for_a_day_are_deleted_at_the_start(settings: Settings) -> None:
    with visited(settings) as rita:
        waiting, begun, new = rita.open("human", "open"), rita.open("human", "human"), rita.open("human", "open")
    for table in (waiting, begun):
        make_old(settings, table)
    with visited(settings, rita.token) as found:
        until_gone(found, waiting)
        assert [found.get(f"/api/tables/{table}").status_code for table in (begun, new)] == [200, 200]


def until_gone(browser: Browser, table: str) -> None:
    """Wait until a table has been deleted."""
    deadline = time.monotonic() + 5
    while browser.get(f"/api/tables/{table}").status_code != 404:
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_tables_that_nobody_has_touched_for_long_are_deleted_at_the_start(settings: Settings) -> None:
    with visited(settings) as rita:
        old, new = rita.open("human", "human"), rita.open("human", "human")
    make_old(settings, old)
    with visited(replace(settings, keep_days=30), rita.token) as found:
        until_gone(found, old)
        assert found.get(f"/api/tables/{new}").status_code == 200
