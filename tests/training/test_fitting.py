"""A network learns from examples."""

import numpy as np
import pytest

from exlibris.search import FEATURES, HEADS
from exlibris.search.network import normalized
from exlibris.training import fitting
from exlibris.training.examples import Examples
from exlibris.training.fitting import Chances, Trainee, fit, fit_temperatures, standards_of


def toy_examples(count: int = 2000) -> Examples:
    """Return examples, each a course of its own, whose targets follow from two features, one of them not linearly."""
    rng = np.random.default_rng(5)
    features = np.zeros((count, len(FEATURES)), np.int16)
    features[:, [3, 7, 9]] = rng.integers(0, 20, (count, 3))
    points = np.abs(features[:, 3] - 10.0) + features[:, 7]
    targets = np.repeat(points[:, None], len(HEADS), axis=1).astype(np.float32)
    targets[:, -1] = points > points.mean()
    return Examples(features, targets, np.arange(count, dtype=np.int32))


def test_the_loss_falls_on_examples_that_were_held_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fitting, "RATE", 0.01)  # in large steps it takes a tenth of the time
    losses = [loss for _, loss in fit(toy_examples(), 16, 16, seed=1)]
    assert losses[-1].points < 0.5 * losses[0].points
    assert losses[-1].win < 0.9 * losses[0].win


def test_the_network_that_plays_judges_as_the_one_that_learned() -> None:
    examples = toy_examples(300)
    *_, (trainee, _) = fit(examples, 8, 2, seed=2)
    network = trainee.network()
    for row, outputs in zip(examples.features[:5], trainee.outputs(examples.features[:5]), strict=True):
        assert network.outputs(row.tolist()) == pytest.approx(outputs.tolist(), rel=1e-3, abs=1e-3)


@pytest.mark.parametrize("hidden", [8, 12], ids=["as it is", "with units added"])
def test_a_network_that_learns_on_begins_with_what_it_said(hidden: int) -> None:
    examples = toy_examples(300)
    *_, (before, _) = fit(examples, 8, 2, seed=2)
    later = Examples(examples.features[100:], examples.targets[100:], examples.courses[100:])
    trainee = Trainee(hidden, 7, *standards_of(later.features), later.targets.mean(0))
    trainee.begin_with(before.network())
    rows = examples.features[100:110]
    assert trainee.outputs(rows) == pytest.approx(before.outputs(rows), rel=1e-3, abs=1e-3)
    assert trainee.network().outputs(rows[0].tolist()) == pytest.approx(before.outputs(rows)[0], rel=1e-3, abs=1e-3)


def test_a_network_that_learns_on_keeps_what_it_learned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fitting, "RATE", 0.01)
    *_, (before, learned) = fit(toy_examples(), 16, 8, seed=1)
    losses = [loss for _, loss in fit(toy_examples(), 8, 1, seed=1, start=before.network())]
    assert all(loss.points < 1.1 * learned.points for loss in losses)


def test_the_same_seed_learns_the_same() -> None:
    one, other = [[loss for _, loss in fit(toy_examples(300), 8, 2, seed=3)] for _ in range(2)]
    assert one == other


def test_nothing_can_be_learned_from_no_examples() -> None:
    with pytest.raises(ValueError, match="no examples"):
        next(fit(Examples.joined([]), 8, 2, seed=4))


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_temperatures_make_chances_agree_with_what_came(seats: int) -> None:
    """Mean outcomes at known temperatures, one for each of two stages; a stage without positions keeps 1."""
    rng = np.random.default_rng(seats)
    true = {0: 1.6, 3: 0.7}
    found = []
    for stage, temperature in true.items():
        for _ in range(200):
            log_odds = rng.normal(0, 1.5, seats).tolist()
            found.append(Chances(stage, log_odds, normalized(log_odds, temperature)))
    fitted = fit_temperatures(found)
    assert [fitted[stage] for stage in true] == pytest.approx(list(true.values()), rel=0.01)
    assert fitted[1:3] == [1.0, 1.0]
