"""A contest: players, format, rules and luck, and from them every game to be played."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from hashlib import sha256
from typing import Any, NamedTuple

from exlibris.arena.matchups import SEATED, Matchup, matchups_of
from exlibris.bots import BotError, Entrant, entered, entrant_name, make_bot
from exlibris.engine import Ruleset, SetupError, game_of
from exlibris.sim import BotGame


class ContestError(Exception):
    """A contest that can't be held as asked; the message says why."""


class Fixture(NamedTuple):
    """One game of a contest: a matchup, the deal it plays, and which of the deal's seatings."""

    matchup: Matchup
    deal: int
    rotation: int


@dataclass(frozen=True)
class Contest:
    """All that decides the games of a contest.

    A deal is played once in each seating, so that all players have the same luck, and all matchups with as many seats
    have the same deals.

    Args:
        format: One of FORMATS.
        players: Bots: texts that the registry finds them by, or classes or functions, which are called with random
            numbers. Several processes import these, so they must then stand at the top level of a module.
        seats: In a game, where the format leaves it open.
        ruleset: Of all games.
        games: The least number for each matchup, which plays whole deals.
        seed: Any text; decides all games.
    """

    format: str
    players: tuple[Entrant, ...]
    seats: int
    ruleset: Ruleset
    games: int
    seed: str

    @cached_property
    def names(self) -> tuple[str, ...]:
        """What results call the players."""
        return tuple(map(entrant_name, self.players))

    @cached_property
    def matchups(self) -> tuple[Matchup, ...]:
        """Who meets whom."""
        return tuple(matchups_of(self.format, self.names, self.seats))

    @property
    def is_seated(self) -> bool:
        """Whether the format asks how many seats there are."""
        return self.format in SEATED

    @property
    def size(self) -> int:
        """The number of games."""
        return sum(self.deals(matchup) * matchup.games_a_deal for matchup in self.matchups)

    def deals(self, matchup: Matchup) -> int:
        """Return how many deals the matchup plays."""
        return -(-self.games // matchup.games_a_deal)

    def fixtures(self) -> Iterator[Fixture]:
        """Yield all games, deal by deal, so that a contest cut short has about as many games of each matchup."""
        for deal in range(max(map(self.deals, self.matchups))):
            for matchup in self.matchups:
                if deal < self.deals(matchup):
                    yield from (Fixture(matchup, deal, rotation) for rotation in range(matchup.games_a_deal))

    def ruleset_of(self, matchup: Matchup) -> Ruleset:
        """Return the rules that the matchup plays by."""
        return self.ruleset if matchup.level is None else replace(self.ruleset, solo_level=matchup.level)

    def game(self, fixture: Fixture, number: int) -> BotGame:
        """Return the fixture as a game of that number in a schedule."""
        matchup, deal, _ = fixture
        seating = matchup.seatings(deal)[fixture.rotation]
        seeds = tuple(
            self._luck(f"deal {deal} bot {seat} of {' '.join(seating)} {matchup.level}") for seat in range(len(seating))
        )
        players = dict(zip(self.names, self.players, strict=True))
        bots = tuple(players[name] for name in seating)
        return BotGame(number, self.ruleset_of(matchup), bots, self._luck(f"deal {deal}"), seeds)

    def _luck(self, of: str) -> bytes:
        return sha256(f"exlibris arena {self.seed} {of}".encode()).digest()

    def header(self) -> dict[str, Any]:
        """Return what must be the same for results to be of this contest, as JSON values."""
        return {
            "format": self.format,
            "players": list(self.names),
            "seats": self.seats,
            "seed": self.seed,
            "ruleset": self.ruleset.to_json(),
        }

    def check(self) -> None:
        """Check the contest.

        Raises:
            ContestError: It can't be held; the message says why.
        """
        self._check_players()
        if self.ruleset.is_solo != (self.format == "solo"):
            raise ContestError("solo rules belong to --format solo, and to no other")
        if self.is_seated and not 2 <= self.seats <= 4:
            raise ContestError(f"--seats {self.seats}: a game has 2 to 4 seats")
        if not self.matchups:
            raise ContestError(self._too_few())
        try:
            for matchup in self.matchups:
                game_of(self.ruleset_of(matchup), len(matchup.players))
        except SetupError as error:
            raise ContestError(str(error)) from error

    def _check_players(self) -> None:
        for name, player in zip(self.names, self.players, strict=True):
            if self.names.count(name) > 1:
                raise ContestError(f"{name!r} is named twice")
            try:
                make_bot(entered(player))
            except BotError as error:
                raise ContestError(str(error)) from error

    def _too_few(self) -> str:
        needed = self.seats if self.format == "round-robin" else 2
        named = f"{len(self.players)} player{'' if len(self.players) == 1 else 's'}"
        return f"{named}: {self.format} needs at least {needed}" + (
            " for that many seats; one-against-rest needs only 2" if needed > 2 else ""
        )


@dataclass(frozen=True)
class Remaining:
    """The games of a contest that are not played yet, as a schedule."""

    contest: Contest
    fixtures: Sequence[Fixture]

    @property
    def games(self) -> int:
        """The number of games."""
        return len(self.fixtures)

    def game(self, number: int) -> BotGame:
        """Return the game of that number."""
        return self.contest.game(self.fixtures[number], number)
