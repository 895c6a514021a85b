"""form: the inspection form of a recorded game, in the terminal or on paper."""

from pathlib import Path
from typing import Annotated

import typer

from exlibris.cli.options import Spoken, speaker
from exlibris.cli.output import failing
from exlibris.cli.reading import read_whole_game
from exlibris.cli.replay import File

Pdf = Annotated[Path | None, typer.Option(help="Write the form there as PDF, to be printed.", dir_okay=False)]
Svg = Annotated[Path | None, typer.Option(help="Write the form there as SVG.", dir_okay=False)]


def form(file: File, pdf: Pdf = None, svg: Svg = None, language: Spoken = "en") -> None:
    """Fill in the inspection form of a recorded game, each line with its working."""
    from exlibris.forms.form import form_of
    from exlibris.forms.lines import sheet
    from exlibris.forms.terminal import print_sheet

    _, state = read_whole_game(file)
    say = speaker(language)
    names = [say("form-seat", {"number": seat + 1}) for seat in range(state.game.seats)]
    filled = sheet(form_of(state, names), language)
    if pdf is not None:
        from exlibris.forms.pdf import pdf as as_pdf

        _write(pdf, as_pdf(filled))
    if svg is not None:
        from exlibris.forms.svg import svg as as_svg

        _write(svg, as_svg(filled).encode())
    if pdf is None and svg is None:
        print_sheet(filled)


def _write(path: Path, data: bytes) -> None:
    """Write the data to the file and say so on standard output; exit with 2 if that fails."""
    with failing(OSError, at=str(path)):
        path.write_bytes(data)
    typer.echo(f"Wrote {path}")
