"""Means over simulated games, with 95% intervals."""

from dataclasses import dataclass
from math import sqrt
from typing import Any

import polars as pl

from exlibris.arena.intervals import student, wilson


@dataclass(frozen=True)
class Estimate:
    """A mean with its 95% interval."""

    value: float
    low: float
    high: float
    observations: int
    games: int


def estimates_of(rows: pl.LazyFrame, share: bool) -> dict[Any, Estimate]:
    """Return the mean of `value` for each `label`; all rows of a `game` count as one observation.

    The interval of a `share`, whose values lie between 0 and 1, is Wilson's, for the number of independent observations
    with the same variance as the games.
    """
    y, x = pl.col("y"), pl.col("x")
    by_game = rows.group_by("label", "game").agg(y=pl.col("value").sum().cast(pl.Float64), x=pl.len().cast(pl.Float64))
    sums = by_game.group_by("label").agg(
        y=y.sum(), x=x.sum(), yy=(y * y).sum(), xy=(x * y).sum(), xx=(x * x).sum(), games=pl.len()
    )
    return {row["label"]: _estimate(row, share) for row in sums.collect().iter_rows(named=True)}


def _estimate(sums: dict[str, float], share: bool) -> Estimate:
    """Return the ratio of the sums y and x, with the linearized variance of a ratio between games."""
    value, games = sums["y"] / sums["x"], int(sums["games"])
    squares = max(0.0, sums["yy"] - 2 * value * sums["xy"] + value**2 * sums["xx"])
    error = sqrt(squares * games / max(1, games - 1)) / sums["x"]
    if share:
        low, high = wilson(value, value * (1 - value) / error**2 if error > 1e-9 else games)
    else:
        margin = student(games - 1) * error if games > 1 else float("inf")
        low, high = value - margin, value + margin
    return Estimate(value, low, high, int(sums["x"]), games)
