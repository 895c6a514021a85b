"""exlibris benchmark: the tasks, their games, refusals."""

import json
from functools import partial
from pathlib import Path

import pytest

from exlibris.arena.benchmark import TASKS
from exlibris.cli.benchmark import TaskName
from support.commands import exlibris, refusal

AGENT = "exlibris.bots.random_bot:RandomBot"
benchmark = partial(exlibris, "benchmark", AGENT)


def test_an_agent_meets_the_opponents_of_a_task_in_all_seatings(tmp_path: Path) -> None:
    words: list[str | Path] = ["--task", "two", "-t", "four", "--opponent", "random", "-n", "3", "--results", tmp_path]
    made = benchmark(*words, "--json")
    assert made.exit_code == 0, made.output
    rows = json.loads(made.stdout)
    assert [(row["task"], row["against"], row["won"]["games"]) for row in rows] == [
        ("two", "random", 4),
        ("four", "random", 4),
    ]
    for row in rows:
        assert row["agent"] == AGENT
        assert 0 <= row["won"]["low"] <= row["won"]["share"] <= row["won"]["high"] <= 1
        assert -200 < row["lead"] < 200
        assert row["ms"] > 0
    lines = benchmark(*words, "--markdown").stdout.splitlines()
    assert lines[-1].startswith(f"| four | {AGENT} | first-en | random |")
    assert len({path.read_bytes() for path in tmp_path.glob("*.jsonl")}) == 2


def test_solo_is_played_alone_at_level_3() -> None:
    (trial,) = TASKS["solo"].trials("random", 5)
    assert {trial.game(fixture, 0).ruleset.solo_level for fixture in trial.fixtures()} == {3}
    assert "the library" in benchmark("-t", "solo", "-n", "1").stdout


def test_every_rulebook_is_a_trial_and_nobody_meets_itself() -> None:
    trials = TASKS["editions"].trials("greedy", 10)
    assert [trial.ruleset.preset for trial in trials] == list(TASKS["editions"].presets)
    assert {trial.players for trial in trials} == {("greedy", "learned:choices=1")}
    assert [*TASKS] == [*TaskName]


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["oracle", "-t", "two"], "no bot 'oracle'"),
        (
            ["random", "-t", "two", "--opponent", "oracle"],
            (
                "--opponent oracle: the opponents in these tasks are "
                "random, greedy, learned:choices=1, expert:simulations=60"
            ),
        ),
        (["random", "-t", "expansion"], "pip install ./examples/observatory"),
        (["random", "-t", "two", "--opponent", "random"], "no opponents left: random does not play"),
    ],
)
def test_what_cannot_be_measured_is_refused(words: list[str], why: str) -> None:
    assert why in refusal("benchmark", *words)
