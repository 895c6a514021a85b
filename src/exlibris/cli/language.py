"""The language of the command line: help, errors and output, by gettext's catalogs beside this module.

It is the one that `exlibris --language` names, else the environment's (LANGUAGE, LC_ALL, LC_MESSAGES, LANG), else
English, in which the sources are written. Help is translated when it is shown.
"""

from __future__ import annotations

import gettext
import os
from pathlib import Path
from typing import Any, Final

import typer
from typer.core import TyperGroup

DOMAIN: Final = "messages"  # Typer's own, so that its words are translated, too
CATALOGS: Final = Path(__file__).with_name("locale")


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
        raise typer.BadParameter(f"{code!r} is not one of {', '.join(LANGUAGES)}.")
    return code or language()


def set_language(code: str) -> None:
    """Use a language from now on; "" leaves it to the environment. Raises BadParameter if it has no texts."""
    if code:
        os.environ["LANGUAGE"] = known_language(code)


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
    """Translate the help of a command and its options; translated help stays."""
    for described in (command, *command.get_params(ctx)):
        if help_ := getattr(described, "help", None):
            described.help = gettext.gettext(help_)
