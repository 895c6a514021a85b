"""A race: the same determinizations for all, paired differences, and the rules by which it ends."""

from collections.abc import Mapping, Sequence
from itertools import count
from math import inf

import pytest

from exlibris.search import Gap, Standing, StopRule, race
from exlibris.search.racing import NOT_TRIED, PRIOR, Spent, within

EVEN = (0.0, 1.0)  # values by determinization, one after the other and again from the first
ALWAYS_LESS = (-0.4, 0.5)  # surely behind EVEN
UNSURE = (1.5, -0.6)


class Course:
    """A race on a table of values, and the candidates tried in each determinization."""

    def __init__(self, values: Mapping[int, Sequence[float]], rule: StopRule, priors: Sequence[float] = ()) -> None:
        self.tried: list[tuple[int, int]] = []
        self._values = values
        self.standings = race(list(values), count().__next__, self._value, rule, priors)

    def _value(self, number: int, candidate: int) -> float:
        self.tried.append((number, candidate))
        return self._values[candidate][number % len(self._values[candidate])]

    @property
    def order(self) -> list[int]:
        """The candidates, the best first."""
        return [standing.candidate for standing in self.standings]

    @property
    def pairs(self) -> dict[int, int]:
        """The determinizations that each candidate met."""
        return {standing.candidate: standing.pairs for standing in self.standings}


def tries(most: int) -> Spent:
    """Return the budget of a number of trials."""
    return lambda trials: trials / most


def test_all_meet_the_same_determinizations_and_are_compared_pair_by_pair() -> None:
    course = Course({7: (0.0, 10.0, 20.0, 30.0), 8: (1.0, 11.0, 21.0, 31.0)}, StopRule(4))
    assert course.tried == [(number, candidate) for number in range(4) for candidate in (7, 8)]
    best, other = course.standings
    assert best == Standing(8, 16.0, Gap(0.0, 0.0), 4)
    assert other == Standing(7, 15.0, Gap(1.0, 0.0), 4)


def test_of_equal_candidates_the_first_is_better() -> None:
    assert Course({3: EVEN, 1: EVEN, 2: EVEN}, StopRule(2)).order == [3, 1, 2]


def test_nobody_drops_out_before_the_fewest_pairs_nor_without_such_a_number() -> None:
    values = {1: EVEN, 2: ALWAYS_LESS, 3: UNSURE}
    assert Course(values, StopRule(12, fewest=6)).pairs == {1: 12, 2: 6, 3: 12}
    assert Course(values, StopRule(12)).pairs == {1: 12, 2: 12, 3: 12}
    assert Course(values, StopRule(12, fewest=2)).pairs[2] == 4, "fewer than four pairs have no standard error"


def test_one_that_dropped_out_is_compared_on_the_determinizations_that_it_met() -> None:
    """Its mean alone would look better than it is, because the others had bad luck afterward."""
    unlucky = [-2.0] * 6
    values = {1: [0.5, 0.6] * 3 + unlucky, 2: [0.3, 0.5] * 6, 3: [0.58, 0.5] * 3 + unlucky}
    course = Course(values, StopRule(12, fewest=6))
    assert course.order[-1] == 2
    dropped = course.standings[-1]
    assert dropped.pairs == 6
    assert dropped.mean > max(standing.mean for standing in course.standings[:2])
    assert dropped.behind.mean > 0


def test_the_leaders_that_are_kept_never_drop_out() -> None:
    values = {1: EVEN, 2: ALWAYS_LESS, 3: (-1.4, -0.5), 4: (-2.4, -1.5)}
    assert Course(values, StopRule(12, fewest=6, kept=3)).pairs == {1: 12, 2: 12, 3: 12, 4: 6}


def test_the_race_ends_when_one_is_left_or_the_others_are_worth_about_the_same() -> None:
    near = (0.01, 1.0)
    assert Course({1: EVEN, 2: ALWAYS_LESS}, StopRule(12, fewest=6)).pairs == {1: 6, 2: 6}
    assert Course({1: EVEN, 2: near, 3: ALWAYS_LESS}, StopRule(12, fewest=6)).pairs == {1: 6, 2: 6, 3: 6}
    assert Course({1: EVEN, 2: near, 3: UNSURE}, StopRule(12, fewest=6)).pairs == {1: 12, 2: 12, 3: 12}


def test_a_looser_rule_drops_more() -> None:
    behind = (-1.2, 1.2)
    values = {1: EVEN, 2: behind, 3: UNSURE}
    assert Course(values, StopRule(12, fewest=6)).pairs[2] == 12
    assert Course(values, StopRule(12, fewest=6, clearly=1.0)).pairs[2] == 6


@pytest.mark.parametrize(("trials", "pairs"), [(1, 1), (3, 1), (5, 1), (6, 2), (100, 4)])
def test_a_determinization_on_which_the_budget_ran_out_does_not_count(trials: int, pairs: int) -> None:
    """The first is completed all the same."""
    course = Course({1: EVEN, 2: EVEN, 3: EVEN}, StopRule(4, tries(trials)))
    assert set(course.pairs.values()) == {pairs}
    assert len(course.tried) == max(3, min(trials, 12))


def test_if_not_even_the_first_need_be_completed_some_are_not_tried() -> None:
    course = Course({1: EVEN, 2: EVEN, 3: EVEN}, StopRule(4, tries(2), whole=0))
    assert course.pairs == {1: 1, 2: 1, 3: 0}
    assert course.standings[-1] == Standing(3, NOT_TRIED, Gap(0.0, inf), 0)
    course = Course({1: EVEN, 2: EVEN}, StopRule(4, lambda _: 1.0, whole=0))
    assert course.tried == []
    assert course.order == [1, 2]


def test_each_halving_gets_an_equal_part_of_the_budget() -> None:
    """Four candidates twice, then the two that are left twice: 12 trials."""
    course = Course({1: (1.0,), 2: (4.0,), 3: (3.0,), 4: (2.0,)}, StopRule(spent=tries(12), whole=0, halving=True))
    assert course.pairs == {2: 4, 3: 4, 4: 2, 1: 2}
    assert course.order == [2, 3, 4, 1]
    assert len(course.tried) == 12
    assert Course({5: EVEN}, StopRule(spent=tries(12), halving=True)).tried == []


def test_halving_without_a_budget_goes_by_the_prior_values() -> None:
    course = Course({1: (9.0,), 2: (0.0,), 3: (0.0,)}, StopRule(spent=lambda _: 2.0, whole=0, halving=True), (1, 2, 3))
    assert course.order[0] == 3
    assert course.tried == []


def test_a_prior_value_counts_beside_the_trials() -> None:
    rule = StopRule(int(PRIOR))
    assert Course({1: (1.0,), 2: (0.0,)}, rule, (0.0, 0.9)).order == [1, 2]
    assert Course({1: (1.0,), 2: (0.0,)}, rule, (0.0, 1.1)).order == [2, 1]


def test_a_time_is_a_budget() -> None:
    now = iter((10.0, 10.0, 10.5, 12.0, 13.0)).__next__
    spent = within(2.0, now)
    assert [spent(0) for _ in range(4)] == [0.0, 0.25, 1.0, 1.5]
    assert within(None)(1000) == 0.0
