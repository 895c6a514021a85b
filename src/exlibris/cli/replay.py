"""The command replay: replay a record and print its inspection form."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from exlibris.cli.options import AsJson, Say, Spoken, speaker
from exlibris.cli.output import failing, plain_table
from exlibris.cli.reading import name_of, read_text, read_whole_game

if TYPE_CHECKING:
    from rich.table import Table

    from exlibris.engine import LibraryResult, Result, SeatResult, State

File = Annotated[
    str,
    typer.Argument(
        help="A record from simulate or the table, or a game as text (.exl); - reads standard input.",
        metavar="FILE",
    ),
]
AsText = Annotated[bool, typer.Option("--exl", help="Print the game as text, with named actions.")]

# Section, message and field of each line; a line without a section is part of the next line.
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


def replay(file: File, as_json: AsJson = False, as_text: AsText = False, language: Spoken = "en") -> None:
    """Replay a recorded game and print its inspection form."""
    if as_text:
        typer.echo(_exl_of(file), nl=False)
        return
    _, state = read_whole_game(file)
    if as_json:
        typer.echo(json.dumps(_form_as_json(state)))
    else:
        _print_numbers(state, language)


def _exl_of(file: str) -> str:
    """Return a recorded game, finished or not, as text."""
    from exlibris.engine import RecordError, read_game_file

    with failing(RecordError, at=name_of(file)):
        game = read_game_file(read_text(file))
        game.record.replay()
        return game.to_text()


def _form_as_json(state: State) -> dict[str, Any]:
    """Return the form as JSON values: categories and libraries by key, seats from 0."""
    from exlibris.content import CATEGORIES
    from exlibris.engine import result

    end = result(state)
    columns = [
        {"seat": seat, "library": state.deal.powers[seat].key}
        | asdict(column)
        | {"tally": dict(zip(CATEGORIES, column.tally, strict=True)), "focus": CATEGORIES[column.focus]}
        for seat, column in enumerate(end.seats)
    ]
    library = end.library
    solo = {}
    if library is not None:
        tally = dict(zip(CATEGORIES, library.tally, strict=True))
        solo = {"library": asdict(library) | {"tally": tally, "focus": CATEGORIES[library.focus]}}
    return solo | {
        "seats": columns,
        "winners": list(end.winners),
        "decided_by": end.decided_by,
        "ended_by": end.ended_by,
        "prominent": CATEGORIES[state.deal.prominent],
        "banned": CATEGORIES[state.deal.banned],
        "rounds": state.round.number,
        "decisions": state.ply,
    }


def _print_numbers(state: State, language: str) -> None:
    """Print the form as a table, then the winner and what decided the game."""
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
    typer.echo(result_text(end, Cast.of(state, names, language)))


def _table_of(end: Result, names: tuple[str, ...], powers: tuple[str, ...], say: Say) -> Table:
    """Return a column for each seat, and one for the Public Library if it plays."""
    table = plain_table()
    table.add_column("", no_wrap=True)
    for name, power in zip(names, powers, strict=True):
        table.add_column(f"{name}\n{say(f'assistant-{power}-name')}", justify="right")
    columns: list[SeatResult | LibraryResult] = [*end.seats]
    if end.library is not None:
        table.add_column(f"{say('form-public-library')}\n", justify="right")
        columns.append(end.library)
    for label, values in _rows(columns, say):
        table.add_row(label, *map(str, values), style="bold" if label == say("form-line-total") else "")
    return table


def _rows(columns: Sequence[SeatResult | LibraryResult], say: Say) -> Iterator[tuple[str, list[object]]]:
    """Yield the name and the values of each row; the Public Library lacks some (SOLO-24, SOLO-25, SOLO-26)."""
    from exlibris.content import CATEGORIES

    names = [say(f"category-{key}") for key in CATEGORIES]
    for number, name in enumerate(names):
        yield name, [column.tally[number] for column in columns]
    yield say("form-line-flipped"), [len(column.flipped) if hasattr(column, "flipped") else "" for column in columns]
    for section, line, field in LINES:
        if field == "b5":
            yield f"  {say('form-note-focus')}", [names[column.focus] for column in columns]
        label = say(line)
        shown = label if section == "C" else f"{section} {label}" if section else f"  {label}"
        yield shown, [getattr(column, field, "") for column in columns]
    for line, field in AFTER:
        yield say(line), [getattr(column, field, "") for column in columns]
