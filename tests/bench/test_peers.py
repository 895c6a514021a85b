"""bench/peers.py: its options, missing packages, its table. The peers themselves are not needed."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer
from typer.testing import CliRunner, Result

import peer_games
import peers
from peer_games import OURS, PEERS, Entry
from peer_games.comparison import Measured, as_values, medians, middle, ratio, ratios
from peer_games.game import NO_LIMIT, Peer
from peer_games.stopwatch import NAMES, Figures, measure
from peer_games.table import for_a_page, notes
from showing import figure, times

ROOT = Path(__file__).parents[2]
ABSENT = Entry("Nowhere", 3, "nowhere", "Nowhere", ("no_such_module", "json"), "nowhere")
QUICK = ["--seconds", "0.01", "--rounds", "2"]


def call(*words: str) -> Result:
    app = typer.Typer()
    app.command()(peers.main)
    return CliRunner().invoke(app, words)


def figures(rate: float, copy: float = 1.0, inside: bool = True) -> Figures:
    return Figures(rate if inside else None, rate, rate, 100.0, copy, rate, 1.0)


def test_it_measures_what_it_is_told_to() -> None:
    shown = call("--only", OURS, "--json", *QUICK)
    assert shown.exit_code == 0, shown.output
    values = json.loads(shown.stdout)
    [package] = values.pop("packages")
    assert set(values) == {"date", "processor", "cores", "load", "python", "engine"}
    assert package["name"] == OURS
    assert package["runs"] == 2
    assert package["decisions_per_step"] == 1
    assert all(package[name] > 0 for name in NAMES)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--only", "chess"], "no package 'chess': there is exlibris, catanatron"),
        (["--json", "--markdown"], "--json or --markdown, not both"),
        (["--seconds", "0"], "greater than or equal to 0.01"),
        (["--rounds", "none"], "unable to parse string as an integer"),
        (["--fast"], "No such option"),
    ],
)
def test_bad_words_are_refused(words: list[str], why: str) -> None:
    shown = call(*words)
    assert shown.exit_code == 2
    assert why in re.sub(r"[\s│]+", " ", shown.output)


def test_what_is_not_installed_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PEERS, "nowhere", ABSENT)
    shown = call("--only", OURS, "--only", "nowhere", "--markdown", *QUICK)
    assert shown.exit_code == 0
    assert "peers: nowhere left out, no_such_module is not installed: pip install -e '.[peers]'" in shown.stderr
    assert "Nowhere" not in shown.stdout
    assert "| Ex Libris" in shown.stdout


def test_with_nothing_installed_there_is_nothing_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PEERS, "nowhere", ABSENT)
    shown = call("--only", "nowhere")
    assert shown.exit_code == 2
    assert "nothing to measure is installed" in shown.stderr


def test_a_package_that_fails_is_named_with_its_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PEERS, "broken", Entry("Broken", 2, "broken", "Broken", ("json",), "broken"))
    shown = call("--only", "broken", *QUICK)
    assert shown.exit_code == 1
    assert "peers: broken failed: KeyError: 'broken'" in shown.stderr


def test_the_process_looks_where_this_one_looks(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "catanatron.py").write_text("raise SystemExit('this is the one')")
    (tmp_path / "catanatron_gym.py").write_text("")
    (tmp_path / "gymnasium.py").write_text("")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    with pytest.raises(peers.WorkerError, match="this is the one"):
        peers.run("catanatron", 0.01)


def test_ctrl_c_ends_with_what_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: Iterator[int] = iter(range(9))

    def run(name: str, seconds: float) -> dict[str, Any]:
        if next(calls) == 2:
            raise KeyboardInterrupt
        return {"version": f"{name} {seconds}", "figures": dict.fromkeys(NAMES, 7.0)}

    monkeypatch.setattr(peers, "run", run)
    shown = call("--only", OURS, "--json")
    assert shown.exit_code == 130
    assert "interrupted" in shown.stderr
    [package] = json.loads(shown.stdout)["packages"]
    assert package["runs"] == 2


def test_every_round_gives_each_its_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    turns: list[str] = []

    def run(name: str, _: float) -> dict[str, Any]:
        turns.append(name)
        return {"version": "1", "figures": vars(figures(1))}

    monkeypatch.setattr(peers, "run", run)
    runs: peers.Runs = {"a": [], "b": []}
    assert peers.measure(runs, 0.1, 3) == 0
    assert turns == ["a", "b"] * 3


def test_medians_are_taken_figure_by_figure() -> None:
    assert medians([figures(1, 9), figures(5, 2), figures(3, 4)]) == figures(3, 4)
    assert medians([figures(1, inside=False), figures(3, inside=False)]).decisions_per_second is None
    assert middle([1.0, None]) is None


@pytest.mark.parametrize(
    ("ours", "theirs", "is_cost", "expected"),
    [(10.0, 2.0, False, 5.0), (1.0, 4.0, False, 0.25), (0.5, 2.0, True, 4.0), (8.0, 2.0, True, 0.25)],
)
def test_a_ratio_is_how_many_times_as_fast_we_are(ours: float, theirs: float, is_cost: bool, expected: float) -> None:
    assert ratio(ours, theirs, is_cost) == expected


def test_what_a_package_has_not_has_no_ratio() -> None:
    compared = ratios(figures(10), figures(2, copy=3, inside=False))
    assert compared["decisions_per_second"] is None
    assert compared["copy_us"] == 3
    assert compared["steps_per_second"] == 5


def test_the_table_tells_figures_and_ratios() -> None:
    ours = Measured(OURS, "1", 3, figures(2500))
    theirs = Measured("rlcard-mahjong", "2", 3, figures(100, copy=300, inside=False))
    lines = for_a_page([ours, theirs]).splitlines()
    assert lines[2] == "| Ex Libris 1 | 4 | 100 | 2,500 | 2,500 | 2,500 | 1.00 | 2,500 |"
    assert lines[3] == "| RLCard mahjong 2 | 4 | 100 | - | 100.0 (25x) | 100.0 (25x) | 300.0 (300x) | 100.0 (25x) |"
    assert "times_as_fast" not in as_values([theirs])[0]
    assert as_values([ours, theirs])[1]["times_as_fast"]["copy_us"] == 300


def test_a_step_with_moves_of_others_in_it_is_noted() -> None:
    one = Figures(1, 1, 1, 100, 1, 1, decisions_per_step=4.2)
    assert any("contains 4.2 decisions" in note for note in notes([Measured("catanatron", "3", 1, one)]))
    assert not any("contains" in note for note in notes([Measured("catanatron", "3", 1, figures(1))]))


@pytest.mark.parametrize(("value", "shown"), [(None, "-"), (0.5, "0.50"), (12.34, "12.3"), (12345.6, "12,346")])
def test_figures_are_short(value: float | None, shown: str) -> None:
    assert figure(value) == shown


@pytest.mark.parametrize(("value", "shown"), [(None, ""), (0.123, "0.12x"), (2.0, "2x"), (1234.0, "1,234x")])
def test_ratios_are_short(value: float | None, shown: str) -> None:
    assert times(value) == shown


class Countdown(Peer[list[int]]):
    """A game of twenty decisions, half of them within steps of two."""

    has_own_loop = False

    def start(self) -> list[int]:
        return []

    def drive(self, game: list[int], limit: int = NO_LIMIT) -> None:
        while len(game) < min(20, limit):
            game.append(self.pick([1, 2, 3]))

    def decisions(self, game: list[int]) -> int:
        return len(game)

    def result(self, game: list[int]) -> int:
        return sum(game)

    def copy(self, game: list[int]) -> list[int]:
        return game[:]

    def episode(self) -> tuple[int, int]:
        game = self.start()
        self.drive(game)
        return 10, len(game)


def test_any_game_can_be_measured() -> None:
    found = measure(Countdown(), 0.01)
    assert found.decisions_per_second is None
    assert (found.decisions_per_game, found.decisions_per_step) == (20, 2)
    assert found.decisions_per_second_driven > 20 * found.games_per_second > 0
    assert found.steps_per_second > 0


def test_each_entry_has_its_module() -> None:
    folder = Path(peer_games.__file__).parent
    for entry in PEERS.values():
        source = (folder / f"{entry.module}.py").read_text("utf-8")
        assert re.search(rf"^(class|def) {entry.maker}\b", source, re.MULTILINE)


def test_the_peers_are_pinned_and_no_part_of_the_development_environment() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    wanted = {canonical(requirement) for requirement in extras["peers"]}
    lines = [line for line in (ROOT / "bench/peers-constraints.txt").read_text("utf-8").splitlines() if line[0] != "#"]
    assert all(re.fullmatch(r"[\w.-]+==[\w.]+", line) for line in lines)
    pinned = {canonical(line) for line in lines}
    assert wanted <= pinned
    assert not pinned & {canonical(line) for line in (ROOT / "constraints.txt").read_text("utf-8").splitlines()}
    assert not wanted & {canonical(requirement) for requirement in extras["dev"]}


def canonical(requirement: str) -> str:
    return re.sub(r"[-_.]+", "-", re.split(r"[=<>]", requirement)[0]).lower()
