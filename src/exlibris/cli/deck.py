"""The commands deck …: cards of one's own box, typed into a file, checked, played with and passed on."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from exlibris.cli.options import Spoken
from exlibris.cli.output import fail, failing
from exlibris.cli.reading import name_of, read_input
from exlibris.content.deck_files import ENDING, FOLDER

if TYPE_CHECKING:
    from exlibris.content.own_deck import OwnDeck, Problem

File = Annotated[
    str, typer.Argument(help="The deck: a line for each card, see deck show; - reads standard input.", metavar="FILE")
]
To = Annotated[Path, typer.Option(help="The folder to write into.", file_okay=False, metavar="DIR")]
Known = Annotated[str, typer.Argument(help="A deck: en, pl, cs, fr, or one of your own by its key.", metavar="DECK")]

app = typer.Typer(
    name="deck",
    no_args_is_help=True,
    help="Play with the cards of your own box: type them into a file, or start from a deck that is there "
    "(deck show en > mine.tsv), then add it.",
)


@app.command()
def show(deck: Known = "en") -> None:
    """Print a deck as a file: a line for each card, with tabs between its letter, its categories and its titles."""
    from exlibris.content import as_own_deck, known_decks

    if deck not in known_decks():
        fail(f"no deck {deck!r}: there is {', '.join(known_decks())}")
    typer.echo(as_own_deck(deck, "My deck").text(), nl=False)


@app.command()
def check(file: File, language: Spoken = "en") -> None:
    """Check a deck: one line for each line that is wrong, and what is expected there."""
    deck = _read(file, language)
    typer.echo(f"{_summary(deck)} Nothing is wrong.")


@app.command()
def add(file: File, language: Spoken = "en") -> None:
    """Check a deck and add it to the games on this machine: copy it to the folder of decks."""
    deck = _read(file, language)
    typer.echo(_summary(deck))
    know_folder()
    path = Path(os.environ[FOLDER]) / f"{deck.key}{ENDING}"
    with failing(OSError, at=str(path)):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(deck.text(), encoding="utf-8")
    typer.echo(f"Added as {path}; delete that file to remove the deck.")
    typer.echo(
        f"A server that is started now offers “{deck.name}” with every rulebook; elsewhere: --variant {deck.key}"
    )


@app.command()
def package(file: File, to: To = Path(), language: Spoken = "en") -> None:
    """Check a deck and write it as an expansion: a zip that pip installs, to be passed on."""
    from exlibris.content.deck_files import package_of

    deck = _read(file, language)
    path = to / f"{deck.key}.zip"
    with failing(OSError, at=str(path)):
        path.write_bytes(package_of(deck))
    typer.echo(f"Wrote {path}. Install it by: pip install {path.absolute()}")


def know_folder() -> None:
    """Set where the decks are, unless the environment says it."""
    os.environ.setdefault(FOLDER, str(Path(typer.get_app_dir("exlibris")) / "decks"))


def _read(file: str, language: str) -> OwnDeck:
    """Return the deck of a file without problems; end the program after a line for each if there are any."""
    from exlibris.content.own_deck import read_own_deck

    found = read_input(file, "not a deck")
    deck = read_own_deck(found.text)
    for problem in (*deck.notes, *deck.problems):
        typer.echo(_said(name_of(file), problem, language), err=True)
    if deck.problems:
        fail(f"{name_of(file)}: wrong: {len(deck.problems)}; the lines above say where. Nothing was changed.")
    if found.is_guess:
        odd = next((line for line in found.text.split("\n") if not line.isascii()), "").strip()
        typer.echo(f"{name_of(file)} is read as {found.coding}. Check the letters: {odd}", err=True)
    return deck


def _summary(deck: OwnDeck) -> str:
    """Return the deck's name, number of cards and letters."""
    titled = "with titles" if deck.has_titles else "without titles"
    return f"{deck.name}: {len(deck.cards)} cards of {len(deck.letters)} letters, {titled}."


def _said(name: str, problem: Problem, language: str) -> str:
    from exlibris.texts import text

    place = f"{name}:{problem.line}" if problem.line else name
    return f"{place}: {text(f'deck-problem-{problem.what}', problem.facts, language)}"
