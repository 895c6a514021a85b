"""The computer players that people choose between: levels of strength and personalities, all as data.

A stronger level is one more row.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Character:
    """A computer player by name: which bot decides, and how often a weaker one does instead."""

    key: str
    player: str  # as the registry finds it, with options
    other: str = "random"
    lapses: float = 0.0  # the share of decisions that `other` makes

    @property
    def description(self) -> str:
        """What it is, in one line."""
        if not self.lapses:
            return f"Plays like {self.player}."
        return f"Plays like {self.player}, but leaves {100 * self.lapses:.0f} % of its decisions to {self.other}."


# From the weakest to the strongest: greedy with lapses, then learned with ever fewer decisions left to greedy, then
# expert. Each should win two games of two out of three against the one before; docs/ladder.md says what was measured.
LEVELS: Final = (
    Character("apprentice", "greedy", lapses=0.38),
    Character("copyist", "greedy", lapses=0.3),
    Character("bookbinder", "greedy", lapses=0.22),
    Character("cataloguer", "greedy", lapses=0.12),
    Character("librarian", "greedy"),
    Character("archivist", "learned", "greedy", lapses=0.75),
    Character("curator", "learned", "greedy", lapses=0.5),
    Character("bibliographer", "learned", "greedy", lapses=0.25),
    Character("antiquarian", "learned", "greedy", lapses=0.05),
    Character("grand-librarian", "expert:seconds=1"),
)
PERSONALITIES: Final = (
    Character("hoarder", "greedy:taste=hoarder"),
    Character("stickler", "greedy:taste=stickler"),
    Character("hunter", "greedy:taste=hunter"),
)
CHARACTERS: Final = {character.key: character for character in (*LEVELS, *PERSONALITIES)}
USUAL: Final = "librarian"  # who plays against people that do not choose
