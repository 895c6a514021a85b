"""Taking back at the table: the game stands where it stood, and nobody knows more than before."""

import random
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as example_settings
from msgspec import to_builtins

from exlibris.engine import Record
from exlibris.server.settings import Settings
from exlibris.table.events import Action, Undo
from exlibris.table.live import Table
from exlibris.table.snapshot import snapshot
from support.accounts import code_of
from support.browsing import Browser, Json, visited
from support.keeping import keep
from support.random_play import SEEDS
from support.seating import choose, happen, played, seated
from support.times import NOW

SESSIONS = ["a", "b", "c", "d"]
VIEWERS = (None, 0, 1, 2)


def seen_by(live: Table, viewer: int | None) -> Json:
    """Return all that a seat sees, without the counts of events and what it may take back."""
    session = "nobody" if viewer is None else SESSIONS[viewer]
    seen: Json = to_builtins(snapshot(live, session, viewer, "", at=NOW))
    del seen["number"], seen["newest"], seen["undo"]
    return seen


def without_log(seen: Json) -> Json:
    """Return the same without log and summary, and without how far the log had been seen."""
    return {key: value for key, value in seen.items() if key not in {"log", "seen"}}


@pytest.mark.slow
@example_settings(max_examples=1)
@given(seed=SEEDS)
def test_after_taking_back_everything_is_as_before_and_redoing_brings_nothing_new(seed: int) -> None:
    live, luck, undone = seated(3, seed, SESSIONS), random.Random(seed), 0
    while live.pending() and undone < 12:
        seat = luck.choice(live.pending())
        action = luck.choice(live.playing().legal_actions(seat))
        if luck.random() > 0.1:
            happen(live, Action(seat, action))
            continue
        before, sight = live.playing().key(), [seen_by(live, viewer) for viewer in VIEWERS]
        happen(live, Action(seat, action))
        if not live.undoable(seat):
            continue
        after, new_sight = live.playing().key(), [seen_by(live, viewer) for viewer in VIEWERS]
        happen(live, Undo(seat))
        undone += 1
        assert live.playing().key() == before
        for then, viewer in zip(sight, VIEWERS, strict=True):
            assert without_log(seen_by(live, viewer)) == without_log(then)
            assert_log_is_honest(then["log"]["lines"], seen_by(live, viewer)["log"]["lines"])
        happen(live, Action(seat, action))
        assert live.playing().key() == after
        again = [without_log(seen_by(live, viewer)) for viewer in VIEWERS]
        assert again == [without_log(one) for one in new_sight]


def assert_log_is_honest(then: list[Json], now: list[Json]) -> None:
    """Check that all earlier lines are still there, and at most one line about what has been taken back since."""
    before = [line["text"] for line in then if "takes back" not in line["text"]]
    assert [line["text"] for line in now if "takes back" not in line["text"]] == before
    assert len(now) <= len(then) + 1


@pytest.mark.slow
@example_settings(max_examples=2)
@given(seed=SEEDS)
def test_back_to_the_last_moment_that_cannot_be_undone(seed: int) -> None:
    live, luck = seated(2, seed, SESSIONS), random.Random(seed)
    states = [live.playing().clone()]
    while live.pending() and not live.playing().is_sealing_flips():
        seat = luck.choice(live.pending())
        happen(live, Action(seat, luck.choice(live.playing().legal_actions(seat))))
        states.append(live.playing().clone())
        if luck.random() < 0.2 and live.undoable(seat) > 1:
            for _ in range(live.undoable(seat)):
                happen(live, Undo(seat))
                states.pop()
                assert live.playing().key() == states[-1].key()
            assert live.undoable(seat) == 0
            assert live.record().replay().ply == len(live.actions)


def test_no_number_of_a_line_is_given_twice_and_one_line_tells_of_all_that_went() -> None:
    live = two_in_a_row()
    seat = live.undo_entries[-1].seat
    first = live.history[-1].n
    lines = len(live.history)
    happen(live, Undo(seat))
    happen(live, Undo(seat))
    assert live.history[-1].n > first
    assert len(live.history) <= lines
    log = snapshot(live, "nobody", None, "", at=NOW).log.lines
    assert log[-1].text == f"Player {seat} takes back 2 moves."
    assert len({line.n for line in log}) == len(log)


def two_in_a_row(seed: int = 5) -> Table:
    """Return a table where a seat has taken two actions with log lines and may take them back."""
    live, luck = seated(3, seed, SESSIONS), random.Random(seed)
    while live.pending():
        seat = luck.choice(live.pending())
        lengths = [len(live.history)]
        while seat in live.pending() and len(lengths) < 3:
            happen(live, Action(seat, luck.choice(live.playing().legal_actions(seat))))
            lengths.append(len(live.history))
        if live.undoable(seat) >= 2 and len(lengths) == 3 and lengths[0] < lengths[1] < lengths[2]:
            return live
    raise AssertionError("never two in a row")


def test_sealed_flips_go_back_one_by_one_and_nobody_else_notices() -> None:
    live, _ = played(3, 11, SESSIONS, lambda state: state.is_sealing_flips())
    others = [seen_by(live, viewer) for viewer in (1, 2, None)]
    numbers = [live.number_for(session) for session in (*SESSIONS[1:], "nobody")]
    own = live.number_for("a")
    before = seen_by(live, 0)
    assert live.undoable(0) == 0
    flips = live.playing().legal_actions(0)[:2]
    for count, flip in enumerate(flips, start=1):
        happen(live, Action(0, flip))
        choose(live, 1)
        assert live.undoable(0) == count
    others[0] = seen_by(live, 1)
    for _ in flips:
        happen(live, Undo(0))
        assert [seen_by(live, viewer) for viewer in (1, 2, None)] == others
    assert [live.number_for("c"), live.number_for("nobody")] == [numbers[1], numbers[3]]
    assert live.number_for("a") == own + 4
    assert seen_by(live, 0) == before
    assert (live.undoable(0), live.undoable(1)) == (0, 2)


def test_who_was_ready_may_think_again_until_all_are() -> None:
    live, _ = played(2, 11, SESSIONS, lambda state: state.is_sealing_flips())
    choose(live, 0, -1)
    assert live.pending() == [1]
    happen(live, Undo(0))
    assert live.pending() == [0, 1]
    for seat in (0, 1):
        choose(live, seat, -1)
    assert live.status == "over"
    assert [live.undoable(seat) for seat in (0, 1)] == [0, 0]


def a_free_move(browser: Browser, table: str) -> tuple[Json, Json]:
    """Return the table before and after an undoable action of seat 0; all seats are the browser's."""
    luck = random.Random(1)
    while True:
        seat = browser.look(table)["decision"]["seat"]
        seen = browser.look(table, seat)
        option = luck.choice(seen["decision"]["actions"])
        after: Json = browser.act(table, seat, option["action"], seen["number"]).json()
        if seat == 0 and after["undo"]["count"]:
            return seen, after


def back(browser: Browser, table: str, seat: int, number: int) -> Any:
    """Return the answer to an undo request."""
    return browser.post(f"/api/tables/{table}/undo", {"seat": seat, "number": number})


def test_a_move_goes_back_over_the_wire_and_stays_so_after_a_restart(settings: Settings) -> None:
    with visited(replace(settings, grace=30.0)) as rita:
        table = rita.open("human", "human")
        before, after = a_free_move(rita, table)
        with rita.listen(table) as news:
            assert news.receive_json(timeout=5)["number"] == after["number"]
            answer = back(rita, table, 0, after["number"])
            assert answer.status_code == 200
            seen = answer.json()
            assert news.receive_json(timeout=5)["number"] == seen["number"] == after["number"] + 1
        assert (seen["view"], seen["decision"]) == (before["view"], before["decision"])
        assert seen["undo"] == before["undo"]
    with visited(settings, rita.token) as again:
        assert {**again.look(table, 0), "presence": seen["presence"]} == seen


@pytest.mark.parametrize(
    ("seat", "stale", "status", "code"),
    [(0, 1, 409, "stale"), (1, 0, 409, "nothing-to-undo"), (7, 0, 404, "seat-not-found")],
)
def test_what_cannot_go_back_says_why(rita: Browser, seat: int, stale: int, status: int, code: str) -> None:
    table = rita.open("human", "human")
    _, after = a_free_move(rita, table)
    assert code_of(back(rita, table, seat, after["number"] - stale)) == (status, code)


def test_before_the_first_move_and_after_the_last_nothing_goes_back(rita: Browser) -> None:
    table = rita.open("human", "random")
    seen = rita.await_turn(table, 0)
    refused = back(rita, table, 0, seen["number"])
    assert refused.json() == {"code": "nothing-to-undo", "detail": refused.json()["detail"]}
    rita.forward_to_the_last_round(table)
    over = rita.play(table, 0, random.Random(2))
    assert back(rita, table, 0, over["number"]).json()["code"] == "game-over"
    waiting = rita.open("human", "open")
    assert back(rita, waiting, 0, 1).json()["code"] == "not-begun"


def test_a_bot_leaves_a_moment_for_second_thoughts(settings: Settings) -> None:
    with visited(replace(settings, grace=20.0)) as rita:
        table = rita.open("human", "random", seed="a moment")
        luck = random.Random(3)
        seen = rita.await_turn(table, 0)
        while True:
            option = luck.choice(seen["decision"]["actions"])
            after = rita.act(table, 0, option["action"], seen["number"]).json()
            if after["undo"]["count"] and after["waiting_for"] == [1]:
                break
            seen = rita.await_turn(table, 0)
        seen = back(rita, table, 0, after["number"]).json()
        assert seen["waiting_for"] == [0]


def test_the_record_holds_only_what_was_left(owner: Browser, shared_settings: Settings) -> None:
    live, happened = played(2, 11, [owner.session], lambda state: state.is_sealing_flips())
    for _ in range(2):
        happened += [choose(live, 0), happen(live, Undo(0))]
    happened += [choose(live, seat, -1) for seat in (0, 1)]
    keep(shared_settings, live.opened, happened)
    record = Record.from_json(owner.get(f"/api/tables/{live.opened.id}/record").text)
    assert len(record.actions) == len(happened) - 2 - 4
    assert record.replay().is_over
