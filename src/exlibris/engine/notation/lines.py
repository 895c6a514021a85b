"""Numbered lines of "key: text", the format of positions and of the heads of games.

A key can be followed by the name of its subject, as in "hand 0: M3 A1". A line that begins with a space continues the
previous one; a line that begins with "#" is a comment.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from textwrap import wrap
from typing import Any, Final, TypeVar

from exlibris.engine.errors import NotationError
from exlibris.engine.rng import SEED_BYTES, from_hexadecimal

COMMENT: Final = "#"
WIDTH: Final = 100  # characters of a written line

Read = TypeVar("Read")


@dataclass
class TextLine:
    """A "key: text" line; `rows` are its text and the indented lines after it."""

    number: int  # from 1
    key: str
    name: str  # "" for none
    rows: list[str]

    @property
    def text(self) -> str:
        """All rows as one text."""
        return " ".join(self.rows)

    @property
    def title(self) -> str:
        """The key, with the name if there is one."""
        return f"{self.key} {self.name}" if self.name else self.key

    def error(self, why: str) -> NotationError:
        """Return the error that names this line."""
        return NotationError(f"line {self.number}, {self.title}: {why}")

    def blamed(self, read: Callable[..., Read], *arguments: Any) -> Read:
        """Return `read(*arguments)`; add the name of this line to its NotationError."""
        try:
            return read(*arguments)
        except NotationError as error:
            raise self.error(str(error)) from error


@dataclass
class KeyedLines:
    """The lines of a text, by key and name."""

    lines: list[TextLine]

    def all(self, key: str) -> list[TextLine]:
        """Return all lines with that key."""
        return [line for line in self.lines if line.key == key]

    def find(self, key: str, name: str = "") -> TextLine | None:
        """Return the line with that key and name, or None."""
        for line in self.lines:
            if line.key == key and line.name == name:
                return line
        return None

    def line(self, key: str) -> TextLine:
        """Return the line with that key. Raises NotationError if it is missing."""
        found = self.find(key)
        if found is None:
            raise NotationError(f"{key}: missing")
        return found

    def line_or_empty(self, key: str, name: str = "") -> TextLine:
        """Return the line with that key and name, or a line without text."""
        return self.find(key, name) or TextLine(0, key, name, [])

    def text(self, key: str, name: str = "") -> str:
        """Return the text of the line with that key and name, "" if it is missing."""
        return self.line_or_empty(key, name).text

    def number(self, key: str, otherwise: int = -1) -> int:
        """Return the number in the line with that key, or `otherwise` if there is no such line.

        Raises NotationError for other text, and for a missing line if `otherwise` is negative.
        """
        found = self.find(key)
        if found is None and otherwise >= 0:
            return otherwise
        return number_in(self.line(key))

    def check_keys(self, known: frozenset[str]) -> None:
        """Raise NotationError naming the first line whose key is not in `known`."""
        for line in self.lines:
            if line.key not in known:
                raise line.error("unknown key")


def number_in(line: TextLine) -> int:
    """Return the number in a line. Raises NotationError for other text."""
    number = number_of(line.text)
    if number < 0:
        raise line.error(f"expected a number, found {line.text[:60]!r}")
    return number


def seed_in(line: TextLine) -> bytes:
    """Return the seed in a line. Raises NotationError for other text."""
    seed = from_hexadecimal(line.text, SEED_BYTES)
    if not seed:
        raise line.error(f"expected {2 * SEED_BYTES} hexadecimal digits")
    return seed


def json_in(line: TextLine) -> Any:
    """Return the JSON value in a line. Raises NotationError for other text."""
    try:
        return json.loads(line.text)
    except (ValueError, RecursionError) as error:
        raise line.error(f"expected a number or other JSON, found {line.text[:60]!r}") from error


def number_of(word: str) -> int:
    """Return the number that a word of up to nine digits represents, -1 for any other word."""
    return int(word) if word.isascii() and word.isdigit() and len(word) < 10 else -1


def wrapped(line: str, indent: str) -> list[str]:
    """Return a line wrapped to WIDTH, all rows but the first indented."""
    return wrap(line, WIDTH, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)


def read_lines(text: str, named: frozenset[str], first: int = 1) -> list[TextLine]:
    """Return the lines of a text whose first line has the number `first`; `named` holds the keys that need a name.

    Raises NotationError for a malformed or repeated line.
    """
    lines: list[TextLine] = []
    for number, raw in enumerate(text.splitlines(), first):
        row = raw.rstrip()
        if not row or row.lstrip().startswith(COMMENT):
            continue
        if row[0].isspace():
            if not lines:
                raise NotationError(f"line {number}: begins with a space, but no line before it could be continued")
            lines[-1].rows.append(row.strip())
            continue
        line = _line(number, row, named)
        for other in lines:
            if (other.key, other.name) == (line.key, line.name):
                raise line.error(f"is already in line {other.number}")
        lines.append(line)
    return lines


def _line(number: int, row: str, named: frozenset[str]) -> TextLine:
    title, colon, text = row.partition(":")
    if not colon or not title or title != title.strip():
        raise NotationError(f"line {number}: expected 'key: text', found {row[:60]!r}")
    title = " ".join(title.lower().split())
    key, _, name = title.rpartition(" ")
    if key not in named:
        if title in named:
            raise NotationError(f"line {number}: {title!r} needs a name, as in '{title} 0: ...'")
        key, name = title, ""
    return TextLine(number, key, name, [text.strip()] if text.strip() else [])
