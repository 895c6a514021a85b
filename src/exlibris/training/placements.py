"""Train a placement policy for rollouts: it learns the values that a value network gives to placements in games."""

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from random import Random
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from exlibris import search
from exlibris.engine import HOME, State, is_placing, placed_space, tile_of
from exlibris.search.lookahead import is_only_counting_left
from exlibris.sim.pools import Pool
from exlibris.training.examples import GREATEST
from exlibris.training.fitting import RATE, Floats, descend, standards_of
from exlibris.training.games import dealt, seed_of
from exlibris.training.generations import Watcher
from exlibris.training.parts import PlacementParts, Placements, PlacementTask

EXPLORING: Final = 0.05  # share of random choices, so that positions after bad choices occur too
WORST: Final = 0.5  # cut-off below the best value; worse placements and dead ends count as equally bad
UNIT: Final = 0.05  # divisor of errors in gains
HELD_OUT: Final = 16  # one placement in this many is for validation
GAMES_A_TASK: Final = 10

Row = tuple[list[int], list[float], list[bool]]  # inputs; by kind the gain, and whether it was possible


@dataclass(frozen=True)
class PolicySettings:
    """The settings that determine a placement policy, apart from the code and the network."""

    mode: str = "multiplayer"
    seed: str = "1"
    games: int = 1000
    hidden: int = 64  # hidden units
    epochs: int = 12


@dataclass(frozen=True)
class FittingReport:
    """A policy's quality in held-out positions."""

    cost: float  # mean value lost by the policy's placement compared with the best one
    random_cost: float  # mean value lost by a random placement


def learn_placements(
    settings: PolicySettings, network: dict[str, Any] | None, pool: Pool, watcher: Watcher, parts: PlacementParts
) -> tuple[dict[str, Any], FittingReport]:
    """Return a policy as JSON and its report. `network`: as JSON; None for the built-in one.

    Plays only the games that are missing in `parts`. Raises ValueError if no game has a placement with a choice.
    """
    found = _played(settings, network, pool, watcher, parts)
    if not len(found):
        raise ValueError("no placement to learn from")
    watcher.begin("fitting", settings.epochs)
    fitted: list[tuple[PolicyTrainee, FittingReport]] = []
    for trainee, report in fit_policy(found, settings.hidden, settings.epochs):
        fitted.append((trainee, report))
        watcher.advance(1, f"cost {report.cost:.4f}, at random {report.random_cost:.4f}")
    trainee, report = fitted[-1]
    made = {"by": "exlibris train-placements", **asdict(settings), "placements": len(found), **asdict(report)}
    kinds = search.KINDS if found.possible[:, search.ADDED :].any() else search.ADDED
    return {"made": made, **search.policy_to_json(trainee.policy(kinds))}, report


def _played(
    settings: PolicySettings, network: dict[str, Any] | None, pool: Pool, watcher: Watcher, parts: PlacementParts
) -> Placements:
    tasks = [
        PlacementTask(settings.mode, settings.seed, first, min(GAMES_A_TASK, settings.games - first), network)
        for first in range(0, settings.games, GAMES_A_TASK)
    ]
    missing = [task for task in tasks if not parts.has(task)]
    watcher.begin("games", settings.games)
    watcher.advance(settings.games - sum(task.games for task in missing))
    for task, part in zip(missing, pool.map(play_placements, missing), strict=True):
        parts.save(task, part)
        watcher.advance(task.games)
    return _joined([parts.load(task) for task in tasks])


def _joined(parts: list[Placements]) -> Placements:
    return Placements(
        np.concatenate([part.inputs for part in parts]),
        np.concatenate([part.gains for part in parts]),
        np.concatenate([part.possible for part in parts]),
    )


def play_placements(task: PlacementTask) -> Placements:
    """Play the task's games, with mostly the best choices, and return their placements."""
    network = search.network_from_json(task.weights) if task.weights is not None else search.load_network(task.mode)
    rows: list[Row] = []
    for game in range(task.first, task.first + task.games):
        state, rng = dealt(task.mode, seed_of(task.seed, "placements", game))
        rows += _rows_of(state, network, rng)
    inputs = np.array([row[0] for row in rows], np.int32).clip(-GREATEST, GREATEST).astype(np.int16)
    return Placements(
        inputs.reshape(-1, len(search.PLACEMENT_INPUTS)),
        np.array([row[1] for row in rows], np.float32).reshape(-1, search.KINDS),
        np.array([row[2] for row in rows], np.bool_).reshape(-1, search.KINDS),
    )


def _rows_of(s: State, network: search.Network, rng: Random) -> Iterator[Row]:
    """Play the game to its end; yield a row for each placement with a choice."""
    foci = s.deal.focus[:]
    lookahead = search.Lookahead(network, s)
    while not is_only_counting_left(s):
        if s.deal.focus != foci:  # a lookahead is for positions with the same foci
            foci = s.deal.focus[:]
            lookahead = search.Lookahead(network, s)
        if is_placing(s) and len(s.options) > 1:
            seat = s.stack[-1].seat
            values = [lookahead.action_value(s, seat, action) for action in s.legal_actions(seat)]
            yield _row(s, seat, values)
            best = s.options[search.first_best(values)]
        else:
            best = lookahead.best_option(s)
        s.apply_option(best if rng.random() >= EXPLORING else rng.choice(s.forward_options()))


def _row(s: State, seat: int, values: list[float]) -> Row:
    """Return the row of a placement; among the locations of expansions, only the first on offer is included."""
    by_kind: dict[int, float] = {}
    added = next(
        (tile_of(placed_space(option)) for option in s.options if search.kind_of(option) >= search.ADDED), HOME
    )
    for option, value in zip(s.options, values, strict=True):
        kind = search.kind_of(option)
        if kind < search.ADDED or tile_of(placed_space(option)) == added:
            by_kind[kind] = max(value, by_kind.get(kind, value))
    inputs = search.placement_inputs(s, search.Viewpoint(s.game, s.deal, seat), added)
    return inputs, gains_of(by_kind), [kind in by_kind for kind in range(search.KINDS)]


def gains_of(values: Mapping[int, float]) -> list[float]:
    """Return the gain of each kind over the mean of the kinds with a value; 0 for kinds without one."""
    least = max(values.values()) - WORST
    kept = {kind: max(least, value) for kind, value in values.items()}
    average = sum(kept.values()) / len(kept)
    return [kept[kind] - average if kind in kept else 0.0 for kind in range(search.KINDS)]


class PolicyTrainee:
    """A placement policy in training. Inputs are standardized; `policy` folds the standardization into the weights."""

    def __init__(self, hidden: int, mean: Floats, scale: Floats) -> None:
        rng = np.random.default_rng(hidden)  # the same weights for the same size
        self.mean = mean
        self.scale = scale
        width = len(search.PLACEMENT_INPUTS)
        self.parameters: list[Floats] = [
            (rng.standard_normal((width, hidden)) * np.sqrt(2 / width)).astype(np.float32),
            np.zeros(hidden, np.float32),
            (rng.standard_normal((hidden, search.KINDS)) * 0.1 * np.sqrt(1 / hidden)).astype(np.float32),
            np.zeros(search.KINDS, np.float32),
        ]

    def gradients(self, inputs: NDArray[np.int16], targets: Floats) -> list[Floats]:
        """Return the gradients of the mean loss by parameter. Targets: gains, then 1 for each possible kind, else 0."""
        w1, b1, w2, b2 = self.parameters
        gains, possible = targets[:, : search.KINDS], targets[:, search.KINDS :]
        x = self._standardized(inputs)
        hidden = np.maximum(x @ w1 + b1, 0)
        errors = (hidden @ w2 + b2 - gains / UNIT) * possible
        # Only differences between placements matter, so subtract the error that all of them share.
        errors = (errors - (errors.sum(1) / possible.sum(1))[:, None]) * possible / len(x)
        back = (errors @ w2.T) * (hidden > 0)
        return [x.T @ back, back.sum(0), hidden.T @ errors, errors.sum(0)]

    def outputs(self, inputs: NDArray[np.int16]) -> Floats:
        """Return the gains by row and kind, each row up to a common constant."""
        w1, b1, w2, b2 = self.parameters
        gains: Floats = (np.maximum(self._standardized(inputs) @ w1 + b1, 0) @ w2 + b2) * np.float32(UNIT)
        return gains

    def policy(self, kinds: int = search.KINDS) -> search.PlacementPolicy:
        """Return the policy for inputs that are not standardized; `kinds`: ADDED without locations of expansions."""
        w1, b1, w2, b2 = self.parameters
        weights = w1 * self.scale[:, None]
        biases = b1 - self.mean @ weights
        heads, head_biases = (w2.T * UNIT)[:kinds], (b2 * UNIT)[:kinds]
        return search.PlacementPolicy(weights.tolist(), biases.tolist(), heads.tolist(), head_biases.tolist())

    def _standardized(self, inputs: NDArray[np.int16]) -> Floats:
        return ((inputs - self.mean) * self.scale).astype(np.float32)


def fit_policy(found: Placements, hidden: int, epochs: int) -> Iterator[tuple[PolicyTrainee, FittingReport]]:
    """Yield the policy and its report on held-out placements after each epoch."""
    held_out = np.arange(len(found)) % HELD_OUT == HELD_OUT - 1
    learning = np.flatnonzero(~held_out)
    tested = np.flatnonzero(held_out) if held_out.any() else learning
    trainee = PolicyTrainee(hidden, *standards_of(found.inputs[learning]))
    targets = np.concatenate([found.gains, found.possible.astype(np.float32)], axis=1)
    for _ in descend(trainee, found.inputs, targets, learning, epochs, np.random.default_rng(hidden), RATE):
        yield trainee, _reported(trainee, found, tested)


def _reported(trainee: PolicyTrainee, found: Placements, rows: NDArray[np.int64]) -> FittingReport:
    possible, gains = found.possible[rows], found.gains[rows]
    chosen = np.where(possible, trainee.outputs(found.inputs[rows]), -np.inf).argmax(1)
    best = np.where(possible, gains, -np.inf).max(1)
    average = (gains * possible).sum(1) / possible.sum(1)
    taken = gains[np.arange(len(rows)), chosen]
    return FittingReport(float((best - taken).mean()), float((best - average).mean()))
