"""The browser tests take a Chromium that runs, and pass over one that doesn't."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[1] / "scripts/find_chromium.py"


def program(folder: Path, name: str, code: int = 0) -> Path:
    path = folder / name
    path.write_text(f"#!/bin/sh\nexit {code}\n", encoding="utf-8")
    path.chmod(0o755)
    return path


def find(path: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """Look in `path` only: Playwright's own browsers are hidden, nothing is installed."""
    hidden = {"PATH": str(path), "PLAYWRIGHT_BROWSERS_PATH": str(path / "none"), "HOME": os.environ["HOME"]}
    command = [sys.executable, str(SCRIPT), "--no-install"]
    return subprocess.run(command, env=hidden | environment, capture_output=True, text=True, check=False)


def test_the_environment_variable_comes_first(tmp_path: Path) -> None:
    program(tmp_path, "chromium")
    mine = program(tmp_path, "mine")
    assert find(tmp_path, EXLIBRIS_CHROMIUM=str(mine)).stdout.strip() == str(mine)


@pytest.mark.parametrize("name", ["chromium", "chromium-browser", "google-chrome"])
def test_each_usual_name_on_the_path_is_found(tmp_path: Path, name: str) -> None:
    there = program(tmp_path, name)
    assert find(tmp_path).stdout.strip() == str(there)


def test_a_stub_that_does_not_run_is_passed_over(tmp_path: Path) -> None:
    program(tmp_path, "chromium", code=1)
    working = program(tmp_path, "google-chrome")
    assert find(tmp_path).stdout.strip() == str(working)


def test_none_at_all_prints_no_path_and_fails(tmp_path: Path) -> None:
    nothing = find(tmp_path)
    assert (nothing.returncode, nothing.stdout) == (1, "")
    assert "no Chromium found" in nothing.stderr
