"""Fit a network to examples with Adam on minibatches, in NumPy.

There are two passes: the first network is fitted to the outcomes of the games, the second to λ-returns computed with
the first. Both begin with random weights or with a given network.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import exp, log
from typing import Final, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from exlibris.search import ALWAYS_ON, FEATURES, HEADS, Network
from exlibris.search.network import STAGES, normalized
from exlibris.training.examples import Examples, lambda_returns

Floats = NDArray[np.float32]

PASSES: Final = 2  # networks that are fitted, each to λ-returns computed with the previous network
BATCH: Final = 1024
RATE: Final = 1e-3  # highest learning rate; it rises during WARM_UP and falls to 0 along half a cosine
WARM_UP: Final = 0.05  # share of the steps
BETAS: Final = (0.9, 0.999)
TINY: Final = 1e-8
DECAY: Final = 1e-4  # share that weights lose with each step at the full rate
POINTS: Final = 8.0  # divisor of errors in points
WIN_WEIGHT: Final = 4.0  # weight of errors in the win relative to errors in points
STEADY: Final = 1e-6  # spread below which a feature is treated as constant
LEAST_SPREAD: Final = 0.2  # keeps an almost constant feature from counting too much
MANY: Final = 65536  # rows evaluated at a time
HELD_OUT: Final = 20  # one course in this many is for validation
WIN: Final = len(HEADS) - 1
IN_POINTS: Final = np.array([POINTS] * WIN + [1.0], np.float32)  # factors of the last layer's outputs
FEWEST: Final = 200  # positions that a temperature is fitted to
HOTTEST: Final = 3.0  # temperature
SEARCHED: Final = 24  # steps of the search for a temperature
LEAST_CHANCE: Final = 1e-9
LEARNING_ON: Final = 0.3  # share of the learning rate for a network that was trained before


@dataclass(frozen=True)
class Losses:
    """Mean losses over examples: for lines and the best rival in squared points, for the win in nats."""

    points: float
    win: float


class Learner(Protocol):
    """A model with parameters and gradients."""

    parameters: list[Floats]  # matrices of weights, and biases

    def gradients(self, features: NDArray[np.int16], targets: Floats) -> list[Floats]:
        """Return the gradients of the mean loss by parameter."""
        ...


class Trainee:
    """A network in training. Each head adds a function of hidden units and a linear function of the features.

    Inputs are standardized; `network` folds the standardization into the weights.
    """

    def __init__(self, hidden: int, seed: int, mean: Floats, scale: Floats, expected: Floats) -> None:
        """Start with random weights that predict about `expected`, the targets' means, for every position."""
        rng = np.random.default_rng(seed)
        self.mean = mean
        self.scale = scale
        width = len(FEATURES)
        self.parameters: list[Floats] = [
            (rng.standard_normal((width, hidden)) * np.sqrt(2 / width)).astype(np.float32),
            np.zeros(hidden, np.float32),
            (rng.standard_normal((hidden, len(HEADS))) * 0.1 * np.sqrt(1 / hidden)).astype(np.float32),
            _in_units(expected),
            np.zeros((width, len(HEADS)), np.float32),
        ]

    def inputs(self, features: NDArray[np.int16]) -> Floats:
        """Return the standardized inputs."""
        return ((features - self.mean) * self.scale).astype(np.float32)

    def outputs(self, features: NDArray[np.int16]) -> Floats:
        """Return the heads' values by row: points, and log-odds of the win."""
        expected: Floats = IN_POINTS * self._forward(self.inputs(features))[1]
        return expected

    def gradients(self, features: NDArray[np.int16], targets: Floats) -> list[Floats]:
        """Return the gradients of the mean loss by parameter. Targets are points and the share of the win."""
        x = self.inputs(features)
        hidden, units = self._forward(x)
        return self._backward(x, hidden, self._errors(units, targets))

    def _forward(self, x: Floats) -> tuple[Floats, Floats]:
        """Return the hidden units and the outputs of the last layer."""
        w1, b1, w2, b2, linear = self.parameters
        hidden: Floats = np.maximum(x @ w1 + b1, 0)
        return hidden, (hidden @ w2 + x @ linear + b2).astype(np.float32)

    def _errors(self, units: Floats, targets: Floats) -> Floats:
        """Return the errors of the last layer, the win's with its weight."""
        wanted = targets / POINTS
        wanted[:, WIN] = targets[:, WIN]
        errors = units - wanted
        errors[:, WIN] = WIN_WEIGHT * (sigmoid(units[:, WIN]) - wanted[:, WIN])
        return errors

    def _backward(self, x: Floats, hidden: Floats, errors: Floats) -> list[Floats]:
        """Return the gradients of the mean loss by parameter from the errors of the last layer."""
        errors = (errors / len(x)).astype(np.float32)
        back = (errors @ self.parameters[2].T) * (hidden > 0)
        return [x.T @ back, back.sum(0), hidden.T @ errors, errors.sum(0), x.T @ errors]

    def judgements(self, features: NDArray[np.int16]) -> Floats:
        """Return the predictions by row: points and the share of the win."""
        parts = [self.outputs(features[i : i + MANY]) for i in range(0, len(features), MANY)]
        expected = np.concatenate(parts)
        expected[:, WIN] = sigmoid(expected[:, WIN])
        return expected

    def network(self) -> Network:
        """Return the network for features that are not standardized. Its last units are the linear functions."""
        w1, b1, w2, b2, linear = [parameter.astype(np.float64) for parameter in self.parameters]
        weights = np.concatenate([w1, linear], axis=1) * self.scale[:, None]
        biases = np.concatenate([b1, np.full(len(b2), ALWAYS_ON)])
        sums = self.mean @ weights
        biases[: len(b1)] -= sums[: len(b1)]
        heads = np.concatenate([w2, np.eye(len(b2))])
        head_biases = b2 - sums[len(b1) :] - ALWAYS_ON
        points = (IN_POINTS * heads).T.tolist(), (IN_POINTS * head_biases).tolist()
        return Network(weights.tolist(), biases.tolist(), *points)

    def begin_with(self, network: Network) -> None:
        """Start from a network that `network` returned; additional hidden units contribute nothing at first."""
        weights, heads = [np.array([list(row) for row in rows]) for rows in (network.hidden.weights, network.heads)]
        sums = np.array(list(network.hidden.biases)) + self.mean @ weights  # of its units at the mean
        weights /= np.where(self.scale > 0, self.scale, np.inf)[:, None]
        own = hidden_units(network)
        w1, b1, w2, b2, linear = self.parameters
        w1[:, :own], b1[:own] = weights[:, :own], sums[:own]
        w2[:own], w2[own:] = heads.T[:own] / IN_POINTS, 0
        b2[:] = (np.array(network.head_biases) + sums[own:] @ heads.T[own:]) / IN_POINTS
        linear[:] = weights[:, own:] @ heads.T[own:] / IN_POINTS


def hidden_units(network: Network) -> int:
    """Return the number of rectified units in a network that `Trainee.network` returned."""
    return len(network.hidden.biases) - len(HEADS)


def _in_units(expected: Floats) -> Floats:
    """Return the last layer's biases for expected points and an expected share of wins."""
    biases: Floats = expected / POINTS
    share = np.clip(expected[WIN], 0.01, 0.99)
    biases[WIN] = np.log(share / (1 - share))
    return biases


def sigmoid(x: Floats) -> Floats:
    """Return the chances with these log-odds."""
    return (1 / (1 + np.exp(-np.clip(x, -30, 30)))).astype(np.float32)


class Adam:
    """Adam's moments for a list of parameters."""

    def __init__(self, parameters: list[Floats]) -> None:
        self._first = [np.zeros_like(p) for p in parameters]
        self._second = [np.zeros_like(p) for p in parameters]
        self._steps = 0

    def step(self, parameters: list[Floats], gradients: list[Floats], rate: float) -> None:
        """Change the parameters by one step."""
        self._steps += 1
        for i, gradient in enumerate(gradients):
            self._first[i] += (1 - BETAS[0]) * (gradient - self._first[i])
            self._second[i] += (1 - BETAS[1]) * (gradient**2 - self._second[i])
            step = self._first[i] / (1 - BETAS[0] ** self._steps)
            spread = np.sqrt(self._second[i] / (1 - BETAS[1] ** self._steps))
            parameters[i] -= np.float32(rate) * step / (spread + TINY)


def fit(
    examples: Examples, hidden: int, epochs: int, seed: int, start: Network | None = None
) -> Iterator[tuple[Trainee, Losses]]:
    """Yield the network and its losses on held-out courses after each epoch of each of the PASSES.

    The last network is the best. Raises ValueError without examples.

    Args:
        examples: Training and validation data.
        hidden: Number of hidden units, at least as many as `start` has.
        epochs: Epochs in each pass.
        seed: Seed of the random weights and the order of examples.
        start: Network from `Trainee.network` to start from; None for random weights.
    """
    if not len(examples):
        raise ValueError("no examples to learn from")
    held_out = examples.courses % HELD_OUT == 0
    held_out &= bool((~held_out).any())  # with very few courses, hold out none
    learning = np.flatnonzero(~held_out)
    tested = np.flatnonzero(held_out) if held_out.any() else learning
    x, y = examples.features, examples.targets
    wanted = y
    for pass_ in range(PASSES):
        trainee = _beginner(x[learning], y[learning], hidden, seed, start)
        rate = RATE if start is None else LEARNING_ON * RATE
        for _ in descend(trainee, x, wanted, learning, epochs, np.random.default_rng([seed, pass_]), rate):
            yield trainee, losses_of(trainee.outputs(x[tested]), y[tested])
        if pass_ + 1 < PASSES:
            wanted = lambda_returns(y, trainee.judgements(x), examples.courses)


def _beginner(features: NDArray[np.int16], targets: Floats, hidden: int, seed: int, start: Network | None) -> Trainee:
    if start is None:
        return Trainee(hidden, seed, *standards_of(features), targets.mean(0))
    trainee = Trainee(max(hidden, hidden_units(start)), seed, *standards_of(features), targets.mean(0))
    trainee.begin_with(start)
    return trainee


def standards_of(features: NDArray[np.int16]) -> tuple[Floats, Floats]:
    """Return the mean of each feature, and the factor that scales differences from it."""
    mean = features.mean(0, dtype=np.float64)
    squares = np.einsum("ij,ij->j", features, features, dtype=np.float64) / len(features)  # needs no large copy
    spread = np.sqrt(np.maximum(squares - mean**2, 0))
    return mean.astype(np.float32), np.where(spread > STEADY, 1 / np.maximum(spread, LEAST_SPREAD), 0).astype(
        np.float32
    )


def descend(
    trainee: Learner,
    features: NDArray[np.int16],
    targets: Floats,
    learning: NDArray[np.int64],
    epochs: int,
    rng: np.random.Generator,
    highest: float,
    batch: int = BATCH,
) -> Iterator[None]:
    """Fit the network to the targets in the rows `learning`; yield after each epoch.

    `highest`: learning rate after warming up. `batch`: rows in each step.
    """
    adam = Adam(trainee.parameters)
    steps = epochs * -(-len(learning) // batch)
    done = 0
    for _ in range(epochs):
        mixed = rng.permutation(learning)
        for first in range(0, len(mixed), batch):
            rows = np.sort(mixed[first : first + batch])  # memory is read in order
            rate = highest * min(1.0, (done + 1) / (WARM_UP * steps)) * 0.5 * float(1 + np.cos(np.pi * done / steps))
            adam.step(trainee.parameters, trainee.gradients(features[rows], targets[rows]), rate)
            left = np.float32(1 - DECAY * rate / RATE)
            for parameter in trainee.parameters:
                if parameter.ndim > 1:  # only weights decay, not biases
                    np.multiply(parameter, left, out=parameter)
            done += 1
        yield


def losses_of(outputs: Floats, targets: Floats) -> Losses:
    """Return the losses of outputs from `Trainee.outputs`."""
    points = float(((outputs[:, :WIN] - targets[:, :WIN]) ** 2).mean())
    chance = np.clip(sigmoid(outputs[:, WIN]), 1e-6, 1 - 1e-6)
    won = targets[:, WIN]
    return Losses(points, float(-(won * np.log(chance) + (1 - won) * np.log(1 - chance)).mean()))


class Chances(NamedTuple):
    """The chances of all seats in one position of a game, and what came of them."""

    stage: int  # index in STAGES
    log_odds: list[float]  # by seat; in solo, the player's only
    shares: list[float]  # of the win, by seat; in solo, the Public Library's is last


def fit_temperatures(found: Sequence[Chances]) -> list[float]:
    """Return the temperature of each of STAGES with the least loss; 1 for a stage with few positions."""
    return [_temperature([each for each in found if each.stage == stage]) for stage in range(len(STAGES))]


def _temperature(found: Sequence[Chances]) -> float:
    """Return the temperature with the least loss, between 1 / HOTTEST and HOTTEST, by ternary search."""
    if len(found) < FEWEST:
        return 1.0
    low, high = -log(HOTTEST), log(HOTTEST)
    for _ in range(SEARCHED):
        third = (high - low) / 3
        if _loss_of_chances(found, exp(low + third)) < _loss_of_chances(found, exp(high - third)):
            high -= third
        else:
            low += third
    return exp((low + high) / 2)


def _loss_of_chances(found: Sequence[Chances], temperature: float) -> float:
    """Return the total loss of the normalized chances, in nats."""
    pairs = [pair for each in found for pair in zip(normalized(each.log_odds, temperature), each.shares, strict=True)]
    return -sum(share * log(max(chance, LEAST_CHANCE)) for chance, share in pairs if share)
