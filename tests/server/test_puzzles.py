"""The daily puzzle: asked without its answer, and what a choice is told."""

from dataclasses import replace
from random import Random

import pytest

from exlibris.engine import determinize
from exlibris.puzzles import Puzzle, puzzles
from exlibris.table.placements import AT_HOME, shelvings_of
from exlibris.table.puzzles import PuzzleChoice, preview_puzzle, snapshot_of
from support.accounts import code_of
from support.browsing import Browser

DAY = "/api/puzzles/2026-01-01"  # that of the first puzzle


def test_a_puzzle_is_the_table_as_its_seat_sees_it(rita: Browser) -> None:
    found = rita.get(DAY).json()
    first = puzzles()[0]
    assert (found["number"], found["choices"]) == (1, len(first.choices))
    seen = found["snapshot"]
    assert (seen["you"], seen["decision"]["seat"], seen["undo"]) == (first.seat, first.seat, None)
    assert {action for action, _, _ in first.choices} <= {one["action"] for one in seen["decision"]["actions"]}
    assert rita.get(DAY).json() == found


def test_a_puzzle_does_not_show_its_answer(rita: Browser) -> None:
    found = rita.get(DAY).json()
    assert set(found) == {"day", "number", "grade", "snapshot", "choices"}
    assert {one.get("worth") for one in found["snapshot"]["decision"]["actions"]} == {None}


@pytest.mark.parametrize("puzzle", puzzles()[:3], ids=lambda puzzle: puzzle.seed)
def test_a_puzzle_looks_the_same_whatever_its_seat_cannot_see(puzzle: Puzzle) -> None:
    swapped = replace(puzzle)
    vars(swapped)["state"] = determinize(puzzle.view, Random(1))
    assert swapped.state.deck != puzzle.state.deck
    assert snapshot_of(swapped, "en") == snapshot_of(puzzle, "en")


def test_the_best_choice_is_called_so_and_another_is_ranked(rita: Browser) -> None:
    choices = puzzles()[0].choices
    best, worst = (rita.post(DAY, {"action": one[0]}).json() for one in (choices[0], choices[-1]))
    assert (best["is_best"], best["rank"], best["cost"]) == (True, 1, "")
    assert (worst["is_best"], worst["rank"], worst["choices"]) == (False, len(choices), len(choices))
    assert worst["cost"]
    assert worst["best"] == best["chosen"] == best["best"]
    assert best["reasons"] == worst["reasons"] != []


@pytest.mark.parametrize("language", ["pl", "cs", "fr"])
def test_a_verdict_is_in_the_language_of_whoever_asks(rita: Browser, language: str) -> None:
    body = {"action": puzzles()[0].choices[-1][0]}
    english, other = (rita.post(f"{DAY}?language={spoken}", body).json() for spoken in ("en", language))
    for part in ("chosen", "cost", "best", "reasons"):
        assert other[part] != english[part]


def test_a_choice_is_previewed_without_how_good_it_is(rita: Browser) -> None:
    choices = puzzles()[0].choices
    answers = [rita.post(f"{DAY}/preview", {"action": action}) for action, _, _ in choices]
    assert [answer.status_code for answer in answers] == [200] * len(choices)
    assert all(set(answer.json()) == {"preview"} for answer in answers)
    previews = [answer.json()["preview"] for answer in answers]
    assert {preview["running"] for preview in previews if preview} <= {None}


def test_a_preview_does_not_say_where_a_card_would_be_best(monkeypatch: pytest.MonkeyPatch) -> None:
    weighed = 0
    for puzzle in puzzles():
        if AT_HOME not in [action for action, _, _ in puzzle.choices]:
            continue
        monkeypatch.setattr("exlibris.table.puzzles.puzzle_of", lambda _day, puzzle=puzzle: puzzle)
        foretold = preview_puzzle(DAY.rsplit("/", 1)[1], PuzzleChoice(action=AT_HOME), "en").preview
        assert foretold is not None
        assert foretold.decision is None or foretold.decision.shelving == []
        weighed += bool(shelvings_of(puzzle.view, AT_HOME))
    assert weighed > 0


@pytest.mark.parametrize("path", [DAY, f"{DAY}/preview"])
def test_what_the_seat_may_not_do_is_refused(rita: Browser, path: str) -> None:
    assert code_of(rita.post(path, {"action": -1})) == (422, "illegal-action")


@pytest.mark.parametrize("day", ["soon", "2026-02-30", "20260101"])
def test_what_is_no_date_has_no_puzzle(rita: Browser, day: str) -> None:
    answer = rita.get(f"/api/puzzles/{day}")
    assert code_of(answer) == (404, "puzzle-not-found")
    assert "expected YYYY-MM-DD" in answer.json()["detail"]
