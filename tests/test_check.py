"""`make check` chooses the tests that a change can break."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def chosen(*changed: str) -> set[str]:
    """Return the test files that the script chooses for changed files."""
    command = [sys.executable, str(ROOT / "scripts/choose_tests.py"), *changed]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return set(done.stdout.splitlines())


@pytest.mark.parametrize(
    ("changed", "among", "not_among"),
    [
        ("src/exlibris/engine/rows.py", "tests/rules/test_shelf.py", "tests/test_pins.py"),
        ("src/exlibris/engine/rows.py", "tests/bots/test_greedy.py", "tests/server/test_games.py"),
        ("src/exlibris/forms/svg.py", "tests/forms/test_paper.py", "tests/rules/test_shelf.py"),
        ("src/exlibris/content/locations.toml", "tests/content/test_load.py", "tests/test_pins.py"),
        ("src/exlibris/texts/pl/log.ftl", "tests/texts/test_translations.py", "tests/properties/test_copies.py"),
        ("src/exlibris/cli/serve.py", "tests/server/test_command.py", "tests/content/test_load.py"),
        ("src/exlibris/bots/greedy.py", "tests/bots/test_registry.py", "tests/rules/test_shelf.py"),
        ("tests/support/pages.py", "tests/docs/test_tutorials.py", "tests/docs/test_pages.py"),
        ("tests/rules/trace.toml", "tests/rules/test_trace.py", "tests/sim/test_run.py"),
        ("scripts/draw_layers.py", "tests/docs/test_drawings.py", "tests/docs/test_readme.py"),
        ("tests/sim/test_plan.py", "tests/sim/test_plan.py", "tests/sim/test_run.py"),
    ],
)
def test_a_change_chooses_what_depends_on_it(changed: str, among: str, not_among: str) -> None:
    tests = chosen(changed)
    assert among in tests
    assert not_among not in tests


def test_a_change_of_the_client_chooses_no_python_test() -> None:
    component = sorted((ROOT / "web/src/lib").rglob("*.svelte"))[
        0
    ]  # not named here: a test that names a file is chosen
    assert chosen(str(component.relative_to(ROOT))) == set()
