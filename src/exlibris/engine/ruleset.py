"""Rulesets: the switches on which the rulebooks differ, as plain data; presets, variants and single switches."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, fields
from functools import cache
from typing import Any, Final

from exlibris.content.load import ASSISTANT_KEYS
from exlibris.content.rulesets import PRESETS, read_preset, read_switches
from exlibris.engine.errors import SetupError
from exlibris.engine.pickling import by_fields

__all__ = ["PRESETS", "Ruleset", "compose", "preset", "variants_of"]

CARDS: Final = 152  # in every deck
LISTS: Final = {"final_round_cards": int, "removed_locations": int, "removed_libraries": str}
ALONE: Final = ("beginner", "beginner-all-locations", "friendlier", "longer", "drafted")  # not to be played solo


@dataclass(frozen=True)
class Ruleset:
    """One way to play; `content/rulesets/switches.toml` says what each field is about."""

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
    community_center_gift: str
    shelfmasons_directions: str
    ghost_shares_with: str
    guild_at_snowman: str
    witch_loser: str
    witch_reveal: str
    wizard_shift: str
    cube_card_shelved: bool
    garbage_dump_take: str
    paper_mill_discards: str
    removed_locations: tuple[int, ...]
    removed_libraries: tuple[str, ...]
    solo_level: int
    solo_special: str
    solo_focus: str
    solo_assistants_per_tile: str
    solo_clues: str
    last_tie_breaker: str
    round_limit: int

    def __reduce__(self) -> tuple[type, tuple[Any, ...]]:
        return by_fields(self)

    @property
    def is_solo(self) -> bool:
        """Whether one player plays against the Public Library."""
        return self.mode == "solo"

    def to_json(self) -> dict[str, Any]:
        """The switches as JSON values."""
        return {key: list(value) if isinstance(value, tuple) else value for key, value in asdict(self).items()}

    @staticmethod
    def from_json(data: object) -> Ruleset:
        """The ruleset that `to_json` wrote. Raises SetupError naming the field that is wrong."""
        if not isinstance(data, dict):
            raise SetupError("ruleset: expected an object")
        known = {field.name for field in fields(Ruleset)}
        for name in sorted(known ^ set(data), key=str):
            raise SetupError(f"ruleset.{name}: {'missing' if name in known else 'not a switch we know'}")
        return Ruleset(**{name: _checked(name, data[name]) for name in known})


def _checked(name: str, value: Any) -> Any:
    """The field's value, if it is one that the switch can have."""
    if name in LISTS:
        return _list(name, value)
    if name == "preset":
        if not isinstance(value, str) or not 1 <= len(value) <= 60 or not value.isprintable():
            raise SetupError(f"ruleset.preset: expected a name, found {value!r}")
        return value
    switch = read_switches()[name]
    if "values" in switch:
        if value not in switch["values"]:
            raise SetupError(f"ruleset.{name}: expected {_either(switch['values'])}, found {value!r}")
    elif "least" in switch:
        if type(value) is not int or not switch["least"] <= value <= switch["most"]:
            raise SetupError(f"ruleset.{name}: expected {switch['least']} to {switch['most']}, found {value!r}")
    elif type(value) is not bool:
        raise SetupError(f"ruleset.{name}: expected true or false, found {value!r}")
    return value


def _either(values: list[str]) -> str:
    return " or ".join(f'"{value}"' for value in values)


def _list(name: str, value: Any) -> tuple[Any, ...]:
    kind = LISTS[name]
    if not isinstance(value, list) or any(type(item) is not kind for item in value):
        raise SetupError(f"ruleset.{name}: expected a list of {kind.__name__}, found {value!r}")
    if name == "final_round_cards" and (len(value) != 3 or not 1 <= min(value) <= max(value) <= CARDS):
        raise SetupError(f"ruleset.{name}: expected three numbers from 1 to {CARDS}, found {value!r}")
    if name == "removed_locations" and any(not 2 <= tile <= 18 for tile in value):
        raise SetupError(f"ruleset.{name}: expected tiles from 2 to 18, found {value!r}")
    for key in value if name == "removed_libraries" else []:
        if key not in ASSISTANT_KEYS:
            raise SetupError(f"ruleset.removed_libraries: no library belongs to {key!r}")
    return tuple(value)


@cache
def preset(name: str) -> Ruleset:
    """The ruleset of one of the rulebooks. Raises SetupError for a name that is not in PRESETS."""
    return compose(name)


def variants_of(name: str) -> tuple[str, ...]:
    """The variants that a rulebook describes. Raises SetupError for a name that is not in PRESETS."""
    if name not in PRESETS:
        raise SetupError(f"no preset {name!r}: there is {', '.join(PRESETS)}")
    return tuple(read_preset(name)["variants"])


def compose(name: str, variants: Iterable[str] = (), switches: Mapping[str, Any] | None = None) -> Ruleset:
    """A preset with variants of its rulebook, and with single switches set.

    Lists (what stays in the box) add up. Raises SetupError for unknown names, values and impossible combinations.
    """
    known = variants_of(name)
    data = {key: value for key, value in read_preset(name).items() if key != "variants"}
    chosen = list(dict.fromkeys(variants))
    set_by: dict[str, str] = {}
    for variant in chosen:
        if variant not in known:
            raise SetupError(f"no variant {variant!r} in {name}: there is {', '.join(known)}")
        for key, value in read_preset(name)["variants"][variant].items():
            if isinstance(value, list):
                data[key] = sorted({*data[key], *value})
                continue
            if set_by.setdefault(key, variant) != variant and data[key] != value:
                raise SetupError(f"variants: {set_by[key]} and {variant} contradict each other in {key}")
            data[key] = value
    if "solo" in chosen and set(chosen) & set(ALONE):
        raise SetupError(f"variants: solo is played alone, without {', '.join(sorted(set(chosen) & set(ALONE)))}")
    return Ruleset.from_json({**data, **(switches or {})})
