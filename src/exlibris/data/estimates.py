"""Means with 95 % intervals, of observations that are not independent: those of one game share its luck."""

from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

import polars as pl

from exlibris.arena.intervals import student, wilson

MINUS: Final = "\N{MINUS SIGN}"


@dataclass(frozen=True)
class Estimate:
    """A mean with its interval."""

    value: float
    low: float
    high: float
    observations: int
    games: int


def estimates_of(rows: pl.LazyFrame, share: bool) -> dict[Any, Estimate]:
    """Return the mean of `value` for each `label`, where the rows of a `game` count as one observation.

    Args:
        rows: With columns label, game and value.
        share: Whether values lie between 0 and 1, and so must the interval, which is Wilson's for as many independent
            observations as would vary like the games do.
    """
    y, x = pl.col("y"), pl.col("x")
    by_game = rows.group_by("label", "game").agg(y=pl.col("value").sum().cast(pl.Float64), x=pl.len().cast(pl.Float64))
    sums = by_game.group_by("label").agg(
        y=y.sum(), x=x.sum(), yy=(y * y).sum(), xy=(x * y).sum(), xx=(x * x).sum(), games=pl.len()
    )
    return {row["label"]: _estimate(row, share) for row in sums.collect().iter_rows(named=True)}


def _estimate(sums: dict[str, float], share: bool) -> Estimate:
    """Return the ratio of the sums y and x, with the linearised variance of a ratio between games."""
    value, games = sums["y"] / sums["x"], int(sums["games"])
    squares = max(0.0, sums["yy"] - 2 * value * sums["xy"] + value**2 * sums["xx"])
    error = sqrt(squares * games / max(1, games - 1)) / sums["x"]
    if share:
        low, high = wilson(value, value * (1 - value) / error**2 if error > 1e-9 else games)
    else:
        margin = student(games - 1) * error if games > 1 else float("inf")
        low, high = value - margin, value + margin
    return Estimate(value, low, high, int(sums["x"]), games)


def written(value: float, digits: int, sign: str = "+") -> str:
    """Return a number of points as text; `sign` "+" also marks what is above 0, "" does not."""
    return f"{value:{sign}z.{digits}f}".replace("-", MINUS)
