"""A policy of placements learns what a value network promises of them."""

import json
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from exlibris.cli import app
from exlibris.search import KINDS, PLACEMENT_INPUTS, policy_from_json
from exlibris.training.placements import (
    Placements,
    PlacementTask,
    PolicySettings,
    fit_policy,
    learn_placements,
    play_placements,
)
from exlibris.training.pools import ThisProcess
from training.test_generations import Quiet


def toy_placements(count: int = 3000) -> Placements:
    """Return placements of which the one is best that one of three inputs points to."""
    rng = np.random.default_rng(6)
    inputs = np.zeros((count, len(PLACEMENT_INPUTS)), np.int16)
    inputs[:, :3] = rng.integers(0, 10, (count, 3))
    possible = np.zeros((count, KINDS), np.bool_)
    possible[:, :3] = True
    possible[::2, 2] = False
    values = np.where(possible[:, :3], inputs[:, :3] / 50.0, 0.0)
    gains = np.zeros((count, KINDS), np.float32)
    gains[:, :3] = np.where(possible[:, :3], values - values.sum(1, keepdims=True) / possible.sum(1, keepdims=True), 0)
    return Placements(inputs, gains, possible)


def test_the_regret_falls_on_placements_that_were_held_out() -> None:
    *_, (_, report) = fit_policy(toy_placements(), 16, 20)
    assert report.regret < 0.1 * report.at_random


def test_the_policy_that_plays_gains_as_the_one_that_learned() -> None:
    found = toy_placements(300)
    *_, (trainee, _) = fit_policy(found, 8, 2)
    policy = trainee.policy()
    for row, outputs in zip(found.inputs[:5], trainee.outputs(found.inputs[:5]), strict=True):
        hidden = np.maximum(np.array(policy.hidden.sums(row.tolist())), 0)
        assert np.array(policy.heads) @ hidden + policy.head_biases == pytest.approx(outputs, rel=1e-3, abs=1e-4)


@pytest.mark.parametrize("mode", ["multiplayer", "solo"])
def test_gains_are_told_over_the_average_of_what_was_possible(mode: str) -> None:
    found = play_placements(PlacementTask(mode, "a", 0, 1))
    assert len(found) > 5
    assert found.inputs.shape[1] == len(PLACEMENT_INPUTS)
    assert (found.possible.sum(1) >= 1).all()
    assert not found.gains[~found.possible].any()
    assert (found.gains.max(1) >= 0).all()


def test_the_same_seed_learns_the_same() -> None:
    settings = PolicySettings(games=2, hidden=4, epochs=2)
    one, other = (learn_placements(settings, None, ThisProcess(), Quiet()) for _ in range(2))
    assert one == other
    assert one[0]["made"]["games"] == 2
    policy_from_json(json.loads(json.dumps(one[0])))


def test_the_command_writes_a_policy(tmp_path: Path) -> None:
    out = tmp_path / "policy.json"
    ran = CliRunner().invoke(app, ["train-placements", str(out), "--games", "1", "--hidden", "2", "--epochs", "1"])
    assert ran.exit_code == 0, ran.output
    assert "in those held out the best promises" in ran.output
    policy_from_json(json.loads(out.read_text(encoding="utf-8")))


def test_a_folder_that_is_not_there_is_noticed_before_the_games(tmp_path: Path) -> None:
    out = tmp_path / "none" / "policy.json"
    ran = CliRunner().invoke(app, ["train-placements", str(out), "--games", "1000000"])
    assert ran.exit_code == 2
    assert f"there is no folder {out.parent}" in ran.output


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--mode", "chess"], "no mode 'chess'"),
        (["--network", "bad.json"], "bad.json: no JSON"),
        (["--network", "none.json"], "none.json: No such file"),
        (["--ray", "nowhere"], "ray"),
    ],
)
def test_bad_arguments_get_one_line(
    arguments: list[str], complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("bad.json").write_text("{", encoding="utf-8")
    ran = CliRunner().invoke(app, ["train-placements", "out.json", *arguments])
    assert ran.exit_code == 2
    assert complaint in ran.output
    assert not Path("out.json").exists()
