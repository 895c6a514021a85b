"""Estimating actions: by what the seat sees only, with the same luck for each action."""

import random

import pytest

from exlibris.engine import (
    State,
    action_of,
    compose,
    form,
    new_game,
    player_view,
    preset,
)
from exlibris.engine.analysis import best_flips
from exlibris.search import ROUND, ActionEstimate, LikelyDeals, StopRule, estimate_actions
from exlibris.search.estimates import expected_flips, sample_of, samples_of
from exlibris.search.network import STAGES, WIN, stage_of
from support.hidden import unseen_twin
from support.networks import some_network
from support.random_play import fresh_game, placing, position, positions


def estimated(state: State, seat: int, seed: str = "a", horizon: str = "effect") -> list[ActionEstimate]:
    """Estimate up to four of the seat's actions."""
    return estimate_actions(player_view(state, seat), state.legal_actions(seat)[:4], seed, StopRule(2), horizon=horizon)


@pytest.mark.parametrize("seed", range(6))
def test_what_the_seat_cannot_see_changes_nothing(seed: int) -> None:
    state = position(2 + seed % 3, seed, seed, 40 * seed + 7)
    seat = state.pending_seats()[0]
    assert estimated(unseen_twin(state, seat, random.Random(seed)), seat) == estimated(state, seat)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chances_add_up_to_one_over_the_seats(seats: int) -> None:
    network = some_network()
    network.temperatures = [0.5, 1.5, 1.0, 2.0]
    for ply in (3, 60, 200, 400, 600):
        state = position(seats, 5, 5, ply)
        found = samples_of(state, network)
        assert sum(sample[WIN] for sample in found) == pytest.approx(1.0)
        assert [sample_of(state, seat, network) for seat in range(seats)] == found
        assert min(sample[WIN] for sample in found) > 0 or state.is_sealing_flips()


def test_chances_are_judged_at_the_temperature_of_the_stage() -> None:
    state, network = position(2, 5, 5, 40), some_network()
    even, sharp = samples_of(state, network)[0][WIN], []
    for stage in range(len(STAGES)):
        network.temperatures = [1.0] * len(STAGES)
        network.temperatures[stage] = 0.25
        sharp.append(samples_of(state, network)[0][WIN])
    assert [stage for stage in range(len(STAGES)) if sharp[stage] != even] == [stage_of(state)]


def test_the_view_is_not_changed_and_the_seed_decides() -> None:
    state = placing(2, 5, 30, 1)
    seat = state.pending_seats()[0]
    view = player_view(state, seat)
    before = view.to_text()
    actions = view.decision.actions[:3] if view.decision else []
    found = estimate_actions(view, actions, "a", StopRule(2), horizon=ROUND)
    assert view.to_text() == before
    assert found == estimate_actions(view, actions, "a", StopRule(2), horizon=ROUND)
    assert found != estimate_actions(view, actions, "b", StopRule(2), horizon=ROUND)


def test_all_actions_meet_the_same_luck() -> None:
    state = placing(3, 2, 30, 1)
    seat = state.pending_seats()[0]
    action = state.legal_actions(seat)[0]
    one, other = estimate_actions(player_view(state, seat), [action, action], "a", StopRule(3), horizon=ROUND)
    assert one == other


def test_estimates_are_means_with_their_deviation() -> None:
    estimate = ActionEstimate(7, ((1.0, 0, 0, 0, 0, 1, 0.25), (3.0, 0, 0, 0, 0, 1, 0.75)))
    assert estimate.lines[0] == (2.0, 1.0)
    assert estimate.best_rival == (1.0, 0.0)
    assert estimate.win == (0.5, 0.25)
    assert estimate.values == (0.25, 0.77)
    assert estimate.value.mean == pytest.approx(0.51)


def flipping(seats: int) -> State:
    """Return a state in which the flips are chosen, after a random game."""
    found = next(s.clone() for s in positions(fresh_game(seats, 4), 4) if s.is_sealing_flips())
    assert found.legal_actions(0)
    return found


def test_flips_are_counted_exactly() -> None:
    state = flipping(2)
    seat = 0
    view = player_view(state, seat)
    ready = action_of("ready", seat)
    deal = LikelyDeals(view, random.Random("estimate_actions a")).deal()
    for action in view.decision.actions if view.decision else []:
        [estimate] = estimate_actions(view, [action], "a", StopRule(1))
        own = b"" if action == ready else bytes([action - action_of("flip", 0)])
        after = deal.clone()
        after.flips[seat] = own
        first = [own if action == ready else own + best_flips(after, seat), best_flips(deal, 1)]
        flips = [own if action == ready else own + best_flips(after, seat, first), best_flips(after, 1, first)]
        counted = form(deal, flips).seats
        assert sum(line.mean for line in estimate.lines) == counted[seat].total
        assert estimate.best_rival.mean == counted[1].total


def test_the_best_answer_to_the_flips_of_others_brings_most() -> None:
    state = flipping(3)
    view = player_view(state, 1)
    assert view.decision
    found = estimate_actions(view, view.decision.actions, "a", StopRule(1))
    deal = LikelyDeals(view, random.Random("estimate_actions a")).deal()
    expected = expected_flips(deal)
    best = form(deal, [expected[0], best_flips(deal, 1, expected), expected[2]]).seats[1].total
    assert max(sum(line.mean for line in estimate.lines) for estimate in found) == best


def test_solo_has_a_network_of_its_own() -> None:
    state = new_game(compose("revised-en", ["solo"]), 1, bytes(32))
    luck = random.Random(1)
    for _ in range(25):
        state.apply_option(luck.choice(state.options))
    found = estimated(state, 0)
    assert all(0 < estimate.win.mean < 1 for estimate in found)


def test_another_network_judges_differently() -> None:
    view = player_view(new_game(preset("first-en"), 2, bytes(32)), 0)
    actions = view.decision.actions[:2] if view.decision else []
    once = StopRule(1)
    assert estimate_actions(view, actions, "a", once) != estimate_actions(
        view, actions, "a", once, network=some_network()
    )
