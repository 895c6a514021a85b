"""Generations: what is done already is not done again, and only a network that wins replaces another."""

import json
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import numpy as np
import pytest

from exlibris.engine import PlayerView, is_placing
from exlibris.search import FEATURES, HEADS, Network, network_to_json
from exlibris.search.network import STAGES
from exlibris.sim.pools import PoolError
from exlibris.training.examples import Examples
from exlibris.training.fitting import Chances
from exlibris.training.folder import Folder, FolderError, TrainingSettings
from exlibris.training.games import PLAYERS, GamesTask, Match, match, self_play
from exlibris.training.generations import plot, train
from support.commands import exlibris, interrupted
from support.networks import some_network
from support.random_play import placing, positions

SETTINGS = TrainingSettings(games=6, gate_games=8, hidden=4, epochs=2)


class Quiet:
    """A watcher that shows nothing."""

    def begin(self, what: str, total: int) -> None:
        pass

    def advance(self, parts: int, note: str = "") -> None:
        pass


class Pretending:
    """A pool that plays no games: made-up examples, and matches that end as told."""

    def __init__(self, shares: Iterable[float], stop_after: int = 1000) -> None:
        self.shares = iter(shares)
        self.stop_after = stop_after
        self.played: list[GamesTask] = []
        self.chances: list[Chances] = []  # in each match

    def map(self, function: Callable[[GamesTask], Any], tasks: Iterable[GamesTask]) -> Iterator[Any]:
        share = next(self.shares) if function is match else 0.0
        for task in tasks:
            if function is match:
                yield [Match(share, self.chances)] * task.games
                continue
            assert function is self_play
            if len(self.played) == self.stop_after:
                raise KeyboardInterrupt
            self.played.append(task)
            yield made_up(task)


def made_up(task: GamesTask) -> Examples:
    rng = np.random.default_rng(task.first + 100 * task.generation)
    features = rng.integers(0, 9, (task.games * 5, len(FEATURES))).astype(np.int16)
    targets = rng.random((task.games * 5, len(HEADS))).astype(np.float32)
    return Examples(features, targets, np.repeat(np.arange(task.games), 5).astype(np.int32))


def test_a_network_replaces_the_best_only_if_it_wins(tmp_path: Path) -> None:
    folder = Folder.opened(tmp_path / "t", SETTINGS)
    pool = Pretending([0.8, 0.4, 0.6])
    for _ in train(folder, 3, pool, Quiet()):
        pass
    assert [report["accepted"] for report in folder.history] == [True, False, True]
    first = json.loads((tmp_path / "t" / "generation-000.json").read_text(encoding="utf-8"))
    teachers = {task.generation: task.weights[0] for task in pool.played}
    assert teachers == {0: None, 1: first, 2: first}  # None is the network made by hand
    assert folder.best["made"]["generation"] == 2
    assert json.loads((tmp_path / "t" / "best.json").read_text(encoding="utf-8")) == folder.best


def test_a_training_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    stopped = Pretending([0.8, 0.9], stop_after=3)
    with pytest.raises(KeyboardInterrupt):
        for _ in train(Folder.opened(tmp_path / "a", SETTINGS), 2, stopped, Quiet()):
            pass
    going_on = Pretending([0.9])
    for _ in train(Folder.opened(tmp_path / "a", SETTINGS), 2, going_on, Quiet()):
        pass
    assert [(task.generation, task.first) for task in stopped.played + going_on.played] == [
        (0, 0), (0, 4), (1, 0), (1, 4),
    ]  # fmt: skip
    for _ in train(Folder.opened(tmp_path / "b", SETTINGS), 2, Pretending([0.8, 0.9]), Quiet()):
        pass
    assert (tmp_path / "a" / "best.json").read_text() == (tmp_path / "b" / "best.json").read_text()
    assert (tmp_path / "a" / "training.json").read_text() == (tmp_path / "b" / "training.json").read_text()


@pytest.mark.parametrize("generations", [0, 1])
def test_a_training_keeps_its_settings(tmp_path: Path, generations: int) -> None:
    for _ in train(Folder.opened(tmp_path, SETTINGS), generations, Pretending([0.8]), Quiet()):
        pass
    with pytest.raises(FolderError, match="hidden 4, not 8"):
        Folder.opened(tmp_path, TrainingSettings(games=6, gate_games=8, hidden=8, epochs=2))
    (tmp_path / "training.json").write_text("[]", encoding="utf-8")
    with pytest.raises(FolderError, match="not the settings"):
        Folder.opened(tmp_path, SETTINGS)


def test_games_of_a_version_with_other_features_are_not_gone_on_with(tmp_path: Path) -> None:
    folder = Folder.opened(tmp_path, SETTINGS)
    folder.begin()
    none = np.zeros((3, len(HEADS)), np.float32)
    folder.save_part(0, 0, Examples(np.zeros((3, 186), np.int16), none, np.zeros(3, np.int32)))
    with pytest.raises(FolderError, match="different features; choose a new folder"):
        Folder.opened(tmp_path, SETTINGS)


def test_a_training_that_cannot_begin_leaves_nothing_behind(tmp_path: Path) -> None:
    with patch("exlibris.sim.pools.pool_of", side_effect=PoolError("no Ray cluster")):
        refused = exlibris("train", tmp_path / "t")
    assert (refused.exit_code, refused.output) == (2, "exlibris train: no Ray cluster\n")
    assert not (tmp_path / "t").exists()


def test_the_first_generation_plays_by_the_network_it_is_given(tmp_path: Path) -> None:
    start = network_to_json(some_network())
    pool = Pretending([0.4, 0.6])
    for _ in train(Folder.opened(tmp_path, SETTINGS, start), 1, pool, Quiet()):
        pass
    again = Folder.opened(tmp_path, SETTINGS, start)
    assert again.best == start
    for _ in train(again, 2, pool, Quiet()):
        pass
    assert [task.weights for task in pool.played] == [(start,)] * 4
    with pytest.raises(FolderError, match="began with network"):
        Folder.opened(tmp_path, SETTINGS)


@patch("exlibris.bots.expert.PLACEMENTS", 2)
@patch("exlibris.training.games.SIMULATIONS", 1)
@pytest.mark.parametrize("player", PLAYERS)
def test_each_player_of_self_play_leaves_examples(player: str) -> None:
    last = [s.clone() for s in positions(placing(2, 3, 160, 3), 3) if s.round.final and is_placing(s)][-1]
    with patch("exlibris.training.games.dealt", lambda *_: (last, Random(1))):
        found = self_play(GamesTask("multiplayer", "1", 0, 0, 1, (None,), player, 0.0))
    assert len(found) > 0


class Hasty:
    """A bot that takes the first action."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def with_network(self, _network: Network) -> "Hasty":
        return self

    def choose(self, _view: PlayerView, actions: list[int]) -> int:
        return actions[0]


@patch("exlibris.training.games.LearnedBot", Hasty)
@pytest.mark.parametrize("mode", ["multiplayer", "solo"])
def test_a_match_keeps_the_chances_of_all_seats_and_who_won(mode: str) -> None:
    first, second = match(GamesTask(mode, "1", 0, 0, 2, (None, None)))
    assert first.share + second.share == 1.0, "in multiplayer the same game, with the sides exchanged"
    assert {one.stage for one in first.chances} >= {0, 1, STAGES.index("final round")}
    for one in first.chances:
        assert sum(one.shares) == 1.0
        assert one.shares == first.chances[0].shares
        assert len(one.log_odds) == (1 if mode == "solo" else len(one.shares))


def test_a_gate_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    class Stopped(Pretending):
        def map(self, function: Callable[[GamesTask], Any], tasks: Iterable[GamesTask]) -> Iterator[Any]:
            for done, part in enumerate(super().map(function, tasks)):
                if function is match and done == 1:
                    raise KeyboardInterrupt
                yield part

    with pytest.raises(KeyboardInterrupt):
        list(train(Folder.opened(tmp_path, SETTINGS), 1, Stopped([1.0]), Quiet()))
    with patch("exlibris.training.generations.fit", side_effect=AssertionError("fitted already")):
        list(train(Folder.opened(tmp_path, SETTINGS), 1, Pretending([0.0]), Quiet()))
    [report] = json.loads((tmp_path / "training.json").read_text(encoding="utf-8"))["history"]
    assert report["gate"] == 0.5, "four games won before the stop, four lost after it"


def test_chances_in_matches_decide_the_temperatures(tmp_path: Path) -> None:
    luck = Random(2)
    surely = [Chances(0, [luck.choice([3.0, -3.0]), 0.0], luck.choice([[1.0, 0.0], [0.0, 1.0]])) for _ in range(60)]
    pool = Pretending([0.8])
    pool.chances = surely
    for _ in train(Folder.opened(tmp_path, SETTINGS), 1, pool, Quiet()):
        pass
    found = json.loads((tmp_path / "best.json").read_text(encoding="utf-8"))["temperatures"]
    assert found[0] > 2.0, "they say nothing about who wins"
    assert found[1:] == [1.0, 1.0, 1.0]


@pytest.mark.slow
def test_ctrl_c_keeps_what_was_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "t"
    command = ["train", str(folder), "--mode", "solo", "--games", "40", "--hidden", "2", "--epochs", "1", "-g", "1"]
    code, _, err = interrupted(*command, begun=lambda: [*folder.glob("*/*.npz")])
    assert (code, err) == (130, "exlibris train: interrupted after 0 generations\n")
    kept = sorted(folder.glob("*/*.npz"))
    assert kept

    going_on = Pretending([0.8])
    monkeypatch.setattr("exlibris.sim.pools.ThisProcess", lambda: going_on)
    went_on = exlibris(*command)
    assert (went_on.exit_code, went_on.output.startswith("generation 0:")) == (0, True)
    played = {f"{task.first:06}" for task in going_on.played}
    assert len(played) == 10 - len(kept)
    assert played.isdisjoint({part.stem for part in kept})


def test_curves_are_drawn(tmp_path: Path) -> None:
    folder = Folder.opened(tmp_path, SETTINGS)
    for _ in train(folder, 2, Pretending([0.8, 0.3]), Quiet()):
        pass
    plot(folder.history, tmp_path / "curves.svg")
    assert (tmp_path / "curves.svg").read_text(encoding="utf-8").startswith("<?xml")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--mode", "duet"], "'duet'"),
        (["--games", "0"], "--games"),
        (["--jobs", "0"], "--jobs"),
        (["--player", "comparing"], "comparing needs --network"),
    ],
)
def test_bad_arguments_are_refused(arguments: list[str], complaint: str, tmp_path: Path) -> None:
    outcome = exlibris("train", tmp_path, *arguments)
    assert outcome.exit_code == 2
    assert complaint in outcome.output
