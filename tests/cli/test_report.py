"""exlibris report: what simulated games say, as plots and tables."""

import json
import re
import shutil
from pathlib import Path

import polars as pl
import pytest

from exlibris.data.questions import QUESTIONS
from support.commands import exlibris, refusal

GAMES = 12
DOCS = Path(__file__).parents[2] / "docs"


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of a simulation."""
    folder = tmp_path_factory.mktemp("games")
    played = exlibris("simulate", "-n", str(GAMES), "--seats", "3", "--seed", "t", "--parquet", folder)
    assert played.exit_code == 0, played.output
    return folder


@pytest.fixture
def folder(games: Path, tmp_path: Path) -> Path:
    """Return a copy of that folder."""
    return shutil.copytree(games, tmp_path / "copy")


def test_the_report_says_what_the_tables_do(games: Path, folder: Path) -> None:
    said = exlibris("report", games, folder, "--json", "--html", games / "r.html")
    assert said.exit_code == 0, said.output
    found = json.loads(said.stdout)
    assert list(found) == [question.key for question in QUESTIONS]
    seats = pl.read_parquet(games / "seats-*.parquet")
    player = f"random ({games.name})"
    for name, (wins, column) in {"Witch": ("win", "witch"), "Ghost": ("win", "ghost")}.items():
        rows = seats.filter(assistant=column)
        assert found["assistants"][name][player][0] == pytest.approx(rows[wins].mean())
        assert found["assistants"][name][player][3] == rows.height
    assert sum(one[player][0] for one in found["seats"].values()) == pytest.approx(1)
    assert found["seats"]["player 1"][player][3:] == [GAMES, GAMES]
    assert sum(one[player][0] for one in found["ties"].values()) == pytest.approx(1)
    lines = [found["winners"].pop("total"), *found["winners"].values()]
    assert lines[0][player][1] > 0, "the winner has more in all"
    assert sum(one[player][0] for one in lines[1:]) == pytest.approx(lines[0][player][0])
    placed = pl.read_parquet(games / "placements-*.parquet")
    hut = placed.filter(pl.col("open").list.contains(1))
    assert found["locations"]["Diviner’s Hut"][player][0] == pytest.approx(hut.filter(tile=1).height / hut.height)
    html = (games / "r.html").read_text("utf-8")
    assert not re.search(r"<(script|link|img|iframe)\b|\bsrc=|@import|url\((?!#)", html)
    assert html.count("<svg") == html.count("<table") == len(QUESTIONS)
    assert f"(seed t): 12 with {player}, 12 with random (copy)." in html


def test_the_page_for_players_is_written_again(games: Path, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text((DOCS / "what_the_games_say.md").read_text("utf-8"), encoding="utf-8")
    for _ in range(2):
        assert exlibris("report", games, "--page", page).exit_code == 0
    text = page.read_text("utf-8")
    sections = text.count("<!-- [start:") - 1  # without that of the games
    assert text.count("|  | random |") == sections < len(QUESTIONS)
    assert "greedy |" not in text, "tables of before"
    few = tmp_path / "few"
    exlibris("simulate", "-n", "1", "--seats", "3", "--seed", "t", "--parquet", few)
    assert exlibris("report", few, "--page", page, "--html", few / "r.html").exit_code == 0
    assert "The games of random are still too few" in page.read_text("utf-8")
    page.write_text("nothing")
    assert "there is no <!-- [start:games] -->" in refusal("report", games, "--page", page)
    page.write_text("<!-- [start:seets] --> <!-- [end:seets] -->")
    assert "there are no figures for the section seets" in refusal("report", games, "--page", page)


def test_folders_that_say_nothing_are_named(folder: Path, tmp_path: Path) -> None:
    assert refusal("report", tmp_path) == f"{tmp_path}: no games here; exlibris simulate --parquet DIR writes them"
    two = tmp_path / "two"
    exlibris("simulate", "-n", "1", "--seats", "2", "--seed", "t", "--parquet", two)
    assert "can't be compared side by side" in refusal("report", folder, two)
    (two / "plan.json").write_text('{"bots": []}')
    assert "not the plan of a simulation" in refusal("report", two)


def test_files_that_are_half_written_are_named(folder: Path) -> None:
    seats = folder / "seats-00000.parquet"
    whole = seats.read_bytes()
    seats.write_bytes(whole[: len(whole) // 2])
    assert refusal("report", folder).startswith(f"{seats}: not a complete Parquet file")
    pl.DataFrame({"game": [1]}).write_parquet(seats)
    assert "another version" in refusal("report", folder)
    seats.unlink()
    assert refusal("report", folder).startswith(f"{seats}: not a complete Parquet file")
    (folder / "games-00000.parquet").unlink()
    assert "no file of games is complete yet" in refusal("report", folder)
