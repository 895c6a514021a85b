"""A review of a finished game: what it promised, what choices cost, what was luck."""

import random
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from unittest.mock import patch

import pytest

from exlibris.coach import advise, alike
from exlibris.engine import State, compose, determinize, is_placing, open_view, player_view, result
from exlibris.review import DEALS, NotFinished, ReviewSoFar, review_of, review_to_json
from exlibris.review.choices import (
    CONFIRMING,
    ReviewedChoice,
    ReviewedOption,
    common_beginning,
    judged,
    line_of_play,
)
from exlibris.review.estimates import difference, expected_after, has_drawn, mean_of, position_estimate
from exlibris.review.report import LEAST_SWING, MOST, accuracy_of, size
from exlibris.search import ROUND, ActionEstimate, StopRule, load_network
from exlibris.search.network import HEADS
from exlibris.search.ranking import FIRST_DEALS, SEED, rank_actions
from support.hidden import unseen_twin
from support.random_play import placing, position, positions
from support.recording import played_out
from support.reviews import FEW, finished_record, some_judged, some_review

NETWORK = load_network("multiplayer")


def test_the_same_seed_makes_the_same_review() -> None:
    with patch("exlibris.review.walking.judged", some_judged):
        assert review_of(finished_record(), "1", deals=FEW) == some_review()


def test_another_seed_judges_by_other_determinizations() -> None:
    state = placing(2, 0, 50, 0)
    seat = state.pending_seats()[0]
    action = state.legal_actions(seat)[0]
    assert judged(state, seat, action, NETWORK, "1", 1) != judged(state, seat, action, NETWORK, "2", 1)


def test_it_begins_with_the_deal_and_ends_with_the_result() -> None:
    review, end = some_review(), result(finished_record().replay())
    last = review.actions[-1].after
    assert [win > 0 for win in last.wins] == [seat in end.winners for seat in range(2)]
    assert list(last.totals) == [column.total for column in end.seats]
    for point in [review.start, *[action.after for action in review.actions]]:
        assert sum(point.wins) == pytest.approx(1)
    assert [action.ply for action in review.actions] == list(range(len(finished_record().actions)))


def test_what_one_wins_by_luck_another_loses() -> None:
    for action in some_review().actions:
        assert sum(action.luck.wins) == pytest.approx(0)


def test_the_parts_of_each_seat_add_up_to_the_change() -> None:
    review = some_review()
    for seat in review.seats:
        for part, values in (("win", "wins"), ("points", "totals")):
            first, last = getattr(review.start, values)[seat.seat], getattr(review.actions[-1].after, values)[seat.seat]
            dealt, drawn = (
                sum(getattr(action.luck, values)[seat.seat] for action in review.actions if (action.round > 0) == late)
                for late in (False, True)
            )
            luck, own, others = (getattr(moved, part) for moved in (seat.luck, seat.own, seat.others))
            assert luck == pytest.approx(drawn)
            assert dealt + luck + own + others == pytest.approx(last - first)


def test_only_what_was_drawn_is_luck() -> None:
    """An action that draws nothing has the same outcome however the deck lies."""
    drawn = 0
    for before in positions(position(3, 4, 4, 0), 4):
        if before.is_over or before.ply > 90:
            break
        seat = before.pending_seats()[0]
        action = before.legal_actions(seat)[0]
        after = before.clone()
        after.apply(action, seat)
        luck = expected_after(before, seat, action, NETWORK, random.Random(1), 2)
        if has_drawn(before, after):
            drawn += 1
        else:
            gone = difference(position_estimate(after, NETWORK), luck)
            assert max(map(abs, gone.wins + gone.totals)) < 1e-9
    assert drawn


def options(states: Iterable[State]) -> Iterator[tuple[State, int, int]]:
    """Yield each action of the seats that are asked first, with state and seat."""
    for state in states:
        seat = state.pending_seats()[0]
        yield from ((state, seat, action) for action in state.legal_actions(seat))


def draws(option: tuple[State, int, int]) -> bool:
    """Return whether an action draws cards."""
    state, seat, action = option
    after = state.clone()
    after.apply(action, seat)
    return has_drawn(state, after)


def test_luck_cancels_over_many_shuffles() -> None:
    """The mean of what an action draws, over shuffles, is what was expected of it."""
    state, seat, action = next(filter(draws, options(placing(2, seed, 40, 3) for seed in range(3, 9))))
    view = open_view(state, seat)
    found, rng = [], random.Random(7)
    for _ in range(60):
        s = determinize(view, rng)
        s.apply(action, seat)
        found.append(position_estimate(s, NETWORK))
    expected = expected_after(state, seat, action, NETWORK, random.Random(8), 60)
    assert len({one.totals for one in found}) > 1
    assert mean_of(found).totals == pytest.approx(expected.totals, abs=1.0)
    assert mean_of(found).wins == pytest.approx(expected.wins, abs=0.03)


def test_to_tell_luck_only_the_deck_and_the_tiles_are_dealt_anew() -> None:
    state = position(4, 6, 6, 120)
    seat = state.pending_seats()[0]
    dealt = determinize(open_view(state, seat), random.Random(1))
    for name in ("hands", "pools", "discard", "visitors", "peeks", "unplaced"):
        assert getattr(dealt, name) == getattr(state, name)
    assert dealt.deal.focus == state.deal.focus
    assert sorted(dealt.deck[dealt.dealt :]) == sorted(state.deck[state.dealt :])
    assert sorted(dealt.round.stack) == sorted(state.round.stack)
    assert dealt.legal_actions(seat) == state.legal_actions(seat)


def test_costs_are_not_negative_and_nothing_is_better_than_the_best() -> None:
    choices = some_review().choices
    assert len(choices) > 5
    for choice in choices:
        assert choice.cost >= 0
        assert (choice.cost == 0) == (choice.best is choice.played) == (choice.line == ()) == (choice.most == 0)
        assert choice.least - 1e-9 <= choice.cost <= choice.most + 1e-9
        if choice.line:
            assert choice.line[0] == choice.best.name
    assert some_review().mistakes == sorted(some_review().mistakes, key=lambda one: -one.cost)
    assert some_review().mistakes


def deciding(wanted: Callable[[State], bool]) -> tuple[State, int]:
    """Return a position of a random game in which a seat has several actions, and that seat."""
    found = next(s for s in positions(position(2, 3, 3, 30), 3) if wanted(s) and len(s.forward_options()) > 3)
    return found, found.pending_seats()[0]


def is_within_effect(state: State) -> bool:
    return not (is_placing(state) or state.round.final)


@pytest.mark.parametrize("wanted", [is_placing, is_within_effect])
def test_a_review_names_the_action_that_a_hint_names(wanted: Callable[[State], bool]) -> None:
    """To have followed the hint is never listed as a mistake."""
    state, seat = deciding(wanted)
    view, actions = player_view(state, seat), state.legal_actions(seat)
    first, best_first = rank_actions(view, actions, "x", most=4)
    best = best_first[0].action
    for action in (best, best_first[-1].action, first[-1].action):
        choice = judged(state, seat, action, NETWORK, "x", 4)
        assert choice is not None
        assert choice.best.action in (best, action)
        if alike(view, action) == alike(view, best):
            assert (choice.cost, choice.best) == (0, choice.played)


def test_reviews_and_hints_take_the_same_determinizations() -> None:
    """Hints by the function, reviews by the defaults of the command and of tables."""
    state, seat = deciding(is_within_effect)
    view = player_view(state, seat)
    so_far = ReviewSoFar.of(finished_record())
    ranking = rank_actions(view, state.legal_actions(seat), so_far.seed, most=so_far.deals)
    assert advise(view, SEED).best == ranking.best_first[0]
    assert (so_far.seed, so_far.deals) == ("1", DEALS)


def estimate(action: int, *chances: float) -> ActionEstimate:
    """Return an estimate of no points and these chances of winning."""
    return ActionEstimate(action, tuple([(*[0.0] * (len(HEADS) - 1), chance) for chance in chances]))


def judged_by(effect: tuple[float, float], confirmed: tuple[float, ...], hinted: int = -1) -> ReviewedChoice:
    """Judge the first action of a position.

    `effect`: the chances after the effects of the last action and of the played one. `confirmed`: the chances of the
    last action at the end of the round, where the played one has 0.4. `hinted`: the index of what a hint names.
    """
    state = placing(2, 3, 40, 3, least=4)
    seat = state.pending_seats()[0]
    actions = state.legal_actions(seat)
    played, other = actions[0], actions[-1]
    first = [estimate(other, effect[0]), estimate(played, effect[1])]

    def raced(_view: object, pair: list[int], _seed: str, rule: StopRule, horizon: str) -> list[ActionEstimate]:
        assert pair in ([other, played], [actions[hinted], played])
        assert (rule.most, horizon) == (4 * CONFIRMING, ROUND)
        return [estimate(played, *[0.4] * len(confirmed)), estimate(pair[0], *confirmed)]

    with (
        patch("exlibris.review.choices.rank_by_effect", lambda *_: first),
        patch("exlibris.review.choices.rank_by_race", lambda *_, **__: [estimate(actions[hinted], 1.0)]),
        patch("exlibris.search.estimate_actions", raced),
    ):
        choice = judged(state, seat, played, NETWORK, "x", 4)
    assert choice is not None
    assert choice.best is choice.played or choice.best.action == actions[hinted]
    return choice


def test_what_may_be_luck_is_not_better_than_what_was_played() -> None:
    """The best action has to be clearly ahead of the played one, by more than next to nothing."""
    once = judged_by((0.9, 0.4), (0.4, 0.9, 0.4, 0.4))
    assert (once.cost, once.least, once.most, once.line) == (0, 0, 0, ())
    always = judged_by((0.9, 0.4), (0.5, 0.6, 0.55, 0.55))
    assert always.cost == pytest.approx(0.15)
    assert 0 < always.least < 0.15 < always.most
    assert always.line
    assert always.random_cost == pytest.approx(0.25)
    assert judged_by((0.9, 0.4), (0.411, 0.412, 0.413, 0.412)).cost == 0


def test_what_costs_nothing_by_the_end_of_the_effect_is_no_mistake() -> None:
    assert judged_by((0.41, 0.4), (0.9, 0.9, 0.9, 0.9)).cost == 0


def test_what_a_hint_names_is_no_mistake_and_its_action_is_the_better_one() -> None:
    assert judged_by((0.9, 0.4), (0.5, 0.6, 0.55, 0.55), hinted=0).cost == 0
    assert judged_by((0.9, 0.4), (0.5, 0.6, 0.55, 0.55), hinted=-2).cost == pytest.approx(0.15)


def test_in_the_final_round_choices_are_followed_to_the_end_of_the_game() -> None:
    """Forms are counted in whole points, which a network never expects."""
    final = next(s for s in positions(position(2, 3, 3, 0), 3) if s.round.final and is_placing(s))
    seat = final.pending_seats()[0]
    judgment = judged(final, seat, final.legal_actions(seat)[0], NETWORK, "x", 1)
    assert judgment is not None
    for option in (judgment.played, judgment.best):
        assert any(
            all(abs(points * tries - round(points * tries)) < 1e-9 for points in option.lines)
            for tries in (FIRST_DEALS, 1, CONFIRMING)
        )


@pytest.mark.parametrize("seed", range(3))
def test_what_the_seat_could_not_see_does_not_change_the_judgment(seed: int) -> None:
    state = placing(2, seed, 50, seed)
    seat = state.pending_seats()[0]
    twin = unseen_twin(state, seat, random.Random(seed))
    assert player_view(twin, seat) == player_view(state, seat)
    action = state.legal_actions(seat)[0]
    before = state.key()
    assert judged(state, seat, action, NETWORK, "x", 1) == judged(twin, seat, action, NETWORK, "x", 1)
    assert state.key() == before


def test_turning_down_the_wrong_card_is_a_mistake() -> None:
    """FLIP-01: the best flips are known, so that nothing costs less than none."""
    state = next(s for s in positions(position(2, 8, 8, 0), 8) if s.is_sealing_flips())
    costs = {}
    for action in [*state.legal_actions(0)[:3], state.legal_actions(0)[-1]]:
        choice = judged(state, 0, action, NETWORK, "flips", 4)
        assert choice is not None
        costs[action] = choice.cost
    assert min(costs.values()) < max(costs.values())
    assert max(costs.values()) > 0.02


def test_one_option_is_no_choice() -> None:
    for state in positions(position(2, 2, 2, 0), 2):
        seat = state.pending_seats()[0]
        if len(state.legal_actions(seat)) == 1:
            assert judged(state, seat, state.legal_actions(seat)[0], NETWORK, "x", 1) is None
            return
    raise AssertionError("no forced action")


def test_a_line_of_play_ends_where_it_depends_on_what_is_hidden() -> None:
    assert common_beginning([["a", "b", "c"], ["a", "b"], ["a", "x", "c"]]) == ["a"]
    state = placing(3, 1, 30, 1)
    view = player_view(state, state.pending_seats()[0])
    for action in state.legal_actions(view.seat)[:3]:
        line = line_of_play(view, action, NETWORK, "x")
        assert line[0].startswith("place ")
        assert line == line_of_play(view, action, NETWORK, "x")


def choice(cost: float, random_cost: float) -> ReviewedChoice:
    played, best = ReviewedOption(1, "a", 0.5 - cost, 0.5, (0.0,) * 5), ReviewedOption(2, "b", 0.5, 0.5, (0.0,) * 5)
    return ReviewedChoice(0, 1, 0, 2, random_cost, played, best, (), cost, cost)


def test_accuracy_is_what_was_kept_of_the_stake() -> None:
    assert accuracy_of([choice(0.0, 0.2), choice(0.0, 0.1)]) == 1
    assert accuracy_of([choice(0.1, 0.2), choice(0.0, 0.2)]) == pytest.approx(0.75)
    assert accuracy_of([choice(0.4, 0.2)]) == pytest.approx(0)
    assert accuracy_of([]) is None


def test_turning_points_are_the_largest_swings_in_order() -> None:
    review = some_review()
    points = review.turning_points
    assert 0 < len(points) <= MOST
    assert [point.first for point in points] == sorted(point.first for point in points)
    values = [review.start, *[action.after for action in review.actions]]
    for point in points:
        assert size(point) >= LEAST_SWING
        assert point.swings == pytest.approx(difference(values[point.stop], values[point.first]).wins)


def test_json_has_everything_by_name() -> None:
    values = review_to_json(some_review())
    assert (values["format"], values["version"]) == ("exlibris-review", 1)
    assert len(values["actions"]) == len(finished_record().actions)
    assert set(values["choices"][0]["best"]) == {"action", "name", "value", "win", "b1", "b2", "b3", "b4", "b5"}
    assert set(values["seats"][0]["luck"]) == {"win", "points"}


def test_a_game_that_is_not_over_is_refused() -> None:
    record = finished_record()
    with pytest.raises(NotFinished):
        review_of(replace(record, actions=record.actions[:-1]))


def test_solo_has_a_column_for_the_library() -> None:
    record = played_out(compose("first-en", ["solo"]), 1, 3)
    with patch("exlibris.review.walking.judged", some_judged):
        review = review_of(record, deals=1)
    end = result(record.replay())
    assert end.library is not None
    assert list(review.actions[-1].after.totals) == [end.seats[0].total, end.library.total]
    assert sum(review.actions[-1].after.wins) == 1
    assert len(review.seats) == 1
