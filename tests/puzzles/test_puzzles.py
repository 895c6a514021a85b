"""The daily puzzles: every one replays, its choices are the seat's, and a date has the same one everywhere."""

import json
from datetime import date, timedelta

import pytest

from exlibris.coach import alike
from exlibris.coach.ranking import distinct
from exlibris.puzzles import Puzzle, puzzle_number, puzzle_of, puzzles
from exlibris.puzzles.collection import puzzles_from_json, puzzles_to_json
from exlibris.puzzles.puzzle import is_given_away
from exlibris.texts.render import card_name
from support.commands import exlibris


@pytest.mark.parametrize("puzzle", puzzles(), ids=lambda puzzle: puzzle.seed)
def test_every_puzzle_has_one_choice_that_is_best_by_far(puzzle: Puzzle) -> None:
    view = puzzle.view
    assert view.decision is not None
    assert [action for action, _, _ in puzzle.choices[:1]] == [puzzle.best]
    assert {alike(view, action) for action, _, _ in puzzle.choices} == {
        alike(view, action) for action in distinct(view, view.decision.actions)
    }
    assert not is_given_away(view, puzzle.best)
    assert puzzle.choices[0][1:] == (0, 0)
    assert all(points / 100 + win > 0.025 for _, points, win in puzzle.choices[1:])
    assert puzzle.verdict(puzzle.best).is_best
    assert puzzle.verdict(puzzle.choices[-1][0]).rank == len(puzzle.choices)


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
        puzzles()[0].verdict(0)


def test_the_command_prints_the_position_and_keeps_the_answer_for_who_asks() -> None:
    asked = exlibris("puzzle", "2026-05-17")
    solved = exlibris("puzzle", "2026-05-17", "--solve", "--language", "pl")
    assert (asked.exit_code, solved.exit_code) == (0, 0)
    assert asked.stdout.startswith("exlibris puzzle 137, 2026-05-17\n\nRound 2. Prominent Works: ")
    drawn = asked.stdout.partition("Seat 2, where does")[0]
    view = puzzle_of(date(2026, 5, 17)).view
    for card in view.hands[1] + b"".join(shelf.cards() for shelf in view.shelves):
        assert card_name(card) in drawn
    assert ("Cards in hand: 11 cards" in drawn, "?" in drawn) == (True, False)
    assert "\n1. " in solved.stdout
    assert "\n1. " not in asked.stdout


def test_what_is_no_date_is_refused() -> None:
    refused = exlibris("puzzle", "soon")
    assert refused.exit_code == 2
    assert "DATE: expected YYYY-MM-DD, found 'soon'" in refused.output
