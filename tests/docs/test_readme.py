"""What the README shows works as shown."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from support.commands import exlibris
from support.pages import blocks, run

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")


def commands() -> list[str]:
    lines = [line for block in blocks(README, "sh") for line in block.text.splitlines()]
    return [line.split("#")[0].strip() for line in lines if line.startswith(".venv/bin/exlibris")]


def test_the_python_examples_run(tmp_path: Path) -> None:
    game, _ = blocks(README, "python")
    code = [line for line in game.text.splitlines() if line.strip()]
    assert len(code) <= 10
    played, position = run(README, tmp_path)
    assert played.endswith("[]\n")  # nothing is wrong with the state at the end
    assert position.startswith("exlibris position 1\n")
    assert "at home: 0\n" in position


@pytest.mark.slow
def test_the_commands_run_in_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run the commands as they stand, but with two games where they have more."""
    assert len(commands()) >= 5
    monkeypatch.chdir(tmp_path)
    for command in commands():
        words = shlex.split(re.sub(r"--games \d+", "--games 2", command))[1:]
        if words[0] == "bench":  # tests/cli/test_bench.py measures for a tenth of the time
            continue
        done = exlibris(*words)
        assert done.exit_code == 0, (command, done.output)
        assert done.stdout


@pytest.mark.parametrize("target", ["play", "setup", "bench", "test", "wheel"])
def test_make_knows_what_is_named(target: str) -> None:
    assert re.search(rf"^{target}:", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)


def test_links_lead_somewhere() -> None:
    for page in ["README.md", "CONTRIBUTING.md"]:
        for link in re.findall(r"(?:\]\(|src=\"|srcset=\")([^)#:\"]+)[)\"]", (ROOT / page).read_text("utf-8")):
            assert (ROOT / link).exists(), f"{page} links to {link}"
