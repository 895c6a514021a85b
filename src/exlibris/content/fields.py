"""Typed access to the values of a TOML file; errors name the file and the place."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


KEY: Final = re.compile(r"[a-z][a-z0-9_]*")  # of an expansion or a deck


class ContentError(ValueError):
    """A missing content file or an invalid value; the message names the file and the place."""


class Entry:
    """A TOML table with the name of its file and its place in it; checks each value when it is read."""

    __slots__ = ("_file", "_place", "_values")

    def __init__(self, file: str, place: str, values: Mapping[str, object]) -> None:
        self._file = file
        self._place = place
        self._values = values

    def error(self, key: str, says: str) -> ContentError:
        """Return an error that names the file and the place of `key`."""
        place = ".".join(part for part in (self._place, key) if part)
        return ContentError(f"{self._file}: {place}: {says}")

    def names(self) -> tuple[str, ...]:
        """Return the names of the values, in the file's order."""
        return tuple(self._values)

    def values(self) -> dict[str, Any]:
        """Return the values, unchecked."""
        return dict(self._values)

    def text(self, key: str) -> str:
        """Return a text that is not empty."""
        value = self._get(key)
        if not isinstance(value, str) or not value.strip():
            raise self.error(key, f"expected text, found {value!r}")
        return value

    def number(self, key: str) -> int:
        """Return a whole number, at least 0."""
        value = self._get(key)
        if not isinstance(value, int) or isinstance(value, bool) or value < 0:
            raise self.error(key, f"expected a number of 0 or more, found {value!r}")
        return value

    def number_or(self, key: str, usual: int) -> int:
        """Return a whole number, at least 0; `usual` if the file does not state it."""
        return self.number(key) if key in self._values else usual

    def flag(self, key: str) -> bool:
        """Return true or false."""
        value = self._get(key)
        if not isinstance(value, bool):
            raise self.error(key, f"expected true or false, found {value!r}")
        return value

    def flag_or(self, key: str, usual: bool) -> bool:
        """Return true or false; `usual` if the file does not state it."""
        return self.flag(key) if key in self._values else usual

    def texts(self, key: str) -> tuple[str, ...]:
        """Return a list of texts."""
        return tuple(item.text(place) for item, place in self._items(key))

    def numbers(self, key: str) -> tuple[int, ...]:
        """Return a list of whole numbers, each at least 0."""
        return tuple(item.number(place) for item, place in self._items(key))

    def entry(self, key: str) -> Entry:
        """Return a nested table."""
        value = self._get(key)
        if not isinstance(value, dict):
            raise self.error(key, f"expected a table, found {value!r}")
        place = ".".join(part for part in (self._place, key) if part)
        return Entry(self._file, place, value)

    def entries(self, key: str) -> tuple[Entry, ...]:
        """Return a list of tables; errors number them from 1."""
        return tuple(item.entry(place) for item, place in self._items(key))

    def text_map(self, key: str) -> dict[str, str]:
        """Return a table of texts."""
        entry = self.entry(key)
        return {name: entry.text(name) for name in entry.names()}

    def _get(self, key: str) -> object:
        try:
            return self._values[key]
        except KeyError:
            raise self.error(key, "is missing") from None

    def _items(self, key: str) -> Iterator[tuple[Entry, str]]:
        value = self._get(key)
        if not isinstance(value, list):
            raise self.error(key, f"expected a list, found {value!r}")
        for position, item in enumerate(value, 1):
            place = f"{key}[{position}]"
            yield Entry(self._file, self._place, {place: item}), place


def parse(file: str, source: str) -> Entry:
    """Return the root table of a TOML text; `file` names it in errors. Raises ContentError."""
    import tomllib  # imported late, because it is slow, like importlib.resources

    try:
        return Entry(file, "", tomllib.loads(source))
    except tomllib.TOMLDecodeError as error:
        raise ContentError(f"{file}: {error}") from error


def read_own(*path: str) -> Entry:
    """Return the root table of one of the package's own files. Raises ContentError if it is missing."""
    file = "/".join(path)
    resource = _file(path)
    if not resource.is_file():
        raise ContentError(f"{file}: there is no such content file")
    return parse(file, resource.read_text(encoding="utf-8"))


def is_there(*path: str) -> bool:
    """Return whether the package has that file."""
    return _file(path).is_file()


def _file(path: tuple[str, ...]) -> Traversable:
    from importlib import resources

    return resources.files("exlibris.content").joinpath(*path)


def checked_language(folder: str, language: str) -> str:
    """Return `language` if it is a valid language code or deck key, so that it can't lead out of the folder.

    Raises ContentError.
    """
    if not KEY.fullmatch(language):
        raise ContentError(f"{folder}: {language!r} is neither a language code such as 'en' nor the key of a deck")
    return language
