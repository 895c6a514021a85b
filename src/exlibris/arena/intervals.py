"""95% intervals for shares of games, where games of the same deal are correlated."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt
from statistics import NormalDist
from typing import Final

Z: Final = NormalDist().inv_cdf(0.975)


@dataclass(frozen=True)
class Wins:
    """The share of games won, with its interval; without games, the interval is 0 to 1."""

    share: float
    low: float
    high: float
    games: int
    deals: int


def wins_of(deals: Iterable[tuple[float, int]]) -> Wins:
    """Return the share of wins from the wins and games of each deal.

    The interval is Wilson's for the effective number of games: the number of independent games with the same variance
    as the deals. Mirrored games of equal players cancel their luck and count for more than their number; games that the
    deal decides count for less. If deals don't vary at all, each counts as one game.
    """
    counted = [(wins, games) for wins, games in deals if games]
    games = sum(count for _, count in counted)
    if not games:
        return Wins(0.0, 0.0, 1.0, 0, 0)
    share = sum(wins for wins, _ in counted) / games
    low, high = wilson(share, _effective_games(counted, share, games))
    return Wins(share, low, high, games, len(counted))


def _effective_games(deals: list[tuple[float, int]], share: float, games: int) -> float:
    """Return the number of independent games with the deals' variance, reduced for few deals by Student's t."""
    count = len(deals)
    if count == games:
        return games
    squares = sum((wins - share * played) ** 2 for wins, played in deals)
    if count < 2 or squares < 1e-12:
        return count
    variance = squares * count / (count - 1) / games**2
    return share * (1 - share) / variance * (Z / student(count - 1)) ** 2


def student(freedom: int) -> float:
    """Return Student's 97.5% quantile, accurate to 2% from 4 degrees of freedom up (Cornish and Fisher)."""
    third = (Z**3 + Z) / 4
    fifth = (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    return Z + third / freedom + fifth / freedom**2


def wilson(share: float, games: float) -> tuple[float, float]:
    """Return Wilson's interval for a share in a number of independent games."""
    center = share + Z**2 / (2 * games)
    margin = Z * sqrt(share * (1 - share) / games + Z**2 / (4 * games**2))
    scale = 1 + Z**2 / games
    return max(0.0, (center - margin) / scale), min(1.0, (center + margin) / scale)
