"""One game to be played, and what hands out games one after the other."""

from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from exlibris.engine import Ruleset


@dataclass(frozen=True)
class Game:
    """All that decides a game between bots."""

    number: int  # in its schedule
    ruleset: Ruleset
    seating: tuple[str, ...]  # bots by seat, as the registry finds them
    seed: bytes  # of the cards
    bot_seeds: tuple[bytes, ...]  # of each seat's own random numbers, which reveal nothing of the cards
    playout_seed: int | None = None  # of all actions, where the engine's own loop plays instead of the bots
    record: Path | None = None  # path that gets the game's record


class Schedule(Protocol):
    """Games to be played, numbered from 0; they don't depend on how many processes share the work."""

    @property
    def games(self) -> int:
        """The number of games."""
        ...

    def game(self, number: int) -> Game:
        """Return the game of that number."""
        ...
