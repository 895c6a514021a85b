"""The language of the command line: help, errors and output, by gettext's catalogs beside this module.

It is the one that `exlibris --language` names, else the environment's (LANGUAGE, LC_ALL, LC_MESSAGES, LANG), else
English, in which the sources are written. Help is translated when it is shown.
"""

from __future__ import annotations

import gettext
import os
import re
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

import typer
from typer.core import TyperGroup

DOMAIN: Final = "messages"  # Typer's own, so that its words are translated, too
CATALOGS: Final = Path(__file__).with_name("locale")
# English sentences of packages that know no languages, each before the more general ones. Without final periods.
SENTENCES: Final = (
    # Typer
    "[OPTIONS]",
    "COMMAND [ARGS]...",
    "No such option: {name} (Possible options: {options})",
    "No such option: {name}",
    "{problem}. Did you mean {commands}?",
    "Missing argument {name}",
    "Invalid value for {name}: {problem}",
    "Option {name} does not take a value",
    "Option {name} requires an argument",
    "Got unexpected extra argument(s) ({words})",
    "Input should be a valid integer, unable to parse string as an integer",
    "Input should be greater than or equal to {least}",
    "Input should be less than or equal to {most}",
    "file {path} is a directory",
    "dir {path} is a file",
    # engine: results and reasons to end a game, damaged records, rulesets
    "{totals}, library {library}, won by {winners}",
    "{totals}, won by {winners}",
    "the game is not over",
    "nobody",
    "seat {number}",
    "seats {numbers}",
    "resigned",
    "agreed",
    "host",
    "stalled",
    "time",
    "line {line}, column {column}",
    "line {line}",
    "byte {place}",
    "not text",
    "not JSON ({problem})",
    "the text ends too early",
    "Expecting value",
    "missing",
    "not an Ex Libris record (expected {format})",
    "made before Ex Libris 1.0, which can't read it",
    "{version}, made with a newer Ex Libris; this one reads versions up to {newest}",
    "{piece} has changed since the record was made",
    "the game is over after {count} actions; the record has {all}",
    "action {action} is not legal for seat {seat}: the pending decision is {prompt} ({rule})",
    "no preset {name}; the presets are {presets}",
    # server and forms
    "can't listen on {place}: {problem}",
    "can't keep tables in {folder}: {problem}",
    "the fonts for PDF files are missing; in a clone of the repository, run: {command}",
    # operating system
    "No such file or directory",
    "Is a directory",
    "Permission denied",
    "No space left on device",
    "Address already in use",
)
# Fields that may hold sentences; a place runs on into the problem there. The others hold what a user has written.
SENTENCE_FIELDS: Final = frozenset(("column", "line", "place", "played", "problem", "reason", "winners", "written"))


def use_catalogs() -> None:
    """Let gettext find the catalogs, of one language only: else it would mix those that LANGUAGE lists."""
    gettext.bindtextdomain(DOMAIN, str(CATALOGS))
    os.environ["LANGUAGE"] = language()


def language() -> str:
    """Return the code of the language, such as "pl"."""
    found = gettext.find(DOMAIN, str(CATALOGS))
    return "en" if found is None else Path(found).parents[1].name


def known_language(code: str) -> str:
    """Return the code, replacing "" by the current language's. Raises BadParameter if it has no texts."""
    from exlibris.content import LANGUAGES

    if code and code not in LANGUAGES:
        known = gettext.gettext("{code!r} is not one of {codes}.")
        raise typer.BadParameter(known.format(code=code, codes=", ".join(LANGUAGES)))
    return code or language()


def set_language(code: str) -> None:
    """Use a language from now on; "" leaves it to the environment. Raises BadParameter if it has no texts."""
    if code:
        os.environ["LANGUAGE"] = known_language(code)


def translated(sentence: str) -> str:
    """Return an English sentence of `SENTENCES` in the current language; unknown parts stay English."""
    for template, pattern in _patterns():
        if found := pattern.fullmatch(sentence):
            return filled(template, found.groupdict())
    place, colon, what = sentence.partition(": ")
    return f"{translated(place)}{colon}{translated(what)}" if colon else sentence


def filled(template: str, facts: dict[str, str]) -> str:
    """Return a message of the catalogs in the current language, filled in with facts."""
    words = {name: translated(fact) if name in SENTENCE_FIELDS else fact for name, fact in facts.items()}
    return gettext.gettext(template).format(**words)


@cache
def _patterns() -> list[tuple[str, re.Pattern[str]]]:
    return [
        (each, re.compile(re.sub(r"\\{(\w+)\\}", r"(?P<\1>.+?)", re.escape(each)), re.DOTALL)) for each in SENTENCES
    ]


class TranslatedGroup(TyperGroup):
    """Group whose commands have their help in the current language."""

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        """Return a command by name, None for an unknown name."""
        command = super().get_command(ctx, cmd_name)
        if command is not None:
            _translate(command, ctx)
        return command

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help of the group itself."""
        _translate(self, ctx)
        super().format_help(ctx, formatter)


def _translate(command: Any, ctx: Any) -> None:
    """Translate the usage and help of a command and the help of its options; translated help stays."""
    command.format_usage = partial(_write_usage, command)
    for described in (command, *command.get_params(ctx)):
        if help_ := getattr(described, "help", None):
            described.help = gettext.gettext(help_)


def _write_usage(command: Any, ctx: Any, formatter: Any) -> None:
    pieces = " ".join(map(translated, command.collect_usage_pieces(ctx)))
    formatter.write_usage(ctx.command_path, pieces, gettext.gettext("Usage:") + " ")
