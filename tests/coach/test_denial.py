"""Denial: a rival that would next want the last open space of a location."""

from typing import Any
from unittest.mock import patch

import pytest

from exlibris.coach.denial import Denial, _wish, denied
from exlibris.engine import HOME, State, action_of, describe_action, placed_space, player_view, tile_of
from support.deck import cards_with
from support.random_play import placing
from support.table import Table


def test_only_the_last_open_space_can_be_denied() -> None:
    for seed in range(4):
        state = placing(3, seed, 60, seed, least=4)
        view = player_view(state, state.pending_seats()[0])
        for action in view.decision.actions if view.decision else []:
            tile = tile_of(placed_space(describe_action(action).value))
            open_there = sum(tile_of(space) == tile for space in view.places)
            if tile == HOME or open_there > 1:
                assert denied(view, action, action, "a") is None


def test_a_denied_rival_is_another_seat_and_the_place_that_of_the_action() -> None:
    denials = 0
    for seed in range(12):
        state = placing(3, seed, 60, seed, least=4)
        seat = state.pending_seats()[0]
        view = player_view(state, seat)
        actions = view.decision.actions if view.decision else []
        for action in actions:
            denial = denied(view, action, next(other for other in actions if other != action), "a")
            if denial:
                denials += 1
                assert denial.rival != seat
                assert denial.tile == tile_of(placed_space(describe_action(action).value))
        if denials:
            return
    raise AssertionError("in none of these positions a rival is denied anything")


def test_other_decisions_deny_nothing() -> None:
    state = placing(3, 1, 60, 1, least=4)
    view = player_view(state, state.pending_seats()[0])
    assert denied(view, action_of("card", 3), action_of("card", 4), "a") is None


def test_what_the_guild_chooses_denies_nothing() -> None:
    """It chooses a space as well, but one that is taken; a rival may want the last open one there."""
    lots = " ".join(cards_with(4, "monster"))
    left = {0: "*", 1: "s*", 2: "s*"}
    t = Table(3, on={10: lots}, at={10: "1 2", 0: "0 0", 15: ""}, prominent="monster", left=left)
    t.place(0, tile=15, special=True)
    while t.prompt != "displace":
        t.choose(0, min(t.legal() - {"done"}))
    view = player_view(t.state, 0)
    assert t.legal() == {"10.1", "10.2"}
    for action in view.decision.actions if view.decision else []:
        assert denied(view, action, action, "a") is None


class Wanting:
    """A lookahead to which one action is worth most."""

    def __init__(self, action: int) -> None:
        self.action = action
        self.asked: set[int] = set()

    def action_value(self, _: State, seat: int, action: int) -> float:
        self.asked.add(seat)
        return float(action == self.action)


def test_a_rival_wants_the_space_that_is_worth_most_to_it() -> None:
    state = placing(3, 1, 60, 1, least=4)
    seat = state.stack[-1].seat
    for action in state.legal_actions(seat):
        lookahead: Any = Wanting(action)
        assert _wish(lookahead, state) == placed_space(describe_action(action).value)
        assert lookahead.asked == {seat}


@pytest.mark.parametrize(
    ("rivals", "there", "denied_to"),
    [
        ([1, 1, 1, 1], 4, 1),
        ([1, 1, 1, 1], 3, 1),
        ([1, 1, 1, 1], 2, None),
        ([1, 1, 1, 1], 0, None),
        ([2, 1, 1, 1], 4, 1),
        ([2, 2, 2, 1], 4, 2),
        ([1, 1, 1, 0], 4, 1),
        ([1, 1, 0, 0], 4, None),
    ],
)
def test_a_rival_is_denied_what_it_wants_in_three_of_four_determinizations(
    rivals: list[int], there: int, denied_to: int | None
) -> None:
    """Those in which the seat itself is asked next say nothing; of several rivals it is the one that wants it most."""
    lots = " ".join(cards_with(4, "monster"))
    t = Table(3, tiles="10 14", on={10: lots}, at={10: "0 1", 14: ""}, left={0: "*", 1: "s", 2: "s"})
    view = player_view(t.state, 0)
    last, elsewhere = [next(a for a in t.state.legal_actions() if at(a) == tile) for tile in (10, 14)]
    ends = []
    for rival in rivals:
        ends.append(t.state.clone())
        ends[-1].stack[-1].seat = rival
    wishes = [placed_space(describe_action(last if k < there else elsewhere).value) for k in range(4)]
    with (
        patch("exlibris.coach.denial.endings", lambda *_: [ends]),
        patch("exlibris.coach.denial._wish", side_effect=wishes),
    ):
        found = denied(view, last, elsewhere, "a")
    assert found == (None if denied_to is None else Denial(denied_to, 10))


def at(action: int) -> int:
    """Return the tile of a placement."""
    return tile_of(placed_space(describe_action(action).value))
