"""What is to be simulated: how many games, who sits where, and which luck each game has."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from exlibris.bots import BLIND_NAMES, BOT_NAMES
from exlibris.engine import Ruleset


class PlanError(Exception):
    """A simulation that can't be run as asked; the message says why."""


@dataclass(frozen=True)
class Plan:
    """A simulation. Everything in its games follows from these values alone, however many processes share the work."""

    ruleset: Ruleset
    games: int
    bots: tuple[str, ...]  # as many as there are seats
    seed: str
    records: Path | None = None  # folder that gets a record of each game

    @property
    def seats(self) -> int:
        """Players in each game."""
        return len(self.bots)

    @property
    def is_blind(self) -> bool:
        """Whether no bot needs to see anything, so that the engine's own loop can play the games."""
        return BLIND_NAMES.issuperset(self.bots)

    def sitting(self, game: int) -> tuple[str, ...]:
        """The bots by seat: each game they move on by one seat, so that everybody sits everywhere equally often."""
        at = game % self.seats
        return self.bots[-at:] + self.bots[:-at] if at else self.bots

    def game_seed(self, game: int) -> bytes:
        """The seed of that game: the cards' luck."""
        return sha256(f"exlibris simulate {self.seed} game {game}".encode()).digest()

    def bot_seed(self, game: int, seat: int) -> bytes:
        """The seed of a bot's own luck, which tells nothing of the cards."""
        return sha256(f"exlibris simulate {self.seed} game {game} bot {seat}".encode()).digest()

    def playout_seed(self, game: int) -> int:
        """32 bits for the luck of all bots together, where all of them are blind."""
        return int.from_bytes(sha256(f"exlibris simulate {self.seed} game {game} playout".encode()).digest()[:4])

    def record_path(self, game: int) -> Path | None:
        """Where the record of that game goes, if it is wanted."""
        width = len(str(self.games - 1))
        return self.records / f"game-{game:0{width}}.json" if self.records else None


def lineup(bots: str, seats: int | None, solo: bool = False) -> tuple[str, ...]:
    """The bots, one for each seat, from names with commas between; a single name sits everywhere.

    Raises PlanError for an unknown name, or as many names as there are no seats.
    """
    names = [name.strip() for name in bots.split(",")]
    for name in names:
        if name not in BOT_NAMES:
            raise PlanError(f"no bot {name!r}: there is {', '.join(BOT_NAMES)}")
    if seats is None:
        seats = 1 if solo else len(names) if len(names) > 1 else 4
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise PlanError(f"{len(names)} bots for {seats} seats: name one for each seat, or a single one for all")
    if not solo and not 2 <= seats <= 4:
        raise PlanError(f"{seats} bots: a game has 2 to 4 seats")
    return tuple(names)
