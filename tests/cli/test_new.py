"""exlibris new expansion: a package that plays and tests itself, and names that are refused."""

import sys
from pathlib import Path

import pytest

from exlibris.cli import new
from support.commands import exlibris, refusal
from support.installing import Installed


def test_a_new_expansion_plays_and_its_tests_pass(tmp_path: Path) -> None:
    written = exlibris("new", "expansion", "night_market", "--to", tmp_path)
    assert written.exit_code == 0, written.output
    made = tmp_path / "exlibris-night-market"
    assert written.stdout.count(str(made)) == len([path for path in made.rglob("*") if path.is_file()]) + 1
    assert "--variant night_market" in written.stdout
    package = Installed(tmp_path / "installed", "night_market", made / "src/exlibris_night_market")
    options = ["--games", "2", "--bots", "random", "--seats", "3", "--variant", "night_market"]
    played = package.exlibris("simulate", *options)
    assert (played.returncode, played.stderr) == (0, "")
    options = ["-q", "-p", "no:cacheprovider", "--rootdir", str(made), str(made)]
    tested = package.run(sys.executable, "-m", "pytest", *options)
    assert tested.returncode == 0, tested.stdout
    assert "3 passed" in tested.stdout


@pytest.mark.parametrize("name", ["Night", "night market", "2nd", "ünder", ""])
def test_a_name_that_cannot_be_a_key_is_refused(name: str) -> None:
    assert refusal("new", "expansion", name).startswith(f"{name!r}: expected lowercase letters")


@pytest.mark.parametrize("name", ["imp", "book_swap", "beginner", "longer"])
def test_a_name_that_is_taken_is_refused(name: str) -> None:
    assert refusal("new", "expansion", name) == f"{name!r} is already the name of a piece, preset or variant"


@pytest.mark.parametrize(("limit", "piece"), [("HIGHEST_TILE", "location"), ("HIGHEST_POWER", "assistant")])
def test_where_all_numbers_are_taken_one_line_says_so(monkeypatch: pytest.MonkeyPatch, limit: str, piece: str) -> None:
    monkeypatch.setattr(new, limit, 1)
    told = refusal("new", "expansion", "night_market")
    assert told == f"no number is free for another {piece}: all from 1 to 1 are taken"


def test_a_folder_that_is_there_is_left_alone(tmp_path: Path) -> None:
    folder = tmp_path / "exlibris-night-market"
    folder.mkdir()
    assert refusal("new", "expansion", "night_market", "--to", tmp_path) == f"{folder} already exists"
    assert list(folder.iterdir()) == []


def test_where_nothing_can_be_written_one_line_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert "Not a directory" in refusal("new", "expansion", "night_market", "--to", tmp_path / "file" / "folder")
