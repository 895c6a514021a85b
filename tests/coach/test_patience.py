"""When time is over, answers are made of what has been tried: on fewer determinizations, the same for all actions."""

from collections.abc import Iterator

import pytest

from exlibris.coach import advise, foresee
from exlibris.coach.ranking import Patience, estimated
from exlibris.engine import State, player_view
from exlibris.search import EFFECT
from support.random_play import placing


@pytest.fixture(scope="module")
def state() -> State:
    """Return a position in which somebody places an assistant."""
    return placing(2, 4, 60, 4, least=4)


def ticking() -> Iterator[float]:
    """Yield seconds that pass by one each time somebody looks."""
    return iter(map(float, range(100)))


def test_time_that_is_over_ends_the_tries_after_a_whole_determinization(state: State) -> None:
    view = player_view(state, state.pending_seats()[0])
    actions = view.decision.actions[:3] if view.decision else []
    hurried = estimated(view, actions, "a", 6, EFFECT, Patience(2.5, ticking().__next__))
    patient = estimated(view, actions, "a", 6, EFFECT, Patience())
    assert {len(one.samples) for one in hurried} == {3}
    assert {len(one.samples) for one in patient} == {6}
    assert [one.samples for one in hurried] == [one.samples[:3] for one in patient]


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
