"""Comparing on the same determinizations: what is clear, and between which chances the true one most likely is."""

import pytest

from exlibris.search import FEWEST, chance_interval, gap_between


def test_a_gap_is_that_of_pairs() -> None:
    gap = gap_between([1.0, 11.0, 21.0, 31.0], [0.0, 10.0, 20.0, 30.0])
    assert (gap.mean, gap.error, gap.is_clear) == (1.0, 0.0, True)


def test_a_gap_within_two_standard_errors_is_not_clear() -> None:
    assert not gap_between([3.0, -1.0, 3.0, -1.0], [0.0] * 4).is_clear
    assert gap_between([3.0, 2.0, 3.0, 2.0], [0.0] * 4).is_clear
    assert gap_between([-3.0, -2.0, -3.0, -2.0], [0.0] * 4).is_clear


def test_too_few_pairs_are_never_clear() -> None:
    few = FEWEST - 1
    assert not gap_between([100.0] * few, [0.0] * few).is_clear
    assert chance_interval([0.5] * few) is None


def test_some_games_that_all_end_alike_are_no_certainty() -> None:
    least, most = chance_interval([1.0] * 4) or (0.0, 0.0)
    assert 0.3 < least < 0.7
    assert most == 1.0
    least, most = chance_interval([0.0] * 4) or (1.0, 1.0)
    assert least == 0.0
    assert 0.3 < most < 0.7


def test_expected_chances_are_as_sure_as_they_agree() -> None:
    assert chance_interval([0.4, 0.4, 0.4, 0.4]) == pytest.approx((0.4, 0.4))
    least, most = chance_interval([0.3, 0.5, 0.3, 0.5]) or (0.0, 0.0)
    assert least < 0.3
    assert most > 0.5
