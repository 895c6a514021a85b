"""The computer players that people choose from: levels of strength and personalities, all as data.

A stronger level is one more row.
"""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Character:
    """A named computer player: the bot that decides, and how often a weaker bot decides instead."""

    key: str
    about: str  # its strength or its taste, as a sentence
    player: str  # name in the registry, with options
    other: str = "random"
    lapses: float = 0.0  # the share of decisions that `other` makes

    @property
    def description(self) -> str:
        """The description in one line: first for people, then the bots that it combines."""
        lapses = f", {100 * self.lapses:.0f}% {self.other}" if self.lapses else ""
        return f"{self.about} ({self.player}{lapses})"


# From weakest to strongest: greedy with lapses, then learned with fewer and fewer decisions left to greedy, then expert
# with fewer left to learned. Each should win two out of three two-player games against the previous level;
# docs/ladder.md has the measurements.
LEVELS: Final = (
    Character("errand-runner", "The weakest, for children: slips more often than not.", "greedy", lapses=0.55),
    Character("apprentice", "Knows what earns points, but slips very often.", "greedy", lapses=0.38),
    Character("copyist", "Knows what earns points, but slips often.", "greedy", lapses=0.27),
    Character("bookbinder", "Knows what earns points, and slips from time to time.", "greedy", lapses=0.16),
    Character("cataloguer", "Knows what earns points, and seldom slips.", "greedy", lapses=0.07),
    Character("librarian", "The usual opponent: takes what promises the best form, and never slips.", "greedy"),
    Character("archivist", "Sometimes goes by what it has learned from many games.", "learned", "greedy", lapses=0.75),
    Character("curator", "Half the time goes by what it has learned from many games.", "learned", "greedy", lapses=0.5),
    Character("bibliographer", "Mostly goes by what it has learned from many games.", "learned", "greedy", lapses=0.3),
    Character(
        "antiquarian", "Nearly always goes by what it has learned from many games.", "learned", "greedy", lapses=0.05
    ),
    Character(
        "encyclopedist", "Often looks ahead to the end of the round.", "expert:seconds=0.6", "learned", lapses=0.6
    ),
    Character(
        "grand-librarian",
        "The strongest: tries everything it could do until the end of the round.",
        "expert:seconds=0.6",
    ),
)
PERSONALITIES: Final = (
    Character("hoarder", "Loves a full hand, and parts with no card lightly.", "greedy:taste=hoarder"),
    Character("stickler", "Wants everything in alphabetical order, whatever it costs.", "greedy:taste=stickler"),
    Character("hunter", "Goes after Prominent Works, and cares less for the rest.", "greedy:taste=hunter"),
)
CHARACTERS: Final = {character.key: character for character in (*LEVELS, *PERSONALITIES)}
USUAL: Final = "librarian"  # the opponent of people who don't choose
