"""Tile 10, Bon Mot Bookshop (LOC10)."""

from support.table import Table


def test_loc10_01_takes_one_card_of_the_tile_and_may_shelve_it() -> None:
    """One card comes to the hand, the others stay. Only the card just taken can be shelved."""
    t = Table(on={10: "A1 A2 A3 A4"}, hand={0: "M1"})
    t.place(0, tile=10)
    assert t.legal(0) == {"A1", "A2", "A3", "A4"}
    t.choose(0, "A3")
    assert t.hand(0) == "A3 M1"
    assert t.cards_on(10) == "A1 A2 A4"
    assert t.legal(0) == {"A3", "done"}
    t.choose(0, "A3")
    assert t.shelf(0) == "A3"
    assert t.seat == 1
