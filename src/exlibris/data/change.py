"""A change of the game's numbers, to see what it does: other values of switches, tiles with other cards or spaces."""

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
    """A change that can't be made; the message says why."""


@dataclass(frozen=True)
class Change:
    """What is otherwise than in the rules; by default nothing.

    Args:
        about: What it is, in a sentence.
        switches: Values by name.
        locations: By key what differs: `cards`, a number, and `spaces`, for each the least number of players.
    """

    about: str = ""
    switches: Mapping[str, Any] = field(default_factory=dict)
    locations: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)

    def ruleset(self, ruleset: Ruleset) -> Ruleset:
        """Return the ruleset with the switches. Raises ChangeError for one that it doesn't have, or another value."""
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
        """Return it as JSON values; nothing where nothing differs."""
        return {"locations": {key: dict(values) for key, values in self.locations.items()}} if self.locations else {}


def read_change(file: str, source: str) -> Change:
    """Return the change in a text of TOML. Raises ContentError that names `file` and the place."""
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
    """Return what differs at a location."""
    readers: dict[str, Callable[[], Any]] = {
        "cards": lambda: entry.number("cards"),
        "spaces": lambda: list(spaces_in(entry)),
    }
    _know(entry, readers)
    return {name: readers[name]() for name in entry.names()}


def _know(entry: Entry, keys: Iterable[str]) -> None:
    for name in entry.names():
        if name not in keys:
            raise entry.error(name, f"unknown; there is {', '.join(keys)}")
