"""The inspection form of a finished game in plain numbers, for the terminal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final

import typer

from exlibris.cli.options import Language, speaker
from exlibris.cli.output import plain_table

if TYPE_CHECKING:
    from rich.table import Table

    from exlibris.engine import LibraryResult, Result, SeatResult, State
    from exlibris.forms.words import Say

    Column = SeatResult | LibraryResult

# Section, message and field of each line; lines without a section are parts of the next line.
LINES: Final = (
    ("", "form-line-shelf", "stability"),
    ("", "form-line-entombed", "entombed"),
    ("B1", "form-line-b1", "b1"),
    ("B2", "form-line-b2", "b2"),
    ("B3", "form-line-b3", "b3"),
    ("B4", "form-line-b4", "b4"),
    ("B5", "form-line-b5", "b5"),
    ("C", "form-line-total", "total"),
)
AFTER: Final = ("form-line-books", "books"), ("form-line-hand", "hand"), ("form-line-rank", "rank")


def print_numbers(state: State, language: Language) -> None:
    """Print the form as a table, the winner, and what decided."""
    from rich.console import Console

    from exlibris.content import CATEGORIES
    from exlibris.engine import result
    from exlibris.texts.sentences import Cast, result_text

    say, end = speaker(language), result(state)
    names = tuple(say("form-seat", {"number": seat + 1}) for seat in range(state.game.seats))
    powers = tuple(power.key for power in state.deal.powers)
    Console().print(_table_of(end, names, powers, say))
    prominent, banned = (say(f"category-{CATEGORIES[number]}") for number in (state.deal.prominent, state.deal.banned))
    facts = say("form-facts", {"prominent": prominent, "banned": banned})
    course = say("form-course", {"rounds": state.round.number, "decisions": state.ply})
    typer.echo(f"\n{facts} {course}")
    rules = state.game.ruleset
    typer.echo(result_text(end, Cast(names, powers, language.value, rules.language, rules)))


def _table_of(end: Result, names: tuple[str, ...], powers: tuple[str, ...], say: Say) -> Table:
    """Return a column for each seat, and one for the Public Library if it plays."""
    table = plain_table()
    table.add_column("", no_wrap=True)
    for name, power in zip(names, powers, strict=True):
        table.add_column(f"{name}\n{say(f'assistant-{power}-name')}", justify="right")
    columns: list[Column] = [*end.seats]
    if end.library is not None:
        table.add_column(f"{say('form-public-library')}\n", justify="right")
        columns.append(end.library)
    for label, value in _rows(say):
        table.add_row(label, *map(value, columns), style="bold" if label == say("form-line-total") else "")
    return table


def _rows(say: Say) -> Iterator[tuple[str, Callable[[Column], str]]]:
    """Return the rows: the name of each, and the function that gives a column's value."""
    from exlibris.content import CATEGORIES

    names = [say(f"category-{key}") for key in CATEGORIES]
    for number, name in enumerate(names):
        yield name, _tallied(number)
    yield say("form-line-flipped"), _flipped
    for section, line, field in LINES:
        if field == "b5":
            yield f"  {say('form-note-focus')}", lambda column: names[column.focus]
        label = say(line)
        shown = label if section == "C" else f"{section} {label}" if section else f"  {label}"
        yield shown, _valued(field)
    for line, field in AFTER:
        yield say(line), _valued(field)


def _tallied(category: int) -> Callable[[Column], str]:
    return lambda column: str(column.tally[category])


def _flipped(column: Column) -> str:
    """Return the number of cards that lie face down; empty for the Public Library, which has no shelf."""
    turned = getattr(column, "flipped", None)
    return "" if turned is None else str(len(turned))


def _valued(field: str) -> Callable[[Column], str]:
    """Return the value of a field; empty where a column has none, as the Public Library (SOLO-24, SOLO-25, SOLO-26)."""
    return lambda column: str(getattr(column, field, ""))
