"""Plans of simulations: the number of games, and the seating and seeds of each."""

from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from pathlib import Path

from exlibris.bots import BotError, Entrant, bot_spec, entered, entrant_name, given, make_bot
from exlibris.bots.random_bot import RandomBot
from exlibris.engine import Ruleset
from exlibris.sim.match import BotGame


class PlanError(Exception):
    """A simulation that can't be run as asked; the message says why."""


@dataclass(frozen=True)
class Plan:
    """A simulation. Its games depend on these values alone, not on the number of processes.

    Args:
        ruleset: The rules of all games.
        games: Number of games.
        bots: One for each seat: a text for the registry, or a class or function that is called with random numbers.
            With several processes it must be at the top level of a module, so that they can import it.
        seed: Any text; determines all games.
        records: A folder for the games' records.
    """

    ruleset: Ruleset
    games: int
    bots: tuple[Entrant, ...]
    seed: str
    records: Path | None = None

    def __post_init__(self) -> None:
        """Check that no two bots have the same name. Raises PlanError."""
        if len(set(self.names)) < len(set(self.bots)):
            raise PlanError(f"two bots are both called {next(n for n in self.names if self.names.count(n) > 1)!r}")

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names of the bots in results."""
        return tuple(map(entrant_name, self.bots))

    @property
    def seats(self) -> int:
        """The number of players in each game."""
        return len(self.bots)

    @cached_property
    def is_random(self) -> bool:
        """Whether all bots play at random, so that the engine's own loop can play the games."""
        return all(bot_spec(entered(bot)).bot.factory is RandomBot for bot in set(self.bots))

    def game(self, number: int) -> BotGame:
        """Return the game of that number."""
        width = len(str(self.games - 1))
        return BotGame(
            number,
            self.ruleset,
            self.seating(number),
            self._luck(f"game {number}"),
            tuple(self._luck(f"game {number} bot {seat}") for seat in range(self.seats)),
            int.from_bytes(self._luck(f"game {number} playout")[:4]) if self.is_random else None,
            self.records / f"game-{number:0{width}}.json" if self.records else None,
        )

    def seating(self, game: int) -> tuple[Entrant, ...]:
        """Return the bots by seat; they rotate by one seat per game, so that each has every seat equally often."""
        at = game % self.seats
        return self.bots[-at:] + self.bots[:-at] if at else self.bots

    def _luck(self, of: str) -> bytes:
        return sha256(f"exlibris simulate {self.seed} {of}".encode()).digest()


def seating(bots: str, seats: int | None, solo: bool = False) -> tuple[str, ...]:
    """Return the bots, one for each seat.

    Args:
        bots: Names separated by commas; a single name is used for all seats.
        seats: None for the number of named bots, or four if only one is named.
        solo: Whether it is a solo game, with one seat.

    Raises:
        PlanError: A bot can't be made, or the number of names doesn't fit the seats.
    """
    names = [name.strip() for name in bots.split(",")]
    try:
        for name in dict.fromkeys(names):
            make_bot(given(name))
    except BotError as error:
        raise PlanError(str(error)) from error
    if seats is None:
        seats = 1 if solo else len(names) if len(names) > 1 else 4
    if len(names) == 1:
        names *= seats
    if len(names) != seats:
        raise PlanError(f"{len(names)} bots for {seats} seats: name one for each seat, or a single one for all")
    if not solo and not 2 <= seats <= 4:
        raise PlanError(f"{seats} bots: a game has 2 to 4 seats")
    return tuple(names)
