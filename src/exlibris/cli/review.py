"""review: a finished game looked at again, from its record."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from exlibris.cli.output import fail
from exlibris.cli.reading import name_of
from exlibris.cli.replay import File, NoRecord, read, replayed
from exlibris.cli.watching import progress_bar

if TYPE_CHECKING:
    from exlibris.engine import Record
    from exlibris.review import Review

DEALS: Final = 6  # as in exlibris.review, which would have to be imported for the help
MOST_DEALS: Final = 100

Seat = Annotated[int | None, typer.Option(min=1, max=4, metavar="N", help="Show this seat's choices only, from 1.")]
JsonFile = Annotated[
    Path | None,
    typer.Option("--json", metavar="FILE", dir_okay=False, help="Also write all of it as JSON; - prints that instead."),
]
Deals = Annotated[
    int,
    typer.Option(min=1, max=MOST_DEALS, help="Deals of the unknown cards on which the best actions are compared."),
]
Seed = Annotated[str, typer.Option(help="Any text; the same seed gives the same review.")]
Most = Annotated[int, typer.Option("--mistakes", min=0, metavar="N", help="List at most N mistakes.")]


def review(
    file: File, seat: Seat = None, json_file: JsonFile = None, deals: Deals = DEALS, seed: Seed = "1", most: Most = 10
) -> None:
    """Review a finished game: chances to win, turning points, mistakes and better choices, luck.

    Choices are judged by what their seat could see; what is told of luck uses all hands. A four-player game takes a few
    seconds with the compiled engine, about half a minute without.
    """
    try:
        text = read(file)
        record = _finished(text)
    except NoRecord as error:
        fail(f"{name_of(file)}: {error}", "review")
    if seat is not None and seat > record.seats:
        fail(f"--seat {seat}: the game has seats 1 to {record.seats}", "review")
    try:
        made = _watched(record, seed, deals)
        if json_file is not None:
            _write(made, json_file)
    except KeyboardInterrupt:
        fail("interrupted", "review", 130)
    except OSError as error:
        fail(f"{error.filename or json_file}: {error.strerror}", "review")
    if str(json_file) != "-":
        from exlibris.cli.review_tables import print_review

        print_review(made, None if seat is None else seat - 1, most)


def _finished(text: str) -> Record:
    """Return the record of a finished game. Raises NoRecord for anything else."""
    from exlibris.engine import read_game_file

    replayed(text)
    return read_game_file(text).record


def _watched(record: Record, seed: str, deals: int) -> Review:
    from exlibris.review import review_of

    with progress_bar() as bar:
        task = bar.add_task("actions", total=len(record.actions))
        return review_of(record, seed, deals, lambda: bar.advance(task))


def _write(made: Review, file: Path) -> None:
    """Write the review as JSON into the file, or print it for "-"."""
    from exlibris.review import review_to_json

    text = json.dumps(review_to_json(made))
    if str(file) == "-":
        typer.echo(text)
    else:
        file.write_text(text + "\n", encoding="utf-8")
