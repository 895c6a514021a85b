"""Learn from search: differences between placements at the end of the round.

A game's outcome depends on much luck that all options of a choice share. Here the most promising placements are tried
on the same determinizations and followed to the end of the round; a network learns mostly their differences there.
Examples with the same course are siblings: one determinization after different placements of one choice.
"""

from collections.abc import Iterator
from random import Random
from typing import Final

import numpy as np
from numpy.typing import NDArray

from exlibris.bots.learned import LearnedBot
from exlibris.engine import PlayerView, is_placing
from exlibris.search import FEATURES, HEADS, LikelyDeals, Lookahead, Network, StopRule, Viewpoint, load_policy, race
from exlibris.search.estimates import sample_of, sample_value
from exlibris.search.lookahead import EFFECT, ranked
from exlibris.search.network import BEST_RIVAL, PER_POINT
from exlibris.search.racing import NOT_TRIED, Spent, unlimited
from exlibris.training.examples import GREATEST, Examples
from exlibris.training.fitting import (
    HELD_OUT,
    LEARNING_ON,
    POINTS,
    RATE,
    WIN,
    Floats,
    Losses,
    Trainee,
    descend,
    hidden_units,
    losses_of,
    sigmoid,
    standards_of,
)

COMPARING: Final = "comparing"  # name of the bot in these games
FOLLOWED: Final = 6  # placements of a choice that are followed: those with the highest values after their effects
DEALS: Final = 3  # determinizations on which they are followed
UNIT: Final = 0.1  # divisor of differences in value
SETS: Final = 64  # sets of siblings in each step
KEEPING: Final = 0.01  # weight of a position's own errors relative to differences between siblings


class ComparingBot(LearnedBot):
    """Variant of the learned bot that follows the best placements to the end of the round and keeps examples."""

    def __init__(self, network: Network, rng: Random) -> None:
        super().__init__(rng, DEALS)
        self.with_network(network)
        self._features: list[list[int]] = []
        self._targets: list[tuple[float, ...]] = []
        self._courses: list[int] = []

    def action_values(self, view: PlayerView, actions: list[int], deals: int, spent: Spent = unlimited) -> list[float]:
        """Return the value of each action; NOT_TRIED for placements that are not followed."""
        values = super().action_values(view, actions, deals, spent)
        if not is_placing(view):
            return values
        network, policy = self.network_for(view), load_policy(view.game.ruleset.mode)
        unknown = LikelyDeals(view, self._rng)

        def followed(lookahead: Lookahead, action: int) -> float:
            after = lookahead.followed(view.seat, action, EFFECT)
            self._features.append(Viewpoint(after.game, after.deal, view.seat).features(after))
            end = lookahead.finish_round(after, lookahead.start.round.number)
            self._targets.append(sample_of(end, view.seat, network))
            return sample_value(self._targets[-1])

        best = [actions[i] for i in ranked(values)[:FOLLOWED]]
        found = race(best, lambda: Lookahead(network, unknown.deal(), policy), followed, StopRule(deals))
        course = self._courses[-1] + 1 if self._courses else 0
        self._courses += [course + deal for deal in range(deals) for _ in best]
        means = {each.candidate: each.mean for each in found}
        return [means.get(action, NOT_TRIED) for action in actions]

    def examples(self) -> Examples:
        """Return the examples: features at the ends of effects, and estimates at the end of the round as targets."""
        features = np.array(self._features, np.int32).clip(-GREATEST, GREATEST).astype(np.int16)
        targets = np.array(self._targets, np.float32).reshape(-1, len(HEADS))
        return Examples(features.reshape(-1, len(FEATURES)), targets, np.array(self._courses, np.int32))


class SiblingTrainee(Trainee):
    """A network that learns the differences in value between siblings, and a little from each sibling alone.

    Its rows are sets of siblings. The last target of a sibling is 1, or 0 for padding in a smaller set.
    """

    def gradients(self, features: NDArray[np.int16], targets: Floats) -> list[Floats]:
        """Return the gradients of the mean loss by parameter."""
        there = targets[:, :, -1] > 0
        x, wanted = self.inputs(features[there]), targets[there][:, : len(HEADS)]
        hidden, units = self._forward(x)
        win = sigmoid(units[:, WIN])
        ahead = values_of(units[:, :WIN] * POINTS, win) - values_of(wanted[:, :WIN], wanted[:, WIN])
        count = there.sum(1)
        spread = np.zeros(there.shape, np.float32)
        spread[there] = ahead
        misjudged = (spread - (spread.sum(1) / count)[:, None])[there] / UNIT
        errors = KEEPING * self._errors(units, wanted)
        errors[:, :BEST_RIVAL] += (PER_POINT * POINTS * misjudged)[:, None]
        errors[:, BEST_RIVAL] -= PER_POINT * POINTS * misjudged
        errors[:, WIN] += misjudged * win * (1 - win)
        return self._backward(x, hidden, errors)


def values_of(points: Floats, win: Floats) -> Floats:
    """Return the values of positions from the points of lines and best rival, and the chance of winning."""
    values: Floats = win + PER_POINT * (points[:, :BEST_RIVAL].sum(1) - points[:, BEST_RIVAL])
    return values


def fit_siblings(
    examples: Examples, hidden: int, epochs: int, seed: int, start: Network
) -> Iterator[tuple[Trainee, Losses]]:
    """Yield the network, which starts from `start`, and its losses on held-out choices after each epoch."""
    x, y = _sets_of(examples)
    choices = np.arange(len(x)) // DEALS
    tested, learning = np.flatnonzero(choices % HELD_OUT == 0), np.flatnonzero(choices % HELD_OUT != 0)
    there = y[:, :, -1] > 0
    trainee = SiblingTrainee(max(hidden, hidden_units(start)), seed, *standards_of(x[there]), y[there].mean(0)[:-1])
    trainee.begin_with(start)
    for _ in descend(trainee, x, y, learning, epochs, np.random.default_rng(seed), LEARNING_ON * RATE, SETS):
        held_out = y[tested][there[tested]][:, :-1]
        yield trainee, losses_of(trainee.outputs(x[tested][there[tested]]), held_out)


def _sets_of(examples: Examples) -> tuple[NDArray[np.int16], Floats]:
    """Return features and targets by set of siblings; the last target is 1 for siblings and 0 for padding."""
    first = np.flatnonzero(np.diff(examples.courses, prepend=-1))
    of_set = np.cumsum(np.diff(examples.courses, prepend=-1) != 0) - 1
    in_set = np.arange(len(examples)) - first[of_set]
    x = np.zeros((len(first), FOLLOWED, len(FEATURES)), np.int16)
    y = np.zeros((len(first), FOLLOWED, len(HEADS) + 1), np.float32)
    x[of_set, in_set] = examples.features
    y[of_set, in_set, :-1] = examples.targets
    y[of_set, in_set, -1] = 1
    return x, y
