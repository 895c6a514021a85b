"""Preparation and the course of a round (ROUND, PREP)."""

from functools import partial

import pytest

from exlibris.content.load import load_locations
from exlibris.engine import SPECTATOR, player_view
from support.deck import all_but
from support.table import Table
from support.tiles import LAST, TILES

CARDS_DEALT = {location.number: location.cards for location in load_locations()}


prepared = partial(Table, phase="preparation")  # a round that has just begun


def with_libraries(t: Table) -> Table:
    """Return the game after the libraries have been chosen."""
    while t.prompt == "library":
        t.choose(t.seat, sorted(t.legal())[0])
    return t


def test_round_01_preparation_placement_resolution_cleanup_in_this_order() -> None:
    """Tiles come with their cards, all assistants are placed, the tiles are resolved, the next round is prepared."""
    t = with_libraries(Table.new(2))
    t.go_home()
    kinds = [event.kind for event in t.recorder.events]
    order = [kind for kind in kinds if kind in {"round", "place", "clear", "permanent"}]
    assert order.index("round") < order.index("place")
    placed = [i for i, kind in enumerate(order) if kind == "place"]
    assert len(placed) == 6
    assert order[placed[-1] + 1 :][-2:] == ["permanent", "round"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_prep_01_there_is_one_temporary_tile_per_player(seats: int) -> None:
    """Tiles are revealed from the stack, in its order, until there are as many as players."""
    t = prepared(seats, tiles="1", tile_stack="18 2 16 4")
    assert t.temporary == sorted([18, 2, 16, 4][:seats])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_prep_02_in_the_first_round_the_hut_is_one_of_them(seats: int) -> None:
    """It is there from the start, so one tile fewer is revealed."""
    t = with_libraries(Table.new(seats))
    assert t.state.round.number == 1
    assert 1 in t.temporary
    assert len(t.temporary) == seats
    assert t.permanent == []


def test_prep_03_permanent_tiles_do_not_count() -> None:
    """However many there are, one temporary tile per player is revealed."""
    t = prepared(3, tiles="1 5 9 13")
    assert t.permanent == [1, 5, 9, 13]
    assert len(t.temporary) == 3


def test_prep_04_cards_come_from_the_top_of_the_deck() -> None:
    """Tile by tile, in ascending order."""
    t = prepared(tiles="1 14 3", tile_stack="4 6", deck="A1 A2 A3 A4 A5 A6 A7")
    assert t.cards_on(3) == "A1 A2 A3"
    assert t.cards_on(14) == "A4 A5 A6"
    assert t.deck(1) == "A7"


@pytest.mark.trace("PREP-06")
@pytest.mark.parametrize("tile", [tile for tile, cards in CARDS_DEALT.items() if cards and tile != 13])
def test_prep_05_cards_lie_face_up(tile: int) -> None:
    """Everybody can read all of them."""
    t = prepared(tiles=f"1 {tile}")
    for seat in (0, 1, SPECTATOR):
        assert player_view(t.state, seat).pools[tile] == t.state.pools[tile]


@pytest.mark.trace("DV-05")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_clean_08_round_r_has_n_plus_r_minus_1_tiles(seats: int) -> None:
    """With n players: n temporary tiles and one permanent one for each earlier round."""
    t = with_libraries(Table.new(seats))
    for number in range(1, 6):
        assert t.state.round.number == number
        assert len(t.state.round.tiles) == seats + number - 1
        t.go_home()


def test_amb_13_a_stack_that_runs_out_goes_on_with_the_discarded_tiles() -> None:
    """What is left is revealed first; then the discarded tiles are shuffled into a new stack."""
    removed = [tile for tile in TILES[1:] if tile not in (5, 6, 7, 8)]
    permanent = " ".join(str(tile) for tile in [1, *removed])
    t = prepared(3, tiles=permanent, tile_discard="6 7 8")
    assert 5 in t.temporary
    assert len(t.temporary) == 3
    assert set(t.temporary) <= {5, 6, 7, 8}
    assert len(t.state.round.stack) == 1
    assert t.state.round.discarded == b""


def test_amb_13_with_too_few_tiles_the_round_has_fewer() -> None:
    """All that are left are revealed."""
    permanent = " ".join(str(tile) for tile in TILES[:-1])
    t = prepared(4, tiles=permanent)
    assert t.temporary == [LAST]
    none = prepared(4, tiles=" ".join(str(tile) for tile in TILES))
    assert none.temporary == []


def test_amb_11_a_short_deck_is_filled_up_with_the_discard_pile() -> None:
    """What is left of the deck is dealt first, then the discards are shuffled into a new one."""
    t = prepared(tiles="1 14", tile_stack="4 6", hand={1: all_but("A1 A2 M1 M2")}, deck="A1 A2", discard="M1 M2")
    dealt = t.cards_on(14).split()
    assert dealt[:2] == ["A1", "A2"]
    assert dealt[2] in {"M1", "M2"}
    assert t.discard == ""
    assert t.deck_count == 1


def test_amb_11_the_discard_pile_is_not_shuffled_in_before_it_is_needed() -> None:
    """A deck that is just enough is used up first."""
    t = prepared(tiles="1 14", tile_stack="4 6", hand={1: all_but("A1 A2 A3 M1")}, deck="A1 A2 A3", discard="M1")
    assert t.cards_on(14) == "A1 A2 A3"
    assert t.deck_count == 0
    assert t.discard == "M1"


def test_amb_11_with_no_cards_at_all_tiles_stay_empty() -> None:
    """Fewer cards are dealt when both deck and discard pile run out."""
    t = prepared(tiles="1 3 14", tile_stack="4 6", hand={1: all_but("A1 A2 A3 A4")}, deck="A1 A2 A3 A4")
    assert t.cards_on(3) == "A1 A2 A3"
    assert t.cards_on(14) == "A4"
