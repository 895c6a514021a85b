"""The command bots: list the registered computer players."""

from __future__ import annotations

import json
from gettext import gettext as _
from typing import Any

import typer

from exlibris.cli.language import language
from exlibris.cli.options import AsJson
from exlibris.cli.output import console, plain_table


def bots(as_json: AsJson = False) -> None:
    """List the installed computer players with their options and defaults.

    Built-in bots come first: the general ones, then the levels from weakest to strongest, then the personalities.

    A package registers its bots as entry points in the group exlibris.bots. Wherever a command takes a bot, a path such
    as mypackage.mod:Clever names any other class, and greedy:deals=4 sets an option.
    """
    from exlibris.bots import bot_names, passed_over

    found = [_described(name) for name in bot_names()]
    if as_json:
        typer.echo(json.dumps(found, indent=2))
    else:
        _print_table(found)
    for name, owner in passed_over().items():
        typer.echo(f"exlibris bots: ignored {name!r} of {owner}: the name is taken or not valid for a bot", err=True)


def _described(name: str) -> dict[str, Any]:
    from exlibris.bots import BotError, bot_type

    try:
        bot = bot_type(name)
    except BotError as error:
        return {"name": name, "description": str(error), "options": {}}
    options = {option.name: option.default for option in bot.options}
    return {"name": bot.name, "description": bot.description, "options": options}


def _print_table(found: list[dict[str, Any]]) -> None:
    from rich.markup import escape

    table = plain_table()
    for head in (_("bot"), _("options"), _("what it does")):
        table.add_column(head, overflow="fold")
    for bot in found:
        options = " ".join(f"{name}={json.dumps(value)}" for name, value in bot["options"].items())
        table.add_row(*map(escape, (bot["name"], options, _about(bot["name"], bot["description"]))))
    console().print(table)


def _about(name: str, english: str) -> str:
    """Return the description in the current language, followed by the bots that a character combines."""
    if language() == "en":
        return english
    try:
        from exlibris.texts import has_text, text
    except ModuleNotFoundError:  # texts need more than a plain installation
        return english
    _own, bracket, parts = english.partition(" (")
    message = f"bot-{name}.about"
    return f"{text(message, language=language())}{bracket}{parts}" if has_text(message) else english
