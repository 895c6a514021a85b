"""The value network, which judges positions by their features. Uses vectors of librt: plain memory when compiled.

It has one hidden layer. Positions judged in a row differ in few features, so the sums of the hidden layer are kept and
only the differences are added.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from exlibris.engine import COMPILED, State
from exlibris.search.packed import PackedLayer

LINES: Final = ("b1", "b2", "b3", "b4", "b5")
HEADS: Final = (*LINES, "best_rival", "win")  # expected points by line and of the best rival; log-odds of winning
WIN: Final = len(HEADS) - 1
BEST_RIVAL: Final = len(LINES)
ALWAYS_ON: Final = 1000.0  # bias of a hidden unit that is always positive and so linear; heads subtract it again
PER_POINT: Final = 0.01  # extra value of each point ahead of the best rival, as a chance of winning
STEEPEST: Final = 30.0  # log-odds
STAGES: Final = ("rounds 1 and 2", "rounds 3 and 4", "later rounds", "final round")  # each with its temperature


class HiddenLayer:
    """Weights of a layer of rectified units, for inputs of which most are 0."""

    __slots__ = ("_changed", "biases", "nothing", "packed", "weights")

    weights: list[vec[float]]  # by feature, by unit
    biases: vec[float]  # by unit
    nothing: vec[float]  # features that are all 0
    packed: PackedLayer  # the same weights; empty when compiled
    _changed: vec[i64]  # scratch indices of features, overwritten by each call; one more than there are features

    def __init__(self, weights: list[list[float]], biases: list[float]) -> None:
        self.weights = [vec[float](row) for row in weights]
        self.biases = vec[float](biases)
        self.nothing = vec[float]([0.0] * len(weights))
        self.packed = PackedLayer([] if COMPILED else weights, biases)
        self._changed = vec[i64]([0] * (len(weights) + 1))

    def sums(self, features: vec[float]) -> vec[float]:
        """Return the sums of the units, before they are rectified."""
        if COMPILED:
            return self.moved(self.biases, self.nothing, features)
        return vec[float](self.packed.unpacked(self.packed.moved(self.packed.biases, self.nothing, features)))

    def moved(self, sums: vec[float], base: vec[float], features: vec[float]) -> vec[float]:
        """Return the sums of the units for `features`, given the `sums` for `base`. Changes no argument."""
        moved = sums[:]
        count = self._find_changes(base, features)
        fours = count - count % 4
        for first in range(0, fours, 4):
            self._add_four(moved, base, features, first)
        for last in range(fours, count):
            self._add_one(moved, base, features, self._changed[last])
        return moved

    def _find_changes(self, base: vec[float], features: vec[float]) -> i64:
        """Write the indices of the features that differ to `_changed` and return their number.

        The loop has no branch, since the processor could not predict it.
        """
        changed = self._changed
        changes: i64 = 0
        count: i64 = len(features)
        for i in range(count):
            changed[changes] = i
            changes += i64(features[i] != base[i])
        return changes

    def _add_one(self, sums: vec[float], base: vec[float], features: vec[float], i: i64) -> None:
        row = self.weights[i]
        step: float = features[i] - base[i]
        units: i64 = len(sums)
        for unit in range(units):
            sums[unit] += step * row[unit]

    def _add_four(self, sums: vec[float], base: vec[float], features: vec[float], first: i64) -> None:
        """Add the next four changes: like four calls of `_add_one`, but each sum is written once."""
        i, j = self._changed[first], self._changed[first + 1]
        m, n = self._changed[first + 2], self._changed[first + 3]
        row_i, row_j, row_m, row_n = self.weights[i], self.weights[j], self.weights[m], self.weights[n]
        step_i: float = features[i] - base[i]
        step_j: float = features[j] - base[j]
        step_m: float = features[m] - base[m]
        step_n: float = features[n] - base[n]
        units: i64 = len(sums)
        for u in range(units):
            sums[u] = sums[u] + step_i * row_i[u] + step_j * row_j[u] + step_m * row_m[u] + step_n * row_n[u]


class Layers:
    """Weights of a layer of rectified units and of linear heads on it.

    Args:
        weights: Weights of the hidden layer, by input and unit.
        biases: Biases of the hidden layer, by unit.
        heads: Weights of the heads, by head and unit.
        head_biases: Biases of the heads.
    """

    __slots__ = ("head_biases", "heads", "hidden")

    hidden: HiddenLayer
    heads: list[vec[float]]  # by head, by hidden unit
    head_biases: list[float]  # by head

    def __init__(
        self, weights: list[list[float]], biases: list[float], heads: list[list[float]], head_biases: list[float]
    ) -> None:
        self.hidden = HiddenLayer(weights, biases)
        self.heads = [vec[float](head) for head in heads]
        self.head_biases = head_biases


class Network(Layers):
    """Layers that judge positions: FEATURES in, HEADS out.

    `temperatures`: see `normalized`; by STAGES, by default 1.
    """

    __slots__ = ("ahead", "ahead_bias", "temperatures")

    ahead: vec[float]  # a head combined from the others: the seat's expected lead over the best rival, in points
    ahead_bias: float
    temperatures: list[float]

    def __init__(
        self,
        weights: list[list[float]],
        biases: list[float],
        heads: list[list[float]],
        head_biases: list[float],
        temperatures: Sequence[float] = (),
    ) -> None:
        super().__init__(weights, biases, heads, head_biases)
        self.temperatures = list(temperatures) or [1.0] * len(STAGES)
        lines = range(BEST_RIVAL)
        rival = heads[BEST_RIVAL]
        self.ahead = vec[float](
            [sum([heads[line][unit] for line in lines]) - rival[unit] for unit in range(len(biases))]
        )
        self.ahead_bias = sum([head_biases[line] for line in lines]) - head_biases[BEST_RIVAL]

    def outputs(self, features: list[int]) -> list[float]:
        """Return the output of each of HEADS for the FEATURES of a position, the chance of winning as log-odds."""
        sums = self.hidden.sums(vec[float](features))
        return [dot(sums, self.heads[head]) + self.head_biases[head] for head in range(len(HEADS))]


class Accumulator:
    """Gives the value of positions, each of which resembles the one before."""

    __slots__ = ("_features", "_network", "_packed", "_sums")

    _features: vec[float]  # of the last position
    _sums: vec[float]  # of its hidden units
    _packed: int  # the same when not compiled

    def __init__(self, network: Network) -> None:
        self._network = network
        self._features = network.hidden.nothing
        self._sums = network.hidden.biases
        self._packed = network.hidden.packed.biases

    def value(self, features: vec[float]) -> float:
        """Return the value of a position with these features: the chance of winning plus a little for points."""
        network = self._network
        if COMPILED:
            self._sums = network.hidden.moved(self._sums, self._features, features)
        else:
            self._packed = network.hidden.packed.moved(self._packed, self._features, features)
            self._sums = vec[float](network.hidden.packed.unpacked(self._packed))
        sums = self._sums
        self._features = features
        win = dot(sums, network.heads[WIN]) + network.head_biases[WIN]
        return value_of(chance(win), dot(sums, network.ahead) + network.ahead_bias)


def dot(sums: vec[float], head: vec[float]) -> float:
    """Return the output of a head, without its bias, for these sums of the hidden units."""
    if not COMPILED:
        return sum([total * weight for total, weight in zip(sums, head, strict=True) if total > 0.0])
    value: float = 0.0
    units: i64 = len(sums)
    for unit in range(units):
        total: float = sums[unit]
        if total > 0.0:
            value += total * head[unit]
    return value


def chance(log_odds: float) -> float:
    """Return the probability with these log-odds."""
    return 1.0 / (1.0 + exp(-max(-STEEPEST, min(STEEPEST, log_odds))))


def stage_of(s: State) -> int:
    """Return the index in STAGES of a position after the draft."""
    return len(STAGES) - 1 if s.round.final else max(0, min(len(STAGES) - 2, (s.round.number - 1) // 2))


def normalized(log_odds: Sequence[float], temperature: float) -> list[float]:
    """Return chances of winning by seat that add up to 1; in solo, the Public Library's is last.

    Args:
        log_odds: The log-odds that each seat wins, judged from its own viewpoint.
        temperature: Chances are taken to the power of 1 / temperature first: above 1, they become more even.
    """
    chances = [chance(each) for each in log_odds]
    if len(chances) == 1:
        chances.append(1.0 - chances[0])
    weights = [each ** (1.0 / temperature) for each in chances]
    total = sum(weights)
    return [weight / total for weight in weights]


def value_of(win: float, ahead: float) -> float:
    """Return the value of a position: the chance of winning plus a little for each point ahead of the best rival."""
    return win + PER_POINT * ahead
