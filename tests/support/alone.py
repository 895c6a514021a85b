"""Solo games by the five rulebooks."""

from __future__ import annotations

from typing import Any

import pytest

from exlibris.engine import PRESETS
from support.editions import FIRST, REVISED, edition
from support.table import SEED, Table

EVERY_PRESET = pytest.mark.parametrize("preset", PRESETS)
EVERY_FIRST = pytest.mark.parametrize("preset", FIRST)
ALL = pytest.mark.presets(*PRESETS)
ALL_FIRST = pytest.mark.presets(*FIRST)
ONLY_REVISED = pytest.mark.presets(REVISED)


def solo_table(preset: str = "first-en", level: int = 1, seed: bytes = SEED, **switches: Any) -> Table:
    """A real solo game just set up."""
    return Table.new(1, seed, edition(preset, "solo", solo_level=level, **switches))


def begun(preset: str = "first-en", level: int = 1, seed: bytes = SEED) -> Table:
    """The same, in its first round."""
    t = solo_table(preset, level, seed)
    t.choose(0, min(t.legal()))
    return t


def alone(preset: str = "first-en", level: int = 1, **words: Any) -> Table:
    """A position of a solo game; see `Position`."""
    return Table(1, ruleset=edition(preset, "solo", solo_level=level), **words)


def play_round(t: Table) -> None:
    """Places all assistants, doing as little as can be done, until tiles are to be eliminated."""
    while t.prompt != "eliminate":
        legal = t.legal()
        named = [name for name in ("home", "done", "draw") if name in legal]
        t.choose(0, named[0] if named else min(legal))


def eliminate(t: Table) -> None:
    """Two tiles leave the game."""
    for _ in range(2):
        t.choose(0, min(t.legal()))


def play_to_inspection(t: Table) -> list[int]:
    """All rounds that are left; gives the number of tiles in each."""
    tiles = []
    while t.prompt == "place":
        tiles.append(len(t.temporary))
        play_round(t)
        eliminate(t)
    return tiles
