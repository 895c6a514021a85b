"""The five rulebooks by name, with the English deck, so that cards have the names the test language knows."""

from __future__ import annotations

import random
from typing import Any

import pytest

from exlibris.engine import PRESETS, Ruleset, compose
from support.table import SEED, Table

FIRST = ("first-en", "first-pl", "first-cs", "first-fr")
REVISED = "revised-en"
# A test with such a marker that takes a `preset` is run by each of them (tests/rules/conftest.py).
ALL = pytest.mark.presets(*PRESETS)
ALL_FIRST = pytest.mark.presets(*FIRST)
ONLY_REVISED = pytest.mark.presets(REVISED)
BOTH_EDITIONS = pytest.mark.presets("first-en", REVISED)


def edition(preset: str, *variants: str, **switches: Any) -> Ruleset:
    """Return the rulebook with these variants and switches, played with the English deck."""
    return compose(preset, variants, {"language": "en", **switches})


def seeds(n: int) -> list[bytes]:
    """Return seeds of n games, always the same."""
    luck = random.Random(5)
    return [luck.randbytes(32) for _ in range(n)]


def new_table(preset: str, seats: int, *variants: str, seed: bytes = SEED, **switches: Any) -> Table:
    """Return a real game by that rulebook, just set up."""
    return Table.new(seats, seed, edition(preset, *variants, **switches))


def drafted(table: Table) -> Table:
    """Return the table after everybody has chosen the first library or assistant by name."""
    while table.prompt.startswith(("library", "assistant-card")):
        table.choose(table.seat, min(table.legal()))
    return table
