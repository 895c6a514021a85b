"""Examples: what is kept of a game, and what came of it."""

from random import Random

import numpy as np
import pytest

from exlibris.bots import make_bot
from exlibris.engine import PRESETS, game_of, new_game, preset, result
from exlibris.search import FEATURES, HEADS
from exlibris.sim import play
from exlibris.training.examples import ExampleCollector, Examples
from exlibris.training.games import seed_of, table


def played() -> tuple[Examples, list[float]]:
    """Return the examples of a game between random bots, and the totals of its seats."""
    state = new_game(preset("first-en"), 3, seed_of("test"))
    collector = ExampleCollector(Random(1))
    play(state, [make_bot("random", b"%d" % seat) for seat in range(3)], [collector])
    return collector.examples(), [column.total for column in result(state).seats]


def test_examples_have_the_form_that_their_seat_ended_with() -> None:
    examples, totals = played()
    assert examples.features.shape == (len(examples), len(FEATURES))
    assert set(examples.courses) == {0, 1, 2}
    for row, seat in zip(examples.targets, examples.courses, strict=True):
        assert sum(row[:5]) == totals[seat]
        assert row[HEADS.index("best_rival")] == max(total for i, total in enumerate(totals) if i != seat)
    assert np.unique(examples.targets[:, -1]).tolist() == [0, 1]


def test_joined_examples_keep_their_courses_apart() -> None:
    examples, _ = played()
    both = Examples.joined([examples, examples])
    assert len(both) == 2 * len(examples)
    assert set(both.courses) == set(range(6))
    assert len(Examples.joined([])) == 0


@pytest.mark.parametrize("mode", ["multiplayer", "solo"])
def test_tables_of_training_can_be_played_and_differ(mode: str) -> None:
    drawn = [table(mode, Random(seed)) for seed in range(150)]
    assert {rules.preset for rules, _ in drawn} == set(PRESETS)
    assert {seats for _, seats in drawn} == ({1} if mode == "solo" else {2, 3, 4})
    for rules, seats in drawn:
        assert game_of(rules, seats).seats == seats
