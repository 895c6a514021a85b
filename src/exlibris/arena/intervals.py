"""95% intervals of shares, from games that are not independent: those of one deal share its luck."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist
from typing import Final

Z: Final = NormalDist().inv_cdf(0.975)


@dataclass(frozen=True)
class Wins:
    """The share of games won, with its interval; nothing is known of it before the first game."""

    share: float
    low: float
    high: float
    games: int
    deals: int


def wins_of(deals: Iterable[tuple[float, int]]) -> Wins:
    """Return the share of wins, from wins and games of each deal.

    The interval is Wilson's for the effective number of games: the number of independent games that would vary like the
    deals do. Mirrored games of equal players cancel their luck and count for more than their number, games that the
    deal decides count for less. Where deals don't vary at all, each counts as one game.
    """
    counted = [(wins, games) for wins, games in deals if games]
    games = sum(count for _, count in counted)
    if not games:
        return Wins(0.0, 0.0, 1.0, 0, 0)
    share = sum(wins for wins, _ in counted) / games
    low, high = wilson(share, _effective_games(counted, share, games))
    return Wins(share, low, high, games, len(counted))


def _effective_games(deals: list[tuple[float, int]], share: float, games: int) -> float:
    """Return how many independent games would vary like the deals, fewer for few deals by Student's distribution."""
    count = len(deals)
    if count == games:
        return games
    squares = sum((wins - share * played) ** 2 for wins, played in deals)
    if count < 2 or squares < 1e-12:
        return count
    variance = squares * count / (count - 1) / games**2
    return share * (1 - share) / variance * (Z / student(count - 1)) ** 2


def student(freedom: int) -> float:
    """Return Student's quantile of 97.5%, to within 2% from 4 degrees of freedom on (Cornish and Fisher)."""
    third = (Z**3 + Z) / 4
    fifth = (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    return Z + third / freedom + fifth / freedom**2


def wilson(share: float, games: float) -> tuple[float, float]:
    """Return Wilson's interval of a share in a number of independent games."""
    centre = share + Z**2 / (2 * games)
    margin = Z * sqrt(share * (1 - share) / games + Z**2 / (4 * games**2))
    scale = 1 + Z**2 / games
    return max(0.0, (centre - margin) / scale), min(1.0, (centre + margin) / scale)
