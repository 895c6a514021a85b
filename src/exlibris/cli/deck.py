"""The commands deck …: type the cards of your own box into a file, check them, play with them, package them."""

from __future__ import annotations

import os
from gettext import gettext as _
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from exlibris.cli.language import TranslatedGroup
from exlibris.cli.options import Spoken
from exlibris.cli.output import fail, failing
from exlibris.cli.reading import name_of, read_input
from exlibris.content.deck_files import ENDING, FOLDER

if TYPE_CHECKING:
    from exlibris.content.own_deck import OwnDeck, Problem

File = Annotated[
    str,
    typer.Argument(help="The deck, one line per card as printed by deck show; - reads standard input.", metavar="FILE"),
]
To = Annotated[Path, typer.Option(help="The folder to write into.", file_okay=False, metavar="DIR")]
Known = Annotated[str, typer.Argument(help="A deck: en, pl, cs, fr, or one of your own by its key.", metavar="DECK")]

app = typer.Typer(
    name="deck",
    cls=TranslatedGroup,
    no_args_is_help=True,
    help="Play with the cards of your own box: type them into a file, or edit an existing deck "
    "(deck show en > mine.tsv), then add it.",
)


@app.command("list")
def list_decks() -> None:
    """List the known decks with their number of cards, and the files of your own."""
    from exlibris.content import as_own_deck, known_decks

    files = _own_files()
    keys = known_decks()
    for key in keys:
        cards = _("{count} cards").format(count=f"{len(as_own_deck(key, key).cards):3}")
        typer.echo(f"{key:{max(map(len, keys))}}  {cards}  {files.get(key, '')}".rstrip())


@app.command()
def show(deck: Known = "en") -> None:
    """Print a deck as a file: one line per card, with its letter, categories and titles separated by tabs."""
    from exlibris.content import as_own_deck, known_decks

    if deck not in known_decks():
        known = _("no deck {deck!r}; known decks: {decks}")
        fail(known.format(deck=deck, decks=", ".join(known_decks())))
    typer.echo(as_own_deck(deck, "My deck").text(), nl=False)


@app.command()
def check(file: File, language: Spoken = "") -> None:
    """Check a deck: print each wrong line and the expected content."""
    deck = _read(file, language)
    typer.echo(" ".join((_summary(deck), _("No problems found."))))


@app.command()
def add(file: File, language: Spoken = "") -> None:
    """Check a deck and add it to the games on this machine by copying it to the deck folder."""
    deck = _read(file, language)
    typer.echo(_summary(deck))
    know_folder()
    path = Path(os.environ[FOLDER]) / f"{deck.key}{ENDING}"
    with failing(OSError, at=str(path)):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(deck.text(), encoding="utf-8")
    typer.echo(_("Added as {path}; to remove it: exlibris deck remove {key}").format(path=path, key=deck.key))
    restart = _("Restart the server to offer “{name}” with every rulebook. In other commands, use --variant {key}")
    typer.echo(restart.format(name=deck.name, key=deck.key))


@app.command()
def remove(deck: Known) -> None:
    """Remove a deck that was added: delete its file. Records and tables that use it can't be replayed without it."""
    files = _own_files()
    if deck not in files:
        added = _("no added deck {deck!r}; added decks: {decks}")
        fail(added.format(deck=deck, decks=", ".join(files) or _("none")))
    with failing(OSError, at=files[deck]):
        Path(files[deck]).unlink()
    typer.echo(_("Removed {path}. Restart the server to stop offering the deck.").format(path=files[deck]))


@app.command()
def package(file: File, to: To = Path(), language: Spoken = "") -> None:
    """Check a deck and write it as an expansion: a zip file to share, installed with pip."""
    from exlibris.content.deck_files import package_of

    deck = _read(file, language)
    path = to / f"{deck.key}.zip"
    with failing(OSError, at=str(path)):
        path.write_bytes(package_of(deck))
    typer.echo(_("Wrote {path}. To install it: pip install {whole}").format(path=path, whole=path.absolute()))


def know_folder() -> None:
    """Set the deck folder, unless the environment already does."""
    os.environ.setdefault(FOLDER, str(Path(typer.get_app_dir("exlibris")) / "decks"))


def _own_files() -> dict[str, str]:
    from exlibris.content.deck_files import deck_files

    return {deck.key: deck.package for deck in deck_files()}


def _read(file: str, language: str) -> OwnDeck:
    """Read a deck file. Prints one line per problem, and ends the program if the deck can't be used."""
    from exlibris.content.own_deck import read_own_deck

    found = read_input(file, _("not a deck"))
    deck = read_own_deck(found.text)
    for problem in (*deck.notes, *deck.problems):
        typer.echo(_said(name_of(file), problem, language), err=True)
    if deck.problems:
        why = _("problems: {count}, listed above. Nothing was changed.").format(count=len(deck.problems))
        fail(f"{name_of(file)}: {why}")
    if found.is_guess:
        odd = next((line for line in found.text.split("\n") if not line.isascii()), "").strip()
        guess = _("{file} was read as {coding}. Check the letters: {line}")
        typer.echo(guess.format(file=name_of(file), coding=found.coding, line=odd), err=True)
    return deck


def _summary(deck: OwnDeck) -> str:
    titled = _("{name}: {cards} cards, {letters} letters, with titles.")
    untitled = _("{name}: {cards} cards, {letters} letters, without titles.")
    summary = titled if deck.has_titles else untitled
    return summary.format(name=deck.name, cards=len(deck.cards), letters=len(deck.letters))


def _said(name: str, problem: Problem, language: str) -> str:
    from exlibris.texts import text

    place = f"{name}:{problem.line}" if problem.line else name
    return f"{place}: {text(f'deck-problem-{problem.what}', problem.facts, language)}"
