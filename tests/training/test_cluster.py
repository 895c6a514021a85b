"""Training on a local Ray cluster: `make test-ray`, since Ray is too large to be there for every run of the tests."""

import json
from pathlib import Path

import pytest

from exlibris.sim.pools import pool_of
from exlibris.training.games import GamesTask
from support.commands import exlibris

pytest.importorskip("ray", reason="needs Ray: make test-ray")

TRAINING = ["--generations", "1", "--games", "5", "--gate-games", "2", "--hidden", "4", "--epochs", "1", "--seed", "t"]
pytestmark = pytest.mark.slow


def failing(task: GamesTask) -> int:
    """Return the task's number; fail for number 2."""
    if task.first == 2:
        raise ValueError("number 2")
    return task.first


def test_results_come_in_order_until_a_task_fails() -> None:
    with pool_of(2, "local") as cluster:
        results = cluster.map(failing, [GamesTask("multiplayer", "t", 0, first, 1, (None,)) for first in range(4)])
        assert [next(results), next(results)] == [0, 1]
        with pytest.raises(ValueError, match="number 2"):
            next(results)


def test_the_command_makes_the_same_network_on_a_cluster_and_in_processes(tmp_path: Path) -> None:
    made = {}
    for name, where in (("processes", ["--jobs", "2"]), ("ray", ["--jobs", "2", "--ray", "local"])):
        outcome = exlibris("train", tmp_path / name, *TRAINING, *where)
        assert outcome.exit_code == 0, outcome.output
        made[name] = json.loads((tmp_path / name / "generation-000.json").read_text(encoding="utf-8"))
    assert made["ray"] == made["processes"]


def test_a_cluster_plays_the_same_games_as_this_process(tmp_path: Path) -> None:
    made = {}
    for name, where in (("here", []), ("ray", ["--jobs", "2", "--ray", "local"])):
        outcome = exlibris("simulate", "-n", "250", "--seed", "t", "--parquet", tmp_path / name, "--json", *where)
        assert outcome.exit_code == 0, outcome.output
        files = (tmp_path / name).glob("*.parquet")
        made[name] = {file.name: file.read_bytes() for file in files}, json.loads(outcome.stdout)["wins_by_seat"]
    assert made["ray"] == made["here"]


def test_a_cluster_that_is_not_there_is_told_in_one_sentence(tmp_path: Path) -> None:
    outcome = exlibris("train", tmp_path, *TRAINING, "--ray", "no address")
    assert outcome.exit_code == 2
    assert outcome.output.startswith("exlibris train: no Ray cluster at 'no address': ")
    assert len(outcome.output.splitlines()) == 1
