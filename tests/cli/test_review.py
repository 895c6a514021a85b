"""exlibris review: a report of a finished game, or one line that says what is wrong."""

import json
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from exlibris.cli import review as command
from exlibris.cli.review import seat_cells, sparkline
from exlibris.review import DEALS, MOST_DEALS, Review
from exlibris.review.report import Part
from support.commands import exlibris, refusal
from support.reviews import finished_record, some_review

review = partial(exlibris, "review")


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    def made(*_: Any) -> Review:
        return some_review()

    monkeypatch.setattr("exlibris.review.review_of", made)
    path = tmp_path / "game.json"
    path.write_text(finished_record().to_json())
    return str(path)


def test_people_get_seats_curves_turning_points_and_mistakes(file: str) -> None:
    shown = review(file)
    assert shown.exit_code == 0
    assert "Accuracy" in shown.stdout
    assert "Chance of winning" in shown.stdout
    worst = some_review().mistakes[0]
    assert f"{100 * worst.least:.0f} to {100 * worst.most:.0f}%" in shown.stdout
    assert worst.best.name in shown.stdout
    for point in some_review().turning_points:
        assert point.name in shown.stdout
    assert "\x1b" not in shown.stdout, "plain when piped"


def test_a_game_adds_up_to_wins_not_to_more_than_a_hundred_percent() -> None:
    careless = replace(some_review().seats[0], cost=1.96, own=Part(-1.82, -30.5))
    cells = seat_cells(careless)
    assert cells[3] == "1.96"
    assert cells[-2] == "-1.82"
    assert not any("%" in cell for cell in cells[1:])


def test_one_seat_sees_its_own_mistakes(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    found, worst = some_review(), some_review().mistakes[0]
    of_both = replace(found, choices=(*found.choices, replace(worst, seat=1 - worst.seat)))
    monkeypatch.setattr("exlibris.review.review_of", lambda *_: of_both)
    for seat in (1, 2):
        listed = review(file, "--seat", str(seat), "--mistakes", "100").stdout.split("Mistakes")[-1]
        assert f"Seat {seat}" in listed
        assert f"Seat {3 - seat}" not in listed


def test_few_mistakes_are_listed_and_the_rest_counted(file: str) -> None:
    assert f"and {len(some_review().mistakes)} more" in review(file, "--mistakes", "0").stdout


def test_json_goes_into_a_file_or_to_standard_output(file: str, tmp_path: Path) -> None:
    target = tmp_path / "review.json"
    assert "Accuracy" in review(file, "--json", str(target)).stdout
    printed = review(file, "--json", "-").stdout
    assert json.loads(printed) == json.loads(target.read_text())


def test_the_record_may_come_from_standard_input(file: str) -> None:
    assert review("-", stdin=Path(file).read_text()).exit_code == 0


def test_bad_input_gets_one_line(file: str, tmp_path: Path) -> None:
    record = finished_record()
    unfinished = tmp_path / "unfinished.json"
    unfinished.write_text(replace(record, actions=record.actions[:-1]).to_json())
    for args, said in (
        ((str(tmp_path / "none"),), "No such file"),
        (("-",), "empty"),
        ((str(unfinished),), "the game is not over"),
        ((file, "--seat", "3"), "--seat 3: the game has seats 1 to 2"),
        ((file, "--json", str(tmp_path / "no" / "folder.json")), "No such file"),
    ):
        assert said in refusal("review", *args, stdin="")


def test_ctrl_c_ends_it_with_one_line(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: Any) -> Review:
        raise KeyboardInterrupt

    monkeypatch.setattr("exlibris.review.review_of", interrupted)
    stopped = review(file)
    assert (stopped.exit_code, stopped.stderr) == (130, "exlibris review: interrupted\n")


def test_the_help_has_the_right_numbers() -> None:
    assert (command.DEALS, command.MOST_DEALS) == (DEALS, MOST_DEALS)


def test_a_curve_has_a_bar_for_every_stretch() -> None:
    assert sparkline([0.0, 0.5, 1.0]) == "▁▅█"
    assert len(sparkline([0.5] * 300)) == 60
