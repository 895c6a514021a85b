"""bench/gains.py: choices by some rollouts are judged by others, on the same determinizations for all actions."""

from random import Random

import pytest

from exlibris.bots.expert import is_searched
from gains import Choice, followed, gain, line, numbers, situations


def test_a_choice_is_judged_by_the_rollouts_that_it_was_not_made_by() -> None:
    values = [[0.0, 1.0], [0.0, -1.0], [0.0, -1.0], [0.0, -1.0]]
    alike = Choice(placing=True, promises=[0.1, 0.1], round=values, next=values)
    # The first rollout alone chooses the second action, on which the other three cost 1 each.
    assert gain(alike, alike.round, 1) == pytest.approx(-1 / 4)
    assert gain(alike, alike.round, 2) == 0


def test_what_an_action_promises_counts_as_much_as_some_rollouts() -> None:
    values = [[0.0, 0.5]] * 4
    settled = Choice(placing=True, promises=[1.0, 0.0], round=values, next=values)
    assert gain(settled, settled.round, 2) == 0  # 4 against 1
    undecided = Choice(placing=True, promises=[0.2, 0.0], round=values, next=values)
    assert gain(undecided, undecided.round, 2) == pytest.approx(0.5)  # 0.8 against 1


def test_choices_by_the_end_of_the_round_are_judged_at_the_end_of_the_next() -> None:
    misled = Choice(placing=False, promises=[0.1, 0.1], round=[[0.0, 1.0]] * 4, next=[[0.0, -1.0]] * 4)
    by_round, by_next = line("within effects", [misled, misled], 2)[3:]
    assert (by_round, by_next) == ("-1.0000 (0.0000)", "+0.0000 (0.0000)")


def test_a_single_choice_has_no_standard_error() -> None:
    alone = Choice(placing=True, promises=[0.1, 0.1], round=[[0.0, 0.0]] * 4, next=[[0.0, 0.0]] * 4)
    assert line("placements", [alone], 1) == ["placements", "1", "1", "+0.0000 (-)", "+0.0000 (-)"]


def test_half_of_the_rollouts_are_left_to_judge() -> None:
    assert numbers(64) == [1, 2, 4, 8, 16, 32]
    assert numbers(5) == [1, 2]


def test_all_of_the_best_actions_are_followed_as_often() -> None:
    view, actions = next(situations(2))
    assert is_searched(view)
    found = followed(view, actions, 2, Random(1))
    assert 2 <= len(found.promises) <= 8
    assert found.promises == sorted(found.promises, reverse=True)
    assert [len(row) for row in found.round + found.next] == [len(found.promises)] * 4
