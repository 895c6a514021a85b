"""Report, page and Parquet of standings."""

import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import polars as pl
import pytest

from exlibris.arena import Standings, parquet, report, standings_of
from exlibris.arena.ratings import Rating
from exlibris.arena.text import PageError, player_row, section_of, write_section
from support.contests import contest, held, won_by

AB = ("a<b", "c|d")
MARKED = "# Ladder\n\nBefore.\n\n<!-- [start:x] -->\nold\n<!-- [end:x] -->\n\nAfter.\n"


def standings(format_: str = "round-robin", games: int = 8) -> Standings:
    played = [won_by(i % 2, AB, i // 2, i % 2) for i in range(games)]
    return standings_of(contest(AB, format_=format_), played)


class Ids(HTMLParser):
    """Collects the ids and tags of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.tags: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.ids += [value for name, value in attrs if name == "id" and value]


def test_the_report_is_one_small_file_that_loads_nothing() -> None:
    html = report.html_of(standings(), "exlibris arena 'a<b' 'c|d'")
    assert len(html) < 200_000
    assert not re.search(r"<(script|link|img|image|iframe)\b|\bsrc=|@import|url\((?!#)", html)
    assert not re.search(r'href="(?!#)', html)
    seen = Ids()
    seen.feed(html)
    assert len(seen.ids) == len(set(seen.ids))
    assert seen.tags.count("svg") == 4
    assert seen.tags.count("table") == 2
    assert "a<b" not in re.sub(r"<svg.*?</svg>", "", html, flags=re.DOTALL)
    assert "50% (" in html


def test_the_same_results_make_the_same_report() -> None:
    assert report.html_of(standings(), "x") == report.html_of(standings(), "x")


def test_zero_has_no_sign() -> None:
    figures = replace(standings().players[0], rating=Rating(0.04, -0.04, 0.1))
    assert player_row(figures)[1] == "0.0 (0.0 to 0.1)"


@pytest.mark.parametrize("format_", ["round-robin", "ladder"])
def test_a_report_before_the_first_game_has_no_plots(format_: str) -> None:
    html = report.html_of(standings(format_, games=0), "exlibris arena")
    assert "<svg" not in html
    assert "0 games with 2 players" in html


def test_a_section_of_a_page_is_written_anew(tmp_path: Path) -> None:
    path = tmp_path / "page.md"
    path.write_text(MARKED)
    for _ in range(2):
        write_section(standings(), "exlibris arena x", path, "x")
    text = path.read_text()
    assert text.startswith("# Ladder\n\nBefore.\n\n<!-- [start:x] -->\n")
    assert text.endswith("<!-- [end:x] -->\n\nAfter.\n")
    assert "old" not in text
    assert "| a<b | " in text
    assert r"| c\|d | " in text
    assert "```sh\nexlibris arena x\n```" in text


@pytest.mark.parametrize("text", ["", "<!-- [start:x] -->", "<!-- [end:x] --> <!-- [start:x] -->"])
def test_a_page_without_its_marks_is_refused_and_left_alone(text: str, tmp_path: Path) -> None:
    path = tmp_path / "page.md"
    path.write_text(text)
    with pytest.raises(PageError, match=re.escape("there is no <!-- [start:x] -->")):
        write_section(standings(), "exlibris arena", path, "x")
    assert path.read_text() == text


def test_parquet_has_a_row_for_each_seat(tmp_path: Path) -> None:
    games = held(contest(games=2)).games
    parquet.write_parquet(games, tmp_path / "games.parquet")
    table = pl.read_parquet(tmp_path / "games.parquet")
    assert table.height == 4
    assert table["win"].sum() == pytest.approx(2)
    assert table["seat"].to_list() == [0, 1, 0, 1]
    assert table["total"].to_list() == [seat.form["total"] for game in games for seat in game.seats]
    assert table["level"].null_count() == 4


def test_parquet_without_games_has_its_columns(tmp_path: Path) -> None:
    parquet.write_parquet([], tmp_path / "games.parquet")
    assert pl.read_parquet(tmp_path / "games.parquet").columns[:3] == ["matchup", "level", "deal"]


def test_solo_has_a_table_by_level() -> None:
    asked = contest(("random",), format_="solo", games=1)
    found = standings_of(asked, held(asked).games)
    text = section_of(found, "exlibris arena")
    assert [line.split(" | ")[0] for line in text.splitlines() if re.match(r"\| \d", line)] == [
        f"| {level}" for level in range(1, 8)
    ]
    assert found.players[0].rating is None
    assert "Games won, by level" in report.html_of(found, "exlibris arena")
