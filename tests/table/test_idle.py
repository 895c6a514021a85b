"""Placements that gain nothing, in made-up positions and in random games."""

import random

import pytest

from exlibris.engine import HOME, State, describe_action, is_placing, placed_space, player_view, tile_of
from exlibris.table.placements import idleness
from support.random_play import fresh_game, positions
from support.table import Table


def found(t: Table) -> dict[int, str]:
    """Return how the tiles of the town were judged where any placement was."""
    view = player_view(t.state, t.seat)
    assert view.decision is not None
    return {_tile(action): idle for action, idle in idleness(view, view.decision.actions).items()}


def _tile(action: int) -> int:
    return tile_of(placed_space(describe_action(action).value))


@pytest.mark.parametrize("left", [{0: "*", 1: "s"}, {0: "*", 1: ""}, {0: "s*", 1: ""}])
def test_loc17_04_a_yard_sale_without_cards_is_idle_for_every_assistant(left: dict[int, str]) -> None:
    assert found(Table(tiles="17 9", powers={0: "witch"}, left=left, shelf={0: "A1 A2"})) == {17: "idle", 9: "idle"}


def test_loc04_01_a_mill_only_costs_a_seat_without_hand_cards() -> None:
    assert found(Table(tiles="4", shelf={0: "A1 A2 / B1 B2 B3"})) == {4: "costly"}
    assert found(Table(tiles="4", hand={0: "C1"})) == {4: "costly"}
    assert not found(Table(tiles="4", shelf={0: "A1"}, hand={0: "C1"}))


def test_loc09_02_a_collector_that_draws_for_two_wanted_books_is_not_idle() -> None:
    assert not found(Table(tiles="9", on={9: "B1"}, shelf={0: "A1 A2 A3 B2 B3"}))


def _ways_on(state: State, action: int, luck: random.Random) -> State:
    """Return the state at the next placement after an action and random choices."""
    seat = state.pending_seats()[0]
    after = state.clone()
    after.apply(action, seat)
    while not is_placing(after) and after.pending_seats() == [seat]:
        after.apply(luck.choice(after.legal_actions()))
    return after


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_random_games_no_way_on_gains_a_card_where_a_placement_is_idle(seats: int) -> None:
    luck, judged = random.Random(seats), set()
    for seed in range(12):
        for state in positions(fresh_game(seats, seed), seed):
            if not is_placing(state) or state.unplaced.bit_count() < 2:
                continue
            seat = state.pending_seats()[0]
            for action, idle in idleness(player_view(state, seat), state.legal_actions()).items():
                if _is_delayed(state, action):
                    continue
                judged.add((_tile(action), idle))
                for _ in range(5):
                    after = _ways_on(state, action, luck)
                    assert set(after.hands[seat]) <= set(state.hands[seat])
                    assert set(after.shelves[seat].cards()) <= set(state.shelves[seat].cards())
                    assert after.dealt == state.dealt
                    assert idle == "costly" or (after.hands == state.hands and after.shelves == state.shelves)
    assert len(judged) > 8


def _is_delayed(state: State, action: int) -> bool:
    tile = _tile(action)
    return tile != HOME and state.game.delayed[tile]
