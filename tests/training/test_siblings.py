"""A network learns from placements that are compared with each other at the end of the round."""

from random import Random

import numpy as np
import pytest

from exlibris.engine import is_placing, player_view
from exlibris.search import FEATURES, HEADS
from exlibris.training import siblings
from exlibris.training.examples import Examples
from exlibris.training.fitting import Trainee, standards_of
from exlibris.training.siblings import DEALS, FOLLOWED, ComparingBot, fit_siblings
from support.networks import some_network
from support.random_play import placing, positions


def toy_siblings(sets: int = 1500) -> Examples:
    """Return examples in which a feature is worth a point, but sets that have much of it stand worse by far."""
    rng = np.random.default_rng(5)
    courses = np.repeat(np.arange(sets, dtype=np.int32), rng.integers(2, FOLLOWED + 1, sets))
    features = np.zeros((len(courses), len(FEATURES)), np.int16)
    most = rng.integers(5, 20, sets)[courses]
    features[:, 3] = most - rng.integers(0, 5, len(courses))
    targets = np.zeros((len(courses), len(HEADS)), np.float32)
    targets[:, 0] = features[:, 3] - 3 * most
    targets[:, -1] = 0.5
    return Examples(features, targets, courses)


def test_siblings_are_compared_with_each_other_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(siblings, "KEEPING", 0.0)
    monkeypatch.setattr(siblings, "RATE", 0.01)
    examples = toy_siblings()
    expected = np.full(len(HEADS), 0.5, np.float32)
    start = Trainee(4, 1, *standards_of(examples.features), expected).network()
    *_, (trainee, _) = fit_siblings(examples, 8, 6, 1, start)
    rows = np.zeros((2, len(FEATURES)), np.int16)
    rows[:, 3] = 8, 12
    points = trainee.outputs(rows)[:, :-1]
    less, more = points[:, :-1].sum(1) - points[:, -1]
    assert more > less + 2


def test_placements_are_followed_on_the_same_determinizations(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("exlibris.training.siblings.FOLLOWED", 2)
    state = next(s for s in positions(placing(2, 3, 160, 3), 3) if s.round.final and is_placing(s))
    seat = state.pending_seats()[0]
    actions = state.legal_actions(seat)
    bot = ComparingBot(some_network(), Random(1))
    chosen = bot.choose(player_view(state, seat), actions)
    examples = bot.examples()
    assert examples.courses.tolist() == [course for course in range(DEALS) for _ in range(2)]
    by_set = examples.features.reshape(DEALS, 2, -1)
    assert chosen in actions
    assert (by_set[:, 0] != by_set[:, 1]).any(axis=1).all()
