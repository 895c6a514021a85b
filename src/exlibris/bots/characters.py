"""The computer players that people choose between: levels of strength and personalities, all as data.

A stronger level is one more row.
"""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Character:
    """A computer player by name: which bot decides, and how often a weaker one does instead."""

    key: str
    about: str  # how strong it is or what it likes, as a sentence
    player: str  # as the registry finds it, with options
    other: str = "random"
    lapses: float = 0.0  # the share of decisions that `other` makes

    @property
    def description(self) -> str:
        """What it is, in one line: first for people, then which bots it consists of."""
        lapses = f", {100 * self.lapses:.0f}% {self.other}" if self.lapses else ""
        return f"{self.about} ({self.player}{lapses})"


# From the weakest to the strongest: greedy with lapses, then learned with ever fewer decisions left to greedy, then
# expert with ever fewer left to learned. Each should win two games of two out of three against the one before;
# docs/ladder.md says what was measured.
LEVELS: Final = (
    Character("errand-runner", "The weakest, for children: slips more often than not.", "greedy", lapses=0.55),
    Character("apprentice", "Knows what brings points, but slips very often.", "greedy", lapses=0.38),
    Character("copyist", "Knows what brings points, but slips often.", "greedy", lapses=0.27),
    Character("bookbinder", "Knows what brings points, and slips from time to time.", "greedy", lapses=0.16),
    Character("cataloguer", "Knows what brings points, and seldom slips.", "greedy", lapses=0.07),
    Character("librarian", "The usual opponent: takes what promises the best form, and never slips.", "greedy"),
    Character("archivist", "At times judges by what was learned from many games.", "learned", "greedy", lapses=0.75),
    Character("curator", "Judges half the time by what was learned from many games.", "learned", "greedy", lapses=0.5),
    Character("bibliographer", "Mostly judges by what was learned from many games.", "learned", "greedy", lapses=0.3),
    Character("antiquarian", "Nearly always judges as learned from many games.", "learned", "greedy", lapses=0.05),
    Character("encyclopedist", "Often looks to the end of the round.", "expert:seconds=0.6", "learned", lapses=0.6),
    Character("grand-librarian", "The strongest: tries all it could do to the end of the round.", "expert:seconds=0.6"),
)
PERSONALITIES: Final = (
    Character("hoarder", "Loves a full hand, and parts with no card lightly.", "greedy:taste=hoarder"),
    Character("stickler", "Wants everything in alphabetical order, whatever it costs.", "greedy:taste=stickler"),
    Character("hunter", "Is after Prominent Works, and cares less for the rest.", "greedy:taste=hunter"),
)
CHARACTERS: Final = {character.key: character for character in (*LEVELS, *PERSONALITIES)}
USUAL: Final = "librarian"  # who plays against people that do not choose
