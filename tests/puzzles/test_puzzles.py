"""The daily puzzles: every one replays, its choices are the seat's, and a date has the same one everywhere."""

import json
from collections import Counter
from datetime import date, timedelta

import pytest
from puzzle_mining import given_away, grade_of, puzzles_to_json

from exlibris.bots import make_bot
from exlibris.coach import alike
from exlibris.engine import CANCEL_ACTION
from exlibris.puzzles import Puzzle, puzzle_number, puzzle_of, puzzles
from exlibris.puzzles.puzzle import FIRST_DAY, puzzles_from_json
from exlibris.search.ranking import distinct
from exlibris.texts.render import card_name
from support.commands import exlibris

SEED = b"naive"  # by which grades were found


@pytest.mark.parametrize("puzzle", puzzles(), ids=lambda puzzle: puzzle.seed)
def test_every_puzzle_has_one_choice_that_is_best_by_far(puzzle: Puzzle) -> None:
    view = puzzle.view
    assert view.decision is not None
    assert [action for action, _, _ in puzzle.choices[:1]] == [puzzle.best]
    assert {alike(view, action) for action, _, _ in puzzle.choices} == {
        alike(view, action) for action in distinct(view, view.decision.actions)
    }
    assert given_away(view) != puzzle.best
    assert puzzle.choices[0][1:] == (0, 0)
    assert all(points / 100 + win > 0.025 for _, points, win in puzzle.choices[1:])
    assert puzzle.verdict(puzzle.best).is_best
    assert puzzle.verdict(puzzle.choices[-1][0]).rank == len(puzzle.choices)


def test_greedy_solves_what_is_easy_and_learned_not_what_is_hard() -> None:
    solved = Counter[str]()
    for puzzle in puzzles():
        view = puzzle.view
        assert view.decision is not None
        actions = distinct(view, view.decision.actions)
        found = {
            bot for bot in ("greedy", "learned") if puzzle.verdict(make_bot(bot, SEED).choose(view, actions)).is_best
        }
        assert ("greedy" in found) is (puzzle.grade == 1)
        solved.update(found)
    assert 0 < solved["greedy"] <= 0.3 * len(puzzles())
    assert 0 < solved["learned"] <= 0.6 * len(puzzles())


def test_puzzles_grow_harder_in_the_course_of_the_week() -> None:
    found = puzzles()
    assert len(found) % 7 == 0
    assert [puzzle.grade for puzzle in found] == [grade_of(FIRST_DAY + timedelta(i)) for i in range(len(found))]


def test_a_date_has_one_puzzle_and_the_next_day_another() -> None:
    day = date(2026, 5, 17)
    assert puzzle_of(day) is puzzle_of(day)
    assert puzzle_of(day) is not puzzle_of(day + timedelta(1))
    assert puzzle_of(day + timedelta(len(puzzles()))) is puzzle_of(day)
    assert puzzle_number(date(2026, 1, 1)) == 1


def test_puzzles_are_written_as_they_were_read() -> None:
    text = puzzles_to_json(puzzles(), "a command")
    assert puzzles_from_json(json.loads(text)) == list(puzzles())


def test_what_is_no_choice_has_no_verdict() -> None:
    with pytest.raises(LookupError, match="not one of the puzzle's choices"):
        puzzles()[0].verdict(CANCEL_ACTION)


def test_the_command_prints_the_position_and_keeps_the_answer_for_who_asks() -> None:
    asked = exlibris("puzzle", "2026-05-17")
    solved = exlibris("puzzle", "2026-05-17", "--solve", "--language", "pl")
    assert (asked.exit_code, solved.exit_code) == (0, 0)
    assert asked.stdout.startswith("exlibris puzzle 137, 2026-05-17\n\nRound ")
    puzzle = puzzle_of(date(2026, 5, 17))
    drawn, _, question = asked.stdout.rpartition("\nHard: ")
    assert f"Seat {puzzle.seat + 1}" in question
    for card in puzzle.view.hands[puzzle.seat] + b"".join(shelf.cards() for shelf in puzzle.view.shelves):
        assert card_name(card) in drawn
    assert "?" not in drawn
    assert "\n1. " in solved.stdout
    assert "\n1. " not in asked.stdout


def test_what_is_no_date_is_refused() -> None:
    refused = exlibris("puzzle", "soon")
    assert refused.exit_code == 2
    assert "DATE: expected YYYY-MM-DD, found 'soon'" in refused.output
