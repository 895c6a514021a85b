"""Tile 2, Ye Olde Book Swap (LOC02)."""

import pytest

from support.table import Table


def test_loc02_01_swaps_a_hand_card_for_a_card_of_the_tile_and_may_shelve_it() -> None:
    """A card of the hand and one of the tile change places; the new card, and only that, can be shelved then."""
    t = Table(on={2: "B1 B2 B3"}, hand={0: "M1 M2"})
    t.place(0, tile=2)
    t.choose(0, "B2", "M1")
    assert t.hand(0) == "B2 M2"
    assert t.cards_on(2) == "B1 B3 M1"
    assert t.legal(0) == {"B2", "done"}
    t.choose(0, "B2")
    assert t.shelf(0) == "B2"
    assert t.seat == 1


def test_loc02_01_the_card_received_may_stay_in_hand() -> None:
    """Shelving is voluntary."""
    t = Table(on={2: "B1 B2 B3"}, hand={0: "M1"})
    t.place(0, tile=2)
    t.choose(0, "B3", "done")
    assert t.hand(0) == "B3"
    assert t.shelf(0) == ""


@pytest.mark.trace("AMB-19")
def test_loc02_01_the_swap_is_compulsory_when_it_is_possible() -> None:
    """Neither half of the swap can be declined."""
    t = Table(on={2: "B1 B2 B3"}, hand={0: "M1 M2"})
    t.place(0, tile=2)
    assert t.legal(0) == {"B1", "B2", "B3"}
    t.choose(0, "B1")
    assert t.legal(0) == {"M1", "M2"}


def test_amb_44_the_card_given_may_be_taken_by_the_next_visitor() -> None:
    """It lies face up with the others."""
    t = Table(on={2: "B1 B2 B3"}, hand={0: "M1", 1: "N1"})
    t.place(0, tile=2)
    t.choose(0, "B2", "done")
    t.place(1, tile=2)
    assert t.legal(1) == {"B1", "B3", "M1"}
    t.choose(1, "M1", "M1")
    assert t.shelf(1) == "M1"
