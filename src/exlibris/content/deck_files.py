"""Custom decks as expansions: decks in the deck folder, and the package of a deck for installation with pip.

Both have the same files, so a game with either is the same game.
"""

from __future__ import annotations

import json
import logging
import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from io import BytesIO
from itertools import groupby
from pathlib import Path
from typing import Final

from exlibris.content.expansion import Expansion
from exlibris.content.fields import ContentError
from exlibris.content.own_deck import MOST_SIGNS, OwnCard, OwnDeck, read_own_deck
from exlibris.content.text_files import NotTextError, read_text_file

FOLDER: Final = "EXLIBRIS_DECKS"  # the environment variable that names the folder
ENDING: Final = ".tsv"
PROJECT: Final = """\
[build-system]
requires = ["hatchling>=1.27"]
build-backend = "hatchling.build"

[project]
name = "exlibris-{name}"
version = "1.0"
description = "A deck of cards for Ex Libris"
requires-python = ">=3.11"
dependencies = ["exlibris-game"]

[project.entry-points."exlibris.expansions"]
{key} = "exlibris_{key}:EXPANSION"

[tool.hatch.build.targets.wheel]
packages = ["exlibris_{key}"]
"""
MODULE: Final = '''\
"""A deck of cards for Ex Libris."""

from exlibris.content import Expansion

EXPANSION = Expansion("{key}", package="exlibris_{key}")
'''


logger = logging.getLogger(__name__)


@dataclass(frozen=True)
class DeckFile(Expansion):
    """A deck in the deck folder; `package` is the path of its file, `files` the files that its package would have."""

    files: Mapping[str, str] = field(default_factory=dict)

    def has(self, *path: str) -> bool:
        """Return whether the file exists."""
        return "/".join(path) in self.files

    def text(self, *path: str) -> str:
        """Return the text of a file. Raises ContentError if it is missing."""
        if not self.has(*path):
            raise self.error(f"{'/'.join(path)}: there is no such file")
        return self.files["/".join(path)]

    def _files(self, folder: str, ending: str) -> list[str]:
        names = [name.removeprefix(f"{folder}/") for name in self.files if name.startswith(f"{folder}/")]
        return sorted(name for name in names if name.endswith(ending))


def deck_files() -> Iterator[DeckFile]:
    """Yield the decks of the folder; an invalid file is skipped and logged."""
    folder = os.environ.get(FOLDER)
    for file in sorted(Path(folder).glob(f"*{ENDING}")) if folder else ():
        try:
            deck = _right_deck(file)
        except ContentError as error:
            logger.warning("%s; the deck is left out", error)
        else:
            yield DeckFile(deck.key, package=str(file), files=_files_of(deck))


def _files_of(deck: OwnDeck) -> dict[str, str]:
    """Return the files of an expansion with that deck, by path; its variant plays with the deck."""
    key, name = deck.key, json.dumps(deck.name, ensure_ascii=False)
    message = f"variant-{key} = {{ {name} }}\n    .about = {{ deck-of-ones-own }}\n"
    files = {
        f"decks/{key}.toml": _deck_file(deck),
        "variants.toml": f'[{key}]\nlanguage = "{key}"\n',
        "texts/deck.ftl": f"## en\n{message}",
    }
    if deck.has_titles:
        files[f"titles/{key}.toml"] = "\n".join(map(_card_table, deck.cards))
    return files


def package_of(deck: OwnDeck) -> bytes:
    """Return a zip of an installable package that adds the deck, with the deck's text beside it."""
    from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

    key = deck.key
    inside = {**_files_of(deck), "__init__.py": MODULE.format(key=key)}
    files = {f"exlibris_{key}/{path}": text for path, text in inside.items()}
    files |= {"pyproject.toml": PROJECT.format(key=key, name=key.replace("_", "-")), f"{key}{ENDING}": deck.text()}
    data = BytesIO()
    with ZipFile(data, "w", ZIP_DEFLATED) as archive:
        for path, text in files.items():
            archive.writestr(ZipInfo(f"{key}/{path}"), text, ZIP_DEFLATED)  # no time, so always the same archive
    return data.getvalue()


def _deck_file(deck: OwnDeck) -> str:
    by_letter = groupby(deck.cards, key=lambda card: card.letter)
    cards = [f'"{letter}" = {json.dumps([card.word for card in cards])}' for letter, cards in by_letter]
    letters = json.dumps(deck.letters, ensure_ascii=False)
    return "\n".join([f'language = "{deck.key}"', f"letters = {letters}", "[cards]", *cards, ""])


def _card_table(card: OwnCard) -> str:
    books = [
        f'    {{ category = "{key}", title = {json.dumps(title, ensure_ascii=False)} }},' for key, title in card.books
    ]
    return "\n".join(
        ["[[cards]]", f'letter = "{card.letter}"', f"number = {card.number}", "books = [", *books, "]", ""]
    )


def _right_deck(file: Path) -> OwnDeck:
    try:
        with file.open("rb") as stream:
            deck = read_own_deck(read_text_file(stream.read(4 * MOST_SIGNS + 1)).text)
    except (OSError, NotTextError) as error:
        why = error.strerror if isinstance(error, OSError) else error
        raise ContentError(f"{file}: can't be read: {why}") from error
    if deck.problems:
        places = ", ".join(f"line {problem.line}" for problem in deck.problems[:5] if problem.line) or "the whole deck"
        raise ContentError(f"{file}: errors in {places}; see exlibris deck check {file}")
    return deck
