"""`make check` chooses the tests that a change can break."""

import runpy
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SCRIPT = ROOT / "scripts/choose_tests.py"


@pytest.fixture(scope="module")
def choose() -> Callable[[], int]:
    """Return the script's main function, which keeps the imports that it has read."""
    main: Callable[[], int] = runpy.run_path(str(SCRIPT))["main"]
    return main


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
def test_a_change_chooses_what_depends_on_it(
    choose: Callable[[], int],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    changed: str,
    among: str,
    not_among: str,
) -> None:
    monkeypatch.setattr(sys, "argv", [str(SCRIPT), changed])
    assert choose() == 0
    tests = capsys.readouterr().out.splitlines()
    assert among in tests
    assert not_among not in tests


def test_a_change_of_the_client_chooses_no_python_test() -> None:
    component = sorted((ROOT / "web/src/lib").rglob("*.svelte"))[0]  # a test that names a file is chosen
    command = [sys.executable, str(SCRIPT), str(component.relative_to(ROOT))]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == ""
