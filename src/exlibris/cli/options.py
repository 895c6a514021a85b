"""Options that several commands take: who shares the work, the seed, and the rules to play by."""

from __future__ import annotations

from typing import Annotated

import typer

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


def fresh_seed() -> str:
    """Return a new random seed."""
    from secrets import token_hex

    return token_hex(8)
