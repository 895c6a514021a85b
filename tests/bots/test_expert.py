"""Expert looks to the end of the round: with placements, and with choices within effects."""

from collections.abc import Callable, Mapping

import pytest

from exlibris.bots import expert, make_bot
from exlibris.bots.expert import CHOICES, DEEPEST, PLACEMENTS
from exlibris.engine import COMPILED, PlayerView, State, is_placing, player_view
from exlibris.search import Gap, Lookahead, Standing, StopRule
from exlibris.search.racing import within
from support.random_play import position, positions

Position = Callable[[State], bool]


class Search:
    """Takes the place of the race: notes what it is asked, and takes what is worth least."""

    def __init__(self) -> None:
        self.values: Mapping[int, float] = {}
        self.rollouts = 0

    def __call__(
        self, actions: list[int], _deal: object, _trial: object, rule: StopRule, priors: list[float]
    ) -> list[Standing]:
        self.values = dict(zip(actions, priors, strict=True))
        while rule.spent(self.rollouts) < 1:
            self.rollouts += 1
        least = min(actions, key=lambda action: self.values[action])
        return [Standing(least, 0.0, Gap(0.0, 0.0), 1)]


@pytest.fixture
def search(monkeypatch: pytest.MonkeyPatch) -> Search:
    found = Search()
    monkeypatch.setattr(expert, "race", found)
    return found


def choosing(wanted: Position) -> tuple[PlayerView, list[int]]:
    """Return what is seen and possible in a position where a seat has many choices."""
    for state in positions(position(3, 7, 7, 50), 7):
        seat = state.pending_seats()[0]
        if wanted(state) and len(state.legal_actions(seat)) > PLACEMENTS:
            return player_view(state, seat), state.legal_actions(seat)
    raise AssertionError("no such position")


def is_within_effect(state: State) -> bool:
    return len(state.stack) > 1 and not is_placing(state) and not state.round.final


def is_placing_last(state: State) -> bool:
    return is_placing(state) and bool(state.round.final)


def is_placing_early(state: State) -> bool:
    return is_placing(state) and not state.round.final


@pytest.mark.parametrize(
    ("wanted", "kept", "rollouts"),
    [(is_placing_early, PLACEMENTS, 40), (is_within_effect, CHOICES, 20), (is_placing_last, PLACEMENTS, 120)],
    ids=["placements", "choices within effects, for half the time", "the final round, three times as long"],
)
def test_the_most_promising_actions_are_searched(wanted: Position, kept: int, rollouts: int, search: Search) -> None:
    view, actions = choosing(wanted)
    chosen = make_bot("expert:simulations=40", b"a").choose(view, actions)
    assert len(search.values) == kept
    assert search.values[chosen] == min(search.values.values())
    assert search.rollouts == rollouts


def test_an_effect_within_many_others_is_left_to_learned(search: Search) -> None:
    view, actions = choosing(is_within_effect)
    view.stack = view.stack[:1] + view.stack[1:] * DEEPEST
    assert make_bot("expert:simulations=40", b"a").choose(view, actions) in actions
    assert not search.values


@pytest.mark.skipif(COMPILED, reason="compiled code calls what it was compiled with")
@pytest.mark.parametrize("wanted", [is_placing_early, is_within_effect])
@pytest.mark.parametrize("slowness", [0.01, 0.1, 1.0])
def test_no_decision_takes_a_fifth_longer_than_its_time(
    wanted: Position, slowness: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However slow the machine is: each action followed to the end of its effect, and each rollout, takes a time."""
    view, actions = choosing(wanted)
    seconds = 6.0 if is_placing(view) else 3.0
    now = 0.0

    def to_the_effects_end(*_: object) -> float:
        nonlocal now
        now += 0.2 * slowness
        return now % 1

    def to_the_rounds_end(lookahead: Lookahead, *_: object) -> State:
        nonlocal now
        now += 0.5 * slowness
        return lookahead.start

    monkeypatch.setattr(expert, "within", lambda seconds: within(seconds, lambda: now))
    monkeypatch.setattr(Lookahead, "action_value", to_the_effects_end)
    monkeypatch.setattr(Lookahead, "followed", to_the_rounds_end)
    assert make_bot("expert:seconds=6", b"a").choose(view, actions) in actions
    assert seconds <= now <= 1.2 * seconds
