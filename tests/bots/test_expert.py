"""Expert looks to the end of the round: with placements, and with choices within effects."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from exlibris.bots import expert, make_bot
from exlibris.bots.expert import CHOICES, DEEPEST, PLACEMENTS
from exlibris.engine import PlayerView, State, is_placing, player_view
from support.random_play import position

Position = Callable[[State], bool]


class Search:
    """Takes the place of the search: notes what it is asked, and takes what is worth least."""

    def __init__(self) -> None:
        self.values: Mapping[int, float] = {}
        self.rollouts = 0

    def __call__(self, *arguments: Any) -> int:
        *_, self.values, _, spent = arguments
        while spent(self.rollouts) < 1:
            self.rollouts += 1
        return min(self.values, key=lambda action: self.values[action])


@pytest.fixture
def search(monkeypatch: pytest.MonkeyPatch) -> Search:
    found = Search()
    monkeypatch.setattr(expert, "best_by_halving", found)
    return found


def choosing(wanted: Position) -> tuple[PlayerView, list[int]]:
    """Return what is seen and possible in a position where a seat has many choices."""
    for seed in range(99):
        state = position(3, seed, seed, 50 + seed)
        seat = state.pending_seats()[0]
        if wanted(state) and len(state.legal_actions(seat)) > PLACEMENTS:
            return player_view(state, seat), state.legal_actions(seat)
    raise AssertionError("no such position")


def is_within_effect(state: State) -> bool:
    return len(state.stack) > 1 and not is_placing(state)


@pytest.mark.parametrize(
    ("wanted", "kept", "rollouts"),
    [(is_placing, PLACEMENTS, 40), (is_within_effect, CHOICES, 20)],
    ids=["placements", "choices within effects, for half the time"],
)
def test_the_most_promising_actions_are_searched(wanted: Position, kept: int, rollouts: int, search: Search) -> None:
    view, actions = choosing(wanted)
    chosen = make_bot("expert:simulations=40", b"a").choose(view, actions)
    assert len(search.values) == kept
    assert search.values[chosen] == min(search.values.values())
    assert search.rollouts == rollouts


def test_an_effect_that_is_called_off_for_ever_is_left_to_learned(search: Search) -> None:
    view, actions = choosing(is_within_effect)
    view.stack = view.stack[:1] + view.stack[1:] * DEEPEST
    assert make_bot("expert:simulations=40", b"a").choose(view, actions) in actions
    assert not search.values
