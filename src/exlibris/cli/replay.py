"""replay: a game from its record, to the last line of the inspection form."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any

import typer

from exlibris.cli.options import Language, Spoken
from exlibris.cli.output import fail
from exlibris.cli.reading import Unreadable, name_of
from exlibris.cli.reading import read as bytes_of

if TYPE_CHECKING:
    from exlibris.engine import State

File = Annotated[
    str,
    typer.Argument(
        help="A record, as simulate and the table write it, or a game as text (.exl); - reads standard input.",
        metavar="FILE",
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print the form as JSON.")]
AsText = Annotated[bool, typer.Option("--exl", help="Print the game as text, with every action by its name.")]


class NoRecord(Exception):
    """A file that is no record of a finished game; the message says why."""


def replay(file: File, as_json: AsJson = False, as_text: AsText = False, language: Spoken = Language.EN) -> None:
    """Play a recorded game again and print its inspection form."""
    try:
        text = read(file)
        if as_text:
            typer.echo(_exl_of(text), nl=False)
            return
        state = replayed(text)
    except NoRecord as error:
        fail(f"{name_of(file)}: {error}", "replay")
    if as_json:
        typer.echo(json.dumps(_form_as_json(state)))
    else:
        from exlibris.cli.numbers import print_numbers

        print_numbers(state, language)


def read(file: str) -> str:
    """Return the text of the file. Raises NoRecord if there is none."""
    try:
        data = bytes_of(file, "not a record")
    except Unreadable as error:
        raise NoRecord(str(error)) from error
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        raise NoRecord(f"byte {error.start}: not text, so not a record") from error


def _exl_of(text: str) -> str:
    """Return the game of a record, finished or not, as text. Raises NoRecord for anything else."""
    from exlibris.engine import RecordError, read_game_file

    try:
        game = read_game_file(text)
        game.record.replay()
        return game.to_text()
    except RecordError as error:
        raise NoRecord(" ".join(str(error).split())) from error


def replayed(text: str) -> State:
    """Return the end of the recorded game. Raises NoRecord for anything else than a whole game."""
    from exlibris.engine import RecordError, read_game_file

    try:
        record = read_game_file(text).record
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
    """Return the name of a seat; records have none."""
    return f"Seat {seat + 1}"


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
