"""Rulesets: switches for the differences between rulebooks, and the components of a game; presets and variants."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from functools import cache
from typing import Any, Final

from exlibris.content.fields import ContentError
from exlibris.content.load import assistant_keys, load_assistants, load_locations
from exlibris.content.rulesets import (
    PIECES,
    PRESETS,
    added_switches,
    expansions_of,
    preset_names,
    problem_with,
    read_preset,
    read_switches,
)
from exlibris.engine.board import HUT
from exlibris.engine.components import NEWER, OR_EXPANSION, Components, newest_components
from exlibris.engine.errors import SetupError
from exlibris.engine.pickling import Picklable

__all__ = ["PRESETS", "Ruleset", "compose", "preset", "preset_names", "variants_of"]

CARDS: Final = 152  # in every deck
LISTS: Final = {"final_round_cards": int, "removed_locations": int, "removed_libraries": str}
NOT_IN_SOLO: Final = ("beginner", "beginner-all-locations", "friendlier", "longer", "next-award", "drafted")  # variants


@dataclass(frozen=True)
class Ruleset(Picklable):
    """The rules of a game: switches, which `content/rulesets/switches.toml` explains, and components.

    `added` holds the names and values of switches added by the game's expansions; `switch` looks them up.
    """

    preset: str
    language: str
    mode: str
    starting_hand: int
    final_round_cards: tuple[int, int, int]
    longer_game: int
    special_assistants: str
    library_choice: str
    gambling_den_names: str
    gambling_den_tie: str
    mysterious_shack_take: str
    tax_collector_pays: str
    rummage_sale_shelving: str
    shelfmasons_directions: str
    ghost_shares_with: str
    guild_at_snowman: str
    witch_loser: str
    witch_reveal: str
    wizard_shift: str
    cube_card_shelved: bool
    garbage_dump_take: str
    paper_mill_shelving: str
    removed_locations: tuple[int, ...]
    removed_libraries: tuple[str, ...]
    solo_level: int
    solo_special: str
    solo_focus: str
    solo_assistants_per_tile: str
    solo_clues: str
    last_tie_breaker: str
    prominent_ties: str
    round_limit: int
    components: Components
    added: tuple[tuple[str, Any], ...] = ()

    @property
    def is_solo(self) -> bool:
        """Whether one player plays against the Public Library."""
        return self.mode == "solo"

    @property
    def has_open_focus(self) -> bool:
        """Whether the seat's focus lies face up (SOLO-08)."""
        return self.is_solo and self.solo_focus == "open"

    def version(self, key: str) -> int:
        """Return the version of a location's or assistant's rules, 0 if it is not in the game."""
        return self.components.version(key)

    def switch(self, name: str) -> Any:
        """Return the value of a switch that has a default: one of an expansion, or a built-in switch added since 1.0.

        In a game without the expansion it is the default. Raises KeyError for an unknown switch.
        """
        for added, value in self.added:
            if added == name:
                return value
        return added_switches()[name]["default"]

    def switches(self) -> dict[str, Any]:
        """Return the preset's name and the switches, those with a default last, as JSON values."""
        values = {name: getattr(self, name) for name in _own_switches()}
        return {key: list(value) if isinstance(value, tuple) else value for key, value in values.items()} | dict(
            self.added
        )

    def to_json(self) -> dict[str, Any]:
        """Return the switches and the components as JSON values."""
        return {**self.switches(), "components": self.components.to_json()}

    @staticmethod
    def from_json(data: object) -> Ruleset:
        """Return the ruleset that `to_json` wrote, in this or an earlier version of Ex Libris.

        A missing newer switch gets its default; without components, the preset's components are used in their newest
        versions. Raises SetupError naming the invalid field.
        """
        if not isinstance(data, dict):
            raise SetupError("ruleset: expected an object")
        known = _own_switches()
        for name in sorted(set(data) - {*known, "components"} - set(added_switches()), key=str):
            raise SetupError(f"ruleset.{name}: unknown switch; {NEWER}, {OR_EXPANSION}, or misspelled")
        given = dict(data)
        for name in known:
            if name not in given:
                raise SetupError(f"ruleset.{name}: missing")
        checked = {name: _checked(name, given[name]) for name in known}
        if "components" not in given:
            name = checked["preset"] if checked["preset"] in preset_names() else PRESETS[0]
            given["components"] = _newest(read_preset(name), checked["language"], [])
        components = _components(given["components"], checked["language"])
        return Ruleset(**checked, components=components, added=_added(given, components))


def _own_switches() -> list[str]:
    return [field.name for field in fields(Ruleset) if field.name not in ("components", "added")]


def _added(given: Mapping[str, Any], components: Components) -> tuple[tuple[str, Any], ...]:
    """Return the given switches that have a default, and the defaults of other switches of expansions in the game.

    Raises SetupError for an invalid value, and for a switch of an expansion that has locations or assistants, but none
    of them in the game.
    """
    pieces = {location.key: location.expansion for location in load_locations()} | {
        assistant.key: assistant.expansion for assistant in load_assistants()
    }
    played = {pieces[key] for key, _ in (*components.locations, *components.assistants)}
    found: list[tuple[str, Any]] = []
    for name, switch in added_switches().items():
        expansion = switch["expansion"]
        if name in given and expansion in set(pieces.values()) - played:
            raise SetupError(f"ruleset.{name}: a switch of the expansion {expansion!r}, which is not in this game")
        if name in given or expansion in played:
            found.append((name, _value(name, switch, given.get(name, switch["default"]))))
    return tuple(found)


def _components(data: object, language: str) -> Components:
    components = Components.from_json(data)
    if components.deck[0][0] != language:
        raise SetupError(f"ruleset.components.deck: {components.deck[0][0]!r} isn't the deck of {language!r}")
    return components


def _checked(name: str, value: Any) -> Any:
    """Return a switch's value as the ruleset stores it. Raises SetupError for an invalid value."""
    if name in LISTS:
        return _list(name, value)
    if name == "preset":
        if not isinstance(value, str) or not 1 <= len(value) <= 60 or not value.isprintable():
            raise SetupError(f"ruleset.preset: expected a name, found {value!r}")
        return value
    if name == "language" and (problem := problem_with(read_switches()[name], value)):
        raise SetupError(f"ruleset.language: {problem}; {NEWER}, {OR_EXPANSION}, or misspelled")
    return _value(name, read_switches()[name], value)


def _value(name: str, switch: Mapping[str, Any], value: Any) -> Any:
    if problem := problem_with(switch, value):
        raise SetupError(f"ruleset.{name}: {problem}")
    return value


def _list(name: str, value: Any) -> tuple[Any, ...]:
    kind = LISTS[name]
    if not isinstance(value, list) or any(type(item) is not kind for item in value):
        raise SetupError(f"ruleset.{name}: expected a list of {kind.__name__}, found {value!r}")
    if name == "final_round_cards" and (len(value) != 3 or not 1 <= min(value) <= max(value) <= CARDS):
        raise SetupError(f"ruleset.{name}: expected three numbers from 1 to {CARDS}, found {value!r}")
    if name == "removed_locations":
        _check_tiles(value)
    for key in value if name == "removed_libraries" else []:
        if key not in assistant_keys():
            raise SetupError(f"ruleset.removed_libraries: no library belongs to {key!r}")
    return tuple(value)


def _check_tiles(tiles: list[int]) -> None:
    """Raise SetupError unless all numbers belong to locations other than the Hut, which every game has."""
    numbers = [tile.number for tile in load_locations() if tile.number != HUT]
    if not set(tiles) <= set(numbers):
        wanted = f"tiles from {min(numbers)} to {max(numbers)}"
        raise SetupError(f"ruleset.removed_locations: expected {wanted}, found {tiles!r}")


@cache
def preset(name: str) -> Ruleset:
    """Return the ruleset of a preset. Raises SetupError for a name that is not in `preset_names()`."""
    return compose(name)


def variants_of(name: str) -> tuple[str, ...]:
    """Return the variants of a preset's rulebook, and the expansions that can be added to it.

    Args:
        name: A preset, one of `preset_names()`.

    Raises:
        SetupError: If the preset is unknown.
    """
    if name not in preset_names():
        raise SetupError(f"no preset {name!r}; the presets are {', '.join(preset_names())}")
    return tuple(read_preset(name)["variants"])


def compose(name: str, variants: Iterable[str] = (), switches: Mapping[str, Any] | None = None) -> Ruleset:
    """Return a preset with variants of its rulebook and with individual switches set.

    Lists (removed pieces, components) are combined. The components come from the preset, the variants and the
    expansions among them, in their newest versions, unless `switches` has `components`.

    Args:
        name: A preset, one of `preset_names()`.
        variants: Some of `variants_of(name)`.
        switches: Values by the switch's name, which override preset and variants.

    Raises:
        SetupError: For unknown names, invalid values, and impossible combinations.
    """
    known = variants_of(name)
    chosen = list(dict.fromkeys(variants))
    for variant in chosen:
        if variant not in known:
            raise SetupError(f"no variant {variant!r} in {name}; the variants are {', '.join(known)}")
    data = {key: value for key, value in read_preset(name).items() if key != "variants"}
    _set_variants(name, chosen, data)
    pieces = {kind: data.pop(kind) for kind in PIECES}
    if "solo" in chosen and set(chosen) & set(NOT_IN_SOLO):
        raise SetupError(f"variants: solo is played alone, without {', '.join(sorted(set(chosen) & set(NOT_IN_SOLO)))}")
    played = expansions_of(name, chosen)
    usual = {name: switch["default"] for name, switch in added_switches().items() if switch["expansion"] in played}
    data = {**usual, **data, **(switches or {})}
    return Ruleset.from_json({"components": _newest(pieces, data["language"], played), **data})


def _set_variants(name: str, chosen: Iterable[str], data: dict[str, Any]) -> None:
    """Set the variants' switches in `data`. Raises SetupError if two variants contradict each other."""
    set_by: dict[str, str] = {}
    for variant in chosen:
        for key, value in read_preset(name)["variants"][variant].items():
            if isinstance(value, list):
                data[key] = sorted({*data[key], *value})
                continue
            if set_by.setdefault(key, variant) != variant and data[key] != value:
                raise SetupError(f"variants: {set_by[key]} and {variant} contradict each other in {key}")
            data[key] = value


def _newest(pieces: Mapping[str, Any], language: object, expansions: list[str]) -> dict[str, Any]:
    """Return components as JSON values; an unknown language, which the check of switches rejects later, is ignored."""
    locations, assistants = pieces["locations"], pieces["assistants"]
    try:
        return newest_components(str(language), locations, assistants, expansions).to_json()
    except ContentError:
        return newest_components("en", locations, assistants, expansions).to_json()
