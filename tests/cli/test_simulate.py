"""exlibris simulate: totals, records, refusals, Ctrl-C."""

import json
import os
import pty
import subprocess
from functools import partial
from pathlib import Path
from typing import NoReturn

import pytest

from exlibris.sim import WorkerLostError
from support.commands import COMMAND, exlibris, interrupted, refusal

KEYS = ["games", "decisions", "cpu_seconds", "wins_by_bot", "wins_by_seat", "mean_form", "rounds_mean", "preset"]
simulate = partial(exlibris, "simulate")


def totals(*args: str) -> dict[str, object]:
    """Return what --json prints, without the time it took."""
    result = simulate(*args, "--json")
    assert result.exit_code == 0, result.output
    data: dict[str, object] = json.loads(result.stdout)
    assert isinstance(data.pop("cpu_seconds"), float)
    return data


def test_json_has_exactly_the_documented_keys() -> None:
    data = json.loads(simulate("--games", "5", "--json").stdout)
    assert list(data) == KEYS
    assert list(data["mean_form"]) == ["b1", "b2", "b3", "b4", "b5", "total"]
    assert data["games"] == 5
    assert len(data["wins_by_seat"]) == 4
    assert sum(data["wins_by_seat"]) == pytest.approx(5)
    assert list(data["wins_by_bot"]) == ["random"]
    assert data["cpu_seconds"] > 0
    assert 1 <= data["rounds_mean"] <= 18


def test_the_same_seed_gives_the_same_totals_whatever_the_jobs() -> None:
    options = ["--games", "30", "--seats", "3", "--seed", "abc"]
    assert totals(*options) == totals(*options) == totals(*options, "--jobs", "2")
    assert totals(*options) != totals("--games", "30", "--seats", "3", "--seed", "abd")
    assert totals("--games", "30", "--seats", "3") != totals("--games", "30", "--seats", "3"), "no seed, no repetition"


def test_a_seed_that_nobody_chose_is_told_so_that_it_can_be_used_again() -> None:
    first = simulate("--games", "20", "--json")
    seed = first.stderr.removeprefix("seed ").strip()
    again = totals("--games", "20", "--seed", seed)
    assert again == {key: value for key, value in json.loads(first.stdout).items() if key != "cpu_seconds"}


def test_people_get_a_table() -> None:
    result = simulate("--games", "8", "--bots", "random", "--seats", "2", "--seed", "s")
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[0].startswith("8 games with 2 players, seed s: ")
    assert [line.split()[0] for line in lines if line][2:6] == ["random", "seat", "seat", "all"]
    assert result.stderr == "", "no progress bar where nobody watches"


@pytest.mark.parametrize(
    "args", [["--games", "0"], ["--games", "many"], ["--seats", "5"], ["--seats", "0"], ["--jobs", "0"], ["--nonsense"]]
)
def test_options_out_of_range_are_usage_errors(args: list[str]) -> None:
    result = simulate(*args)
    assert result.exit_code == 2
    assert args[0] in result.stderr


def test_records_are_written_and_replay(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    data = totals("--games", "4", "--seats", "2", "--seed", "r", "--records", str(folder))
    forms = []
    for file in sorted(folder.iterdir()):
        replayed = exlibris("replay", file, "--json")
        assert replayed.exit_code == 0
        forms.append(json.loads(replayed.stdout))
    assert [file.name for file in sorted(folder.iterdir())] == [f"game-{game}.json" for game in range(4)]
    assert sum(form["decisions"] for form in forms) == data["decisions"]
    points = [seat["total"] for form in forms for seat in form["seats"]]
    mean_form = data["mean_form"]
    assert isinstance(mean_form, dict)
    assert mean_form["total"] == pytest.approx(sum(points) / 8)


def test_records_are_not_mixed_with_earlier_ones(tmp_path: Path) -> None:
    assert simulate("--games", "1", "--records", str(tmp_path)).exit_code == 0
    before = (tmp_path / "game-0.json").read_text()
    assert "choose another folder" in refusal("simulate", "--games", "1", "--records", tmp_path)
    assert (tmp_path / "game-0.json").read_text() == before


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert str(tmp_path / "file") in refusal("simulate", "--games", "1", "--records", tmp_path / "file" / "records")


@pytest.mark.parametrize(
    ("command", "work"),
    [
        (["simulate"], "sim.simulate_totals"),
        (["train", "FOLDER"], "training.generations.learn"),
        (["train-placements", "FILE"], "training.placements.learn_placements"),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else "",
)
def test_a_lost_process_gets_one_line_and_exit_code_1(
    command: list[str], work: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def losing(*_: object) -> NoReturn:
        raise WorkerLostError

    monkeypatch.setattr(f"exlibris.{work}", losing)
    name, *place = command
    result = exlibris(name, *(str(tmp_path / each) for each in place), "--games", "9", "--jobs", "2")
    assert result.exit_code == 1
    assert result.stdout == ""
    assert result.stderr == f"exlibris {name}: {WorkerLostError()}\n"


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_with_what_is_done_so_far(jobs: str, tmp_path: Path) -> None:
    command = ["simulate", "--games", "1000000", "--jobs", jobs, "--records", str(tmp_path / "records"), "--json"]
    code, out, err = interrupted(*command, begun=lambda: list(tmp_path.glob("records/*")))
    assert code == 130
    data = json.loads(out)
    assert 0 < data["games"] < 1_000_000
    assert f"interrupted after {data['games']} of 1000000 games" in err
    assert len(list(tmp_path.glob("records/*"))) == data["games"], "what is counted is what was recorded"


def test_a_terminal_gets_a_progress_bar_on_standard_error() -> None:
    ours, theirs = pty.openpty()
    environment = os.environ | {"TERM": "xterm", "COLUMNS": "80"}
    command = [*COMMAND, "simulate", "--games", "200", "--json"]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=theirs, env=environment, check=True)
    os.close(theirs)
    bar = os.read(ours, 100_000).decode(errors="replace")  # what has arrived may end within a character
    os.close(ours)
    assert "/200" in bar
    assert json.loads(done.stdout)["games"] == 200
