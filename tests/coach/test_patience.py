"""When time is over, answers are made of what has been tried: on fewer determinizations, the same for all actions."""

import pytest

from exlibris.coach import advise, foresee
from exlibris.engine import State, player_view
from exlibris.search import StopRule, estimate_actions
from support.random_play import placing


@pytest.fixture(scope="module")
def state() -> State:
    """Return a position in which somebody places an assistant."""
    return placing(2, 4, 60, 4, least=4)


def test_time_that_is_over_ends_the_tries_after_a_whole_determinization(state: State) -> None:
    view = player_view(state, state.pending_seats()[0])
    actions = view.decision.actions[:3] if view.decision else []
    hurried = estimate_actions(view, actions, "a", StopRule(6, lambda trials: trials / 10))
    patient = estimate_actions(view, actions, "a", StopRule(6))
    assert {len(one.samples) for one in hurried} == {3}
    assert {len(one.samples) for one in patient} == {6}
    by_action = {one.action: one.samples for one in patient}
    assert all(one.samples == by_action[one.action][:3] for one in hurried)


def test_without_any_time_there_is_an_answer_all_the_same(state: State) -> None:
    view = player_view(state, state.pending_seats()[0])
    advice = advise(view, "a", seconds=0)
    found = [advice.best, *advice.alternatives]
    assert [len(one.samples) for one in found] == [1, 1, 1]
    assert [one.value.mean for one in found] == sorted([one.value.mean for one in found], reverse=True)
    assert len(foresee(view, advice.best.action, "a", seconds=0).samples) == 1


def test_who_has_time_gets_what_the_seed_says(state: State) -> None:
    view = player_view(state, state.pending_seats()[0])
    assert advise(view, "a", seconds=1000) == advise(view, "a")
