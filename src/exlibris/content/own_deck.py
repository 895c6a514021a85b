"""A custom deck as text: a line for each card, with tabs between its letter, its categories and its titles.

Semicolons or commas work too, with quotes around cells that contain such marks, as spreadsheets write them.

```text
# name: The Box in the Attic
A	monster, spells	A Bat in the Bath	Abracadabra for Absolute Beginners
A	mch
```

Cards are in alphabetical order, and the text's order of letters becomes the deck's. A letter may be followed by the
card's number, which must then be the next in order. Categories are given by their keys, by their names in any of the
four languages, or as one word of the keys' initials. Titles are optional. Lines that begin with # are comments.
"""

from __future__ import annotations

import csv
import json
import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from hashlib import sha256
from importlib import resources
from typing import Final

NAME_OF_CATEGORY: Final = re.compile(r"^category-(\w+) = (.+)$", re.MULTILINE)  # a message of the texts
HEADS: Final = ("letter", "litera", "písmeno", "lettre")  # of the first column, if the columns have headings

FEWEST_CARDS: Final = 80  # enough for four seats to fill their shelves
MOST_CARDS: Final = 240  # actions have numbers for 244 cards
FEWEST_BOOKS: Final = 2
MOST_BOOKS: Final = 4
LONGEST_NAME: Final = 60
LONGEST_TITLE: Final = 100
FITTING_TITLE: Final = 48  # the room on a spine
MOST_SIGNS: Final = 100_000
MOST_LINES: Final = 1_000
MOST_CELLS: Final = 8  # cells of a line that are read: more than a card has, plus empty cells at its end
SPACES: Final = "\u00a0\u202f"  # set by French before punctuation marks

SEPARATORS: Final = "\t;,"
SEPARATOR: Final = re.compile(f"[{SEPARATORS}]")  # the first in a line counts: the first cell, the card, has none
QUOTED: Final = re.compile(r'"((?:[^"]|"")*)"')
NAME: Final = re.compile(r"#\s*name\s*:\s*(.*)", re.IGNORECASE)
CARD: Final = re.compile(r"([^\W\d_])\s*(\d{1,4})?")
LETTERS_BEYOND_ASCII: Final = str.maketrans({"ł": "l", "đ": "d", "ø": "o", "ß": "ss", "œ": "oe", "æ": "ae"})


@cache
def categories_by_name() -> dict[str, str]:
    """Return the keys of the categories by name: the key itself, or the name in any language."""
    languages = resources.files("exlibris").joinpath("texts").iterdir()
    files = [folder.joinpath("names.ftl") for folder in languages if folder.is_dir()]
    named = [NAME_OF_CATEGORY.findall(file.read_text("utf-8")) for file in files if file.is_file()]
    return {word.casefold(): key for found in named for key, name in found for word in (key, name)}


@dataclass(frozen=True)
class Problem:
    """An error or remark about a line (0: the whole deck); message `deck-problem-<what>` describes it with `facts`."""

    line: int
    what: str
    facts: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True)
class OwnCard:
    """A card, with the number of its line; its books are pairs of category and title, "" for an untitled book."""

    line: int
    letter: str
    number: int
    books: tuple[tuple[str, str], ...]

    @property
    def word(self) -> str:
        """The initials of its categories."""
        return "".join(category[0] for category, _ in self.books)

    @property
    def has_titles(self) -> bool:
        """Whether its books have titles."""
        return bool(self.books[0][1])


@dataclass(frozen=True)
class OwnDeck:
    """The valid part of a deck's text; it can be played if there are no problems. Notes are only remarks."""

    name: str
    cards: tuple[OwnCard, ...]
    problems: tuple[Problem, ...]
    notes: tuple[Problem, ...]

    @property
    def letters(self) -> tuple[str, ...]:
        """The letters in order."""
        return tuple(dict.fromkeys(card.letter for card in self.cards))

    @property
    def has_titles(self) -> bool:
        """Whether every book has a title."""
        return all(card.has_titles for card in self.cards)

    @property
    def key(self) -> str:
        """The name of the deck in records: its name in plain letters, and a hash of the facts that affect play."""
        facts = [[card.letter, "".join(sorted(card.word))] for card in self.cards]
        return f"deck_{_plain(self.name)}_{sha256(json.dumps(facts).encode()).hexdigest()[:6]}"

    def text(self) -> str:
        """Return the deck as text, with the keys of categories."""
        lines = [f"# name: {self.name}"]
        for card in self.cards:
            categories = ", ".join(category for category, _ in card.books)
            titles = [title for _, title in card.books if title]
            lines.append(_line_of([f"{card.letter} {card.number}", categories, *titles]))
        return "\n".join(lines) + "\n"


def read_own_deck(text: str) -> OwnDeck:
    """Return the deck in a text, with all problems found in it."""
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    if len(text) > MOST_SIGNS or len(lines) > MOST_LINES:
        return OwnDeck("", (), (Problem(0, "size", {"signs": MOST_SIGNS, "lines": MOST_LINES}),), ())
    reader = _Reader()
    for number, line in enumerate(lines, 1):
        reader.read(number, line.strip(" "))
    return reader.deck()


def with_tabs(text: str) -> str:
    """Return the text of a deck, valid or not, with tabs between all cells."""
    return "\n".join(_comment(line) or _line_of(_cells(line)) for line in text.split("\n"))


class _Reader:
    def __init__(self) -> None:
        self.name: str | None = None
        self.cards: list[OwnCard] = []
        self.problems: list[Problem] = []
        self.notes: list[Problem] = []
        self._counts: dict[str, int] = {}  # cards by letter, including malformed ones
        self._line = 0

    def deck(self) -> OwnDeck:
        """Return the deck read so far, checked as a whole."""
        self._line = 0
        if self.name is None:
            self._wrong("name", most=LONGEST_NAME)
        if not FEWEST_CARDS <= sum(self._counts.values()) <= MOST_CARDS:
            self._wrong("count", least=FEWEST_CARDS, most=MOST_CARDS, found=sum(self._counts.values()))
        untitled = sum(not card.has_titles for card in self.cards)
        if 0 < untitled < len(self.cards):
            self._note("untitled", count=untitled)
        return OwnDeck(self.name or "", tuple(self.cards), tuple(self.problems), tuple(self.notes))

    def read(self, number: int, line: str) -> None:
        self._line = number
        comment = _comment(line)
        if named := NAME.fullmatch(comment):
            self._read_name(named[1].strip())
        elif not comment and (cells := _cells(line)[:MOST_CELLS]):
            first, *rest = cells
            if self._counts or first.casefold() not in HEADS:
                self._read_card(first, rest)

    def _read_name(self, name: str) -> None:
        if 0 < len(name) <= LONGEST_NAME and _is_printable(name) and self.name is None:
            self.name = name
        else:
            self.name = self.name or ""
            self._wrong("name", most=LONGEST_NAME)

    def _read_card(self, first: str, rest: list[str]) -> None:
        before = len(self.problems)
        letter, number = self._card(first)
        books = self._books(rest)
        if len(self.problems) == before:
            self.cards.append(OwnCard(self._line, letter, number, books))

    def _card(self, cell: str) -> tuple[str, int]:
        """Return the letter and number of the card, which must be the next one of its letter."""
        found = CARD.fullmatch(cell)
        letter = found[1].upper() if found else ""
        if found is None or len(letter) != 1:
            self._wrong("letter", found=_short(cell))
            self._counts[""] = self._counts.get("", 0) + 1
            return "", 0
        if letter in self._counts and letter != [known for known in self._counts if known][-1]:
            self._wrong("scattered", letter=letter)
        number = self._counts[letter] = self._counts.get(letter, 0) + 1
        if found[2] and int(found[2]) != number:
            self._wrong("number", wanted=f"{letter}{number}", found=_short(cell))
        return letter, number

    def _books(self, cells: list[str]) -> tuple[tuple[str, str], ...]:
        while cells and not cells[-1]:
            cells.pop()
        categories = self._categories(cells[0] if cells else "")
        titles = cells[1:]
        if not categories:
            return ()
        if titles and len(titles) != len(categories):
            self._wrong("titles", wanted=len(categories), found=len(titles))
            return ()
        for title in titles:
            self._check_title(title)
        return tuple(zip(categories, titles or [""] * len(categories), strict=True))

    def _categories(self, cell: str) -> list[str]:
        keys = categories_by_name()
        initials = {key[0]: key for key in keys.values()}
        if cell and set(cell.casefold()) <= set(initials):
            found = [initials[initial] for initial in cell.casefold()]
        else:
            words = [word.strip() for word in re.split("[,;/+]", cell) if word.strip()]
            unknown = [word for word in words if word.casefold() not in keys]
            if unknown:
                self._wrong("category", found=_short(unknown[0]))
                return []
            found = [keys[word.casefold()] for word in words]
        if not FEWEST_BOOKS <= len(found) <= MOST_BOOKS:
            self._wrong("books", least=FEWEST_BOOKS, most=MOST_BOOKS, found=len(found))
            return []
        return found

    def _check_title(self, title: str) -> None:
        if not title:
            self._wrong("no-title")
        elif not _is_printable(title):
            self._wrong("signs", title=_short(title))
        elif len(title) > LONGEST_TITLE:
            self._wrong("long", title=_short(title), most=LONGEST_TITLE, found=len(title))
        elif len(title) > FITTING_TITLE:
            self._note("tight", title=_short(title), most=FITTING_TITLE, found=len(title))

    def _wrong(self, what: str, **facts: str | int) -> None:
        """Add a problem, but only the first of a line."""
        if not self._line or all(problem.line != self._line for problem in self.problems[-1:]):
            self.problems.append(Problem(self._line, what, facts))

    def _note(self, what: str, **facts: str | int) -> None:
        self.notes.append(Problem(self._line, what, facts))


def _comment(line: str) -> str:
    """Return a "#" line as it was before a spreadsheet quoted and padded it; "" for other lines."""
    bare = line.rstrip(SEPARATORS + " ")
    if quoted := QUOTED.fullmatch(bare):
        bare = quoted[1].replace('""', '"')
    return bare if bare.startswith("#") else ""


def _cells(line: str) -> list[str]:
    separator = found[0] if (found := SEPARATOR.search(line)) else "\t"
    bare = line.rstrip(separator + " ")
    try:
        cells = next(csv.reader([bare], delimiter=separator, strict=True), [""])
    except csv.Error:  # the quotes are part of a title
        cells = bare.split(separator)
    return [cell.strip() for cell in cells]


def _line_of(cells: Sequence[str]) -> str:
    """Return a line of cells; a cell that begins with a quote is quoted."""
    return "\t".join('"' + cell.replace('"', '""') + '"' if cell.startswith('"') else cell for cell in cells)


def _is_printable(text: str) -> bool:
    return all(sign.isprintable() or sign in SPACES for sign in text)


def _short(text: str) -> str:
    return "".join(sign if _is_printable(sign) else "\ufffd" for sign in text[:40])


def _plain(name: str) -> str:
    spelled = unicodedata.normalize("NFKD", name.casefold().translate(LETTERS_BEYOND_ASCII))
    unaccented = "".join(sign for sign in spelled if not unicodedata.combining(sign))
    return re.sub("[^a-z0-9]+", "_", unaccented)[:24].strip("_") or "own"
