"""Denial: a rival that would next want the last open space of a location."""

from exlibris.coach.denial import denied
from exlibris.engine import HOME, action_of, describe_action, placed_space, player_view, tile_of
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
