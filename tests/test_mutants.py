"""`make mutants` finds out which broken rules tests notice; here only that the tool itself works."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

pytestmark = pytest.mark.slow


def mutants(*options: str) -> subprocess.CompletedProcess[str]:
    """Run the tool."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "scripts")}
    command = [sys.executable, "-m", "mutants", *options]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


def test_every_mutant_has_a_key_of_its_own_and_those_that_break_no_rule_are_among_them() -> None:
    keys = mutants("--list", "--sample", "0").stdout.splitlines()
    assert len(set(keys)) == len(keys) > 3000
    same = tomllib.loads((ROOT / "tests/rules/same_rule.toml").read_text("utf-8"))
    listed = [f"{module} {key}" for module, reasons in same.items() for key in reasons]
    assert [key for key in listed if key not in keys] == []
    assert all(reason for reasons in same.values() for reason in reasons.values())


def test_a_sample_depends_on_the_seed_alone() -> None:
    first = mutants("--list", "--sample", "20", "--seed", "1").stdout
    assert len(first.splitlines()) == 20
    assert mutants("--list", "--sample", "20", "--seed", "1").stdout == first
    assert mutants("--list", "--sample", "20", "--seed", "2").stdout != first


def test_a_test_of_the_rule_kills_a_mutant_and_another_test_lets_it_live() -> None:
    broken = ("--only", "counting.py prominent_awards: return", "--sample", "0", "--jobs", "1", "--tests")
    killed = mutants(*broken, "tests/rules/test_prominent.py")
    assert (killed.returncode, killed.stdout.splitlines()[-1]) == (0, "1 killed (100.0 % noticed)")
    alive = mutants(*broken, "tests/rules/test_resolution.py")
    assert alive.returncode == 1
    assert "survived: counting.py prominent_awards: return" in alive.stdout


def test_tests_that_fail_anyway_say_nothing_about_mutants() -> None:
    done = mutants("--only", "counting.py", "--sample", "1", "--tests", "tests/rules/no_such_file.py")
    assert done.returncode == 2
    assert "fail already without any mutant" in done.stderr
