"""form: the inspection form of a recorded game, in the terminal or on paper."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from exlibris.cli.options import Spoken, speaker
from exlibris.cli.output import failing
from exlibris.cli.reading import read_whole_game
from exlibris.cli.replay import File

if TYPE_CHECKING:
    from exlibris.engine import Record
    from exlibris.forms.form import Form

Pdf = Annotated[Path | None, typer.Option(help="Write the form there as PDF, to be printed.", dir_okay=False)]
AsPlay = Annotated[
    bool, typer.Option("--play", help="Print the result for a log of plays: a link for BG Stats, and text for BGG.")
]
Svg = Annotated[Path | None, typer.Option(help="Write the form there as SVG.", dir_okay=False)]


def form(file: File, pdf: Pdf = None, svg: Svg = None, play: AsPlay = False, language: Spoken = "en") -> None:
    """Fill in the inspection form of a recorded game, each line with its working."""
    from exlibris.forms.form import form_of
    from exlibris.forms.lines import sheet
    from exlibris.forms.terminal import print_sheet

    record, state = read_whole_game(file)
    say = speaker(language)
    names = [say("form-seat", {"number": seat + 1}) for seat in range(state.game.seats)]
    report = form_of(state, names)
    filled = sheet(report, language)
    if play:
        typer.echo(_play(report, record, filled.verdict, language))
        return
    if pdf is not None:
        from exlibris.forms.pdf import FontsMissingError
        from exlibris.forms.pdf import pdf as as_pdf

        with failing(FontsMissingError):
            data = as_pdf(filled)
        _write(pdf, data)
    if svg is not None:
        from exlibris.forms.svg import svg as as_svg

        _write(svg, as_svg(filled).encode())
    if pdf is None and svg is None:
        print_sheet(filled)


def _play(form: Form, record: Record, verdict: str, language: str) -> str:
    """Return the link for BG Stats, and the text for BoardGameGeek below it."""
    from exlibris.engine import new_game
    from exlibris.forms.plays import link_of, play_of, play_text

    first = None if record.ruleset.is_solo else new_game(record.ruleset, record.seats, record.seed).round.first
    played = play_of(form, record.ruleset.preset, language, record.to_json(), first)
    return f"{link_of(played)}\n\n{play_text(played, verdict)}"


def _write(path: Path, data: bytes) -> None:
    """Write the data to the file and say so on standard output; exit with 2 if that fails."""
    with failing(OSError, at=str(path)):
        path.write_bytes(data)
    typer.echo(f"Wrote {path}")
