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


# From the weakest to the strongest. In 30 mirrored games of two each, lapses of 0.6 won 80 % against 0.8, 0.4 won 87 %
# against 0.6, and 0.25 won 77 % against 0.4: by that, 0.08 makes a step of about two games in three. The steps
# themselves have not been measured: exlibris arena apprentice copyist ... grand-librarian --games 100
LEVELS: Final = (
    Character("apprentice", "greedy", lapses=0.56),
    Character("copyist", "greedy", lapses=0.48),
    Character("bookbinder", "greedy", lapses=0.4),
    Character("cataloguer", "greedy", lapses=0.32),
    Character("librarian", "greedy", lapses=0.24),
    Character("archivist", "greedy", lapses=0.16),
    Character("curator", "greedy", lapses=0.08),
    Character("grand-librarian", "greedy"),
)
PERSONALITIES: Final = (
    Character("hoarder", "greedy:taste=hoarder"),
    Character("stickler", "greedy:taste=stickler"),
    Character("hunter", "greedy:taste=hunter"),
)
CHARACTERS: Final = {character.key: character for character in (*LEVELS, *PERSONALITIES)}
USUAL: Final = "librarian"  # who plays against people that do not choose
