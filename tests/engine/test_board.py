"""The board's vocabulary: what is made of parts can be read back, and positions know their phase."""

import pytest

from exlibris.engine import (
    PHASES,
    PRESETS,
    SetupError,
    State,
    Visitor,
    assistants_left,
    index_of,
    is_special,
    new_game,
    phase,
    placed_space,
    places_special,
    player_view,
    playout,
    preset,
    seat_of,
    space_at,
    special_left,
    standard_left,
    tile_of,
    visitors_of,
)
from exlibris.engine.board import placement_of, token_of, unplaced_of
from exlibris.engine.phases import first_step


@pytest.mark.parametrize("special", [False, True])
def test_a_placement_says_tile_index_and_assistant(special: bool) -> None:
    for tile in range(19):
        for index in range(4):
            value = placement_of(space_at(tile, index), special)
            space = placed_space(value)
            assert (tile_of(space), index_of(space), places_special(value)) == (tile, index, special)


@pytest.mark.parametrize("special", [False, True])
def test_a_token_says_seat_and_assistant(special: bool) -> None:
    for seat in range(4):
        token = token_of(seat, special)
        assert (seat_of(token), is_special(token)) == (seat, special)
        assert visitors_of(bytes((token, 9))) == [Visitor(seat, special, 9)]


def test_what_is_left_to_place_is_counted_by_seat() -> None:
    unplaced = unplaced_of(0, 2, special=True) | unplaced_of(2, 3, special=False)
    assert [standard_left(unplaced, seat) for seat in range(4)] == [2, 0, 3, 0]
    assert [special_left(unplaced, seat) for seat in range(4)] == [True, False, False, False]
    assert [assistants_left(unplaced, seat) for seat in range(4)] == [3, 0, 3, 0]


@pytest.mark.parametrize("name", PRESETS)
def test_every_decision_of_a_game_is_in_a_phase(name: str) -> None:
    state = new_game(preset(name), 3, bytes([7]) * 32)
    seen: list[str] = []
    while not seen or not state.is_over:
        here = phase(state)
        assert here == phase(player_view(state, 1))
        if here not in seen:
            seen.append(here)
        playout(state, 5 + state.ply, 1)
    assert phase(state) == "over"
    assert set(seen) <= set(PHASES)
    assert {"placement", "inspection"} <= set(seen)


def test_a_phase_that_there_is_not_is_refused() -> None:
    state: State = new_game(preset("first-en"), 2, bytes(32))
    assert first_step(state.game, "placement").phase == "placement"
    with pytest.raises(SetupError, match="phase: no round of this game has 'scoring'"):
        first_step(state.game, "scoring")
