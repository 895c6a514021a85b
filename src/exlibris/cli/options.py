"""Options that several commands take: the work, the seed, the rules, the language, and the user's own modules."""

from __future__ import annotations

import sys
from enum import StrEnum
from functools import partial
from pathlib import Path
from typing import Annotated, TypeAlias

import typer

Say: TypeAlias = partial[str]  # renders a message by its id, with arguments

Seed = Annotated[
    str | None,
    typer.Option(help="Any text; the same seed gives the same games, whatever --jobs. By default a random one."),
]
Jobs = Annotated[int, typer.Option("--jobs", "-j", min=1, max=256, help="Processes that share the work.")]

Preset = Annotated[str | None, typer.Option(help="The rulebook to play by, first-en by default; see exlibris rules.")]
Variants = Annotated[
    list[str] | None, typer.Option("--variant", help="A variant of that rulebook, such as longer; may be repeated.")
]
Level = Annotated[int | None, typer.Option(help="The level of a solo game, 1 to 7.")]
Switches = Annotated[
    list[str] | None,
    typer.Option(
        "--switch",
        metavar="NAME=VALUE",
        help="A single switch of the rules, as exlibris rules shows it; may be repeated.",
    ),
]
RulesetFile = Annotated[
    str | None,
    typer.Option(
        "--ruleset",
        metavar="FILE",
        help="A ruleset as JSON: all switches, or a preset, variants and the switches that differ.",
    ),
]


class Language(StrEnum):
    """The languages that there are texts in."""

    EN = "en"
    PL = "pl"
    CS = "cs"
    FR = "fr"


Spoken = Annotated[Language, typer.Option("--language", help="The language of the form.")]


def speaker(language: Language) -> Say:
    """Return the function that renders messages in that language."""
    from exlibris.texts import text

    return partial(text, language=language.value)


def import_from_here() -> None:
    """Let modules in the current directory be imported; installed ones of the same name come first."""
    here = str(Path.cwd())
    if here not in sys.path and "" not in sys.path:
        sys.path.append(here)
