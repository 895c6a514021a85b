"""Advice: from the seat's view only, the same for the same seed, the best action first."""

import random
from unittest.mock import patch

import pytest

from exlibris.coach import NothingToChoose, Reason, advice_among, advise, alike, foresee
from exlibris.engine import (
    CANCEL_ACTION,
    COMPILED,
    HOME,
    SPECIAL,
    State,
    action_of,
    compose,
    describe_action,
    new_game,
    player_view,
    space_at,
)
from exlibris.search import EFFECT, ROUND, ActionEstimate, StopRule
from exlibris.search.ranking import (
    CANDIDATES,
    DEALS,
    FEWEST_DEALS,
    FIRST_DEALS,
    candidates,
    distinct,
    promising,
    rank_actions,
)
from support.hidden import unseen_twin
from support.random_play import fresh_game, placing, position, positions
from support.table import Table


def later(seats: int, seed: int) -> State:
    """Return a later position of a random game in which somebody places an assistant."""
    return placing(seats, seed, 60, seed, least=4)


@pytest.mark.parametrize("seed", range(3))
def test_what_the_seat_cannot_see_changes_no_advice(seed: int) -> None:
    """On one determinization; those after it are drawn from the same seed."""
    state = later(2 + seed, seed)
    seat = state.pending_seats()[0]
    twin = unseen_twin(state, seat, random.Random(seed))
    assert advise(player_view(twin, seat), "a", seconds=0) == advise(player_view(state, seat), "a", seconds=0)


def test_advice_leaves_the_view_as_it_is() -> None:
    state = later(2, 4)
    view = player_view(state, state.pending_seats()[0])
    before = view.to_text()
    advice = advise(view, "a", seconds=0)
    foresee(view, advice.best.action, "a", seconds=0)
    assert view.to_text() == before


@pytest.mark.parametrize("ply", [0, 20, 47, 70])
def test_the_best_action_is_worth_most(ply: int) -> None:
    state = position(3, ply, ply, ply)
    view = player_view(state, state.pending_seats()[0])
    advice = advise(view, "a")
    actions = view.decision.actions if view.decision else []
    values = [advice.best.value.mean, *[other.value.mean for other in advice.alternatives]]
    assert values == sorted(values, reverse=True)
    assert {advice.best.action, *[other.action for other in advice.alternatives]} <= set(actions)
    assert len(values) == min(3, len(distinct(view, actions)))


@pytest.mark.parametrize(("values", "actions"), [([9, 9, 5, 5, 3, 1], [2, 4]), ([9, 9, 9, 9], [1, 2])])
def test_alternatives_lead_elsewhere_if_any_do(values: list[int], actions: list[int]) -> None:
    state = later(2, 4)
    found = [ActionEstimate(action, ((float(value),) * 7,)) for action, value in enumerate(values)]
    advice = advice_among(player_view(state, state.pending_seats()[0]), found, "a", over)
    assert [advice.best.action, *[other.action for other in advice.alternatives]] == [0, *actions]


def over(_: int) -> float:
    """Return a budget that is used up."""
    return 1.0


def made_up(action: int, b1: float) -> ActionEstimate:
    """Return an estimate of an action that differs from others in one line of the form."""
    return ActionEstimate(action, 4 * ((b1, 0.0, 0.0, 0.0, 0.0, 30.0, 0.5),))


def test_advice_has_the_reasons_by_which_the_best_action_differs_from_others() -> None:
    state = later(2, 1)
    view = player_view(state, state.pending_seats()[0])
    best, other = made_up(action_of("space", space_at(7, 0)), 9), made_up(action_of("space", space_at(HOME, 0)), 5)
    assert advice_among(view, [best, other], "a", over).reasons == (Reason("more", 4.0, "b1"),)
    assert advice_among(view, [best], "a", over).reasons == ()
    on_the_board = advice_among(view, [best, other], "a").reasons
    assert {"more", "drawn", "denied"} <= {reason.kind for reason in on_the_board}, "the Gambling Den gives cards"


def test_the_best_flips_are_advised() -> None:
    state = next(s for s in positions(fresh_game(2, 4), 4) if s.is_sealing_flips())
    advice = advise(player_view(state, 0), "a")
    assert advice.best.total.mean >= max(other.total.mean for other in advice.alternatives)
    assert advice.best.total.spread == 0 or advice.best.lines[1].spread  # only the award depends on others


def test_who_has_nothing_to_choose_gets_no_advice() -> None:
    state = later(2, 4)
    with pytest.raises(NothingToChoose):
        advise(player_view(state, 1 - state.pending_seats()[0]), "a")


def test_solo_has_advice_too() -> None:
    state = new_game(compose("revised-en", ["solo"]), 1, bytes(32))
    assert advise(player_view(state, 0), "a").best.action in state.legal_actions(0)


def test_placements_that_come_to_the_same_count_once() -> None:
    state = later(2, 4)
    view = player_view(state, state.pending_seats()[0])
    actions = view.decision.actions if view.decision else []
    kept = distinct(view, actions)
    assert {alike(view, action) for action in actions} == {alike(view, action) for action in kept}
    assert len({alike(view, action) for action in kept}) == len(kept)
    assert kept == sorted(kept, key=actions.index)
    assert distinct(view, [action_of("card", 1), action_of("card", 2)]) == [action_of("card", 1), action_of("card", 2)]
    assert all(describe_action(action).kind == "space" for action in kept)


def test_only_spaces_that_do_not_differ_come_to_the_same() -> None:
    state = later(2, 4)
    view = player_view(state, state.pending_seats()[0])

    def key(tile: int, space: int, special: int = 0) -> tuple[int, ...]:
        return alike(view, action_of("space", space_at(tile, space) + special))

    assert key(10, 0) == key(10, 1)
    assert key(10, 0) != key(10, 0, SPECIAL)
    assert key(10, 0) != key(14, 0)
    assert key(3, 0) != key(3, 1), "at the Auction House each is another bid"


def test_asst_wiz_01_nobody_is_advised_to_call_a_shift_off() -> None:
    """The next advice would be to begin it again."""
    t = Table(powers={0: "wizard"}, shelf={0: "A1 B1 C1"}, hand={0: "M1"})
    t.place(0, tile=0, special=True)
    t.choose(0, "shelve", "up", "B1")
    view, actions = player_view(t.state, 0), t.state.legal_actions()
    assert CANCEL_ACTION in actions
    assert distinct(view, actions) == [action for action in actions if action != CANCEL_ACTION]
    advice = advise(view, "a", seconds=0)
    assert CANCEL_ACTION not in {advice.best.action, *[other.action for other in advice.alternatives]}


def test_placements_on_different_locations_are_followed_first() -> None:
    on_3, on_7, on_9 = (action_of("space", space_at(tile, 0)) for tile in (3, 7, 9))
    special_on_3, special_on_7 = (action_of("space", space_at(tile, 0) + SPECIAL) for tile in (3, 7))
    assert candidates([special_on_3, on_3, on_7, special_on_7, on_9]) == [special_on_3, on_7, on_9, on_3]
    on_10, on_14 = (action_of("space", space_at(tile, 0)) for tile in (10, 14))
    assert candidates([on_3, on_7, on_9, on_10, on_14]) == [on_3, on_7, on_9, on_10]
    assert candidates([special_on_3, on_3]) == [special_on_3, on_3]


def test_the_most_promising_actions_are_tried_again_on_more_determinizations_and_a_single_one_is_not() -> None:
    state = later(2, 4)
    view = player_view(state, state.pending_seats()[0])
    actions = view.decision.actions if view.decision else []
    first, tried = rank_actions(view, actions, "a")
    assert {len(one.samples) for one in first} == {FIRST_DEALS}
    assert 1 < len(tried) <= CANDIDATES
    assert all(FEWEST_DEALS <= len(one.samples) <= DEALS for one in tried)
    [alone] = rank_actions(view, actions[:1], "a").best_first
    assert len(alone.samples) == FIRST_DEALS


def test_several_actions_at_one_location_are_looked_at_again_where_no_assistant_is_placed() -> None:
    """Placements are varied; other actions are simply the most valuable ones. Those that lead to the same are one."""
    placing_now = later(2, 4)
    asked = next(s for s in positions(fresh_game(2, 4), 4) if s.pending_step().kind == "card" and len(s.options) > 1)
    spaces = [action_of("space", space_at(10, k)) for k in (0, 1, 2, 3)] + [action_of("space", space_at(14, 0))]
    found = [ActionEstimate(action, ((float(-at),) * 7,)) for at, action in enumerate(spaces)]
    twice = [found[0], ActionEstimate(spaces[4], found[0].samples), *found[1:4]]
    views = [player_view(state, state.pending_seats()[0]) for state in (placing_now, asked)]
    assert promising(views[0], found) == [spaces[0], spaces[4], spaces[1], spaces[2]]
    assert promising(views[1], found) == spaces[:4]
    assert promising(views[1], twice) == spaces[:4]


@pytest.mark.skipif(COMPILED, reason="compiled code calls what it was compiled with")
def test_the_most_promising_actions_are_followed_to_the_end_of_the_round() -> None:
    game = list(map(State.clone, positions(fresh_game(2, 4), 4)))
    choosing = [s for s in game if not s.is_over and s.pending_step().kind == "card" and len(s.options) > 1]
    before = next(s for s in choosing if not s.round.final)
    final = next(s for s in choosing if s.round.final)
    asked: list[str] = []

    def estimates(
        _: object, actions: list[int], _seed: str, _rule: StopRule, horizon: str = EFFECT
    ) -> list[ActionEstimate]:
        asked.append(horizon)
        return [ActionEstimate(action, ((float(at),) * 7,)) for at, action in enumerate(actions)]

    for state in (later(2, 4), before, final):
        asked.clear()
        view = player_view(state, state.pending_seats()[0])
        with patch("exlibris.search.ranking.estimate_actions", estimates):
            rank_actions(view, view.decision.actions if view.decision else [], "a")
        assert asked == [EFFECT, ROUND]
