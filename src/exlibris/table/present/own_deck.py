"""A deck of one's own as the page for it shows it."""

from msgspec import Struct

from exlibris.content import Problem, package_of, read_own_deck
from exlibris.content.own_deck import with_tabs
from exlibris.table.errors import TableError
from exlibris.table.text_files import FileBytes, read
from exlibris.texts import text

MOST_PROBLEMS = 200  # that an answer names


class DeckText(Struct, frozen=True):
    """A deck of one's own as a text."""

    text: str


class OpenedDeck(Struct, frozen=True, kw_only=True):
    """A deck from a file: its text with tabs between all cells, how the file was read, and what it says of the deck.

    `coding` is the file's coding as people call it; `guessed` is set if the letters have to be looked at.
    """

    text: str
    coding: str
    guessed: bool
    deck: "OwnDeckInfo"


class OwnCardInfo(Struct, frozen=True, kw_only=True):
    """A card and the line of the text that it stands on; `categories` by key, `titles` empty if it has none."""

    line: int
    letter: str
    number: int
    categories: list[str]
    titles: list[str]


class LineRemark(Struct, frozen=True, kw_only=True):
    """Something about a line of the text, counted from 1; line 0 is the whole text."""

    line: int
    text: str


class OwnDeckInfo(Struct, frozen=True, kw_only=True):
    """What a text says of a deck. The cards are those of the lines that are right; `problem_count` counts the others.

    `key` is what a server that has the deck calls it.
    """

    name: str
    key: str
    letters: list[str]
    cards: list[OwnCardInfo]
    problem_count: int
    problems: list[LineRemark]
    notes: list[LineRemark]


def own_deck_info(sent: DeckText, language: str) -> OwnDeckInfo:
    """Return what a text says of a deck, with everything that is wrong in that language."""
    deck = read_own_deck(sent.text)
    return OwnDeckInfo(
        name=deck.name,
        key=deck.key,
        letters=list(deck.letters),
        cards=[
            OwnCardInfo(
                line=card.line,
                letter=card.letter,
                number=card.number,
                categories=[category for category, _ in card.books],
                titles=[title for _, title in card.books if title],
            )
            for card in deck.cards
        ],
        problem_count=len(deck.problems),
        problems=_remarks(deck.problems, language),
        notes=_remarks(deck.notes, language),
    )


def opened_deck(sent: FileBytes, language: str) -> OpenedDeck:
    """Return the deck of a file and its problems, in the given language. Raises TableError."""
    file = read(sent.data)
    text = with_tabs(file.text)
    info = own_deck_info(DeckText(text), language)
    return OpenedDeck(text=text, coding=file.coding, guessed=file.is_guess, deck=info)


def own_package(sent: DeckText) -> bytes:
    """Return the zip of an expansion with the deck. Raises TableError if anything is wrong with it."""
    deck = read_own_deck(sent.text)
    if deck.problems:
        raise TableError("bad-deck", f"Something is wrong in {len(deck.problems)} places of this deck.")
    return package_of(deck)


def _remarks(problems: tuple[Problem, ...], language: str) -> list[LineRemark]:
    return [
        LineRemark(line=one.line, text=text(f"deck-problem-{one.what}", one.facts, language))
        for one in problems[:MOST_PROBLEMS]
    ]
