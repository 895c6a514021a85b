"""A contest: its matchups, seatings, rules and seeds, which determine every game."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from hashlib import sha256
from itertools import combinations, pairwise, permutations
from typing import Any, Final, NamedTuple

from exlibris.bots import BotError, Entrant, entered, entrant_name, make_bot
from exlibris.engine import Ruleset, SetupError, game_of
from exlibris.sim import BotGame

LADDER_TABLE: Final = 4  # seats of the ladder's second part: one player against three copies of the previous player
LEVELS: Final = (1, 2, 3, 4, 5, 6, 7)  # of solo games


@dataclass(frozen=True)
class Matchup:
    """The players of a game, regardless of seats; in a solo game also the level."""

    players: tuple[str, ...]
    level: int | None = None

    def seatings(self, deal: int) -> list[tuple[str, ...]]:
        """Return the seatings for the deal: all different rotations around the table.

        The order of the players after the first varies by deal, so that no player always sits left of the same
        neighbor.
        """
        orders = list(dict.fromkeys(permutations(self.players[1:])))
        order = (self.players[0], *orders[deal % len(orders)])
        return list(dict.fromkeys(order[at:] + order[:at] for at in range(len(order))))

    @property
    def games_a_deal(self) -> int:
        """The number of games for each deal."""
        return len(self.seatings(0))

    def __str__(self) -> str:
        counts = dict.fromkeys(self.players, 0)
        for player in self.players:
            counts[player] += 1
        names = " - ".join(f"{count} x {player}" if count > 1 else player for player, count in counts.items())
        return names if self.level is None else f"{names}, level {self.level}"


def _round_robin(players: Sequence[str], seats: int) -> list[Matchup]:
    return [Matchup(chosen) for chosen in combinations(players, seats)]


def _one_against_rest(players: Sequence[str], seats: int) -> list[Matchup]:
    """Return each player alone against each rival in all other seats; with two seats, every pair once."""
    if seats == 2:
        return _round_robin(players, seats)
    return [Matchup((player, *(other,) * (seats - 1))) for player, other in permutations(players, 2)]


def _ladder(players: Sequence[str], _seats: int) -> list[Matchup]:
    """Return each player against the previous one, weakest first: with two seats, then alone against three."""
    pairs = [(player, below) for below, player in pairwise(players)]
    return [Matchup((player, *(below,) * (seats - 1))) for seats in (2, LADDER_TABLE) for player, below in pairs]


def _solo(players: Sequence[str], _seats: int) -> list[Matchup]:
    return [Matchup((player,), level) for player in players for level in LEVELS]


FORMATS: Final[Mapping[str, Callable[[Sequence[str], int], list[Matchup]]]] = {
    "round-robin": _round_robin,
    "one-against-rest": _one_against_rest,
    "ladder": _ladder,
    "solo": _solo,
}
SEATED: Final = frozenset({"round-robin", "one-against-rest"})  # formats with a free number of seats


def matchups_of(format_: str, players: Sequence[str], seats: int) -> list[Matchup]:
    """Return the matchups of a contest.

    Args:
        format_: One of FORMATS.
        players: For a ladder, weakest first.
        seats: Seats in each game, for formats in SEATED.
    """
    return FORMATS[format_](players, seats)


class ContestError(Exception):
    """A contest that can't be played; the message says why."""


class Fixture(NamedTuple):
    """One game of a contest: a matchup, its deal, and the index of the seating."""

    matchup: Matchup
    deal: int
    rotation: int


@dataclass(frozen=True)
class Contest:
    """The settings that determine the games of a contest.

    A deal is played once in each seating, so that all players have the same luck. All matchups with the same number of
    seats have the same deals.

    Args:
        format: One of FORMATS.
        players: Bots: names for the registry, or classes or functions that are called with a random generator. With
            several processes, these must be importable, at the top level of a module.
        seats: Seats in each game, for formats in SEATED.
        ruleset: Rules of all games.
        games: The least number of games for each matchup, rounded up to whole deals.
        seed: Any text; determines all games.
    """

    format: str
    players: tuple[Entrant, ...]
    seats: int
    ruleset: Ruleset
    games: int
    seed: str

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names of the players in results."""
        return tuple(map(entrant_name, self.players))

    @cached_property
    def matchups(self) -> tuple[Matchup, ...]:
        """The matchups of the format."""
        return tuple(matchups_of(self.format, self.names, self.seats))

    @property
    def is_seated(self) -> bool:
        """Whether the format has a free number of seats."""
        return self.format in SEATED

    @property
    def size(self) -> int:
        """The number of games."""
        return sum(self.deals(matchup) * matchup.games_a_deal for matchup in self.matchups)

    def deals(self, matchup: Matchup) -> int:
        """Return the number of deals that the matchup plays."""
        return -(-self.games // matchup.games_a_deal)

    def fixtures(self) -> Iterator[Fixture]:
        """Yield all games, deal by deal, so that an interrupted contest has played all matchups about equally."""
        for deal in range(max(map(self.deals, self.matchups))):
            for matchup in self.matchups:
                if deal < self.deals(matchup):
                    yield from (Fixture(matchup, deal, rotation) for rotation in range(matchup.games_a_deal))

    def ruleset_of(self, matchup: Matchup) -> Ruleset:
        """Return the rules for the matchup."""
        return self.ruleset if matchup.level is None else replace(self.ruleset, solo_level=matchup.level)

    def game(self, fixture: Fixture, number: int) -> BotGame:
        """Return the fixture as a game with this number in a schedule."""
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
        """Return the settings that a results file must share to belong to this contest, as JSON values."""
        return {
            "format": self.format,
            "players": list(self.names),
            "seats": self.seats,
            "seed": self.seed,
            "ruleset": self.ruleset.to_json(),
        }

    def check(self) -> None:
        """Raise ContestError if the contest can't be played."""
        self._check_players()
        if self.ruleset.is_solo != (self.format == "solo"):
            raise ContestError("solo rules work only with --format solo")
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
    """The unplayed games of a contest, as a schedule."""

    contest: Contest
    fixtures: Sequence[Fixture]

    @property
    def games(self) -> int:
        """The number of games."""
        return len(self.fixtures)

    def game(self, number: int) -> BotGame:
        """Return the game with this number."""
        return self.contest.game(self.fixtures[number], number)
