"""Solo games and positions by the five rulebooks."""

from __future__ import annotations

from typing import Any

from support.editions import edition
from support.table import SEED, Table


def solo_table(preset: str = "first-en", level: int = 1, seed: bytes = SEED, **switches: Any) -> Table:
    """Return a solo game at its first decision, really dealt."""
    return Table.new(1, seed, edition(preset, "solo", solo_level=level, **switches))


def begun(preset: str = "first-en", level: int = 1, seed: bytes = SEED) -> Table:
    """Return a solo game in its first round, really dealt."""
    t = solo_table(preset, level, seed)
    t.choose(0, min(t.legal()))
    return t


def solo_position(preset: str = "first-en", level: int = 1, **words: Any) -> Table:
    """Return a position of a solo game; `words` are those of `Table`."""
    return Table(1, ruleset=edition(preset, "solo", solo_level=level), **words)


def play_round(t: Table) -> None:
    """Place all assistants, doing as little as possible, up to the choice of tiles to eliminate, or to the flips."""
    while t.prompt not in {"eliminate", "flip"}:
        legal = t.legal()
        named = [name for name in ("home", "done", "draw") if name in legal]
        t.choose(0, named[0] if named else min(legal))


def eliminate(t: Table) -> None:
    """Eliminate the first two tiles; after the last round nobody is asked."""
    while t.prompt == "eliminate":
        t.choose(0, min(t.legal()))


def play_to_inspection(t: Table) -> list[int]:
    """Play all rounds that are left; return the number of temporary tiles in each."""
    tiles = []
    while t.prompt == "place":
        tiles.append(len(t.temporary))
        play_round(t)
        eliminate(t)
    return tiles
