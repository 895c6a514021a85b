"""When time is over, answers are made of what has been tried: on fewer determinizations, the same for all actions."""

from collections.abc import Iterator
from unittest.mock import patch

import pytest

from exlibris.coach import advise, foresee
from exlibris.coach.ranking import FEWEST_DEALS, MOST_DEALS, Patience, estimated
from exlibris.engine import State, player_view
from exlibris.search import EFFECT, HEADS, ROUND, ActionEstimate
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


@patch("exlibris.coach.ranking.MOST_DEALS", 3)
def test_who_has_time_gets_what_the_seed_says(state: State) -> None:
    view = player_view(state, state.pending_seats()[0])
    assert advise(view, "a", seconds=1000) == advise(view, "a")


@pytest.mark.parametrize(
    ("even", "odd", "tried"), [(0.2, 0.2, FEWEST_DEALS), (0.5, 0.5, FEWEST_DEALS), (0.1, 0.7, MOST_DEALS)]
)
def test_tries_end_when_it_is_settled_which_action_is_best(state: State, even: float, odd: float, tried: int) -> None:
    """One action always has a chance of 0.5; the other one's depends on the determinization."""
    view = player_view(state, state.pending_seats()[0])

    def estimates(_: object, actions: list[int], seed: str, *__: object) -> list[ActionEstimate]:
        other = odd if int(seed.rsplit(maxsplit=1)[-1]) % 2 else even
        chances = zip(actions, (0.5, other), strict=True)
        return [ActionEstimate(action, ((*[0.0] * (len(HEADS) - 1), chance),)) for action, chance in chances]

    with patch("exlibris.coach.ranking.estimate_actions", estimates):
        found = estimated(view, [1, 2], "a", MOST_DEALS, ROUND, Patience(), FEWEST_DEALS)
    assert [len(one.samples) for one in found] == [tried, tried]
