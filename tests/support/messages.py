"""What the command line says to players, collected from its sources for the catalogs of other languages."""

from __future__ import annotations

import ast
import os
from collections.abc import Iterator
from errno import EACCES, EADDRINUSE, EISDIR, ENOENT, ENOSPC
from pathlib import Path
from typing import Any

import typer
from babel.messages.extract import extract_from_dir, extract_from_file

from exlibris import cli
from exlibris.cli.language import SENTENCES
from exlibris.content.rulesets import read_switches
from exlibris.verification import verify

PLAYERS = ("play", "page", "bots", "rules", "verify", "review", "replay", "form", "score", "puzzle", "deck", "help")
CLI = Path(cli.__file__).parent
OF_THE_SYSTEM = {os.strerror(number) for number in (ENOENT, EISDIR, EACCES, ENOSPC, EADDRINUSE)}


def of_players() -> set[str]:
    """Return all messages of the commands that players use."""
    group: Any = typer.main.get_command(cli.app)
    found = {*_helps(group, own=True), *_marked(), *SENTENCES, *reasons(), "Usage:"}
    found.add(group.commands["serve"].help)  # its options are for those who run a server
    for name in PLAYERS:
        found |= set(_helps(group.commands[name]))
    return found | OF_THE_SYSTEM | {str(facts["about"]) for facts in read_switches().values()}


def reasons() -> set[str]:
    """Return the sentences of the checks of a record."""
    calls = [
        each
        for each in ast.walk(ast.parse(Path(verify.__code__.co_filename).read_text("utf-8")))
        if isinstance(each, ast.Call) and isinstance(each.func, ast.Name) and each.func.id == "_check"
    ]
    found = [call.args[2] for call in calls]
    return {str(one.value) for one in found if isinstance(one, ast.Constant)} - {"{problem}", "{played}"}


def of_typer() -> set[str]:
    """Return the messages of Typer itself."""
    folder = Path(typer.__file__).parent
    return {_text(message) for _, _, message, _, _ in extract_from_dir(folder, [("**.py", "python")])}


def _helps(command: Any, own: bool = False) -> Iterator[str]:
    """Yield the help of a command, its options and, unless only its `own` is wanted, its subcommands."""
    for described in (command, *command.params):
        if help_ := getattr(described, "help", None):
            yield help_
    for below in () if own else getattr(command, "commands", {}).values():
        yield from _helps(below)


def _marked() -> set[str]:
    found = [
        each
        for file in (*CLI.glob("*.py"), *CLI.parent.glob("server/run.py"))
        for each in extract_from_file("python", file)
    ]
    return {_text(message) for _, message, _, _ in found}


def _text(message: Any) -> str:
    return message if isinstance(message, str) else message[0]
