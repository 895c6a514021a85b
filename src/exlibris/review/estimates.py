"""Estimates of positions: what every seat can expect, each judged by what it can see."""

from collections.abc import Sequence
from statistics import fmean
from typing import NamedTuple

from exlibris.engine import State
from exlibris.search import Network
from exlibris.search.estimates import sample_of
from exlibris.search.network import BEST_RIVAL, WIN


class PositionEstimate(NamedTuple):
    """Chances to win and expected totals, by seat; in solo those of the Public Library follow."""

    wins: tuple[float, ...]
    totals: tuple[float, ...]


def position_estimate(s: State, network: Network) -> PositionEstimate:
    """Return the estimate of the position; the chances add up to 1. At the end it is the result."""
    samples = [sample_of(s, seat, network) for seat in range(s.game.seats)]
    totals = [sum(sample[:BEST_RIVAL]) for sample in samples]
    wins = [sample[WIN] for sample in samples]
    if s.game.is_solo:
        return PositionEstimate((wins[0], 1.0 - wins[0]), (totals[0], samples[0][BEST_RIVAL]))
    return PositionEstimate(tuple([win / sum(wins) for win in wins]), tuple(totals))


def mean_of(estimates: Sequence[PositionEstimate]) -> PositionEstimate:
    """Return the mean of at least one."""
    wins = zip(*[estimate.wins for estimate in estimates], strict=True)
    totals = zip(*[estimate.totals for estimate in estimates], strict=True)
    return PositionEstimate(tuple([fmean(numbers) for numbers in wins]), tuple([fmean(numbers) for numbers in totals]))


def difference(after: PositionEstimate, before: PositionEstimate) -> PositionEstimate:
    """Return by how much the one exceeds the other."""
    wins = zip(after.wins, before.wins, strict=True)
    totals = zip(after.totals, before.totals, strict=True)
    return PositionEstimate(tuple([a - b for a, b in wins]), tuple([a - b for a, b in totals]))
