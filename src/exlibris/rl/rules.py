"""The ruleset in an observation, constant during a game. Not compiled: it runs once for many games."""

from __future__ import annotations

from typing import Any

from exlibris.content.load import load_assistants, load_locations
from exlibris.content.rulesets import PRESETS, added_switches, read_switches
from exlibris.engine import Game, Ruleset, SetupError
from exlibris.rl import fields as at
from exlibris.rl.fields import OFFSETS, TILES


def rules_of(game: Game) -> dict[str, list[int]]:
    """Return the values of the fields that depend only on the ruleset and stay constant during a game.

    Raises SetupError for a deck of one's own with more cards than an observation has fields for.
    """
    if game.card_count > at.CARDS:
        raise SetupError(f"observations have fields for {at.CARDS} cards, but the deck has {game.card_count}")
    rules = game.ruleset
    values = {f"rules.{name}": _codes(rules, name) for name in read_switches() if f"rules.{name}" in OFFSETS}
    values["rules.preset"] = [1 + PRESETS.index(rules.preset) if rules.preset in PRESETS else 0]
    added = dict(rules.added)
    names = sorted(added_switches())[: at.ADDED]
    codes = {name: min(1 + _code(added_switches()[name], added[name]), at.HIGHEST) for name in names if name in added}
    values["rules.added"] = [codes.get(name, 0) for name in names]
    tiles, powers = [0] * TILES, [0] * at.POWERS
    in_game = game.tiles
    for tile in load_locations():
        if tile.number < TILES and (tile.number in in_game or (not game.is_solo and tile.number == 1)):
            tiles[tile.number] = rules.version(tile.key)
    for assistant in load_assistants():
        if assistant.number in game.libraries:
            powers[assistant.number] = rules.version(assistant.key)
    values["tile.version"], values["power.version"] = tiles, powers
    return values


def _codes(rules: Ruleset, name: str) -> list[int]:
    if name == "final_round_cards":
        return list(rules.final_round_cards)
    return [_code(read_switches()[name], getattr(rules, name))]


def _code(switch: dict[str, Any], value: Any) -> int:
    return int(switch["values"].index(value)) if "values" in switch else min(int(value), at.HIGHEST)
