"""Comparing actions on the same determinizations, pair by pair: by how much one is ahead, and how surely."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt
from typing import Final, NamedTuple

FEWEST: Final = 4  # determinizations; what fewer say is not told
CLEARLY: Final = 2.0  # standard errors by which a mean has to differ from none
SURELY: Final = 3.0  # the same where it is looked at again and again, which finds chance differences more often
NEAR: Final = 0.03  # a value within which two actions are worth about the same


class Gap(NamedTuple):
    """The mean of paired differences, and its standard error, which is infinite for too few of them."""

    mean: float
    error: float

    @property
    def least(self) -> float:
        """The lower end of the interval in which the true mean most likely is."""
        return self.mean - CLEARLY * self.error

    @property
    def most(self) -> float:
        """The upper end of that interval."""
        return self.mean + CLEARLY * self.error

    @property
    def is_clear(self) -> bool:
        """Whether the interval leaves out zero."""
        return self.least > 0.0 or self.most < 0.0

    @property
    def is_near(self) -> bool:
        """Whether the two actions are surely worth about the same."""
        return self.least > -NEAR and self.most < NEAR

    @property
    def is_settled(self) -> bool:
        """Whether more tries would hardly say anything else: surely different, or about the same."""
        return abs(self.mean) > SURELY * self.error or self.is_near


def gap_between(values: Sequence[float], others: Sequence[float]) -> Gap:
    """Return by how much the values exceed the others, pair by pair; there is at least one pair."""
    gaps = [value - other for value, other in zip(values, others, strict=True)]
    count = len(gaps)
    mean = sum(gaps) / count
    if count < FEWEST:
        return Gap(mean, inf)
    return Gap(mean, sqrt(sum([(gap - mean) ** 2 for gap in gaps]) / (count - 1) / count))


def chance_interval(wins: Sequence[float]) -> tuple[float, float] | None:
    """Return between which chances to win the true one most likely is; None for too few determinizations.

    Where games have been counted to the end, one that is won and one that is lost are added: a few that all end alike
    are no certainty.
    """
    if len(wins) < FEWEST:
        return None
    counted = 0.0 in wins or 1.0 in wins
    chances = [*wins, 0.0, 1.0] if counted else [*wins]
    found = gap_between(chances, [0.0] * len(chances))
    return max(0.0, found.least), min(1.0, found.most)
