"""The policy of placements: a network tells at once what placements come to after their effects."""

import json
import random

import numpy as np
import pytest

from exlibris.engine import (
    HOME,
    SPECIAL,
    State,
    is_placing,
    new_game,
    player_view,
    preset,
    space_at,
)
from exlibris.engine import determinize as dealt_anew
from exlibris.search import (
    ADDED,
    KINDS,
    PLACEMENT_INPUTS,
    Lookahead,
    PlacementPolicy,
    Viewpoint,
    WeightsError,
    first_best,
    kind_of,
    load_policy,
    placement_inputs,
    policy_from_json,
    policy_to_json,
)
from exlibris.search.effects import DEAD_END
from exlibris.search.lookahead import MOST_PLACED
from support.networks import some_network, some_policy
from support.random_play import placing, positions


def several(seed: int = 9) -> State:
    """Return a position in which a seat has several placements to choose from."""
    return placing(2, seed, 20, 3, least=5)


def viewpoint_of(state: State) -> Viewpoint:
    return Viewpoint(state.game, state.deal, state.pending_seats()[0])


def liking(kinds: list[int]) -> PlacementPolicy:
    """Return a policy that always prefers placements of these kinds, the first one most."""
    biases = [float(len(kinds) - kinds.index(kind)) if kind in kinds else 0.0 for kind in range(KINDS)]
    return PlacementPolicy([[0.0] for _ in PLACEMENT_INPUTS], [0.0], [[0.0] for _ in range(KINDS)], biases)


def test_without_a_policy_the_placement_worth_most_is_taken() -> None:
    state = several()
    seat = state.pending_seats()[0]
    lookahead = Lookahead(some_network(), state)
    values = [lookahead.action_value(state, seat, action) for action in state.legal_actions(seat)]
    assert lookahead.best_option(state) == state.options[values.index(max(values))]


def test_with_a_policy_the_one_worth_most_of_those_that_it_likes_best() -> None:
    state = several()
    kinds = list(dict.fromkeys(kind_of(option) for option in state.options))
    assert len(kinds) > MOST_PLACED
    for turn in range(len(kinds)):
        liked = (kinds[turn:] + kinds[:turn])[:MOST_PLACED]
        values = {}
        for kind in liked:  # in their order, of each the first option: ties go to the first
            option = next(option for option in state.options if kind_of(option) == kind)
            after = state.clone()
            seat = after.pending_seats()[0]
            after.apply_option(option)
            lookahead = Lookahead(some_network(), state)
            values[option] = lookahead.value(after, seat) if lookahead.finish_effect(after) else DEAD_END
        best = first_best(list(values.values()))
        assert Lookahead(some_network(), state, liking(liked)).best_option(state) == list(values)[best]


def test_of_one_proposal_that_is_taken_which_the_policy_likes_best() -> None:
    state = several()
    for kind in dict.fromkeys(kind_of(option) for option in state.options):
        option = Lookahead(some_network(), state, liking([kind]), 1).best_option(state)
        assert kind_of(option) == kind


def test_a_policy_proposes_one_placement_of_a_kind_the_best_first() -> None:
    state = several()
    kinds = list(dict.fromkeys(kind_of(option) for option in state.options))[:3]
    for count in (1, 2, 3):
        proposed = liking(kinds).best(state, viewpoint_of(state), state.options, count)
        assert [kind_of(option) for option in proposed] == kinds[:count]
        assert proposed[0] == next(option for option in state.options if kind_of(option) == kinds[0])


def test_gains_are_those_of_matrix_products() -> None:
    policy = some_policy()
    for state in [several(seed) for seed in (9, 10, 11)]:
        viewpoint = viewpoint_of(state)
        inputs = placement_inputs(state, viewpoint)
        hidden = np.maximum(np.array(inputs) @ np.array(policy.hidden.weights) + policy.hidden.biases, 0)
        gains = np.array(policy.heads) @ hidden + policy.head_biases
        best = max(state.options, key=lambda option: gains[kind_of(option)])
        assert policy.best(state, viewpoint, state.options, 1) == bytes([best])


def test_kinds_are_locations_and_assistants() -> None:
    assert kind_of(HOME) == 0
    assert kind_of(HOME + SPECIAL) == 1
    kinds = {kind_of(space_at(1, index)) for index in range(4)}
    assert kinds == {2}
    assert kind_of(space_at(25, 0) + SPECIAL) == KINDS - 1, "a location of an expansion"


def test_inputs_say_what_lies_and_who_stands_on_a_location() -> None:
    state = next(s for s in positions(new_game(preset("first-en"), 4, bytes(32)), 1) if is_placing(s) and s.ply > 60)
    inputs = dict(zip(PLACEMENT_INPUTS, placement_inputs(state, viewpoint_of(state)), strict=True))
    for tile in state.round.tiles:
        assert inputs[f"tile_{tile}.cards"] == len(state.pools[tile])
        assert inputs[f"tile_{tile}.visitors"] == len(state.visitors[tile]) // 2
        assert 0 <= inputs[f"tile_{tile}.best_card"] <= inputs[f"tile_{tile}.fitting_value"]


def test_what_the_seat_cannot_see_changes_no_input() -> None:
    state = several()
    seat = state.pending_seats()[0]
    inputs = placement_inputs(state, viewpoint_of(state))
    for seed in range(5):
        other = dealt_anew(player_view(state, seat), random.Random(seed))
        assert placement_inputs(other, viewpoint_of(other)) == inputs


def test_weights_survive_json_and_are_refused_for_other_inputs() -> None:
    data = json.loads(json.dumps(policy_to_json(some_policy())))
    assert policy_to_json(policy_from_json(data)) == data
    changes: dict[str, dict[str, object]] = {
        "format": {"format": 0},
        "different inputs": {"inputs": ["x"]},
        "row": {"biases": [0.0]},
    }
    for complaint, change in changes.items():
        with pytest.raises(WeightsError, match=complaint):
            policy_from_json(data | change)


@pytest.mark.parametrize("mode", ["multiplayer", "solo"])
def test_the_package_has_a_policy(mode: str) -> None:
    assert len(load_policy(mode).head_biases) in (ADDED, KINDS)
