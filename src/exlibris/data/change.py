"""Changes of the game's numbers for studies: switch values, and the cards or spaces of tiles."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from exlibris.content import load_locations
from exlibris.content.fields import ContentError, Entry, parse
from exlibris.content.load import spaces_in
from exlibris.engine import Game, Ruleset, SetupError, game_of, space_at

_KINDS: Final = ("switches", "locations")


class ChangeError(Exception):
    """A change that can't be applied; the message says why."""


@dataclass(frozen=True)
class Change:
    """A change of the rules; by default an empty change.

    Args:
        about: One sentence that describes it.
        switches: New values by switch name.
        locations: Changes by location key: `cards`, a number, and `spaces`, the least number of players for each space.
    """

    about: str = ""
    switches: Mapping[str, Any] = field(default_factory=dict)
    locations: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)

    def ruleset(self, ruleset: Ruleset) -> Ruleset:
        """Return the ruleset with the new switch values. Raises ChangeError for an unknown switch or bad value."""
        try:
            changed = Ruleset.from_json(ruleset.to_json() | dict(self.switches))
        except SetupError as error:
            raise ChangeError(str(error)) from error
        for key in self.locations:
            if not changed.version(key):
                raise ChangeError(f"locations.{key}: not in this game")
        return changed

    def game(self, ruleset: Ruleset, seats: int) -> Game:
        """Return the facts of games by this ruleset, with the changed tiles."""
        if not self.locations:
            return game_of(ruleset, seats)
        game = Game(ruleset, seats)
        numbers = {tile.key: tile.number for tile in load_locations()}
        for key, differs in self.locations.items():
            tile = numbers[key]
            game.cards_dealt[tile] = differs.get("cards", game.cards_dealt[tile])
            if "spaces" in differs:
                game.spaces[tile] = bytes(space_at(tile, i) for i, n in enumerate(differs["spaces"]) if game.seats >= n)
        return game

    def to_json(self) -> dict[str, Any]:
        """Return the changed locations as JSON values; an empty object if there are none."""
        return {"locations": {key: dict(values) for key, values in self.locations.items()}} if self.locations else {}


def read_change(file: str, source: str) -> Change:
    """Parse a change from TOML text. Raises ContentError naming `file` and the place."""
    root = parse(file, source)
    _know(root, ("about", *_KINDS))
    about = root.text("about")
    switches, locations = (root.entry(key) if key in root.names() else Entry(file, "", {}) for key in _KINDS)
    _know(locations, sorted(tile.key for tile in load_locations()))
    found = {key: _tile(locations.entry(key)) for key in locations.names()}
    if not switches.names() and not found:
        raise ContentError(f"{file}: changes nothing; expected switches or locations")
    return Change(about, switches.values(), found)


def _tile(entry: Entry) -> dict[str, Any]:
    readers: dict[str, Callable[[], Any]] = {
        "cards": lambda: entry.number("cards"),
        "spaces": lambda: list(spaces_in(entry)),
    }
    _know(entry, readers)
    return {name: readers[name]() for name in entry.names()}


def _know(entry: Entry, keys: Iterable[str]) -> None:
    for name in entry.names():
        if name not in keys:
            raise entry.error(name, f"unknown; expected one of {', '.join(keys)}")
