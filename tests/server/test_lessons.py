"""Lessons: each can be played to its end by whatever it accepts, and accepts nothing else."""

import re
from functools import cache
from typing import Any

import pytest
from fluent.syntax.ast import Message
from fluent.syntax.serializer import FluentSerializer

from exlibris.content import ContentError
from exlibris.engine import action_of, problems, result
from exlibris.table.board import corner_of
from exlibris.table.lessons import LEARNER, LESSONS, SESSION, lesson, named, replay, seated, wanted
from exlibris.table.live import Table
from exlibris.texts.catalogs import resource
from support.accounts import code_of
from support.browsing import Browser
from support.catalogs import COMPLETE
from support.drawing import draw_shelf

ENDINGS = 40  # ways through a lesson looked at, of those that its script leaves open


def ignore(_: Table) -> None:
    pass


def table_after(key: str, actions: list[int]) -> Table:
    return replay(lesson(key), actions, "Ada", ignore)


@cache
def ways_through(key: str) -> list[list[int]]:
    """Return action lists that lead to the lesson's end; together they have as many accepted choices as possible."""
    ways: list[list[int]] = [[]]
    for act in lesson(key).acts:
        ways = [[*way, action] for way in ways[:ENDINGS] for action in wanted(table_after(key, way).playing(), act)]
    return ways


@pytest.mark.parametrize("key", LESSONS)
def test_every_lesson_can_be_played_to_its_end_by_whatever_it_accepts(key: str) -> None:
    ways = ways_through(key)
    assert ways
    for way in ways:
        live = table_after(key, way)
        assert problems(live.playing()) == []


@pytest.mark.parametrize("key", LESSONS)
def test_nobody_waits_while_the_learner_is_not_asked(key: str) -> None:
    best: list[int] = []
    for act in lesson(key).acts:
        state = table_after(key, best).playing()
        assert LEARNER in state.pending_seats()
        best.append(wanted(state, act)[0])


SHORT_SHELVES = {"inspection": "learn-form-reading", "example_form": "rules-example-about"}


@pytest.mark.parametrize("key", [*LESSONS, "example_form"])
def test_shelves_in_the_last_round_are_as_full_as_it_needs_or_the_words_say_why_not(key: str) -> None:
    """FINAL-01, FINAL-02: in the lesson with the number of cards that is needed."""
    state = table_after(key, []).playing()
    short = max(shelf.count for shelf in state.shelves) < state.game.final_round_cards
    assert (bool(state.round.final) and short) == (key in SHORT_SHELVES)
    for language in COMPLETE if key == "inspection" else ():
        assert "{ $trigger }" in words_of(SHORT_SHELVES[key], language)


def words_of(name: str, language: str) -> str:
    """Return a message of the client's lessons."""
    messages = {entry.id.name: entry for entry in resource(language, "learn").body if isinstance(entry, Message)}
    return str(FluentSerializer().serialize_entry(messages[name]))


def test_what_the_lessons_teach_happens() -> None:
    end = {key: table_after(key, ways_through(key)[0]).playing() for key in LESSONS}
    assert draw_shelf(end["first_shelf"].shelves[0]) == "F2 M6 / S3 .."
    assert draw_shelf(end["first_visit"].shelves[0]) == "F2 M6 .. / S3 T8 V1"
    assert end["first_visit"].round.first == LEARNER
    assert sorted(end["first_visit"].round.permanent) == [1, 10]
    assert draw_shelf(end["delayed_effect"].shelves[0]) == "F2 M6 N1 .. / S3 T8 V1 W6"
    assert end["inspection"].is_over


def test_the_others_play_a_lesson_as_written_whatever_was_paid() -> None:
    paid = {way[4] for way in ways_through("delayed_effect")}
    assert len(paid) == 6


def begin(browser: Browser, key: str, actions: Any = (), **more: Any) -> Any:
    return browser.client.post(f"/api/lessons/{key}", json={"actions": list(actions), "name": "Ada", **more})


def test_a_lesson_over_the_web_goes_on_from_picture_to_picture(rita: Browser) -> None:
    listed = rita.client.get("/api/lessons").json()
    assert [one["key"] for one in listed] == list(LESSONS)
    for one in listed:
        actions: list[int] = []
        for _ in range(sum(task["acts"] for task in one["tasks"])):
            seen = begin(rita, one["key"], actions).json()
            snapshot = seen["snapshots"][-1]
            assert snapshot["you"] == LEARNER
            assert set(seen["wanted"]) <= {option["action"] for option in snapshot["decision"]["actions"]}
            actions.append(seen["wanted"][0])
        last = begin(rita, one["key"], actions).json()
        assert last["wanted"] == []


def test_each_move_of_the_others_is_a_picture_of_its_own(rita: Browser) -> None:
    opened = begin(rita, "delayed_effect").json()["snapshots"]
    assert [snapshot["waiting_for"] for snapshot in opened] == [[1], [2], [0]]
    assert [snapshot["number"] for snapshot in opened] == sorted({snapshot["number"] for snapshot in opened})


def test_the_form_has_the_numbers_that_the_librarian_reads_out(rita: Browser) -> None:
    actions: list[int] = []
    for _ in range(2):
        actions.append(begin(rita, "inspection", actions).json()["wanted"][0])
    form = begin(rita, "inspection", actions).json()["snapshots"][-1]["result"]
    own = form["seats"][0]
    assert [own[line] for line in ("b1", "b2", "b3", "b4", "b5", "total")] == [6, 15, -1, 6, 12, 38]
    assert form["winners"] == [LEARNER]


def test_leaving_the_card_that_breaks_the_order_costs_points() -> None:
    live = seated(lesson("inspection"), "Ada")
    state = live.playing()
    for seat in (1, 0):
        state.apply(named(state, seat, "ready"), seat)
    assert result(state).seats[LEARNER].total < 38


def test_nothing_of_the_others_is_in_a_picture(rita: Browser) -> None:
    for key in LESSONS:
        view = begin(rita, key).json()["snapshots"][-1]["view"]
        for seat in view["seats"][1:]:
            assert seat["focus"] is None
            assert set(seat["hand"]) <= {None}


@pytest.mark.parametrize(
    ("key", "body", "status", "code"),
    [
        ("first_shelf", {"actions": [999999], "name": "Ada"}, 422, "off-script"),
        ("first_shelf", {"actions": [-1], "name": "Ada"}, 422, "off-script"),
        ("first_shelf", {"actions": [0] * 60, "name": "Ada"}, 422, "lesson-over"),
        ("first_shelf", {"actions": [0] * 101, "name": "Ada"}, 400, "bad-request"),
        ("first_shelf", {"actions": ["home"], "name": "Ada"}, 400, "bad-request"),
        ("first_shelf", {"actions": []}, 400, "bad-request"),
        ("first_shelf", {"actions": [], "name": "Ada", "seed": "0"}, 400, "bad-request"),
        ("example_form", {"actions": [], "name": "Ada"}, 404, "lesson-not-found"),
        ("..%2Fdecks%2Fen", {"actions": [], "name": "Ada"}, 404, "not-found"),
    ],
)
def test_bad_lists_are_refused(rita: Browser, key: str, body: Any, status: int, code: str) -> None:
    assert code_of(rita.client.post(f"/api/lessons/{key}", json=body)) == (status, code)


def test_an_action_that_is_legal_but_not_asked_for_is_named_by_its_place(rita: Browser) -> None:
    state = seated(lesson("first_shelf"), "Ada").playing()
    town = named(state, LEARNER, "10.1")
    refused = begin(rita, "first_shelf", [town])
    assert refused.json() == {"code": "off-script", "detail": f"actions[0]: {town} is not what this task asks for."}


def test_a_name_that_no_action_has_is_an_error_that_tells_the_others() -> None:
    state = seated(lesson("first_shelf"), "Ada").playing()
    with pytest.raises(ContentError, match=re.escape("seat 0 can't choose '3.4': legal are 1.1, 10.1, home")):
        named(state, LEARNER, "3.4")


def test_the_learner_holds_the_first_seat_only() -> None:
    assert seated(lesson("delayed_effect"), "Ada").seats_of(SESSION) == [LEARNER]


def rules(browser: Browser, rulebook: str) -> Any:
    return browser.client.get(f"/api/rules?rulebook={rulebook}").json()


def test_the_worked_example_is_what_one_gets_by_hand(rita: Browser) -> None:
    columns = rules(rita, "first-en")["inspection"]["result"]["seats"]
    lines = ("b1", "b2", "b3", "b4", "b5", "total")
    assert [[column[line] for line in lines] for column in columns] == [
        [9, 7, -2, 3 * 2, 2 * 7, 34],  # nine cards in three full rows; L 3 turned down; two Corrupted Codices at least
        [4, 15, -1, 3 * 2, 2 * 2, 28],
        [4, 7, -1, 0, 0, 10],  # no Reference Texts: nothing for variety
    ]
    assert columns[0]["turned"] != []


def test_the_example_shelf_offers_what_touches_by_an_edge_within_three_rows(rita: Browser) -> None:
    shelving = rules(rita, "first-en")["shelving"]
    assert shelving["decision"]["prompt"]["id"] == "prompt-put"
    live = seated(lesson("example_shelf"), "Rita")
    cells = {(option["row"], option["column"]) for option in shelving["decision"]["actions"]}
    shelf = live.playing().shelves[LEARNER]
    assert cells == {corner_of(shelf).cell(cell) for cell in shelf.frontier()}
    assert len(cells) == 6


def test_the_words_of_the_rules_page_follow_the_rulebook(rita: Browser) -> None:
    first, revised = rules(rita, "first-en")["words"], rules(rita, "revised-en")["words"]
    assert (first["starting_hand"], revised["starting_hand"]) == (6, 8)
    assert [first[f"final_{n}"] for n in ("two", "three", "four")] == [16, 14, 12]
    assert [revised[f"final_{n}"] for n in ("two", "three", "four")] == [18, 16, 14]


def test_the_assistants_are_those_in_the_box(rita: Browser) -> None:
    assert len(rules(rita, "first-fr")["assistants"]) == 12
    assert rules(rita, "revised-en")["assistants"] == ["cube", "mummy", "witch", "wizard"]


def test_there_are_no_rules_of_unknown_books(rita: Browser) -> None:
    assert code_of(rita.client.get("/api/rules?rulebook=first-xx")) == (404, "rules-not-found")


def test_an_action_may_be_looked_at_first_wanted_or_not(rita: Browser) -> None:
    state = seated(lesson("first_shelf"), "Ada").playing()
    for name in ("home", "10.1"):
        action = named(state, LEARNER, name)
        body = {"actions": [], "name": "Ada", "action": action}
        outlook = rita.client.post("/api/lessons/first_shelf/preview", json=body).json()["preview"]
        assert outlook["decision"]["seat"] == LEARNER
    body = {"actions": [], "name": "Ada", "action": 999999}
    assert code_of(rita.client.post("/api/lessons/first_shelf/preview", json=body)) == (422, "illegal-action")


def test_advice_on_flips_is_what_the_librarian_says(rita: Browser) -> None:
    body = {"actions": [], "name": "Ada"}
    advice = rita.client.post("/api/lessons/inspection/best-flips", json=body).json()
    state = seated(lesson("inspection"), "Ada").playing()
    assert [named(state, LEARNER, "flip M8")] == [action_of("flip", card) for card in advice["flips"]]
    assert code_of(rita.client.post("/api/lessons/first_shelf/best-flips", json=body)) == (409, "not-flipping")


def test_going_back_is_left_to_the_lesson(rita: Browser) -> None:
    home = begin(rita, "first_shelf").json()["wanted"]
    assert begin(rita, "first_shelf", home).json()["snapshots"][-1]["undo"] is None
