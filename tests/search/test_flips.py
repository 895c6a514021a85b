"""Flips that reckon with those of the rivals."""

from random import Random

import pytest

from exlibris.engine import State, determinize, player_view, possible_foci
from exlibris.engine.analysis import best_flips
from exlibris.engine.scoring import form
from exlibris.search import planned_flips
from exlibris.search.estimates import expected_flips
from exlibris.search.foci import focus_weights
from support.hidden import unseen_twin
from support.random_play import fresh_game, positions


def before_the_inspection(seed: int) -> State:
    return next(s for s in positions(fresh_game(2 + seed % 3, seed), seed) if s.is_sealing_flips())


def expected(state: State, seat: int, flips: bytes) -> float:
    """Return what the seat can expect if its rivals turn down what is expected of them."""
    view = player_view(state, seat)
    possible = possible_foci(view)
    values = []
    for foci in possible:
        s = determinize(view, Random(1), foci)
        turned = expected_flips(s)
        filled = form(s, [*turned[:seat], flips, *turned[seat + 1 :]])
        totals = [column.total for column in filled.columns]
        share = (seat in filled.winners) / len(filled.winners)
        values.append(share + (totals[seat] - max(totals[:seat] + totals[seat + 1 :])) / 100)
    weights = focus_weights(view, possible)
    return sum(weight * value for weight, value in zip(weights, values, strict=True)) / sum(weights)


def test_planned_flips_are_worth_more_than_those_against_shelves_as_they_lie() -> None:
    gains = []
    for seed in range(12):
        state = before_the_inspection(seed)
        for seat in range(state.game.seats):
            plan = planned_flips(player_view(state, seat))
            gains.append(expected(state, seat, plan) - expected(state, seat, best_flips(state, seat)))
    assert min(gains) > -1e-9
    assert max(gains) > 0.01


@pytest.mark.parametrize("seed", range(3))
def test_a_plan_is_kept_to_and_depends_on_nothing_hidden(seed: int) -> None:
    state = before_the_inspection(seed)
    plan = planned_flips(player_view(state, 0))
    assert planned_flips(player_view(unseen_twin(state, 0, Random(seed)), 0)) == plan
    while plan:
        state.flips[0] += plan[:1]
        plan = plan[1:]
        assert planned_flips(player_view(state, 0)) == plan
