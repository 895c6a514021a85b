"""λ-returns against their definition, worked out one row after the other."""

import numpy as np
import pytest

from exlibris.search import HEADS
from exlibris.training.examples import LAMBDA, lambda_returns


def test_a_return_mixes_the_next_judgment_with_the_next_return() -> None:
    rng = np.random.default_rng(1)
    courses = rng.integers(0, 6, 40).astype(np.int32)  # mixed, as those of the seats of one game are
    targets = rng.random((40, len(HEADS))).astype(np.float32)
    judgments = rng.random((40, len(HEADS))).astype(np.float32)
    found = lambda_returns(targets, judgments, courses)
    for course in range(6):
        rows = np.flatnonzero(courses == course)
        expected = targets[rows[-1]]
        assert found[rows[-1]] == pytest.approx(expected)
        for row, following in zip(rows[-2::-1], rows[:0:-1], strict=True):
            expected = (1 - LAMBDA) * judgments[following] + LAMBDA * expected
            assert found[row] == pytest.approx(expected)


def test_no_rows_have_no_returns() -> None:
    none = np.zeros((0, len(HEADS)), np.float32)
    assert lambda_returns(none, none, np.zeros(0, np.int32)).shape == none.shape
