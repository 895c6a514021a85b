"""λ-returns: what came of a position, mixed with the estimates of the positions after it.

The end of a game depends on much luck that comes after a position. Targets that lean on the judgements of later
positions of the same course have less of it. See Sutton and Barto, "Reinforcement Learning", chapter 12.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from exlibris.training.examples import Targets

LAMBDA: Final = 0.9  # share of the rest of the course, against the judgement of the next position


def lambda_returns(targets: Targets, judgements: Targets, courses: NDArray[np.int32]) -> Targets:
    """Return new targets by row. The rows of a course are in the order of the game; its last one keeps its target."""
    if not len(courses):
        return targets
    order = np.argsort(courses, kind="stable")
    numbers = courses[order]
    ends = np.flatnonzero(np.append(numbers[1:] != numbers[:-1], True))
    lengths = np.diff(ends, prepend=-1)
    judged = judgements[order]
    returns = targets[order]
    going_on = ends  # the ends of the courses that are so long
    following = returns[ends]
    for back in range(1, int(lengths.max(initial=0))):
        longer = lengths[np.searchsorted(ends, going_on)] > back
        going_on = going_on[longer]
        rows = going_on - back
        following = (1 - LAMBDA) * judged[rows + 1] + LAMBDA * following[longer]
        returns[rows] = following
    mixed = np.empty_like(targets)
    mixed[order] = returns
    return mixed
