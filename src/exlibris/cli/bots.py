"""The command bots: the computer players that are registered."""

from __future__ import annotations

import json
from typing import Any

import typer

from exlibris.cli.options import AsJson
from exlibris.cli.output import console, plain_table


def bots(as_json: AsJson = False) -> None:
    """List the computer players that are installed, with their options and defaults.

    Our own come first: the general ones, then levels from the weakest to the strongest, and personalities.

    A package adds its own as entry points of the group exlibris.bots. Wherever a bot is named, a path such as
    mypackage.mod:Clever names any other class, and greedy:deals=4 sets an option.
    """
    from exlibris.bots import bot_names, passed_over

    found = [_described(name) for name in bot_names()]
    if as_json:
        typer.echo(json.dumps(found, indent=2))
    else:
        _print_table(found)
    for name, owner in passed_over().items():
        typer.echo(f"exlibris bots: {name!r} of {owner} is passed over: the name is taken, or none for a bot", err=True)


def _described(name: str) -> dict[str, Any]:
    """Return name, description and options of a bot as JSON values; of one that can't be had, the reason."""
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
    for head in ("bot", "options", "what it does"):
        table.add_column(head, overflow="fold")
    for bot in found:
        options = " ".join(f"{name}={json.dumps(value)}" for name, value in bot["options"].items())
        table.add_row(*map(escape, (bot["name"], options, bot["description"])))
    console().print(table)
