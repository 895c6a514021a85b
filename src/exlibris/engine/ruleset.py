"""Rulesets: the switches on which the rulebooks differ, as plain data."""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields
from functools import cache
from typing import Any, Final

from exlibris.content.rulesets import read_ruleset
from exlibris.engine.errors import SetupError

PRESETS: Final = ("first-en",)


@dataclass(frozen=True)
class Ruleset:
    """One way to play; the fields and their TRACE ids are explained in the preset's file."""

    preset: str
    language: str
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
    solo_libraries: str
    solo_focus: str
    solo_assistants_per_tile: str
    solo_clues: str
    last_tie_breaker: str
    round_limit: int

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
        values = {name: _value(name, data[name]) for name in known}
        return Ruleset(**values)


def _value(name: str, value: Any) -> Any:
    """The field's value, checked against the one of the default preset for its type."""
    model = _model()[name]
    if isinstance(model, list):
        kind = str if name == "removed_libraries" else int
        if not isinstance(value, list) or any(type(item) is not kind for item in value):
            raise SetupError(f"ruleset.{name}: expected a list of {kind.__name__}, found {value!r}")
        if name == "final_round_cards" and (len(value) != 3 or min(value) < 1):
            raise SetupError(f"ruleset.{name}: expected three positive numbers, found {value!r}")
        return tuple(value)
    if type(value) is not type(model):
        raise SetupError(f"ruleset.{name}: expected {type(model).__name__}, found {value!r}")
    return value


@cache
def _model() -> dict[str, Any]:
    return read_ruleset(PRESETS[0])


@cache
def preset(name: str) -> Ruleset:
    """The ruleset of one of the rulebooks. Raises SetupError for a name that is not in PRESETS."""
    if name not in PRESETS:
        raise SetupError(f"no preset {name!r}: there is {', '.join(PRESETS)}")
    return Ruleset.from_json(read_ruleset(name))
