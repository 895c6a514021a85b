"""Means with intervals: the rows of a game count as one observation."""

import polars as pl
import pytest

from exlibris.data.estimates import Estimate, estimates_of


def estimate(values: dict[int, list[float]], share: bool) -> Estimate:
    """Return the estimate of values by game, all of one label."""
    rows = [{"label": "x", "game": game, "value": value} for game, found in values.items() for value in found]
    return estimates_of(pl.LazyFrame(rows), share)["x"]


def test_rows_that_a_game_repeats_say_no_more_than_one() -> None:
    single = estimate({game: [float(game % 2)] for game in range(20)}, share=True)
    repeated = estimate({game: [float(game % 2)] * 9 for game in range(20)}, share=True)
    assert (single.value, single.observations, repeated.observations) == (0.5, 20, 180)
    assert (repeated.low, repeated.high) == pytest.approx((single.low, single.high))
    apart = estimate({game: [float(game % 2)] for game in range(180)}, share=True)
    assert apart.high - apart.low < 0.5 * (repeated.high - repeated.low)


def test_the_interval_of_a_mean_is_that_of_student() -> None:
    found = estimate({game: [float(game)] for game in range(1, 6)}, share=False)
    assert (found.value, found.games) == (3.0, 5)
    assert (found.low, found.high) == pytest.approx((3 - 2.776 * 0.7071, 3 + 2.776 * 0.7071), abs=0.05)


@pytest.mark.parametrize("won", [0.0, 1.0])
def test_what_never_differs_is_not_certain(won: float) -> None:
    found = estimate({game: [won] for game in range(10)}, share=True)
    assert found.value == won
    assert 0.2 < found.high - found.low < 0.4
