"""The environments pass the tests of their ecosystems, and play the game that the engine plays."""

import copy
import pickle
import runpy
import sys
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from exlibris.engine import SPECTATOR, IllegalAction, Ruleset, compose, player_view, result
from exlibris.rl import SIZE

gymnasium = pytest.importorskip("gymnasium", reason="pip install 'exlibris-game[rl]'")
pytest.importorskip("pettingzoo", reason="pip install 'exlibris-game[rl]'")

import numpy as np  # noqa: E402 (what is missing skips first)
from gymnasium.utils.env_checker import check_env  # noqa: E402
from pettingzoo.test import api_test, seed_test  # noqa: E402

from exlibris.rl.adapters import AgentsEnv, BatchEnv, SingleEnv  # noqa: E402

LEARN = Path(__file__).parents[2] / "examples/learning/learn.py"
SHORT = compose("first-en", switches={"round_limit": 1})
SOLO = compose("revised-en", ["solo"])


def legal(mask: Any) -> int:
    return int(np.flatnonzero(mask)[0])


@pytest.mark.parametrize(("rules", "seats"), [(SHORT, 2), (SHORT, 4), (SOLO, 1)])
def test_pettingzoo_accepts_it(rules: Ruleset, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of what may be odd in other games
        api_test(AgentsEnv(rules, seats), num_cycles=300)


class Masked(gymnasium.ActionWrapper):  # type: ignore[misc,name-defined]
    """The wrapper of docs/rl.md."""

    def action(self, action: Any) -> Any:
        masks = self.unwrapped.action_masks()
        return action if masks[action] else masks.argmax()


@pytest.mark.filterwarnings("ignore:PettingZoo in TorchRL")
def test_torchrl_accepts_it() -> None:
    envs = pytest.importorskip("torchrl.envs", reason="pip install torchrl")
    envs.check_env_specs(envs.GymWrapper(Masked(SingleEnv(SHORT))))
    agents = envs.PettingZooWrapper(AgentsEnv(SHORT), use_mask=True, categorical_actions=True)
    envs.check_env_specs(agents)


def test_games_of_equal_seeds_are_equal() -> None:
    seed_test(lambda: AgentsEnv(SHORT, 2), num_cycles=60)


def test_agents_play_a_game_to_its_end() -> None:
    env = AgentsEnv(SHORT, 3, reward="margin")
    env.reset(seed=4)
    seen = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observed, reward, over, cut_off, _ = env.last()
        assert not cut_off
        seen[agent] += reward
        env.step(None if over else legal(observed["action_mask"]))
    totals = [column.total for column in result(env._state).seats]
    assert list(seen.values()) == [total - max(totals[:i] + totals[i + 1 :]) for i, total in enumerate(totals)]


def test_an_agent_that_is_not_asked_has_no_legal_action() -> None:
    env = AgentsEnv(SHORT, 2, render_mode="ansi")
    env.reset(seed=1)
    other = next(agent for agent in env.agents if agent != env.agent_selection)
    assert not env.observe(other)["action_mask"].any()
    assert env.render() == player_view(env._state, SPECTATOR).to_text()
    for illegal in np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[[0, -1]]:
        with pytest.raises(IllegalAction, match=rf"action {illegal} is not legal"):
            env.step(int(illegal))


@pytest.mark.parametrize(("rules", "seats"), [("first-en", 2), (SOLO, 1)])
def test_gymnasium_accepts_it(rules: Ruleset | str, seats: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env = Legal(rules=rules, seats=seats)
        env.spec = gymnasium.make("exlibris.rl.adapters:ExLibris-v1", rules=rules, seats=seats).spec
        check_env(env)


class Legal(SingleEnv):
    """Takes a legal action in place of an illegal one: the check draws actions without a mask."""

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Take the action, or the first legal one."""
        masks = self.action_masks()
        return super().step(action if masks[action] else legal(masks))


def test_a_single_game_ends_with_its_points() -> None:
    env = SingleEnv(rules=SHORT, seats=3, opponents=["random"])
    _, info = env.reset(seed=3)
    over, reward = False, 0.0
    while not over:
        assert (env.action_masks() == info["action_mask"].astype(bool)).all()
        observed, reward, over, _, info = env.step(legal(info["action_mask"]))
        assert observed.shape == (SIZE,)
    assert len(info["points"]) == 3
    best = max(info["points"])
    assert (reward > 0) <= (info["points"][info["seat"]] == best)


def test_what_a_single_game_returns_stays() -> None:
    env = SingleEnv(rules=SHORT)
    seen, info = env.reset(seed=3)
    kept, mask = seen.tobytes(), info["action_mask"].tobytes()
    env.step(legal(info["action_mask"]))
    assert (seen.tobytes(), info["action_mask"].tobytes()) == (kept, mask)


def test_many_games_tell_the_points_of_those_that_have_ended() -> None:
    env = BatchEnv(2, SHORT, 3)
    _, info = env.reset(seed=3)
    ended = np.zeros(2, dtype=bool)
    while not ended.any():
        assert "points" not in info
        _, _, ended, _, info = env.step([legal(mask) for mask in info["action_mask"]])
    assert info["points"].tolist() == [list(env.batch.points[:4]), list(env.batch.points[4:])]
    assert info["points"][ended, :3].any()


def test_an_environment_of_one_learner_has_opponents() -> None:
    with pytest.raises(ValueError, match="opponents: expected at least one"):
        SingleEnv(rules=SHORT, opponents=[])
    assert SingleEnv(rules=SOLO, seats=1, opponents=[]).reset(seed=1)[0].any()


def test_a_reward_that_is_none_is_refused_at_once() -> None:
    for make in (SingleEnv, AgentsEnv):
        with pytest.raises(ValueError, match="reward: expected one of win, margin, found 'points'"):
            make(reward="points")


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = SingleEnv(rules=SHORT)
    _, info = env.reset(seed=3)
    with pytest.raises(ValueError, match="is not legal"):
        env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (env.action_masks() == info["action_mask"].astype(bool)).all()


def test_a_step_outside_a_game_is_refused() -> None:
    env = SingleEnv(rules=SHORT)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(0)
    _, info = env.reset(seed=3)
    over = False
    while not over:
        _, _, over, _, info = env.step(legal(info["action_mask"]))
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(legal(info["action_mask"]))


def test_what_many_games_return_stays_unless_their_own_memory_is_asked_for() -> None:
    for kept in (True, False):
        env = BatchEnv(2, SHORT, copy=kept)
        seen, info = env.reset(seed=3)
        before = seen.tobytes(), info["action_mask"].tobytes()
        env.step([legal(mask) for mask in info["action_mask"]])
        assert ((seen.tobytes(), info["action_mask"].tobytes()) == before) is kept


def test_many_games_are_stepped_at_once() -> None:
    env = gymnasium.make_vec("exlibris.rl.adapters:ExLibris-v1", num_envs=3, rules=SHORT, seats=2)
    observed, info = env.reset(seed=5)
    again, _ = BatchEnv(3, SHORT).reset(seed=5)
    assert (observed == again).all()
    ended, rewards = np.zeros(3, dtype=bool), np.zeros(3)
    while not ended.any():
        before = observed
        observed, rewards, ended, _, info = env.step(np.array([legal(mask) for mask in info["action_mask"]]))
        assert (observed != before).any(axis=1).all()
        assert not rewards[~ended].any()
    assert (info["_final_obs"] == ended).all()
    assert observed.shape == info["final_obs"].shape == (3, SIZE)
    assert (info["final_obs"][ended] != observed[ended]).any()
    assert set(rewards[ended]) <= {0.0, 0.5, 1.0}


def test_the_example_learns(monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes minutes until it wins; after a second, the preferences of some actions have moved apart."""
    monkeypatch.setattr(sys, "argv", ["learn.py", "1"])
    preferences = runpy.run_path(str(LEARN))["preferences"]
    assert preferences.min() < 0.0 < preferences.max()
    assert (preferences == 0.0).any()


def taken(env: SingleEnv, mask: Any, count: int) -> list[tuple[int, float, bytes]]:
    """Take that many actions, the last legal ones; return them with what they brought."""
    found = []
    for _ in range(count):
        action = int(np.flatnonzero(mask)[-1])
        seen, reward, _, _, info = env.step(action)
        mask = info["action_mask"]
        found.append((action, reward, seen.tobytes()))
    return found


COPIES = pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])  # noqa: S301


@COPIES
def test_many_games_can_be_copied_in_the_middle(copied: Callable[[BatchEnv], BatchEnv]) -> None:
    env = BatchEnv(num_envs=3, seats=3, opponents=["greedy:deals=1", "random"], shaping=0.1)
    env.reset(seed=5)
    for _ in range(12):
        env.step(env.batch.sample())
    other = copied(env)
    assert stepped(env, 150) == stepped(other, 150)
    assert env.reset()[0].tobytes() == other.reset()[0].tobytes()


def stepped(env: BatchEnv, count: int) -> list[tuple[object, ...]]:
    """Take that many sampled steps, in which games end and begin; return what they brought."""
    found: list[tuple[object, ...]] = []
    ends = 0
    for _ in range(count):
        seen, rewards, ended, _, info = env.step(env.batch.sample())
        ends += ended.sum()
        found.append((seen.tobytes(), rewards.tolist(), ended.tolist(), info["action_mask"].tobytes()))
    assert ends
    return found


@COPIES
def test_a_game_for_gymnasium_can_be_copied_in_the_middle(copied: Callable[[SingleEnv], SingleEnv]) -> None:
    env = SingleEnv(seats=2, opponents=["random"])
    env.reset(seed=5)
    for _ in range(3):
        env.step(legal(env.action_masks()))
    other = copied(env)
    assert taken(env, env.action_masks(), 20) == taken(other, other.action_masks(), 20)
    assert env.reset()[0].tobytes() == other.reset()[0].tobytes()


@COPIES
def test_a_game_for_pettingzoo_can_be_copied_in_the_middle(copied: Callable[[AgentsEnv], AgentsEnv]) -> None:
    env = AgentsEnv(seats=3)
    env.reset(seed=4)
    ways: list[list[tuple[str, int]]] = []
    for _ in range(7):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    for game in (copied(env), env):
        way = []
        for _ in range(20):
            action = int(np.flatnonzero(game.observe(game.agent_selection)["action_mask"])[-1])
            way.append((game.agent_selection, action))
            game.step(action)
        ways.append(way)
    assert ways[0] == ways[1]
