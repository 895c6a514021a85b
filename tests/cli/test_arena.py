"""exlibris arena: standings, files, refusals, Ctrl-C."""

import json
from functools import partial
from pathlib import Path
from typing import get_args

import pytest

from exlibris.arena import FORMATS
from exlibris.cli.arena import Format
from support.commands import exlibris, interrupted, refusal

OTHER = "exlibris.bots.random_bot:RandomBot"
arena = partial(exlibris, "arena")


def test_people_get_tables() -> None:
    result = arena("random", OTHER, "--games", "4")
    assert result.exit_code == 0, result.output
    assert "random - exlibris.bots.random_bot:RandomBot" in result.stdout
    assert "median ms" in result.stdout
    assert result.stderr == "", "no progress bar where nobody watches"


def test_the_command_that_is_told_makes_the_same_games(tmp_path: Path) -> None:
    args = ["random", OTHER, "-n", "4", "--preset", "revised-en", "--variant", "longer", "--jobs", "2"]
    first = json.loads(arena(*args, "--json", "--results", str(tmp_path / "r.jsonl")).stdout)
    again = json.loads(arena(*first["command"].split()[2:], "--json").stdout)
    assert first["games"] == 4
    assert first["matchups"] == again["matchups"]
    assert "--variant longer" in first["command"]


def test_what_is_in_the_file_is_not_played_again(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    args = ["random", OTHER, "-n", "4", "--results", str(path), "--json"]
    first = arena(*args)
    before = path.read_bytes()
    assert arena(*args).stdout == first.stdout
    assert path.read_bytes() == before


def test_everything_that_is_asked_for_is_written(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("<!-- [start:arena] --><!-- [end:arena] -->\n")
    files = [word for name in ("report", "parquet") for word in (f"--{name}", str(tmp_path / name))]
    result = arena("random", OTHER, "-n", "2", *files, "--page", str(page))
    assert result.exit_code == 0, result.output
    assert (tmp_path / "report").read_text().startswith("<!doctype html>")
    assert (tmp_path / "parquet").read_bytes().startswith(b"PAR1")
    assert f"exlibris arena random {OTHER} --format round-robin --games 2 --seats 2" in page.read_text()


@pytest.mark.parametrize(
    ("args", "why"),
    [
        (["random"], "1 player: round-robin needs at least 2"),
        (["random", "oracle"], "no bot 'oracle'"),
        (["random", OTHER, "--format", "ladder", "--seats", "3"], "--seats 3: ladder sets the number of seats itself"),
        (["random", OTHER, "--variant", "solo"], "solo rules work only with --format solo"),
        (["random", OTHER, "--preset", "none"], "none"),
        (["random", OTHER, "--report", "nowhere/r.html"], "nowhere/r.html: the folder does not exist"),
        (["random", OTHER, "--results", "nowhere/r.jsonl"], "nowhere/r.jsonl: No such file or directory"),
        (["random", OTHER, "--page", __file__, "--section", "x"], "there is no <!-- [start:x] -->"),
    ],
)
def test_what_cannot_be_done_gets_one_line_and_exit_code_2(args: list[str], why: str) -> None:
    assert why in refusal("arena", *args, "-n", "2")


def test_every_format_can_be_asked_for() -> None:
    assert [*get_args(Format)] == list(FORMATS)


def test_ctrl_c_keeps_what_is_done(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    command = ["arena", "random", OTHER, "--games", "100000", "--results", str(path), "--json"]
    code, out, err = interrupted(*command, begun=lambda: path.exists() and path.read_text().count("\n") > 3)
    assert code == 130
    games = json.loads(out)["games"]
    assert path.read_text().count("\n") == 1 + games
    assert "press it again to stop at once" in err
    assert f"interrupted after {games} of 100000 games" in err
