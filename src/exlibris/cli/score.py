"""The commands score and form: inspection forms of physical shelves and of recorded games."""

from __future__ import annotations

import json
from gettext import gettext as _
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from exlibris.cli.options import AsJson, Spoken, speaker
from exlibris.cli.output import failing
from exlibris.cli.reading import name_of, read_input, read_whole_game
from exlibris.cli.replay import File as RecordFile
from exlibris.cli.replay import named_form, print_form

if TYPE_CHECKING:
    from exlibris.engine import Record
    from exlibris.forms.form import NamedForm
    from exlibris.forms.given import Given

File = Annotated[
    str, typer.Argument(help="The shelves, or their tallies, as JSON; - reads standard input.", metavar="FILE")
]
BestFlips = Annotated[bool, typer.Option("--best-flips", help="Also find the best cards for each seat to flip.")]
Pdf = Annotated[Path | None, typer.Option(help="Write the form to this file as PDF.", dir_okay=False, metavar="FILE")]
AsPlay = Annotated[
    bool, typer.Option("--play", help="Print the result for logging the play: a link for BG Stats and text for BGG.")
]
Svg = Annotated[Path | None, typer.Option(help="Write the form to this file as SVG.", dir_okay=False, metavar="FILE")]


def score(file: File, as_json: AsJson = False, best_flips: BestFlips = False, language: Spoken = "") -> None:
    """Score shelves from a physical game.

    FILE holds {"ruleset", "prominent", "banned", "seats": [{"name", "focus", "hand", "shelf"}]}; a shelf is a list of
    rows, top to bottom, of cards {"letter", "number", "books"} or null. A seat may give "counts" and "stability"
    instead. For solo: "mode": "solo" and "library": {"books", "focus"}. For your own deck, "letters" lists its letters
    in order.
    """
    from exlibris.forms.given import BadInput, read_given
    from exlibris.forms.score import score as form_of
    from exlibris.forms.score import scored_values

    with failing(BadInput, at=name_of(file)):
        given = read_given(read_input(file, _("not JSON")).text.encode())
        filled = form_of(given)
    if as_json:
        typer.echo(json.dumps(scored_values(given, filled, best_flips), ensure_ascii=False))
    else:
        _print_form(given, filled, best_flips, language)


def _print_form(given: Given, filled: NamedForm, best_flips: bool, language: str) -> None:
    from exlibris.forms.score import best

    print_form(filled, language)
    if not best_flips:
        return
    typer.echo()
    for seat, entry in enumerate(given.seats):
        if entry.shelf is None:
            continue
        found, total = best(given, seat), filled.form.columns[seat].total
        words: dict[str, str | int] = {"name": entry.name, "best": found.total, "total": total}
        words["cards"] = ", ".join(found.flips)
        typer.echo(speaker(language)("form-best" if found.flips else "form-best-none", words))


def form(file: RecordFile, pdf: Pdf = None, svg: Svg = None, play: AsPlay = False, language: Spoken = "") -> None:
    """Fill in the inspection form of a recorded game, showing how each line is computed."""
    from exlibris.forms.lines import sheet

    record, state = read_whole_game(file)
    report = named_form(state, language)
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
        print_form(report, language)


def _play(form: NamedForm, record: Record, verdict: str, language: str) -> str:
    from exlibris.engine import new_game
    from exlibris.forms.plays import link_of, play_of, play_text

    first = None if record.ruleset.is_solo else new_game(record.ruleset, record.seats, record.seed).round.first
    played = play_of(form, record.ruleset.preset, language, record.to_json(), first)
    return f"{link_of(played)}\n\n{play_text(played, verdict, language)}"


def _write(path: Path, data: bytes) -> None:
    with failing(OSError, at=str(path)):
        path.write_bytes(data)
    typer.echo(_("Wrote {path}").format(path=path))
