"""replay: a game from its record, to the last line of the inspection form."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from exlibris.cli.reading import Unreadable, name_of
from exlibris.cli.reading import read as bytes_of

if TYPE_CHECKING:
    from exlibris.engine import LibraryResult, Result, State

LINES: Final = ("stability", "entombed", "b1", "b2", "b3", "b4", "b5", "total")

File = Annotated[
    str, typer.Argument(help="A record, as simulate and the table write it; - reads standard input.", metavar="FILE")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print the form as JSON.")]


class NoRecord(Exception):
    """The file can't be read as the record of a finished game; the message says why."""


def replay(file: File, as_json: AsJson = False) -> None:
    """Play a recorded game again and print its inspection form."""
    try:
        state = replayed(read(file))
    except NoRecord as error:
        typer.echo(f"exlibris replay: {name_of(file)}: {error}", err=True)
        raise typer.Exit(2) from error
    if as_json:
        typer.echo(json.dumps(form_as_json(state)))
    else:
        print_form(state)


def read(file: str) -> str:
    """The text of the file. Raises NoRecord when there is none."""
    try:
        data = bytes_of(file, "not a record")
    except Unreadable as error:
        raise NoRecord(str(error)) from error
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        raise NoRecord(f"byte {error.start}: not text, so not a record") from error


def replayed(text: str) -> State:
    """The end of the recorded game. Raises NoRecord for anything else than a whole game."""
    from exlibris.engine import Record, RecordError

    try:
        record = Record.from_json(text)
        state = record.replay()
    except RecordError as error:
        raise NoRecord(" ".join(str(error).split())) from error
    if not state.is_over:
        decision = state.decisions()[0]
        raise NoRecord(
            f"the game is not over: after {len(record.actions)} actions, in round {state.round.number}, "
            f"{seat_name(decision.seat)} is asked ({decision.prompt})"
        )
    return state


def seat_name(seat: int) -> str:
    """What a seat is called; records know no names."""
    return f"Seat {seat + 1}"


def form_as_json(state: State) -> dict[str, Any]:
    """The form as JSON values: categories and libraries by key, seats from 0."""
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


def print_form(state: State) -> None:
    """The form as a table, who won, and by what."""
    from rich.console import Console
    from rich.table import Table

    from exlibris.engine import result
    from exlibris.texts import assistant_name, category_name, text
    from exlibris.texts.sentences import Cast, result_text

    end = result(state)
    powers = [power.key for power in state.deal.powers]
    names = tuple(seat_name(seat) for seat in range(state.game.seats))
    cast = Cast(names, tuple(powers), deck=state.game.ruleset.language)
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column("", no_wrap=True)
    for name, power in zip(cast.names, powers, strict=True):
        table.add_column(f"{name}\n{assistant_name(power)}", justify="right")
    if end.library is not None:
        table.add_column(f"{text('form-public-library')}\n", justify="right")
    for label, cells in form_rows(end):
        table.add_row(label, *cells, style="bold" if label == "Total" else "")
    Console().print(table)
    typer.echo(
        f"\nProminent Works: {category_name(state.deal.prominent)}. Banned Books: {category_name(state.deal.banned)}. "
        f"{state.round.number} rounds, {state.ply} decisions."
    )
    typer.echo(result_text(end, cast))


def form_rows(end: Result) -> list[tuple[str, list[str]]]:
    """The rows of the form: what it is, and a cell for each seat."""
    from exlibris.content import CATEGORIES
    from exlibris.texts import category_name

    columns = end.seats
    rows = [
        (category_name(category), [str(column.tally[category]) for column in columns])
        for category in range(len(CATEGORIES))
    ]
    rows.append(("Cards turned down", [str(len(column.flipped)) for column in columns]))
    labels = ("  shelf", "  entombed cards", "B1 Stability", "B2 Prominent Works", "B3 Banned Books", "B4 Variety")
    for label, line in zip((*labels, "B5 Focus", "Total"), LINES, strict=True):
        rows.append((label, [str(getattr(column, line)) for column in columns]))
    rows.insert(-2, ("  focus", [category_name(column.focus) for column in columns]))
    rows.append(("Books face up", [str(column.books) for column in columns]))
    rows.append(("Hand cards", [str(column.hand) for column in columns]))
    rows.append(("Rank", [str(column.rank) for column in columns]))
    if end.library is not None:
        return [(label, [*cells, library_cell(label, end.library)]) for label, cells in rows]
    return rows


def library_cell(label: str, library: LibraryResult) -> str:
    """The Public Library's cell in a row of the solo form; empty where it has none (SOLO-24..26)."""
    from exlibris.content import CATEGORIES
    from exlibris.texts import category_name

    cells = {category_name(category): str(library.tally[category]) for category in range(len(CATEGORIES))}
    cells |= {"B2 Prominent Works": str(library.b2), "B3 Banned Books": str(library.b3), "B4 Variety": str(library.b4)}
    cells |= {"  focus": category_name(library.focus), "B5 Focus": str(library.b5), "Total": str(library.total)}
    return cells.get(label, "")
