"""Racing: candidates are tried on the same determinizations, and those that fall behind drop out.

All candidates meet the same luck, so only differences within a determinization count. Bots, hints, reviews, puzzles and
training compare actions by this race; they differ in what they try and in the rule that stops it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Final, NamedTuple, TypeAlias, TypeVar

from exlibris.search.comparing import SURELY, Gap, gap_between
from exlibris.search.lookahead import ranked

PRIOR: Final = 4.0  # weight of a prior value, in determinizations
NOT_TRIED: Final = -3000.0  # value of a candidate that was not tried for lack of time

Deal = TypeVar("Deal")  # a determinization, in the form that the values are computed from
Spent: TypeAlias = Callable[[int], float]  # from a number of trials to the part of the budget that they used up


def unlimited(_trials: int) -> float:
    """Return 0: nothing of the budget is used up, whatever the number of trials."""
    return 0.0


def within(seconds: float | None, clock: Callable[[], float] = perf_counter) -> Spent:
    """Return the budget of a time in seconds, which begins now; None for no limit."""
    if seconds is None:
        return unlimited
    began, most = clock(), max(seconds, 1e-9)
    return lambda _trials: (clock() - began) / most


class StopRule(NamedTuple):
    """When candidates drop out of a race, and when it ends: at the latest when the budget is used up.

    Attributes:
        most: The largest number of determinizations; 0 for no limit.
        spent: The budget.
        whole: Determinizations that are completed even if the budget is used up.
        fewest: Pairs from which candidates that are clearly behind the best drop out, and the race ends if the others
            are worth about the same; 0 for never.
        clearly: Standard errors that are clearly behind.
        kept: The number of leading candidates that don't drop out for being clearly behind.
        halving: Whether the worse half drops out after each equal part of the budget (sequential halving).
    """

    most: int = 0
    spent: Spent = unlimited
    whole: int = 1
    fewest: int = 0
    clearly: float = SURELY
    kept: int = 1
    halving: bool = False


class Standing(NamedTuple):
    """A candidate at the end of a race: its mean, with its prior value, and how far behind the best it is."""

    candidate: int
    mean: float
    behind: Gap
    pairs: int


def race(
    candidates: Sequence[int],
    deal: Callable[[], Deal],
    value: Callable[[Deal, int], float],
    rule: StopRule,
    priors: Sequence[float] = (),
) -> list[Standing]:
    """Return the standings of at least one candidate, the best first; of equal candidates, the first is better.

    A determinization on which the budget ran out before all candidates were tried does not count, except for the first
    without priors: candidates that were not tried then have the value NOT_TRIED.

    Args:
        candidates: Actions, or other numbers that `value` understands.
        deal: Returns a new determinization.
        value: Returns the value of a candidate in a determinization.
        rule: Says when candidates drop out and when the race ends.
        priors: Values known before, by candidate; each counts as much as PRIOR determinizations.
    """
    field = _Field(candidates, rule, priors)
    while not field.is_decided():
        field.try_all(deal(), value)
    return field.standings()


class _Field:
    """The candidates of a race with their values; those in `left` have been tried on all determinizations."""

    __slots__ = ("_candidates", "_pairs", "_priors", "_rule", "_trials", "_values", "left")

    def __init__(self, candidates: Sequence[int], rule: StopRule, priors: Sequence[float]) -> None:
        self._candidates = candidates
        self._rule = rule
        self._priors = priors
        self._values: list[list[float]] = [[] for _ in candidates]
        self._pairs = 0
        self._trials = 0
        self.left = list(range(len(candidates)))

    def is_decided(self) -> bool:
        """Drop the candidates that fell behind; return whether the race is over."""
        rule = self._rule
        spent = rule.spent(self._trials)
        if rule.halving:
            self._halve(spent)
            if len(self.left) == 1:
                return True
        if 0 < rule.fewest <= self._pairs and self._is_settled():
            return True
        return 0 < rule.most <= self._pairs or (self._pairs >= rule.whole and spent >= 1.0)

    def try_all(self, deal: Deal, value: Callable[[Deal, int], float]) -> None:
        """Try the candidates that are left in one determinization."""
        found: list[float] = []
        for i in self.left:
            if self._pairs >= self._rule.whole and self._rule.spent(self._trials) >= 1.0:
                break
            found.append(value(deal, self._candidates[i]))
            self._trials += 1
        if len(found) == len(self.left) or not (self._pairs or self._priors):
            for i, each in zip(self.left, found, strict=False):
                self._values[i].append(each)
        self._pairs += 1

    def standings(self) -> list[Standing]:
        """Return the standings, the best first."""
        first = self._ranking()[0]
        gaps = [gap_between(self._values[first], values) for values in self._values]
        behind = [gaps[i].mean if self._values[i] else -NOT_TRIED for i in range(len(gaps))]
        order = [first, *[i for i in ranked([-each for each in behind]) if i != first]]
        return [Standing(self._candidates[i], self._score(i), gaps[i], len(self._values[i])) for i in order]

    def _halve(self, spent: float) -> None:
        """Drop the worse half once for each equal part of the budget that is used up."""
        count = len(self._candidates)
        phases = (count - 1).bit_length()
        for _ in range(min(phases, int(spent * phases))):
            count = (count + 1) // 2
        if count < len(self.left):
            self.left = self._ranking()[:count]

    def _is_settled(self) -> bool:
        """Drop the candidates that are clearly behind; return whether all others are worth about the same."""
        order, rule = self._ranking(), self._rule
        gaps = [gap_between(self._values[order[0]], self._values[i]) for i in order]
        left = [k for k in range(len(order)) if k < rule.kept or gaps[k].mean <= rule.clearly * gaps[k].error]
        self.left = [order[k] for k in left]
        return all(gaps[k].is_near for k in left)

    def _ranking(self) -> list[int]:
        return [self.left[k] for k in ranked([self._score(i) for i in self.left])]

    def _score(self, i: int) -> float:
        """Return the mean of the candidate's values, together with its prior value."""
        values, weight = self._values[i], PRIOR if self._priors else 0.0
        if not values and not weight:
            return NOT_TRIED
        return (sum(values, weight * self._priors[i] if weight else 0.0)) / (len(values) + weight)
