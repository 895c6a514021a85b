"""Paired comparison of two actions on the same determinizations: the mean difference and its standard error."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt
from typing import Final, NamedTuple

FEWEST: Final = 4  # determinizations; fewer give no interval
CLEARLY: Final = 2.0  # standard errors by which a mean must differ from zero
SURELY: Final = 3.0  # the same for a test repeated after each determinization, which is passed by chance more often
NEAR: Final = 0.03  # two actions whose values differ by less are worth about the same


class Gap(NamedTuple):
    """Mean of paired differences and its standard error, which is infinite for fewer than FEWEST pairs."""

    mean: float
    error: float

    @property
    def least(self) -> float:
        """The lower end of the interval that probably contains the true mean."""
        return self.mean - CLEARLY * self.error

    @property
    def most(self) -> float:
        """The upper end of the interval that probably contains the true mean."""
        return self.mean + CLEARLY * self.error

    @property
    def is_clear(self) -> bool:
        """Whether the interval excludes zero."""
        return self.least > 0.0 or self.most < 0.0

    @property
    def is_near(self) -> bool:
        """Whether the two actions are worth about the same: the whole interval lies within NEAR of zero."""
        return self.least > -NEAR and self.most < NEAR


def gap_between(values: Sequence[float], others: Sequence[float]) -> Gap:
    """Return the mean by which `values` exceed `others`, pair by pair, on the determinizations that both have met."""
    gaps = [value - other for value, other in zip(values, others, strict=False)]
    count = len(gaps)
    mean = sum(gaps) / max(1, count)
    if count < FEWEST:
        return Gap(mean, inf)
    return Gap(mean, sqrt(sum([(gap - mean) ** 2 for gap in gaps]) / (count - 1) / count))


def chance_interval(wins: Sequence[float]) -> tuple[float, float] | None:
    """Return the interval that probably contains the true chance of winning; None for too few determinizations.

    Where games were counted to the end, one win and one loss are added, because a few equal results prove nothing.
    """
    if len(wins) < FEWEST:
        return None
    counted = 0.0 in wins or 1.0 in wins
    chances = [*wins, 0.0, 1.0] if counted else [*wins]
    found = gap_between(chances, [0.0] * len(chances))
    return max(0.0, found.least), min(1.0, found.most)
