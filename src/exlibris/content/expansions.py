"""Expansions: packages of their own that add locations, assistants, decks and presets to the game.

An installed package declares one as an entry point of the group `exlibris.expansions` whose object is an `Expansion`.
They are loaded with the first content that is asked for, in the order of their keys, so in every process alike.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

from exlibris.content.fields import ContentError, Entry, parse
from exlibris.content.messages import split_by_language

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint
    from importlib.resources.abc import Traversable

GROUP: Final = "exlibris.expansions"
KEY: Final = re.compile(r"[a-z][a-z0-9_]*")

Maker = Callable[[Any], Any]  # of what a component does under a ruleset: see exlibris.engine.effects


@dataclass(frozen=True)
class Expansion:
    """What a package adds to the game. Its key names a variant of every preset, with which its pieces are played.

    `package` has the files, all of them optional: locations.toml, assistants.toml and pictures.toml; `decks/`,
    `titles/` and `rulesets/` with files like ours; `texts/` with files in four languages. `locations` and
    `assistants` say what each of its components does: functions that return a site or power for a ruleset, by key.
    """

    key: str
    package: str
    locations: Mapping[str, Maker] = field(default_factory=dict)
    assistants: Mapping[str, Maker] = field(default_factory=dict)

    def error(self, says: str) -> ContentError:
        """Return an error that names the expansion."""
        return ContentError(f"expansion {self.key!r}: {says}")

    def has(self, *path: str) -> bool:
        """Return whether the package has that file."""
        return self._file(path).is_file()

    def text(self, *path: str) -> str:
        """Return the text of a file. Raises ContentError if there is none."""
        if not self.has(*path):
            raise self.error(f"{'/'.join(path)}: there is no such file")
        return self._file(path).read_text(encoding="utf-8")

    def read(self, *path: str) -> Entry:
        """Return the root table of a TOML file. Raises ContentError if there is none."""
        return parse(f"expansion {self.key!r}: {'/'.join(path)}", self.text(*path))

    def values(self, *path: str) -> dict[str, Any]:
        """Return the values of a TOML file. Raises ContentError if there is none."""
        return self.read(*path).values()

    def names(self, folder: str) -> tuple[str, ...]:
        """Return the names of the TOML files in a folder, without their ending, in order."""
        return tuple(name.removesuffix(".toml") for name in self._files(folder, ".toml"))

    def texts(self) -> dict[str, dict[str, str]]:
        """Return the messages of each file of texts by language. Raises ContentError if a language is missing."""
        files = {f"texts/{name}": self.text("texts", name) for name in self._files("texts", ".ftl")}
        origin = f"expansion {self.key!r}: "
        return {file: split_by_language(origin + file, source) for file, source in files.items()}

    def _files(self, folder: str, ending: str) -> list[str]:
        there = self._file((folder,))
        files = [file.name for file in there.iterdir()] if there.is_dir() else []
        return sorted(name for name in files if name.endswith(ending))

    def _file(self, path: tuple[str, ...]) -> Traversable:
        from importlib import resources

        try:
            return resources.files(self.package).joinpath(*path)
        except ModuleNotFoundError as error:
            raise self.error(f"its package {self.package!r} is not there: {error}") from error


@cache
def expansions() -> tuple[Expansion, ...]:
    """Return the installed expansions by key. Raises ContentError for one that can't be loaded."""
    found = sorted(_declared(), key=lambda expansion: expansion.key)
    for before, after in pairwise(found):
        if before.key == after.key:
            raise after.error(f"installed twice, by {before.package} and {after.package}")
    return tuple(found)


def owner_of(*path: str) -> Expansion | None:
    """Return the expansion that has that file, None if none has. The first by key counts."""
    return next((expansion for expansion in expansions() if expansion.has(*path)), None)


def maker_of(kind: str, key: str) -> Maker | None:
    """Return what makes the effects of a component of an expansion; `kind` is "locations" or "assistants"."""
    for expansion in expansions():
        makers: Mapping[str, Maker] = getattr(expansion, kind)
        if key in makers:
            return makers[key]
    return None


def _declared() -> Iterator[Expansion]:
    from importlib.metadata import entry_points  # not before content is read: it takes long to import

    for point in entry_points(group=GROUP):
        yield _loaded(point)


def _loaded(point: EntryPoint) -> Expansion:
    try:
        loaded = point.load()
    except Exception as error:
        raise ContentError(f"expansion {point.name!r}: can't load {point.value}: {_in_a_line(error)}") from error
    if not isinstance(loaded, Expansion):
        raise ContentError(f"expansion {point.name!r}: {point.value} is no Expansion but {type(loaded).__name__}")
    if loaded.key != point.name or not KEY.fullmatch(loaded.key):
        raise ContentError(f"expansion {point.name!r}: its key is {loaded.key!r}, expected the entry point's name")
    return loaded


def _in_a_line(error: Exception) -> str:
    return f"{type(error).__name__}: {' '.join(str(error).split())}"
