"""`make mutants` finds out which broken rules tests notice; here only that the tool itself works."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from mutants.__main__ import all_mutants, asked_for, read_arguments

ROOT = Path(__file__).parents[1]

pytestmark = pytest.mark.slow


def test_every_mutant_has_a_key_of_its_own_and_those_that_break_no_rule_are_among_them() -> None:
    mutants = all_mutants()
    keys = {mutant.key for mutant in mutants}
    assert len(keys) == len(mutants) > 3000
    same = tomllib.loads((ROOT / "tests/rules/same_rule.toml").read_text("utf-8"))
    assert {f"{module} {key}" for module, reasons in same.items() for key in reasons} <= keys
    assert all(reason for reasons in same.values() for reason in reasons.values())


def test_a_sample_depends_on_the_seed_alone() -> None:
    mutants = all_mutants()
    first, second = (read_arguments(["--sample", "20", "--seed", seed]) for seed in "12")
    chosen = asked_for(mutants, first)
    assert len(chosen) == 20
    assert asked_for(mutants[::-1], first) == chosen
    assert asked_for(mutants, second) != chosen


@pytest.mark.parametrize(
    ("test", "code", "said"),
    [
        ("test_prominent.py", 0, "1 killed"),
        ("test_resolution.py", 1, "1 survived"),
        ("no_such_file.py", 2, "The tests fail already without any mutant"),
    ],
)
def test_a_test_of_the_rule_kills_a_mutant_and_another_test_lets_it_live(test: str, code: int, said: str) -> None:
    options = ["--only", "prominent_awards: return", "--jobs", "1", "--tests", f"tests/rules/{test}"]
    environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'scripts'}{os.pathsep}{os.environ.get('PYTHONPATH', '')}"}
    command = [sys.executable, "-m", "mutants", *options]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, (done.stdout + done.stderr).splitlines()[-1]) == (code, said)
