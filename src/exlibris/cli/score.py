"""score: the inspection form of shelves that were played on a real table."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Any

import typer

from exlibris.cli.options import AsJson, Spoken, speaker
from exlibris.cli.output import failing
from exlibris.cli.reading import name_of, read

if TYPE_CHECKING:
    from exlibris.forms.form import Form
    from exlibris.forms.given import Given

File = Annotated[
    str, typer.Argument(help="The shelves, or their tallies, as JSON; - reads standard input.", metavar="FILE")
]
BestFlips = Annotated[
    bool, typer.Option("--best-flips", help="Also find which cards each seat would best have turned face down.")
]


def score(file: File, as_json: AsJson = False, best_flips: BestFlips = False, language: Spoken = "en") -> None:
    """Score shelves that were played on a real table.

    FILE holds {"ruleset", "prominent", "banned", "seats": [{"name", "focus", "hand", "shelf"}]}; a shelf is a list of
    rows, top to bottom, of cards {"letter", "number", "books"} or null. A seat may give "counts" and "stability"
    instead. For solo: "mode": "solo" and "library": {"books", "focus"}. "letters" has those of a deck of your own, in
    their order.
    """
    from exlibris.forms.given import BadInput
    from exlibris.forms.given import read as understood
    from exlibris.forms.score import score as filled

    with failing(BadInput, at=name_of(file)):
        given = understood(read(file, "not JSON").text.encode())
        form = filled(given)
    if as_json:
        typer.echo(json.dumps(_as_values(given, best_flips), ensure_ascii=False))
    else:
        _print_form(given, form, best_flips, language)


def _as_values(given: Given, best_flips: bool) -> dict[str, Any]:
    """Return the form as JSON values, categories by key and seats in the order given."""
    from msgspec import to_builtins

    from exlibris.table.form import scored

    values: dict[str, Any] = to_builtins(scored(given, best_flips))
    del values["sheet"]  # the same in words
    library = values.pop("library")
    if library is not None:
        values["library"] = library | {"b1": None}  # it has no shelf
    for column in values["seats"] if not best_flips else ():
        del column["best_total"], column["best_flips"]
    return values


def _print_form(given: Given, form: Form, best_flips: bool, language: str) -> None:
    """Print the form as a table, the winner, and what the best flips would have brought."""
    from exlibris.forms.lines import sheet
    from exlibris.forms.score import best
    from exlibris.forms.terminal import print_sheet

    print_sheet(sheet(form, language))
    if not best_flips:
        return
    typer.echo()
    for seat, entry in enumerate(given.seats):
        if entry.shelf is None:
            continue
        found, total = best(given, seat), form.scores.points[seat].total
        words: dict[str, str | int] = {"name": entry.name, "best": found.total, "total": total}
        words["cards"] = ", ".join(found.flips)
        typer.echo(speaker(language)("form-best" if found.flips else "form-best-none", words))
