"""bench/peers.py: its options, missing packages, its figures. The peers themselves are not needed."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest
import typer
from typer.testing import CliRunner, Result

import peer_games
import peers
from peer_games import OURS, PEERS, Entry
from peer_games.game import NO_LIMIT, Peer
from peer_games.stopwatch import measure
from report import Row, figure, medians
from support.naming import required_name

ROOT = Path(__file__).parents[2]
ABSENT = Entry("Nowhere", 3, "nowhere", "Nowhere", ("no_such_module", "json"), "nowhere")
QUICK = ["--seconds", "0.01", "--rounds", "2"]


def call(*words: str) -> Result:
    app = typer.Typer()
    app.command()(peers.main)
    return CliRunner().invoke(app, words)


def test_it_measures_what_it_is_told_to() -> None:
    shown = call("--only", OURS, "--output", "json", *QUICK)
    assert shown.exit_code == 0, shown.output
    values = json.loads(shown.stdout)
    [row] = values["figures"]
    assert row["game"].startswith("Ex Libris")
    assert row["decisions_per_step"] == 1
    assert all(row[name] > 0 for name in peers.COMPARED)
    assert values["times_as_fast"] == []


def test_what_is_not_installed_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PEERS, "nowhere", ABSENT)
    shown = call("--only", OURS, "--only", "nowhere", "--output", "markdown", *QUICK)
    assert shown.exit_code == 0
    assert "peers: nowhere left out, no_such_module is not installed: make bench-peers" in shown.stderr
    assert "Nowhere" not in shown.stdout
    assert "| Ex Libris" in shown.stdout


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["--only", "chess"], "no package 'chess': there is exlibris, cat"),
        (["--only", "nowhere"], "nothing to measure"),
    ],
)
def test_bad_words_are_refused(monkeypatch: pytest.MonkeyPatch, words: list[str], why: str) -> None:
    monkeypatch.setitem(PEERS, "nowhere", ABSENT)
    shown = call(*words)
    assert shown.exit_code == 2
    assert why in shown.stderr


def figures(rate: float, copy: float = 1.0, inside: bool = True) -> Row:
    row: Row = {"game": "Go", "seats": 2, **dict.fromkeys(peers.COMPARED, rate), "copy_us": copy}
    return row | ({} if inside else {"decisions_per_second": None})


def test_medians_are_taken_figure_by_figure() -> None:
    assert medians([figures(1, 9), figures(5, 2), figures(3, 4)]) == figures(3, 4)
    assert medians([figures(1, inside=False), figures(3, inside=False)])["decisions_per_second"] is None


def test_a_ratio_is_how_many_times_as_fast_we_are() -> None:
    compared = peers.ratios(figures(10, copy=0.5), figures(2, copy=3, inside=False))
    assert compared["decisions_per_second"] is None
    assert compared["copy_us"] == 6
    assert compared["steps_per_second"] == 5


@pytest.mark.parametrize(
    ("value", "shown"), [(None, "-"), (0.5, "0.50"), (12.34, "12.3"), (12345.6, "12,346"), (4000, "4,000"), ("a", "a")]
)
def test_figures_are_short(value: float | str | None, shown: str) -> None:
    assert figure(value) == shown


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
    assert found["decisions_per_second"] is None
    assert (found["decisions_per_game"], found["decisions_per_step"]) == (20, 2)
    assert (found["decisions_per_second_driven"] or 0) > 20 * (found["games_per_second"] or 0) > 0


def test_each_entry_has_its_module() -> None:
    folder = Path(peer_games.__file__).parent
    for entry in PEERS.values():
        source = (folder / f"{entry.module}.py").read_text("utf-8")
        assert re.search(rf"^(class|def) {entry.maker}\b", source, re.MULTILINE)


def test_the_peers_are_pinned_and_no_part_of_the_development_environment() -> None:
    """What compiled code is made for has the version that it was made for."""
    groups = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["dependency-groups"]
    wanted = {required_name(requirement) for requirement in groups["peers"]}
    lines = [line for line in (ROOT / "bench/peers-constraints.txt").read_text("utf-8").splitlines() if line[0] != "#"]
    assert all(re.fullmatch(r"[\w.-]+==[\w.]+", line) for line in lines)
    assert wanted <= {required_name(line) for line in lines}
    ours = (ROOT / "constraints.txt").read_text("utf-8").splitlines()
    assert "librt" in {required_name(line) for line in set(lines) & set(ours)}
    assert not wanted & {required_name(requirement) for requirement in groups["dev"]}
