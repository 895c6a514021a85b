"""Tile 14, Flea Market (LOC14)."""

from support.table import Table

CARDS = {14: "A1 A2 A3"}


def test_loc14_01_takes_one_card() -> None:
    """Alone on the tile, the visitor takes a single card."""
    t = Table(on=CARDS)
    t.place(0, tile=14)
    t.choose(0, "A2")
    assert t.prompt == "shelve-gained"
    assert t.hand(0) == "A2"
    assert t.cards_on(14) == "A1 A3"


def test_loc14_01_takes_a_second_one_where_another_assistant_is() -> None:
    """An opponent's assistant that was here first brings one card more; it has to be taken."""
    t = Table(on=CARDS, at={14: "1"})
    t.place(0, tile=14)
    t.choose(0, "A2")
    assert t.legal(0) == {"A1", "A3"}
    t.choose(0, "A1", "done")
    assert t.hand(0) == "A1 A2"


def test_loc14_01_even_where_the_other_assistant_is_ones_own() -> None:
    """One's own counts as well."""
    t = Table(on=CARDS, at={14: "0"})
    t.place(0, tile=14)
    t.choose(0, "A2", "A3", "done")
    assert t.hand(0) == "A2 A3"


def test_loc14_02_all_cards_gained_may_be_shelved() -> None:
    """Both, and no card that was in the hand before."""
    t = Table(on=CARDS, at={14: "1"}, hand={0: "Z1"})
    t.place(0, tile=14)
    t.choose(0, "A2", "A1")
    assert t.legal(0) == {"A1", "A2", "done"}
    t.choose(0, "A2", "A1", "left of A2")
    assert t.shelf(0) == "A1 A2"
    assert (t.seat, t.prompt) == (1, "place")


def test_amb_62_a_single_card_left_is_all_there_is() -> None:
    """In company, too, one cannot take more than there are."""
    t = Table(on={14: "A1"}, at={14: "1"})
    t.place(0, tile=14)
    assert t.legal(0) == {"A1", "done"}
    assert t.prompt == "shelve-gained"
