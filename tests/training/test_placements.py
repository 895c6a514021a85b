"""A policy of placements learns what a value network promises of them."""

import json
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from librt.vecs import vec

from exlibris.search import KINDS, PLACEMENT_INPUTS, policy_from_json
from exlibris.search.effects import DEAD_END
from exlibris.sim.pools import ThisProcess
from exlibris.training.parts import PartsError, PlacementParts, Placements, PlacementTask, origin_of
from exlibris.training.placements import (
    WORST,
    PolicySettings,
    fit_policy,
    gains_of,
    learn_placements,
    play_placements,
)
from support.commands import exlibris
from training.test_generations import Quiet


def toy_placements(count: int = 3000, seed: int = 6) -> Placements:
    """Return placements of which the one is best that one of three inputs points to."""
    rng = np.random.default_rng(seed)
    inputs = np.zeros((count, len(PLACEMENT_INPUTS)), np.int16)
    inputs[:, :3] = rng.integers(0, 10, (count, 3))
    possible = np.zeros((count, KINDS), np.bool_)
    possible[:, :3] = True
    possible[::2, 2] = False
    values = np.where(possible[:, :3], inputs[:, :3] / 50.0, 0.0)
    gains = np.zeros((count, KINDS), np.float32)
    gains[:, :3] = np.where(possible[:, :3], values - values.sum(1, keepdims=True) / possible.sum(1, keepdims=True), 0)
    return Placements(inputs, gains, possible)


def test_the_cost_falls_on_placements_that_were_held_out() -> None:
    *_, (_, report) = fit_policy(toy_placements(), 16, 20)
    assert report.cost < 0.1 * report.random_cost


def test_the_policy_that_plays_gains_as_the_one_that_learned() -> None:
    found = toy_placements(300)
    *_, (trainee, _) = fit_policy(found, 8, 2)
    policy = trainee.policy()
    for row, outputs in zip(found.inputs[:5], trainee.outputs(found.inputs[:5]), strict=True):
        hidden = np.maximum(np.array(policy.hidden.sums(vec[float](row.tolist()))), 0)
        assert np.array(policy.heads) @ hidden + policy.head_biases == pytest.approx(outputs, rel=1e-3, abs=1e-4)


def test_a_dead_end_is_no_worse_than_a_very_bad_placement() -> None:
    """It would outweigh all else that there is to learn."""
    gains = gains_of({0: 0.4, 3: 0.3, 5: DEAD_END})
    assert gains == gains_of({0: 0.4, 3: 0.3, 5: 0.4 - WORST})
    assert gains[:6] == pytest.approx([0.2, 0, 0, 0.1, 0, -0.3])
    assert not any(gains[6:])


@pytest.mark.parametrize("mode", ["multiplayer", "solo"])
def test_gains_are_told_over_the_average_of_what_was_possible(mode: str) -> None:
    found = play_placements(PlacementTask(mode, "a", 0, 1))
    assert len(found) > 5
    assert found.inputs.shape[1] == len(PLACEMENT_INPUTS)
    assert (found.possible.sum(1) >= 1).all()
    assert not found.gains[~found.possible].any()
    assert (found.gains.max(1) >= 0).all()


class Pretending:
    """A pool that plays no games but makes placements up, until it is interrupted."""

    def __init__(self, stop_after: int = 1000) -> None:
        self.stop_after = stop_after
        self.played: list[int] = []

    def map(self, function: Callable[[PlacementTask], Any], tasks: Iterable[PlacementTask]) -> Iterator[Any]:
        assert function is play_placements
        for task in tasks:
            if len(self.played) == self.stop_after:
                raise KeyboardInterrupt
            self.played.append(task.first)
            yield toy_placements(20 * task.games, seed=task.first)


def parts_in(path: Path, seed: str = "1") -> PlacementParts:
    """Return the parts in a folder, which is made if there is none."""
    parts = PlacementParts(path, origin_of("multiplayer", seed, None))
    parts.check()
    return parts


def test_the_same_seed_learns_the_same(tmp_path: Path) -> None:
    settings = PolicySettings(games=1, hidden=4, epochs=2)
    one, other = (
        learn_placements(settings, None, ThisProcess(), Quiet(), parts_in(tmp_path / name)) for name in ("a", "b")
    )
    assert one == other
    assert one[0]["made"]["games"] == 1
    policy_from_json(json.loads(json.dumps(one[0])))


def test_a_training_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    settings = PolicySettings(games=35, hidden=4, epochs=2)
    stopped, going_on, at_once = Pretending(stop_after=2), Pretending(), Pretending()
    with pytest.raises(KeyboardInterrupt):
        learn_placements(settings, None, stopped, Quiet(), parts_in(tmp_path / "a"))
    two_parts = learn_placements(settings, None, going_on, Quiet(), parts_in(tmp_path / "a"))
    assert (stopped.played, going_on.played) == ([0, 10], [20, 30])
    assert two_parts == learn_placements(settings, None, at_once, Quiet(), parts_in(tmp_path / "b"))


def test_parts_of_another_training_are_refused(tmp_path: Path) -> None:
    parts = parts_in(tmp_path / "parts")
    with pytest.raises(PartsError, match="begun with seed '1', not '2'"):
        parts_in(tmp_path / "parts", seed="2")
    task = PlacementTask("multiplayer", "1", 0, 1)
    parts.save(task, toy_placements(3))
    assert len(parts.load(task)) == 3
    next(parts.path.glob("*.npz")).write_bytes(b"torn")
    with pytest.raises(PartsError, match="no placements"):
        parts.load(task)
    (parts.path / "origin.json").write_text("[1]", encoding="utf-8")
    with pytest.raises(PartsError, match="how the placements were made"):
        parts.check()


def test_ctrl_c_keeps_what_was_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "policy.json"
    command = ["train-placements", str(out), "--games", "20", "--hidden", "2", "--epochs", "1"]
    monkeypatch.setattr("exlibris.sim.pools.ThisProcess", lambda: Pretending(stop_after=1))
    stopped = exlibris(*command)
    assert stopped.exit_code == 130
    assert f"resumes the run from {out}.parts" in " ".join(stopped.output.split())
    assert exlibris(*command, "--seed", "2").exit_code == 2
    going_on = Pretending()
    monkeypatch.setattr("exlibris.sim.pools.ThisProcess", lambda: going_on)
    assert exlibris(*command).exit_code == 0
    assert going_on.played == [10]
    assert [path.name for path in tmp_path.iterdir()] == ["policy.json"]


def test_the_command_writes_a_policy(tmp_path: Path) -> None:
    out = tmp_path / "policy.json"
    ran = exlibris("train-placements", out, "--games", "1", "--hidden", "2", "--epochs", "1")
    assert ran.exit_code == 0, ran.output
    assert "on held-out ones, the policy's choices cost" in ran.output
    policy_from_json(json.loads(out.read_text(encoding="utf-8")))


def test_a_folder_that_is_not_there_is_noticed_before_the_games(tmp_path: Path) -> None:
    out = tmp_path / "none" / "policy.json"
    ran = exlibris("train-placements", out, "--games", "1000000")
    assert ran.exit_code == 2
    assert f"the folder {out.parent} does not exist" in ran.output


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--mode", "chess"], "'chess'"),
        (["--network", "bad.json"], "bad.json: not JSON"),
        (["--network", "none.json"], "none.json: No such file"),
        (["--ray", "nowhere"], "ray"),
    ],
)
def test_bad_arguments_get_one_line(
    arguments: list[str], complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("bad.json").write_text("{", encoding="utf-8")
    ran = exlibris("train-placements", "out.json", *arguments)
    assert ran.exit_code == 2
    assert complaint in ran.output
    assert not Path("out.json").exists()
