"""The command replay: replay a record and print its inspection form."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated

import typer

from exlibris.cli.options import AsJson, Spoken, speaker
from exlibris.cli.output import failing
from exlibris.cli.reading import name_of, read_text, read_whole_game

if TYPE_CHECKING:
    from collections.abc import Sequence

    from exlibris.engine import State
    from exlibris.forms.form import NamedForm

File = Annotated[
    str,
    typer.Argument(
        help="A record from simulate or the table, or a game as text (.exl); - reads standard input.",
        metavar="FILE",
    ),
]
AsText = Annotated[bool, typer.Option("--exl", help="Print the game as text, with named actions.")]


def replay(file: File, as_json: AsJson = False, as_text: AsText = False, language: Spoken = "") -> None:
    """Replay a recorded game and print its inspection form."""
    if as_text:
        typer.echo(_exl_of(file), nl=False)
        return
    record, state = read_whole_game(file)
    if as_json:
        from exlibris.forms.form import form_of, values_of

        seats = [f"Seat {seat + 1}" for seat in range(state.game.seats)]  # texts need more packages
        named = form_of(state, record.players or seats)
        typer.echo(json.dumps(values_of(named) | {"rounds": state.round.number, "decisions": state.ply}))
        return
    named = named_form(state, language, record.players)
    print_form(named, language)
    say = speaker(language)
    course = say("form-course", {"rounds": state.round.number, "decisions": state.ply})
    typer.echo(f"{course} {say(f'result-ended-{named.form.ended_by}')}")


def _exl_of(file: str) -> str:
    from exlibris.engine import RecordError, read_game_file

    with failing(RecordError, at=name_of(file)):
        game = read_game_file(read_text(file))
        game.record.replay()
        return game.to_text()


def named_form(state: State, language: str, players: Sequence[str] = ()) -> NamedForm:
    """Return the form of a finished game, with its players, or else the numbers of the seats."""
    from exlibris.forms.form import form_of

    say = speaker(language)
    return form_of(state, players or [say("form-seat", {"number": seat + 1}) for seat in range(state.game.seats)])


def print_form(named: NamedForm, language: str) -> None:
    """Print the form as a table."""
    from exlibris.forms.lines import sheet
    from exlibris.forms.terminal import print_sheet

    print_sheet(sheet(named, language))
