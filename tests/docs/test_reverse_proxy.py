"""What the page about reverse proxies names is there: options, variables, addresses and files."""

import re
import shlex
from configparser import ConfigParser
from datetime import datetime
from fnmatch import fnmatch
from pathlib import Path
from typing import Any, cast

import pytest
import typer

from exlibris.cli import app
from exlibris.server.app import create_app
from exlibris.server.run import PROXIES
from exlibris.server.settings import Settings
from exlibris.server.storage.backups import name_at
from exlibris.server.tables.service import ACTION_SECONDS
from exlibris.server.tables.workers import WAIT_SECONDS
from support.pages import blocks

PAGE = (Path(__file__).parents[2] / "docs" / "reverse_proxy.md").read_text("utf-8")
UNITS = blocks(PAGE, "ini")
SUBCOMMANDS: dict[str, Any] = cast("Any", typer.main.get_command(app)).commands


def commands() -> list[list[str]]:
    """Return the arguments of every exlibris command that the page has people run."""
    lines = [line for block in [*UNITS, *blocks(PAGE, "sh")] for line in block.text.splitlines()]
    found = [shlex.split(line.removeprefix("ExecStart=")) for line in lines if "/bin/exlibris" in line]
    return [words[at + 1 :] for words in found for at, word in enumerate(words) if word.endswith("/bin/exlibris")]


@pytest.mark.parametrize("words", commands(), ids=lambda words: words[0])
def test_the_commands_are_understood(words: list[str]) -> None:
    name, *arguments = words
    parsed = SUBCOMMANDS[name].make_context(name, arguments)
    assert parsed.params["data"] == Path("/var/lib/exlibris")


def test_there_are_commands_to_serve_back_up_and_restore() -> None:
    assert [words[0] for words in commands()] == ["serve", "backup", "restore"]


def test_options_in_the_text_are_options() -> None:
    known = {option for name in ("serve", "backup", "restore") for option in options_of(name)}
    named = set(re.findall(r"`(--[a-z-]+)", PAGE))
    assert {"--domain", "--host", "--lan", "--metrics-for"} <= named <= known


def options_of(name: str) -> list[str]:
    return [option for parameter in SUBCOMMANDS[name].params for option in parameter.opts]


def test_the_variable_is_the_one_that_is_read() -> None:
    assert f"Environment={PROXIES}=127.0.0.1" in PAGE
    assert set(re.findall(r"`([A-Z_]{8,})`", PAGE)) == {PROXIES}


def test_the_addresses_are_served(tmp_path: Path) -> None:
    routes = {route.path for route in create_app(Settings.in_folder(tmp_path)).routes}
    named = set(re.findall(r"(?:127\.0\.0\.1:8000|example\.org|= |respond |`)(/[a-z]+)(?=[ `\n])", PAGE))
    assert named == {"/health", "/metrics", "/ready"}
    assert named <= routes
    assert any(route.startswith("/ws/") for route in routes)


def test_the_metrics_asked_for_are_counted() -> None:
    counted = [one.name for metric in (ACTION_SECONDS, WAIT_SECONDS) for one in metric.describe()]
    assert re.findall(r"rate\((\w+)_bucket", PAGE) == counted


def test_units_can_be_read_and_old_backups_are_found_by_their_names() -> None:
    for unit in UNITS:
        parser = ConfigParser(strict=False, interpolation=None)
        parser.read_string(unit.text)
        assert "Unit" in parser.sections()
    (pattern,) = re.findall(r"-name (\S+)", PAGE)
    name = name_at(datetime(2026, 11, 22, 4))
    assert fnmatch(name, pattern)
    assert name in PAGE
