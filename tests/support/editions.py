"""The five rulebooks by name, with the English deck, so that cards have the names the test language knows."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from exlibris.engine import PRESETS, Components, Ruleset, compose
from support.table import SEED, Table

FIRST = ("first-en", "first-pl", "first-cs", "first-fr")
REVISED = "revised-en"
EVERY_PRESET = pytest.mark.parametrize("preset", PRESETS)
EVERY_FIRST = pytest.mark.parametrize("preset", FIRST)


def by_rules(version: int, ruleset: Ruleset) -> Ruleset:
    """Return the ruleset with the common rules of that version."""
    return replace(ruleset, components=replace(ruleset.components, rules=version))


def with_version(key: str, version: int, ruleset: Ruleset) -> Ruleset:
    """Return the ruleset with that version of a location or assistant."""
    components = ruleset.components.to_json()
    for kind in ("locations", "assistants"):
        if key in components[kind]:
            components[kind][key] = version
    return replace(ruleset, components=Components.from_json(components))


def oldest(ruleset: Ruleset) -> Ruleset:
    """Return the ruleset with the common rules and every component in version 1."""
    data = ruleset.components.to_json()
    first = {kind: dict.fromkeys(data[kind], 1) for kind in ("deck", "locations", "assistants")}
    return replace(ruleset, components=Components.from_json({"rules": 1, **first}))


def edition(preset: str, *variants: str, **switches: Any) -> Ruleset:
    """Return the rulebook with these variants and switches, played with the English deck."""
    return compose(preset, variants, {"language": "en", **switches})


def new_table(preset: str, seats: int, *variants: str, seed: bytes = SEED, **switches: Any) -> Table:
    """Return a real game by that rulebook, just set up."""
    return Table.new(seats, seed, edition(preset, *variants, **switches))


def drafted(table: Table) -> Table:
    """Return the table after everybody has chosen the first library or assistant by name."""
    while table.prompt.startswith(("library", "assistant-card")):
        table.choose(table.seat, min(table.legal()))
    return table
