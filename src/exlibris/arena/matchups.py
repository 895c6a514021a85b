"""Who meets whom: the matchups of each format, and the seatings in which a deal is played."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, pairwise, permutations
from typing import Final

LADDER_TABLE: Final = 4  # seats of the ladder's second table: one player against three of the one below
LEVELS: Final = (1, 2, 3, 4, 5, 6, 7)  # of solo games


@dataclass(frozen=True)
class Matchup:
    """The players of a game, in no order of seats; in a solo game also the level."""

    players: tuple[str, ...]
    level: int | None = None

    def seatings(self, deal: int) -> list[tuple[str, ...]]:
        """Return the seatings in which the deal is played: all that differ by going round the table.

        From deal to deal the others change their order behind the first player, so that no player always sits
        on the same neighbour's left.
        """
        orders = list(dict.fromkeys(permutations(self.players[1:])))
        order = (self.players[0], *orders[deal % len(orders)])
        return list(dict.fromkeys(order[at:] + order[:at] for at in range(len(order))))

    @property
    def games_a_deal(self) -> int:
        """The number of games in which each deal is played."""
        return len(self.seatings(0))

    def __str__(self) -> str:
        counts = dict.fromkeys(self.players, 0)
        for player in self.players:
            counts[player] += 1
        names = " - ".join(f"{count} x {player}" if count > 1 else player for player, count in counts.items())
        return names if self.level is None else f"{names}, level {self.level}"


def round_robin(players: Sequence[str], seats: int) -> list[Matchup]:
    """Return every choice of players for the seats."""
    return [Matchup(chosen) for chosen in combinations(players, seats)]


def one_against_rest(players: Sequence[str], seats: int) -> list[Matchup]:
    """Return each player alone against every other in all other seats; with two seats, every pair once."""
    if seats == 2:
        return round_robin(players, seats)
    return [Matchup((player, *(other,) * (seats - 1))) for player, other in permutations(players, 2)]


def ladder(players: Sequence[str], _seats: int) -> list[Matchup]:
    """Return, for players from the weakest on, each against the one below: with two seats, then alone against three."""
    pairs = [(player, below) for below, player in pairwise(players)]
    return [Matchup((player, *(below,) * (seats - 1))) for seats in (2, LADDER_TABLE) for player, below in pairs]


def solo(players: Sequence[str], _seats: int) -> list[Matchup]:
    """Return each player at each level."""
    return [Matchup((player,), level) for player in players for level in LEVELS]


FORMATS: Final[Mapping[str, Callable[[Sequence[str], int], list[Matchup]]]] = {
    "round-robin": round_robin,
    "one-against-rest": one_against_rest,
    "ladder": ladder,
    "solo": solo,
}
SEATED: Final = frozenset({"round-robin", "one-against-rest"})  # formats that ask how many seats


def matchups_of(format_: str, players: Sequence[str], seats: int) -> list[Matchup]:
    """Return the matchups of a contest.

    Args:
        format_: One of FORMATS.
        players: For a ladder from the weakest on.
        seats: In a game, for formats of SEATED.
    """
    return FORMATS[format_](players, seats)
