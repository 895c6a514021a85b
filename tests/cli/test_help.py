"""The command explains itself."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import typer

from exlibris.cli import app
from support.commands import exlibris


def shown(*args: str) -> str:
    """Return what the command prints, without styles, all space reduced to single blanks."""
    result = exlibris(*args, columns=120)
    assert result.exit_code == 0
    return " ".join(re.sub(r"\x1b\[[0-9;]*m|[│╭╮╰╯─]", " ", result.stdout).split())


@pytest.mark.parametrize("flag", ["--help", "-h"])
def test_help_names_the_commands(flag: str) -> None:
    text = shown(flag)
    for command in ("play", "serve", "simulate", "arena", "replay", "review", "rules", "bench", "page"):
        assert f" {command} " in text


def commands(group: Any, before: str = "") -> Iterator[str]:
    """Yield the names of all subcommands, those of groups with the group's name before them."""
    for name, command in group.commands.items():
        yield from commands(command, f"{before}{name} ") if hasattr(command, "commands") else [before + name]


COMMANDS = sorted(commands(typer.main.get_command(app)))
ROOT = Path(__file__).parents[2]
TESTS = [path.read_text("utf-8") for path in (ROOT / "tests").rglob("test_*.py") if path != Path(__file__)]


@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_is_in_the_docs(command: str) -> None:
    pages = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
    assert any(f"exlibris {command}" in page.read_text("utf-8") for page in pages)


@pytest.mark.parametrize("command", COMMANDS)
def test_each_command_has_a_test_that_runs_it(command: str) -> None:
    group, _, last = command.rpartition(" ")
    assert any(group in test and f'"{last}"' in test for test in TESTS)
