"""Tile 5, Community Center (LOC05)."""

from support.table import Table


def center(seats: int = 3, cards: str = "A1 A2 A3 A4") -> Table:
    """Return a table with these cards at the Community Center."""
    return Table(seats, on={5: cards}, at={5: ""})


def test_loc05_01_takes_a_card_and_gives_one_of_the_rest_to_an_opponent() -> None:
    """One card for oneself, then one for another player; the others stay."""
    t = center()
    t.place(0, tile=5)
    t.choose(0, "A2", "done", "A4", "seat 2")
    assert t.hand(0) == "A2"
    assert t.hand(2) == "A4"
    assert t.cards_on(5) == "A1 A3"


def test_loc05_01_any_opponent_can_be_given_the_card() -> None:
    """Every other player, and never oneself (AMB-49)."""
    t = center(4)
    t.place(0, tile=5)
    t.choose(0, "A2", "done", "A4")
    assert t.legal(0) == {"seat 1", "seat 2", "seat 3"}


def test_loc05_02_both_may_shelve_what_they_got() -> None:
    """The visitor shelves before it gives, the other at once on being given (AMB-49)."""
    t = center()
    t.place(0, tile=5)
    t.choose(0, "A2")
    assert t.legal(0) == {"A2", "done"}
    t.choose(0, "A2", "A4", "seat 2")
    assert t.legal(2) == {"A4", "done"}
    t.choose(2, "A4")
    assert (t.shelf(0), t.shelf(2)) == ("A2", "A4")
    assert (t.seat, t.prompt) == (1, "place")


def test_loc05_02_only_the_card_just_got_may_be_shelved() -> None:
    """Neither may shelve another card of the hand."""
    t = Table(on={5: "A1 A2"}, hand={0: "M1", 1: "N1"})
    t.place(0, tile=5)
    t.choose(0, "A1")
    assert t.legal(0) == {"A1", "done"}
    t.choose(0, "done", "A2", "seat 1")
    assert t.legal(1) == {"A2", "done"}


def test_amb_49_the_gift_is_compulsory_while_a_card_is_left() -> None:
    """Neither the choice of the card nor that of the player can be declined."""
    t = center(2)
    t.place(0, tile=5)
    t.choose(0, "A2", "done")
    assert t.legal(0) == {"A1", "A3", "A4"}
    t.choose(0, "A1")
    assert t.legal(0) == {"seat 1"}


def test_loc05_01_with_a_single_card_nothing_is_given() -> None:
    """The visitor takes the last card; there is none to give."""
    t = center(2, "A1")
    t.place(0, tile=5)
    t.choose(0, "A1", "done")
    assert (t.seat, t.prompt) == (1, "place")
    assert t.hand(0) == "A1"


def test_loc05_03_no_effect_without_cards() -> None:
    """Where nothing lies, nobody gets anything."""
    t = center(2, "")
    t.place(0, tile=5)
    assert (t.seat, t.prompt) == (1, "place")
