"""What commands write: UTF-8 whatever the code page, and one line where it can't be written."""

import os
import subprocess
from pathlib import Path

import pytest

from exlibris.content import as_own_deck, read_own_deck
from support.commands import COMMAND, exlibris

FULL = Path("/dev/full")


@pytest.mark.parametrize(
    ("language", "coding"),
    [("fr", "ascii"), ("cs", "cp1252"), ("pl", "cp852")],
)
def test_files_are_utf_8_on_each_code_page(language: str, coding: str) -> None:
    deck = shown(language, coding)
    assert deck == as_own_deck(language, "My deck").text()
    assert read_own_deck(deck).problems == ()


def shown(language: str, coding: str) -> str:
    """Return what a deck is written as where Python's own coding is another."""
    environment = os.environ | {"PYTHONIOENCODING": coding}
    command = [*COMMAND, "deck", "show", language]
    return subprocess.run(command, env=environment, capture_output=True, check=True).stdout.decode()


def test_errors_are_utf_8_too(tmp_path: Path) -> None:
    environment = os.environ | {"PYTHONIOENCODING": "cp1252"}
    file = tmp_path / "krabička.tsv"
    refused = subprocess.run([*COMMAND, "deck", "check", file], env=environment, capture_output=True, check=False)
    assert (refused.returncode, refused.stderr.decode()) == (2, f"exlibris deck: {file}: No such file or directory\n")


@pytest.mark.skipif(not FULL.exists(), reason="only Linux has a device that is always full")
@pytest.mark.parametrize("words", [["deck", "show"], ["rules"], ["--help"], ["rules", "--json"]])
def test_a_full_disk_is_one_line(words: list[str]) -> None:
    with FULL.open("w") as full:
        done = subprocess.run([*COMMAND, *words], stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert (done.returncode, done.stderr) == (2, "exlibris: output: No space left on device\n")


def test_a_pipe_that_closes_is_no_error() -> None:
    read, write = os.pipe()
    os.close(read)
    done = subprocess.run([*COMMAND, "deck", "show"], stdout=write, stderr=subprocess.PIPE, check=False)
    os.close(write)
    assert (done.returncode, done.stderr) == (1, b"")


@pytest.mark.parametrize("command", [[], ["deck", "show"]])
def test_help_is_a_command(command: list[str]) -> None:
    assert exlibris("help", *command).stdout == exlibris(*command, "--help").stdout.replace("root ", "exlibris ")


def test_ctrl_c_ends_any_command_with_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def measure() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("exlibris.sim.bench.measure", measure)
    stopped = exlibris("bench")
    assert (stopped.exit_code, stopped.stdout, stopped.stderr) == (130, "", "exlibris bench: interrupted\n")


def test_a_wrong_choice_is_named_without_the_parsers_own_words() -> None:
    assert exlibris("benchmark", "greedy", "--task", "tow").stderr.startswith(
        "exlibris benchmark: Invalid value for '--task' / '-t': 'tow' is not one of 'solo', 'two', "
    )


def test_the_version_has_a_letter() -> None:
    assert exlibris("-V").stdout == exlibris("--version").stdout


@pytest.mark.parametrize(
    ("command", "says"),
    [
        ("simulate --nope", "exlibris simulate: No such option: --nope"),
        ("simulate --games many", "exlibris simulate: Invalid value for '--games' / '-n'"),
        ("replay", "exlibris replay: Missing argument 'FILE'"),
        ("nope", "exlibris: No such command 'nope'"),
        ("deck nope", "exlibris deck: No such command 'nope'"),
        ("help nope", "exlibris: No such command 'nope'"),
    ],
)
def test_a_wrong_option_is_one_line(command: str, says: str) -> None:
    done = exlibris(*command.split())
    assert (done.exit_code, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert done.stderr.replace("root", "exlibris").startswith(says)
    assert done.stderr.endswith("--help\n")


@pytest.mark.parametrize("command", ["", "deck", "new"])
def test_without_a_command_the_help_is_shown(command: str) -> None:
    done = exlibris(*command.split())
    assert (done.exit_code, done.stderr) == (2, "")
    assert "Usage: " in done.stdout
