"""An expansion: what a package adds to the game, with access to its files."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from exlibris.content.fields import ContentError, Entry, parse
from exlibris.content.messages import split_by_language

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

Maker = Callable[[Any], Any]  # returns the effects of a piece under a ruleset: see exlibris.engine.effects


@dataclass(frozen=True)
class Expansion:
    """The additions of a package to the game. Its key names a variant of every preset that adds its pieces.

    `package` has the files, all optional: locations.toml, assistants.toml and pictures.toml; `decks/`, `titles/` and
    `rulesets/` with files like the built-in ones; `texts/` with files in English and other languages. `locations` and
    `assistants` define the effects of its pieces: functions that return a site or power for a ruleset, by key.
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
        """Return the text of a file. Raises ContentError if it is missing."""
        if not self.has(*path):
            raise self.error(f"{'/'.join(path)}: there is no such file")
        return self._file(path).read_text(encoding="utf-8")

    def read(self, *path: str) -> Entry:
        """Return the root table of a TOML file. Raises ContentError if it is missing."""
        return parse(f"expansion {self.key!r}: {'/'.join(path)}", self.text(*path))

    def values(self, *path: str) -> dict[str, Any]:
        """Return the values of a TOML file. Raises ContentError if it is missing."""
        return self.read(*path).values()

    def names(self, folder: str) -> tuple[str, ...]:
        """Return the sorted names of the TOML files in a folder, without their extension."""
        return tuple(name.removesuffix(".toml") for name in self._files(folder, ".toml"))

    def texts(self) -> dict[str, dict[str, str]]:
        """Return the messages of each text file, by language. Raises ContentError if English is missing."""
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
            raise self.error(f"its package {self.package!r} was not found: {error}") from error
