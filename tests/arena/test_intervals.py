"""Intervals: Wilson's, for games that share deals."""

from collections.abc import Callable
from random import Random

import pytest

from exlibris.arena.intervals import student, wilson, wins_of


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(31, 60, 0.393, 0.638), (0, 60, 0.0, 0.060), (1, 60, 0.003, 0.089), (10, 10, 0.722, 1.0), (50, 100, 0.404, 0.596)],
)
def test_games_of_different_deals_have_wilsons_interval(wins: int, games: int, low: float, high: float) -> None:
    share = wins_of([(1, 1)] * wins + [(0, 1)] * (games - wins))
    assert (share.low, share.high) == pytest.approx((low, high), abs=5e-4)
    assert (share.games, share.deals) == (games, games)
    assert (share.low, share.high) == wilson(wins / games, games)


@pytest.mark.parametrize(("freedom", "quantile"), [(4, 2.776), (5, 2.571), (10, 2.228), (30, 2.042), (200, 1.972)])
def test_students_quantile(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, rel=0.02)


def test_games_that_the_deal_decides_count_as_one() -> None:
    together = wins_of([(2, 2), (0, 2)] * 100)
    alone = wins_of([(1, 1), (0, 1)] * 100)
    assert together.share == alone.share == 0.5
    assert (together.low, together.high) == pytest.approx((alone.low, alone.high), abs=0.002)


def test_luck_that_cancels_makes_the_interval_narrow() -> None:
    mirrored = wins_of([(1, 2)] * 150 + [(2, 2)] * 50)
    alone = wins_of([(1, 1)] * 250 + [(0, 1)] * 150)
    assert mirrored.share == alone.share == 0.625
    assert mirrored.high - mirrored.low < 0.7 * (alone.high - alone.low)


@pytest.mark.parametrize("deals", [[(2, 2)] * 5, [(1, 2)] * 5, [(0, 2)] * 5])
def test_deals_that_never_vary_count_as_one_game_each(deals: list[tuple[float, int]]) -> None:
    share = wins_of(deals)
    assert (share.low, share.high) == wilson(share.share, 5)


@pytest.mark.parametrize("deals", [[], [(0.0, 0)]])
def test_nothing_is_known_before_the_first_game(deals: list[tuple[float, int]]) -> None:
    share = wins_of(deals)
    assert (share.low, share.high, share.games) == (0.0, 1.0, 0)


def by_the_cards(luck: Random) -> tuple[float, int]:
    """Four games of which all go to who has the better cards, nearly."""
    favoured = luck.random() < 0.3
    return sum(luck.random() < (0.9 if favoured else 0.1) for _ in range(4)), 4


def mirrored(luck: Random) -> tuple[float, int]:
    """Two games that equal players share, mostly."""
    return luck.choices([0, 1, 2], [1, 6, 3])[0], 2


@pytest.mark.parametrize(("deal", "truth"), [(by_the_cards, 0.34), (mirrored, 0.6)])
@pytest.mark.parametrize("deals", [12, 60])
def test_the_interval_holds_the_truth_nearly_95_times_of_100(
    deal: Callable[[Random], tuple[float, int]], truth: float, deals: int
) -> None:
    luck = Random(5)
    shares = [wins_of([deal(luck) for _ in range(deals)]) for _ in range(1000)]
    assert 930 <= sum(share.low <= truth <= share.high for share in shares) <= 980
