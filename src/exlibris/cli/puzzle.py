"""The command puzzle: show the daily puzzle in the terminal."""

from __future__ import annotations

from gettext import gettext as _
from typing import TYPE_CHECKING, Annotated

import typer

from exlibris.cli.options import Spoken
from exlibris.cli.output import console, fail

if TYPE_CHECKING:
    from exlibris.puzzles import Puzzle

Day = Annotated[str, typer.Argument(help="The day, such as 2026-05-17; today by default.", metavar="DATE")]
Solve = Annotated[bool, typer.Option("--solve", help="Also print the answer.")]


def puzzle(day: Day = "", solve: Solve = False, language: Spoken = "") -> None:
    """Show the daily puzzle: a position as one seat sees it, and the choices.

    All players get the same puzzle on the same day.
    """
    from datetime import date

    from exlibris.puzzles import puzzle_number, puzzle_of

    try:
        wanted = date.fromisoformat(day) if day else date.today()
    except ValueError:
        fail(_("DATE: expected YYYY-MM-DD, found {found}").format(found=repr(day)))
    puzzle = puzzle_of(wanted)
    lines = _lines_of(puzzle, solve, language)  # first, since it needs more packages
    typer.echo(f"exlibris puzzle {puzzle_number(wanted)}, {wanted}\n")
    _draw(puzzle, language)
    for line in lines:
        typer.echo(line)


def _draw(puzzle: Puzzle, language: str) -> None:
    from exlibris.cli.position import facts_text, seats_table, town_table
    from exlibris.puzzles.words import cast_of

    view, players = puzzle.view, cast_of(puzzle, language)
    parts = facts_text(view, players), "", town_table(view, players), "", seats_table(view, players)
    console().print(*parts, sep="\n", highlight=False)


def _lines_of(puzzle: Puzzle, solve: bool, language: str) -> list[str]:
    from exlibris.puzzles.words import cast_of, choice_text, cost_text, grade_text, question_text, reason_texts

    players = cast_of(puzzle, language)
    lines = ["", grade_text(puzzle, language), question_text(puzzle, players)]
    order = sorted(action for action, _, _ in puzzle.choices)
    lines += [f"- {choice_text(puzzle, action, players)}" for action in order]
    if solve:
        lines.append("")
        for rank, (action, _, _) in enumerate(puzzle.choices, 1):
            cost = cost_text(puzzle.verdict(action), players)
            lines.append(f"{rank}. {choice_text(puzzle, action, players)}" + (f": {cost}" if cost else ""))
        lines += ["", *reason_texts(puzzle, players)]
    return lines
