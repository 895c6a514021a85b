"""A change of the game's numbers, to see what it does: other values of switches, tiles with other cards or spaces."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Final

from exlibris.content import load_locations
from exlibris.content.fields import ContentError, Entry, parse
from exlibris.content.load import spaces_in
from exlibris.engine import Game, Ruleset, SetupError, game_of, space_at

KEYS: Final = ("about", "switches", "locations")
OF_A_LOCATION: Final = ("cards", "spaces")


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

    @contextmanager
    def made(self, ruleset: Ruleset, seats: int) -> Iterator[None]:
        """Let all games of this process by this ruleset have the changed tiles until the end of the context."""
        game = game_of(ruleset, seats)
        cards, spaces = game.cards_dealt, game.spaces
        game.cards_dealt, game.spaces = list(cards), list(spaces)
        try:
            self._change_tiles(game)
            yield
        finally:
            game.cards_dealt, game.spaces = cards, spaces

    def _change_tiles(self, game: Game) -> None:
        for tile in load_locations():
            if tile.key not in self.locations:
                continue
            differs = self.locations[tile.key]
            game.cards_dealt[tile.number] = differs.get("cards", game.cards_dealt[tile.number])
            if "spaces" in differs:
                least = enumerate(differs["spaces"])
                game.spaces[tile.number] = bytes(space_at(tile.number, i) for i, n in least if game.seats >= n)

    def to_json(self) -> dict[str, Any]:
        """Return it as JSON values; nothing where nothing differs."""
        return {"locations": {key: dict(values) for key, values in self.locations.items()}} if self.locations else {}


def read_change(file: str, source: str) -> Change:
    """Return the change in a text of TOML. Raises ContentError that names `file` and the place."""
    root = parse(file, source)
    _know(root, KEYS)
    about = root.text("about")
    switches = root.entry("switches").values() if "switches" in root.names() else {}
    locations = root.entry("locations") if "locations" in root.names() else Entry(file, "", {})
    tiles = {tile.key for tile in load_locations()}
    _know(locations, tuple(sorted(tiles)))
    found = {key: _tile(locations.entry(key)) for key in locations.names()}
    if not switches and not found:
        raise ContentError(f"{file}: changes nothing; expected switches or locations")
    return Change(about, switches, found)


def _tile(entry: Entry) -> dict[str, Any]:
    _know(entry, OF_A_LOCATION)
    found: dict[str, Any] = {}
    if "cards" in entry.names():
        found["cards"] = entry.number("cards")
    if "spaces" in entry.names():
        found["spaces"] = list(spaces_in(entry))
    return found


def _know(entry: Entry, keys: tuple[str, ...]) -> None:
    for name in entry.names():
        if name not in keys:
            raise entry.error(name, f"unknown; there is {', '.join(keys)}")
