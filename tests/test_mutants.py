"""`make mutants` finds out which broken code tests notice; here only that the tool itself works."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from mutants.__main__ import asked_for, read_arguments
from mutants.areas import AREAS, RULES, Area

ROOT = Path(__file__).parents[1]

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("area", AREAS.values(), ids=AREAS)
def test_every_mutant_has_a_key_of_its_own_and_the_tests_are_there(area: Area) -> None:
    mutants = area.mutants()
    assert len({mutant.key for mutant in mutants}) == len(mutants) > (3000 if area is RULES else 50)
    assert all((ROOT / "tests" / path).exists() for path in (*area.tests, *area.ignored))
    assert all((area.folder / path).exists() for path in area.without)


def test_mutants_that_change_no_behavior_are_there_each_with_a_reason() -> None:
    for listed in {area.same for area in AREAS.values()}:
        areas = [area for area in AREAS.values() if area.same == listed]
        keys = {mutant.key for area in areas for mutant in area.mutants()}
        same = areas[0].same_behavior()
        assert set(same) <= keys
        assert all(same.values())


def test_a_sample_depends_on_the_seed_alone() -> None:
    mutants = RULES.mutants()
    first, second = (read_arguments(["--sample", "20", "--seed", seed]) for seed in "12")
    chosen = asked_for(mutants, first)
    assert len(chosen) == 20
    assert asked_for(mutants[::-1], first) == chosen
    assert asked_for(mutants, second) != chosen


@pytest.mark.parametrize(
    ("test", "code", "said"),
    [
        ("test_prominent.py", 0, "rules: 1 killed"),
        ("test_resolution.py", 1, "rules: 1 survived"),
        ("no_such_file.py", 2, "The tests fail already without any mutant"),
    ],
)
def test_a_test_of_the_rule_kills_a_mutant_and_another_test_lets_it_live(test: str, code: int, said: str) -> None:
    options = ["rules", "--only", "prominent_awards: return", "--jobs", "1", "--tests", f"tests/rules/{test}"]
    environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'scripts'}{os.pathsep}{os.environ.get('PYTHONPATH', '')}"}
    command = [sys.executable, "-m", "mutants", *options]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, (done.stdout + done.stderr).splitlines()[-1]) == (code, said)
